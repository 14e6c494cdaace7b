extension Solver {
  /// The size of the container at `index`, from its layout.
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
    // Nothing can be placed while sizes are requested.
    state.pointee.placements.removeSubrange(first...)
    return Size(
      width: size.width >= 0 ? size.width : 0,
      height: size.height >= 0 ? size.height : 0
    )
  }

  /// Runs the layout of the container at `index` to place its children.
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
    // Questions of a layout to children that it has placed have no effect.
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
        // Asking the others, too, would double the offers at each level.
        _ = ask(child, Offer(size), depth)
      }
    }
  }

  /// The position of a guide of the container at `index`, which has placed its children, from its layout.
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

  /// Whether a layout may ask the box at `index` now: while one runs it may ask only its own children.
  ///
  /// A layout that stored a child of another container would otherwise ask a box that is being computed.
  func mayAsk(_ index: Int) -> Bool {
    guard let running = state.pointee.running.last else { return true }
    return index - Int(nodes[index].up) == running
  }

  /// Places `child` so that `anchor` of its frame is at `point` of its parent.
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

  /// The position, in `child`, of the guide by which it is placed.
  private func anchored(_ guide: GuideIdentity, in child: Int, _ depth: Int) -> Double {
    let code = state.pointee.tables.code(of: guide)
    if code.isBaseline || code.customIndex != nil { return self.guide(code, of: child, depth) }
    return code.position(in: nodes[child].size)
  }
}
