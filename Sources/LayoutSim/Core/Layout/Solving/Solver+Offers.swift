extension Solver {
  /// Fills in the offers of boxes that were not asked because no offer would change their size.
  ///
  /// The tree must have been placed with `offer` for its root.
  func fillInOffers(_ offer: Offer) {
    guard count > 0 else { return }
    nodes[0].offer = offer
    for index in 0..<count where nodes[index].traits.contains(.sized) && nodes[index].childCount > 0
    {
      fillInOffersOfChildren(of: index)
    }
  }

  private func fillInOffersOfChildren(of index: Int) {
    let node = nodes + index
    let size = Offer(node.pointee.size)
    switch node.pointee.kind {
    case .stack:
      _ = run(index, node.pointee.offer, 0)
    case .layers:
      forEachChild(of: index) { _ = ask($0, size, 0) }
    case .overlay, .background:
      _ = ask(primary(of: index), node.pointee.offer, 0)
    default:
      let child = firstChild(of: index)
      if nodes[child].traits.contains(.sized) {
        _ = ask(child, innerOffer(index, node.pointee.offer, node.pointee.size, 0), 0)
      }
    }
  }
}
