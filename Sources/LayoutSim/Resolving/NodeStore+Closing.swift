extension NodeStore {
  /// Completes the box at `index`, whose subtree reaches to the end of the store.
  mutating func close(_ index: Int, childCount: Int, isDynamic: Bool) {
    nodes[index].span = nodes.count - index
    nodes[index].childCount = childCount
    switch nodes[index].kind {
    case .stack: closeStack(index, isDynamic: isDynamic)
    case .layers: closeLayers(index)
    case .scroll, .container: break
    default: closeModifier(index)
    }
  }

  /// Gives each of the subtrees behind the box at `index` a box of its own like it.
  mutating func distribute(_ index: Int) {
    let node = nodes[index]
    let content = ContiguousArray(nodes[(index + 1)...])
    nodes.removeSubrange(index...)
    var next = 0
    while next < content.count {
      let subtree = content[next..<next + content[next].span]
      if content[next].kind == .mention {
        nodes.append(contentsOf: subtree)
      } else {
        let copy = nodes.count
        nodes.append(node)
        nodes.append(contentsOf: subtree)
        close(copy, childCount: 1, isDynamic: false)
      }
      next += content[next].span
    }
  }

  /// Calls `visit` with the position of each child of the box at `index` that is laid out.
  func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    forEachBox(in: index + 1..<index + nodes[index].span, visit)
  }

  /// Calls `visit` with the position of each outermost box in `range` that is laid out.
  func forEachBox(in range: Range<Int>, _ visit: (Int) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      if nodes[next].kind != .mention { visit(next) }
      next += nodes[next].span
    }
  }
}

extension NodeStore {
  private mutating func closeStack(_ index: Int, isDynamic: Bool) {
    let axis = nodes[index].axis
    let children = children(of: index)
    guard let first = children.first, let last = children.last else {
      nodes[index].priority = -.infinity
      nodes[index].spacing = spacings.number(of: .zero)
      return
    }
    // A stack of exactly one child that is always there is transparent.
    if children.count == 1, !isDynamic {
      nodes[index].kind = .pass
      nodes[index].childCount = 1
      takeOver(from: first, to: index)
      return
    }
    let isExplicit = nodes[index].traits.contains(.explicitGap)
    for (previous, child) in zip(children, children.dropFirst()) {
      nodes[child].gapBefore =
        isExplicit
        ? nodes[index].numbers.0
        : Spacing.gap(
          between: spacings[nodes[previous].spacing],
          and: spacings[nodes[child].spacing],
          along: axis
        )
    }
    uniteTraits(of: children, into: index)
    var spacing = unitedSpacing(of: children)
    if axis == .horizontal {
      spacing.leading = spacings[nodes[first].spacing].leading
      spacing.trailing = spacings[nodes[last].spacing].trailing
    } else {
      spacing.top = spacings[nodes[first].spacing].top
      spacing.bottom = spacings[nodes[last].spacing].bottom
    }
    nodes[index].spacing = spacings.number(of: spacing)
  }

  private mutating func closeLayers(_ index: Int) {
    let children = children(of: index)
    guard !children.isEmpty else {
      nodes[index].priority = -.infinity
      nodes[index].spacing = spacings.number(of: .zero)
      return
    }
    uniteTraits(of: children, into: index)
    nodes[index].spacing = spacings.number(of: unitedSpacing(of: children))
  }

  private mutating func closeModifier(_ index: Int) {
    let children = children(of: index)
    let isBackground = nodes[index].kind == .background && children.count > 1
    guard let child = isBackground ? children.last : children.first else {
      nodes[index].priority = -.infinity
      nodes[index].spacing = spacings.number(of: .zero)
      return
    }
    switch nodes[index].kind {
    case .padding:
      takeOver(from: child, to: index)
      nodes[index].priority = 0
      nodes[index].traits.remove(.spacer)
      var spacing = spacings[nodes[child].spacing]
      let (top, leading, bottom, trailing) = nodes[index].numbers
      if top != 0 { spacing.top = Spacing.plain.top }
      if leading != 0 { spacing.leading = Spacing.plain.leading }
      if bottom != 0 { spacing.bottom = Spacing.plain.bottom }
      if trailing != 0 { spacing.trailing = Spacing.plain.trailing }
      nodes[index].spacing = spacings.number(of: spacing)
    case .frame:
      let (width, height, _, _) = nodes[index].numbers
      constrain(index, around: child, width: !width.isNaN, height: !height.isNaN)
      if !width.isNaN && !height.isNaN { nodes[index].traits.insert(.rigid) }
    case .flexibleFrame:
      let limit = limits[nodes[index].payload]
      constrain(
        index,
        around: child,
        width: limit.width.isConstraining,
        height: limit.height.isConstraining
      )
      nodes[index].traits.remove(.rigid)
    case .fixedSize:
      takeOver(from: child, to: index)
      // On both axes it asks the same question whatever it is offered.
      let (width, height, _, _) = nodes[index].numbers
      if width != 0 && height != 0 { nodes[index].traits.insert(.rigid) }
    default:
      takeOver(from: child, to: index)
    }
  }

  private mutating func constrain(_ index: Int, around child: Int, width: Bool, height: Bool) {
    takeOver(from: child, to: index)
    nodes[index].priority = 0
    guard !nodes[child].traits.contains(.spacer) else { return }
    var spacing = spacings[nodes[child].spacing]
    if width { spacing.reset(.horizontal) }
    if height { spacing.reset(.vertical) }
    nodes[index].spacing = spacings.number(of: spacing)
  }

  private mutating func takeOver(from child: Int, to index: Int) {
    nodes[index].priority = nodes[child].priority
    nodes[index].spacing = nodes[child].spacing
    nodes[index].traits.formUnion(nodes[child].traits.intersection([.rigid, .baseline, .spacer]))
  }

  private mutating func uniteTraits(of children: [Int], into index: Int) {
    if children.allSatisfy({ nodes[$0].traits.contains(.rigid) }) {
      nodes[index].traits.insert(.rigid)
    }
    if children.contains(where: { nodes[$0].traits.contains(.baseline) }) {
      nodes[index].traits.insert(.baseline)
    }
  }

  private func unitedSpacing(of children: [Int]) -> Spacing {
    // Neighbours are mostly alike, and the union of the same is the same.
    if children.allSatisfy({ nodes[$0].spacing == nodes[children[0]].spacing }) {
      return spacings[nodes[children[0]].spacing]
    }
    return children.dropFirst().reduce(spacings[nodes[children[0]].spacing]) {
      $0.union(spacings[nodes[$1].spacing])
    }
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(nodes[index].childCount)
    forEachChild(of: index) { children.append($0) }
    return children
  }
}
