extension Solver {
  /// Places the whole tree; the root is offered `offer` and stands at `position`.
  func placeAll(offer: Offer, at position: Point) {
    guard !store.nodes.isEmpty else { return }
    placements[0] = Placement(position: position, offer: offer)
    for index in store.nodes.indices where store.nodes[index].kind != .mention {
      placements[index].size = unwinding { answer(index, placements[index].offer) }
      unwinding { placeChildren(of: index) }
    }
  }

  /// Puts `child` where its `anchor` meets `point` of its parent.
  func place(_ child: Int, at point: Point, anchor: Anchoring, offer: Offer) {
    let size = answer(child, offer)
    let guide = guidePoint(child, offer, size, anchor)
    put(
      child,
      at: Point(x: (point.x - guide.x).orZero, y: (point.y - guide.y).orZero),
      offer
    )
  }

  private func put(_ child: Int, at position: Point, _ offer: Offer) {
    placements[child].position = position
    placements[child].offer = offer
    placements[child].isLeftOut = false
  }

  private func placeChildren(of index: Int) {
    let node = store.nodes[index]
    guard node.childCount > 0 else { return }
    let offer = placements[index].offer
    let size = placements[index].size
    switch node.kind {
    case .fixed, .fill, .spacer, .line, .text, .mention:
      break
    case .stack:
      placeStack(index, offer, size)
    case .layers:
      let final = Offer(size)
      for frame in layerFrames(index, offer: final) {
        put(frame.child, at: frame.position, final)
      }
    case .overlay, .background:
      placeDecoration(index, offer, size)
    case .container:
      for child in children(of: index) { put(child, at: .zero, Offer(size)) }
      store.layouts[node.payload].place(
        in: size,
        proposal: offer.proposal,
        children: LayoutChildren(solver: self, parent: index)
      )
    case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .scroll:
      let inner = innerOffer(index, offer, size)
      put(child(0, of: index), at: innerPosition(index, inner, size), inner)
    }
  }

  private func placeStack(_ index: Int, _ offer: Offer, _ size: Size) {
    let cross = store.nodes[index].axis.across
    var final = offer
    // Without an offer across, the children share the length that the widest of them gave it.
    if offer[cross] == Offer.unspecified { final[cross] = size[cross] }
    negotiate(index, final)
    for child in children(of: index) { put(child, at: turns[child].position, turns[child].offer) }
  }

  private func placeDecoration(_ index: Int, _ offer: Offer, _ size: Size) {
    let anchoring = store.nodes[index].anchoring
    let primary = primary(of: index)
    put(primary, at: .zero, offer)
    for extra in children(of: index) where extra != primary {
      let point = guidePoint(primary, offer, size, anchoring)
      place(extra, at: point, anchor: anchoring, offer: Offer(size))
    }
  }

  private func guidePoint(
    _ index: Int,
    _ offer: Offer,
    _ size: Size,
    _ anchoring: Anchoring
  ) -> Point {
    Point(
      x: anchoring.horizontal.position(in: size.width),
      y: anchoring.vertical.position(in: size.height) { baselines(index, offer) }
    )
  }
}

// MARK: - Boxes around one child

extension Solver {
  /// What the child of the box at `index` is offered in the end.
  func innerOffer(_ index: Int, _ offer: Offer, _ size: Size) -> Offer {
    let node = store.nodes[index]
    return switch node.kind {
    case .padding: paddedOffer(node, offer)
    case .frame: framedOffer(node, offer)
    case .flexibleFrame: flexiblePlacementOffer(index, offer, final: size)
    case .fixedSize: fixedSizeOffer(node, offer)
    case .aspectRatio: aspectOffer(index, offer)
    case .scroll: scrollOffer(node, offer)
    default: offer
    }
  }

  /// Where the child of the box at `index` is in it.
  func innerPosition(_ index: Int, _ inner: Offer, _ size: Size) -> Point {
    let node = store.nodes[index]
    switch node.kind {
    case .padding:
      return Point(x: node.numbers.1, y: node.numbers.0)
    case .frame, .flexibleFrame, .fixedSize, .aspectRatio:
      let child = child(0, of: index)
      let guide = guidePoint(child, inner, answer(child, inner), node.anchoring)
      return Point(
        x: (node.anchoring.horizontal.position(in: size.width) - guide.x).orZero,
        y: (node.anchoring.vertical.position(in: size.height) { nil } - guide.y).orZero
      )
    case .offset:
      return Point(x: node.numbers.0, y: node.numbers.1)
    default:
      return .zero
    }
  }
}
