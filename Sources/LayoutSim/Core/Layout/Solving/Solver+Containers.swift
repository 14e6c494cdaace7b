extension Solver {
  /// The size that the layout of the container at `index` answers.
  func containerSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    guard let tree = state.pointee.tree else { return .zero }
    let layout = state.pointee.tables.layouts[Int(nodes[index].payload)]
    let first = state.pointee.placements.count
    state.pointee.running.append(index)
    defer { state.pointee.running.removeLast() }
    let size = layout.size(
      in: offer.proposal,
      children: LayoutChildren(tree: tree, parent: index, depth: depth)
    )
    // Nothing can be placed while sizes are asked for.
    state.pointee.placements.removeSubrange(first...)
    return Size(
      width: size.width >= 0 ? size.width : 0,
      height: size.height >= 0 ? size.height : 0
    )
  }

  /// Lets the layout of the container at `index` place its children.
  func placeContainer(_ index: Int, _ offer: Offer, _ size: Size, _ depth: Int) {
    forEachChild(of: index) { child in
      nodes[child].position = .zero
      nodes[child].traits.remove(.leftOut)
      nodes[child].traits.formUnion([.awaitsOffer, .awaitsPlace])
    }
    guard !isInterrupted, let tree = state.pointee.tree else { return }
    let first = state.pointee.placements.count
    state.pointee.running.append(index)
    state.pointee.tables.layouts[Int(nodes[index].payload)].place(
      in: size,
      proposal: offer.proposal,
      children: LayoutChildren(tree: tree, parent: index, depth: depth)
    )
    state.pointee.running.removeLast()
    // What a layout asks a child that it has placed is of no consequence.
    for placement in state.pointee.placements[first...] {
      _ = ask(placement.box, placement.offer, depth)
    }
    state.pointee.placements.removeSubrange(first...)
    let middle = Point(x: size.width / 2, y: size.height / 2)
    forEachChild(of: index) { child in
      if nodes[child].traits.contains(.awaitsPlace) {
        place(child, at: middle, anchor: .center, offer: offer, depth)
        state.pointee.placements.removeLast()
      } else if nodes[child].traits.contains(.awaitsOffer) {
        // To ask the others, too, would double the offers at each level.
        _ = ask(child, Offer(size), depth)
      }
    }
  }

  /// Where the layout of the container at `index`, which has placed its children, says that a guide is.
  func containerGuide(
    _ code: GuideCode,
    of index: Int,
    _ offer: Offer,
    _ size: Size,
    _ depth: Int
  ) -> Double? {
    guard nodes[index].traits.contains(.guidesOfLayout), let tree = state.pointee.tree else {
      return merged(code, of: index, depth)
    }
    state.pointee.running.append(index)
    defer { state.pointee.running.removeLast() }
    return state.pointee.tables.layouts[Int(nodes[index].payload)].position(
      of: code.customIndex.map { .custom(state.pointee.tables.customGuides[$0]) } ?? .builtIn(code),
      isHorizontal: code.isHorizontal(in: state.pointee.tables),
      in: size,
      proposal: offer.proposal,
      children: LayoutChildren(tree: tree, parent: index, depth: depth)
    )?.asLength
  }

  /// Whether a layout may ask the box at `index` now: while one runs it may ask its own children, and
  /// no other box may be asked.
  ///
  /// A layout that kept a child of another container would otherwise ask what is just being worked out.
  func mayAsk(_ index: Int) -> Bool {
    guard let running = state.pointee.running.last else { return true }
    return index - Int(nodes[index].up) == running
  }

  /// Puts `child` where `anchor` of its frame meets `point` of its parent.
  func place(
    _ child: Int,
    at point: Point,
    anchor: Anchoring,
    offer: Offer,
    _ depth: Int
  ) {
    nodes[child].traits.subtract([.awaitsOffer, .awaitsPlace])
    state.pointee.placements.append(Question(box: child, offer: offer))
    _ = ask(child, offer, depth)
    if isInterrupted { return }
    nodes[child].position = Point(
      x: (point.x - anchored(anchor.horizontal.identity, in: child, depth)).asLength,
      y: (point.y - anchored(anchor.vertical.identity, in: child, depth)).asLength
    )
  }

  /// Where a point by which `child` is placed is in it.
  private func anchored(_ guide: GuideIdentity, in child: Int, _ depth: Int) -> Double {
    let code = state.pointee.tables.code(of: guide)
    if code.isBaseline || code.customIndex != nil { return self.guide(code, of: child, depth) }
    return code.position(in: nodes[child].size)
  }
}
