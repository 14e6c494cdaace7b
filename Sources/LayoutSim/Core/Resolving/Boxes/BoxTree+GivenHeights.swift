extension BoxTree {
  /// The values that were measured for a sheet's height at a height that it imposed, and that would differ
  /// without it.
  ///
  /// Observers of boxes have measured them, and, for a preference that is a height, size readers of that
  /// height. This must be called last: boxes answer other offers for it, and have those sizes afterwards.
  @MainActor
  func givenHeights(observedBy preferences: [PreferenceObserver]) -> [LayoutNote] {
    var notes = shownObservers().compactMap { index, observer in
      observer.slot.feedsHeight
        ? givenHeight(of: index, observer.subject.name, on: observer.screen) : nil
    }
    for observer in preferences where observer.slot.feedsHeight {
      for index in 0..<count where nodes[index].label == .reader {
        guard let height = observer.value as? Double, nodes[index].size.height == height else {
          continue
        }
        if let note = givenHeight(of: index, "SizeReader", on: observer.screen) {
          notes.append(note)
        }
      }
    }
    return notes
  }

  private func givenHeight(
    of index: Int,
    _ observer: String,
    on screen: ScreenPlace?
  ) -> LayoutNote? {
    let content = content(observedAt: index)
    let (offer, given) = (nodes[content].offer, nodes[content].size.height)
    guard offer.height >= 0, offer.height.isFinite else { return nil }
    let free = Offer(width: offer.width, height: Offer.unspecified)
    let wanted = solver.askDeeply(content, free).height
    guard abs(wanted - given) > 0.01 else { return nil }
    return .measuredAtGivenHeight(
      .observer(observer, of: name(of: content)),
      screen,
      given: given,
      wanted: wanted
    )
  }

  /// The box whose size an observer at `index` receives: for an overlay or a background, the decorated one.
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
