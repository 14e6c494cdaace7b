extension TreeBuilder {
  mutating func closeModifier(_ index: Int) {
    let summary = summarize(index, along: nil)
    guard summary.count > 0 else {
      closeEmpty(index)
      return
    }
    let isBackground = nodes[index].kind == .background && summary.count > 1
    let child = isBackground ? summary.last : summary.first
    takeOver(from: child, to: index)
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
      let (width, height) = (nodes[index].freesWidth, nodes[index].freesHeight)
      if width {
        nodes[index].traits.remove([.fillsWidth, .narrows])
        nodes[index].traits.insert(.steadyWidth)
      }
      if height {
        nodes[index].traits.remove(.fillsHeight)
        nodes[index].traits.insert(.steadyHeight)
      }
      // On both axes it asks the same question for any offer.
      if width && height { nodes[index].traits.insert(.rigid) }
    case .aspectRatio:
      // It is uncertain which boxes propagate priorities. OpenSwiftUI's list includes neither ratios nor
      // boxes that ignore the safe area.
      nodes[index].priority = 0
      nodes[index].traits.remove([.fills, .narrows])
      if !isSized { nodes[index].traits.remove(.steady) }
    case .position:
      nodes[index].priority = 0
      nodes[index].spacing = SpacingTable.plain
      nodes[index].traits.remove([.sized, .rigid, .spacer, .narrows])
      nodes[index].traits.formUnion([.fills, .steady])
    case .guide:
      closeGuide(index)
    case .scroll:
      closeScroll(index)
    case .safeArea:
      nodes[index].traits.remove([.sized, .rigid, .fills, .guides, .spacer, .narrows, .steady])
      // A container of content and a bar propagates the same as other containers.
      nodes[index].traits.formUnion(summary.any.intersection([.baseline, .customGuide]))
      nodes[index].priority = 0
      if summary.count > 1 { settleGap(index, summary) }
    case .ignoresSafeArea:
      nodes[index].priority = 0
    default:
      break
    }
  }

  /// Sets the gap between a bar and the content if it was not set explicitly.
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
    let insets = nodes[index].padding
    nodes[index].priority = 0
    nodes[index].traits.remove([.spacer, .fills])
    if insets.leading != 0 || insets.trailing != 0 { nodes[index].traits.remove(.narrows) }
    // Content that is clipped on all sides may change without an effect.
    if insets.horizontal < 0 { nodes[index].traits.remove(.steadyWidth) }
    if insets.vertical < 0 { nodes[index].traits.remove(.steadyHeight) }
    if let inner { nodes[index].size = nodes[index].paddedSize(inner) }
    var sides: LayoutEdges = []
    if insets.top != 0 { sides.insert(.top) }
    if insets.leading != 0 { sides.insert(.leading) }
    if insets.bottom != 0 { sides.insert(.bottom) }
    if insets.trailing != 0 { sides.insert(.trailing) }
    nodes[index].spacing = tables.spacings.reset(nodes[index].spacing, sides)
  }

  private mutating func closeFrame(_ index: Int, _ inner: Size?) {
    let (width, height) = (nodes[index].frameWidth, nodes[index].frameHeight)
    constrain(index, width: width != nil, height: height != nil)
    if width != nil { nodes[index].traits.formUnion([.rigidWidth, .steadyWidth]) }
    if height != nil { nodes[index].traits.formUnion([.rigidHeight, .steadyHeight]) }
    nodes[index].traits.remove(.sized)
    let isGiven = width != nil && height != nil
    guard isGiven || inner != nil else { return }
    nodes[index].size = nodes[index].framedSize(inner ?? .zero)
    nodes[index].traits.formUnion([.sized, .rigid])
  }

  private mutating func closeFlexibleFrame(_ index: Int) {
    let limits = tables.limits[Int(nodes[index].payload)]
    let inner = nodes[index].traits
    let narrows = inner.contains(.narrows) && limits.width.minimum ?? 0 == 0
    constrain(index, width: limits.width.isConstraining, height: limits.height.isConstraining)
    var traits = nodes[index].traits.subtracting(.sized)
    if narrows { traits.insert(.narrows) }
    for axis in LayoutAxis.allCases {
      let limit = axis == .horizontal ? limits.width : limits.height
      guard limit.isConstraining else { continue }
      if !limit.isSteady(around: inner, along: axis) { traits.remove(.steady(along: axis)) }
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
    nodes[index].traits.remove([
      .sized, .rigid, .fills, .guides, .spacer, .narrows,
    ])
    nodes[index].priority = 0
    nodes[index].spacing = SpacingTable.plain
    // The content of a window is hidden from the container around it.
    nodes[index].containerValues = -1
    if nodes[index].freesWidth { nodes[index].traits.formUnion([.fillsWidth, .steadyWidth]) }
    if nodes[index].freesHeight { nodes[index].traits.formUnion([.fillsHeight, .steadyHeight]) }
  }

  private mutating func constrain(_ index: Int, width: Bool, height: Bool) {
    nodes[index].priority = 0
    if width { nodes[index].traits.remove([.fillsWidth, .narrows]) }
    if height { nodes[index].traits.remove(.fillsHeight) }
    guard !nodes[index].traits.contains(.spacer) else { return }
    var sides: LayoutEdges = []
    if width { sides.formUnion(.horizontal) }
    if height { sides.formUnion(.vertical) }
    nodes[index].spacing = tables.spacings.reset(nodes[index].spacing, sides)
  }

  mutating func takeOver(from child: Int, to index: Int) {
    let base = nodes.base
    (base + index).pointee.priority = (base + child).pointee.priority
    (base + index).pointee.spacing = (base + child).pointee.spacing
    (base + index).pointee.size = (base + child).pointee.size
    (base + index).pointee.containerValues = (base + child).pointee.containerValues
    (base + index).pointee.traits.formUnion((base + child).pointee.traits.intersection(.ofContent))
  }
}

extension LengthLimits {
  /// Whether a frame with these limits around content with the traits `inner` is steady along `axis`.
  ///
  /// An infinite maximum, or both limits, suffice. A single limit may hide changes of the content, unless
  /// that has a fixed length, or becomes arbitrarily short or long.
  fileprivate func isSteady(around inner: NodeTraits, along axis: LayoutAxis) -> Bool {
    if maximum == .infinity || (minimum != nil && maximum != nil) { return true }
    guard inner.contains(.steady(along: axis)) else { return false }
    if minimum == nil && maximum == nil { return true }
    return inner.contains(.rigid(along: axis)) || inner.contains(.fills(along: axis))
      || (axis == .horizontal && inner.contains(.narrows))
  }
}
