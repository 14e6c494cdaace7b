extension TreeBuilder {
  /// Completes the box at `index`, whose subtree reaches to the end of the tree.
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

  /// Gives each of the subtrees behind the box at `index` a box of its own like it.
  mutating func distribute(_ index: Int) {
    let box = nodes[index]
    let content = (index + 1..<nodes.count).map { nodes[$0] }
    nodes.removeAll(from: index)
    var next = 0
    while next < content.count {
      let end = next + Int(content[next].span)
      let copy = nodes.count
      let isBox = content[next].kind != .mention
      if isBox { nodes.append(box) }
      for node in content[next..<end] { nodes.append(node) }
      if isBox { close(copy, childCount: 1, isDynamic: false) }
      next = end
    }
  }
}

/// What all the children of a box have in common, and what any of them has.
struct ChildSummary {
  var common = NodeTraits(rawValue: .max)
  var any: NodeTraits = []
  var count = 0
  var first = -1
  var last = -1

  /// The spacings of all.
  var spacing: Int32 = -1

  /// Whether all have the same priority.
  var hasOnePriority = true

  /// The most boxes that keep a ratio inside each other in any.
  var ratioNesting: UInt8 = 0

  /// The gaps between them.
  var gaps = 0.0

  /// The sums and the greatest of the lengths that are known.
  var sum = Size.zero
  var largest = Size.zero
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
    // A stack of exactly one child that is always there is transparent.
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
      summary.any.intersection([.baseline, .customGuide, .unpredictable, .readsPlace])
    )
    let isPlain = traits.contains(.plainAlignment)
    let fillsMain = summary.common.contains(.fills(along: axis))
    let fillsAcross = summary.common.contains(.fills(along: across))
    if summary.common.contains(.rigid(along: axis)) { traits.insert(.rigid(along: axis)) }
    if isPlain, summary.common.contains(.rigid(along: across)) {
      traits.insert(.rigid(along: across))
    }
    let gaps = summary.gaps
    if fillsMain, gaps == 0 { traits.insert(.fills(along: axis)) }
    if fillsAcross, isPlain { traits.insert(.fills(along: across)) }
    if isPlain, summary.common.contains(.sized) {
      traits.formUnion([.sized, .rigid])
      var size = Size.zero
      size[axis] = max(0, summary.sum[axis] + gaps)
      size[across] = summary.largest[across]
      nodes[index].size = size
    } else {
      keepAnswers(index)
    }
    nodes[index].traits = traits
    nodes[index].spacing = tables.spacings.stack(
      along: axis,
      first: nodes[summary.first].spacing,
      last: nodes[summary.last].spacing,
      across: summary.spacing
    )
    nodes[index].numbers.1 = Offer.none.width
    nodes[index].numbers.2 = Offer.none.height
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
      summary.any.intersection([.baseline, .customGuide, .unpredictable, .readsPlace])
    )
    if isPlain {
      traits.formUnion(summary.common.intersection([.rigidWidth, .rigidHeight, .fills]))
    }
    if isPlain, summary.hasOnePriority, summary.common.contains(.sized) {
      traits.formUnion([.sized, .rigid])
      nodes[index].size = summary.largest
    } else {
      keepAnswers(index)
    }
    nodes[index].traits = traits
    nodes[index].spacing = summary.spacing
  }

  private mutating func closeContainer(_ index: Int) {
    let summary = summarize(index, along: nil)
    nodes[index].traits.insert(.unpredictable)
    nodes[index].traits.formUnion(
      summary.any.intersection([.baseline, .customGuide, .readsPlace])
    )
    nodes[index].spacing = SpacingTable.plain
    keepAnswers(index)
  }

  private mutating func closeEmpty(_ index: Int) {
    nodes[index].priority = -.infinity
    nodes[index].spacing = SpacingTable.zero
    nodes[index].size = .zero
    nodes[index].traits.formUnion([.sized, .rigid, .plainAlignment])
  }

  private mutating func keepAnswers(_ index: Int) {
    nodes[index].negotiation = tables.negotiationCount
    tables.negotiationCount += 1
  }

  /// Looks at the children of the box at `index`, and sets the gaps between them along `axis`.
  private mutating func summarize(_ index: Int, along axis: LayoutAxis?) -> ChildSummary {
    var summary = ChildSummary()
    let isExplicit = nodes[index].traits.contains(.explicitGap)
    let gap = nodes[index].numbers.0
    let base = nodes.base
    var next = index + 1
    while next < nodes.count {
      let child = base + next
      let span = Int(child.pointee.span)
      defer { next += span }
      if child.pointee.kind == .mention { continue }
      child.pointee.up = Int32(next - index)
      let traits = child.pointee.traits
      summary.common.formIntersection(traits)
      summary.any.formUnion(traits)
      if child.pointee.ratioNesting > summary.ratioNesting {
        summary.ratioNesting = child.pointee.ratioNesting
      }
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
    (base + index).pointee.ratioNesting = summary.ratioNesting
    return summary
  }

  /// Whether nothing among children with `traits` moves `guide`, which is an edge or the middle.
  private func isPlain(_ guide: GuideCode, _ traits: NodeTraits) -> Bool {
    if guide.customIndex != nil { return false }
    if guide.isBaseline { return traits.isDisjoint(with: [.baseline, .edgeGuide]) }
    return traits.isDisjoint(with: .edgeGuide)
  }

  /// Calls `visit` with the position of each child of the box at `index` that is laid out.
  func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var next = index + 1
    let end = index + Int(nodes[index].span)
    while next < end {
      if nodes[next].kind != .mention { visit(next) }
      next += Int(nodes[next].span)
    }
  }
}

// MARK: - Boxes around one child

extension TreeBuilder {
  private mutating func closeModifier(_ index: Int) {
    let summary = summarize(index, along: nil)
    guard summary.count > 0 else {
      closeEmpty(index)
      return
    }
    let isBackground = nodes[index].kind == .background && summary.count > 1
    let child = isBackground ? summary.last : summary.first
    takeOver(from: child, to: index)
    nodes[index].traits.formUnion(summary.any.intersection(.readsPlace))
    let inner = nodes[child].size
    let isSized = nodes[child].traits.contains(.sized)
    switch nodes[index].kind {
    case .padding:
      closePadding(index, isSized ? inner : nil)
    case .frame:
      closeFrame(index, isSized ? inner : nil)
    case .flexibleFrame:
      closeFlexibleFrame(index)
    case .fixedSize:
      let (width, height, _, _) = nodes[index].numbers
      if width != 0 { nodes[index].traits.remove(.fillsWidth) }
      if height != 0 { nodes[index].traits.remove(.fillsHeight) }
      // On both axes it asks the same question whatever it is offered.
      if width != 0 && height != 0 { nodes[index].traits.insert(.rigid) }
    case .aspectRatio:
      nodes[index].traits.remove(.fills)
      if summary.ratioNesting < .max { nodes[index].ratioNesting = summary.ratioNesting + 1 }
      if !isSized { keepAnswers(index) }
    case .guide:
      closeGuide(index)
    case .scroll:
      closeScroll(index)
    case .safeArea:
      nodes[index].traits.remove([.sized, .rigid, .fills, .guides, .spacer])
      nodes[index].traits.insert(.readsPlace)
      nodes[index].priority = 0
      if summary.count > 1 { settleGap(index, summary) }
      keepAnswers(index)
    case .ignoresSafeArea:
      nodes[index].traits.insert(.readsPlace)
    default:
      break
    }
  }

  /// Sets the gap between a bar and the content where its author did not say.
  private mutating func settleGap(_ index: Int, _ summary: ChildSummary) {
    let payload = Int(nodes[index].payload)
    guard case .bar(let edge, let gap) = tables.safeAreas[payload], gap.isNaN else { return }
    let (content, bar) = (nodes[summary.first].spacing, nodes[summary.last].spacing)
    let settled =
      edge.isStart
      ? tables.spacings.gap(bar, content, along: edge.axis)
      : tables.spacings.gap(content, bar, along: edge.axis)
    tables.safeAreas[payload] = .bar(edge, gap: settled)
  }

  private mutating func closePadding(_ index: Int, _ inner: Size?) {
    let (top, leading, bottom, trailing) = nodes[index].numbers
    nodes[index].priority = 0
    nodes[index].traits.remove([.spacer, .fills])
    if let inner {
      nodes[index].size = Size(
        width: max(0, inner.width + leading + trailing),
        height: max(0, inner.height + top + bottom)
      )
    }
    var sides: Sides = []
    if top != 0 { sides.insert(.top) }
    if leading != 0 { sides.insert(.leading) }
    if bottom != 0 { sides.insert(.bottom) }
    if trailing != 0 { sides.insert(.trailing) }
    nodes[index].spacing = tables.spacings.reset(nodes[index].spacing, sides)
  }

  private mutating func closeFrame(_ index: Int, _ inner: Size?) {
    let (width, height, _, _) = nodes[index].numbers
    constrain(index, width: !width.isNaN, height: !height.isNaN)
    if !width.isNaN { nodes[index].traits.insert(.rigidWidth) }
    if !height.isNaN { nodes[index].traits.insert(.rigidHeight) }
    nodes[index].traits.remove(.sized)
    let isGiven = !width.isNaN && !height.isNaN
    guard isGiven || inner != nil else { return }
    nodes[index].size = Size(
      width: width.isNaN ? inner?.width ?? 0 : width,
      height: height.isNaN ? inner?.height ?? 0 : height
    )
    nodes[index].traits.formUnion([.sized, .rigid])
  }

  private mutating func closeFlexibleFrame(_ index: Int) {
    let limits = tables.limits[Int(nodes[index].payload)]
    constrain(index, width: limits.width.isConstraining, height: limits.height.isConstraining)
    var traits = nodes[index].traits.subtracting(.sized)
    for axis in LayoutAxis.allCases {
      let limit = axis == .horizontal ? limits.width : limits.height
      guard limit.isConstraining else { continue }
      traits.remove(.rigid(along: axis))
      traits.remove(.fills(along: axis))
      if limit.minimum == 0, limit.maximum == .infinity { traits.insert(.fills(along: axis)) }
    }
    nodes[index].traits = traits
  }

  private mutating func closeGuide(_ index: Int) {
    let code = tables.guides[Int(nodes[index].payload)].code
    if code.customIndex != nil {
      nodes[index].traits.insert(.customGuide)
    } else {
      nodes[index].traits.insert(code.isBaseline ? .baseline : .edgeGuide)
    }
  }

  private mutating func closeScroll(_ index: Int) {
    nodes[index].traits.remove([.sized, .rigid, .fills, .guides, .spacer, .unpredictable])
    nodes[index].priority = 0
    nodes[index].spacing = SpacingTable.plain
    if nodes[index].numbers.0 != 0 { nodes[index].traits.insert(.fillsWidth) }
    if nodes[index].numbers.1 != 0 { nodes[index].traits.insert(.fillsHeight) }
  }

  private mutating func constrain(_ index: Int, width: Bool, height: Bool) {
    nodes[index].priority = 0
    if width { nodes[index].traits.remove(.fillsWidth) }
    if height { nodes[index].traits.remove(.fillsHeight) }
    guard !nodes[index].traits.contains(.spacer) else { return }
    var sides: Sides = []
    if width { sides.formUnion(.horizontal) }
    if height { sides.formUnion(.vertical) }
    nodes[index].spacing = tables.spacings.reset(nodes[index].spacing, sides)
  }

  private mutating func takeOver(from child: Int, to index: Int) {
    let base = nodes.base
    let inherited: NodeTraits = [
      .rigid, .sized, .fills, .guides, .spacer, .unpredictable, .readsPlace,
    ]
    (base + index).pointee.priority = (base + child).pointee.priority
    (base + index).pointee.spacing = (base + child).pointee.spacing
    (base + index).pointee.size = (base + child).pointee.size
    (base + index).pointee.told = (base + child).pointee.told
    (base + index).pointee.traits.formUnion((base + child).pointee.traits.intersection(inherited))
  }
}
