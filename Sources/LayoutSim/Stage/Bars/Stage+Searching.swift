import FlowEngine

extension Stage {
  /// Ends the search of the front screen as its Cancel button does: the field is emptied, and the keyboard goes.
  ///
  /// Of columns side by side it is the one in front, or else the nearest to it in which a search is going on. A tap on the
  /// button does the same where its label is unique.
  ///
  /// - Throws: ``StageError/notSearching(screen:)`` if no search is going on there.
  public func cancelSearch() throws(StageError) {
    try beginGesture()
    _ = current
    let screens = shownSurfaces.last?.content.stacksInSight.reversed().compactMap(\.screens.last)
    let search = screens?.lazy.map { self.memory(of: $0).search }.first(where: \.isActive)
    guard let search else { throw .notSearching(screen: frontScreen) }
    press { end(search) }
  }

  /// Ends `search`, and takes the focus from its field.
  func end(_ search: ScreenSearch) {
    let wasActive = search.isActive
    search.end()
    if search.focus.isHeld { focus.request = .nothing }
    if wasActive { noteBarChange() }
  }

  /// Refuses a touch of the search field called `name`, if it has gone with its row of the bar.
  func refuseHiddenSearch(_ name: String) throws(StageError) {
    guard let area = areaHidingSearch(name) else { return }
    let tree = current.renderTree
    throw .outOfReach(name, reason: .scrolledAway(area: tree.name(of: area, among: tree.viewports)))
  }

  /// The scroll area because of which the search field called `name` has gone from the bar above it; `nil` if none has.
  func areaHidingSearch(_ name: String) -> Viewport? {
    let tree = current.renderTree
    return reachableViewports.first { area in
      guard tree.title(above: area)?.collapsed.contains(.search) == true,
        let screen = screen(at: area.screen, in: tree),
        let prompt = memory(of: screen).barConfiguration?.search?.prompt
      else { return false }
      return isCalled(name, label: prompt, tag: nil)
    }
  }

  private func screen(at position: Int?, in tree: RenderTree) -> LiveScreen? {
    let route = position.flatMap { tree.nodes[$0].route }
    let screens = shownSurfaces.last?.content.stacksInSight.compactMap(\.screens.last)
    return screens?.first { $0.wrapper.route.identifier == route }
  }

  /// Begins or ends the searches of screens whose field has the focus, or that want it; returns whether anything changed.
  func updateSearches() -> Bool {
    var hasChanged = false
    for memory in memories.searching {
      switch memory.search.update() {
      case .none: break
      case .switched:
        hasChanged = true
        if !memory.search.isActive, memory.search.focus.isHeld { focus.request = .nothing }
      case .wantsFocus:
        hasChanged = true
        focus.request = .field(memory.search.focus)
      }
    }
    return hasChanged
  }
}
