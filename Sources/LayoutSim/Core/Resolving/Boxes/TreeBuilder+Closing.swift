extension TreeBuilder {
  /// Completes the box at `index`, whose subtree extends to the end of the tree.
  mutating func close(_ index: Int, childCount: Int, isDynamic: Bool) {
    nodes[index].span = Int32(nodes.count - index)
    nodes[index].childCount = Int32(childCount)
    switch nodes[index].kind {
    case .stack: closeStack(index, isDynamic: isDynamic)
    case .layers: closeLayers(index)
    case .container: closeContainer(index)
    default: closeModifier(index)
    }
  }

  /// Gives each of the subtrees after the box at `index` a copy of that box.
  mutating func distribute(_ index: Int) {
    let box = nodes[index]
    let content = (index + 1..<nodes.count).map { nodes[$0] }
    nodes.removeAll(from: index)
    var next = 0
    var part = parts.endIndex
    while part > 0, parts[part - 1].index > index { part -= 1 }
    while next < content.count {
      let end = next + Int(content[next].span)
      let copy = nodes.count
      let isBox = content[next].kind != .outlineOnly
      if isBox { nodes.append(box) }
      let moved = nodes.count - (index + 1 + next)
      while part < parts.endIndex, parts[part].index <= index + end {
        parts[part].index += moved
        part += 1
      }
      for node in content[next..<end] { nodes.append(node) }
      if isBox { close(copy, childCount: 1, isDynamic: false) }
      next = end
    }
  }
}

/// The common properties of all the children of a box, and those of any of them.
struct ChildSummary {
  var common = NodeTraits(rawValue: .max)
  var any: NodeTraits = []
  var count = 0
  var first = -1
  var last = -1

  /// The combined spacing.
  var spacing: Int32 = -1

  /// Whether all have the same priority.
  var hasOnePriority = true

  /// The gaps between them.
  var gaps = 0.0

  /// The number of children that only stretch along the axis of their stack.
  var spacers: Int32 = 0

  /// Whether spacers have different minima, or the others different priorities, or one that spacers have.
  var needsOrder = false
  private var priority = Double.nan
  private var spacerMinimum = 0.0

  /// The sums and the maxima of the known lengths.
  var sum = Size.zero
  var largest = Size.zero

  /// Whether a box that is as long as its longest child along `axis` is steady.
  ///
  /// If one is longer than others ever become, these may change without an effect: all must have one length,
  /// be arbitrarily short, or one must grow without limit.
  func isSteady(across axis: LayoutAxis) -> Bool {
    guard common.contains(.steady(along: axis)) else { return false }
    return common.contains(.rigid(along: axis)) || any.contains(.fills(along: axis))
      || (axis == .horizontal && common.contains(.narrows))
  }

  /// Adds the next child of a stack along `axis`.
  @inline(__always)
  mutating func note(_ child: UnsafeMutablePointer<Node>, along axis: LayoutAxis) {
    if child.pointee.kind == .spacer, child.pointee.priority == -.infinity,
      child.pointee.axis == axis, !child.pointee.traits.contains(.bothAxes)
    {
      spacers += 1
      if spacers > 1, child.pointee.minimumLength != spacerMinimum { needsOrder = true }
      spacerMinimum = child.pointee.minimumLength
    } else if child.pointee.kind == .spacer || child.pointee.priority == -.infinity {
      needsOrder = true
    } else if priority.isNaN {
      priority = child.pointee.priority
    } else if child.pointee.priority != priority {
      needsOrder = true
    }
  }
}

// MARK: - Containers

extension TreeBuilder {
  private mutating func closeStack(_ index: Int, isDynamic: Bool) {
    let axis = nodes[index].axis
    let summary = summarize(index, along: axis)
    guard summary.count > 0 else {
      closeEmpty(index)
      return
    }
    // A stack of exactly one permanent child is transparent.
    if summary.count == 1, !isDynamic {
      nodes[index].kind = .pass
      takeOver(from: summary.first, to: index)
      return
    }
    let across = axis.across
    let meets = axis == .horizontal ? nodes[index].vertical : nodes[index].horizontal
    var traits = nodes[index].traits
    if isPlain(meets, summary.any) { traits.insert(.plainAlignment) }
    traits.formUnion(
      summary.any.intersection([.baseline, .customGuide])
    )
    let isPlain = traits.contains(.plainAlignment)
    let fillsMain = summary.common.contains(.fills(along: axis))
    let fillsAcross = summary.common.contains(.fills(along: across))
    if summary.common.contains(.rigid(along: axis)) { traits.insert(.rigid(along: axis)) }
    if isPlain, summary.common.contains(.rigid(along: across)) {
      traits.insert(.rigid(along: across))
    }
    let gaps = summary.gaps
    if isPlain, axis == .vertical || gaps == 0, summary.common.contains(.narrows) {
      traits.insert(.narrows)
    }
    nodes[index].gaps = gaps
    nodes[index].payload = summary.spacers
    if summary.needsOrder { traits.insert(.needsOrder) }
    if fillsMain, summary.spacers == 0 { traits.insert(.allFill) }
    if fillsMain, gaps == 0 { traits.insert(.fills(along: axis)) }
    if fillsAcross, isPlain { traits.insert(.fills(along: across)) }
    if gaps >= 0, summary.common.contains(.steady(along: axis)) {
      traits.insert(.steady(along: axis))
    }
    if isPlain, summary.isSteady(across: across) { traits.insert(.steady(along: across)) }
    if isPlain, summary.common.contains(.sized) {
      traits.formUnion([.sized, .rigid])
      var size = Size.zero
      size[axis] = max(0, summary.sum[axis] + gaps)
      size[across] = summary.largest[across]
      nodes[index].size = size
    }
    nodes[index].traits = traits
    nodes[index].spacing = tables.spacings.stack(
      along: axis,
      first: nodes[summary.first].spacing,
      last: nodes[summary.last].spacing,
      across: summary.spacing
    )
    nodes[index].sharedOffer = .none
  }

  private mutating func closeLayers(_ index: Int) {
    let summary = summarize(index, along: nil)
    guard summary.count > 0 else {
      closeEmpty(index)
      return
    }
    var traits = nodes[index].traits
    let isPlain =
      isPlain(nodes[index].horizontal, summary.any) && isPlain(nodes[index].vertical, summary.any)
    if isPlain { traits.insert(.plainAlignment) }
    traits.formUnion(
      summary.any.intersection([.baseline, .customGuide])
    )
    if isPlain {
      traits.formUnion(summary.common.intersection([.rigid, .fills, .narrows]))
      for axis in LayoutAxis.allCases where summary.isSteady(across: axis) {
        // Those of lower priority do not count, so they could change without an effect.
        if summary.hasOnePriority || summary.common.contains(.rigid(along: axis)) {
          traits.insert(.steady(along: axis))
        }
      }
    }
    if isPlain, summary.hasOnePriority, summary.common.contains(.sized) {
      traits.formUnion([.sized, .rigid])
      nodes[index].size = summary.largest
    }
    nodes[index].traits = traits
    nodes[index].spacing = summary.spacing
  }

  private mutating func closeContainer(_ index: Int) {
    let summary = summarize(index, along: nil)
    let isWindow = nodes[index].isWindow
    if !isWindow {
      nodes[index].traits.formUnion(summary.any.intersection([.baseline, .customGuide]))
    }
    // This rule is uncertain; OpenSwiftUI's containers, like an empty stack, behave like this.
    if summary.count == 0, !isWindow { nodes[index].priority = -.infinity }
    nodes[index].spacing =
      nodes[index].traits.contains(.spacingOfLayout)
      ? spacingOfLayout(index, summary) : SpacingTable.plain
  }

  /// The spacing of the container at `index`, from its layout.
  private mutating func spacingOfLayout(_ index: Int, _ summary: ChildSummary) -> Int32 {
    let numbers = boxes(from: index + 1).map { nodes[$0].spacing }
    let union = summary.count > 0 ? summary.spacing : SpacingTable.plain
    let wanted = tables.layouts[Int(nodes[index].payload)].spacing(
      of: ChildSpacings(numbers, in: tables.spacings, union: tables.spacings[union])
    )
    return wanted == tables.spacings[union] ? union : tables.spacings.number(of: wanted)
  }

  mutating func closeEmpty(_ index: Int) {
    nodes[index].priority = -.infinity
    nodes[index].spacing = SpacingTable.zero
    nodes[index].size = .zero
    nodes[index].traits.formUnion([.sized, .rigid, .steady, .plainAlignment])
  }

  /// Summarizes the children of the box at `index`, and sets the gaps between them along `axis`.
  mutating func summarize(_ index: Int, along axis: LayoutAxis?) -> ChildSummary {
    var summary = ChildSummary()
    let isExplicit = nodes[index].traits.contains(.explicitGap)
    let gap = nodes[index].givenGap
    let base = nodes.base
    var next = index + 1
    while next < nodes.count {
      let child = base + next
      let span = Int(child.pointee.span)
      defer { next += span }
      if child.pointee.kind == .outlineOnly { continue }
      child.pointee.up = Int32(next - index)
      if let axis { summary.note(child, along: axis) }
      let traits = child.pointee.traits
      summary.common.formIntersection(traits)
      summary.any.formUnion(traits)
      if summary.count == 0 {
        summary.first = next
        summary.spacing = child.pointee.spacing
        child.pointee.gapBefore = 0
      } else {
        let previous = base + summary.last
        if child.pointee.spacing != summary.spacing {
          summary.spacing = tables.spacings.union(summary.spacing, child.pointee.spacing)
        }
        if child.pointee.priority != previous.pointee.priority { summary.hasOnePriority = false }
        if let axis {
          child.pointee.gapBefore =
            isExplicit
            ? gap
            : tables.spacings.gap(previous.pointee.spacing, child.pointee.spacing, along: axis)
          summary.gaps += child.pointee.gapBefore
        }
      }
      summary.last = next
      summary.count += 1
      let size = child.pointee.size
      summary.sum.width += size.width
      summary.sum.height += size.height
      summary.largest.width = max(summary.largest.width, size.width)
      summary.largest.height = max(summary.largest.height, size.height)
    }
    assert(next == nodes.count, "The children of box \(index) end at \(next) of \(nodes.count).")
    return summary
  }

  /// Whether nothing among children with `traits` moves `guide`, an edge or the centre.
  private func isPlain(_ guide: GuideCode, _ traits: NodeTraits) -> Bool {
    if guide.customIndex != nil { return false }
    if guide.isBaseline { return traits.isDisjoint(with: [.baseline, .edgeGuide]) }
    return traits.isDisjoint(with: .edgeGuide)
  }
}
