extension BoxTree {
  /// What was measured for the height of a sheet at a height that it was given, and would be higher or
  /// lower by itself.
  ///
  /// To be asked last: boxes answer other offers for it, and their sizes are those answers.
  @MainActor
  func givenHeights() -> [LayoutNote] {
    shownObservers().compactMap { index, observer in
      guard observer.slot.feedsHeight else { return nil }
      let content = content(observedAt: index)
      let (offer, given) = (nodes[content].offer, nodes[content].size.height)
      guard offer.height >= 0, offer.height.isFinite else { return nil }
      let free = Offer(width: offer.width, height: Offer.unspecified)
      let wanted = solver.askDeeply(content, free).height
      guard abs(wanted - given) > 0.01 else { return nil }
      return .measuredAtGivenHeight(
        .observer(observer.subject.name, of: name(of: content)),
        observer.screen,
        given: given,
        wanted: wanted
      )
    }
  }

  /// The box whose size an observer at `index` hears: of one over or under another, that other one.
  private func content(observedAt index: Int) -> Int {
    var box = index
    while nodes[box].up > 0 {
      let outer = box - Int(nodes[box].up)
      let kind = nodes[outer].kind
      if kind == .overlay || kind == .background {
        let primary = solver.primary(of: outer)
        return primary == box ? index : primary
      }
      guard nodes[outer].childCount == 1 else { return index }
      box = outer
    }
    return index
  }
}
