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
