extension Stage {
  /// Scrolls until the element `name` is fully visible, or visible from its start if it is too long.
  ///
  /// If several have that name, it is one in sight, or else the first. A search field that has disappeared from the bar
  /// comes back at the start of the content. Anything in front of the area, such as a sheet that lets touches through
  /// or a custom bar, has to leave the element's middle uncovered.
  ///
  /// ```swift
  /// #expect(throws: StageError.self) { try stage.tap("Line 30") }  // it is below the edge
  /// try stage.scroll(to: "Line 30")
  /// try stage.tap("Line 30")
  /// ```
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: ``StageError/nothingToScrollTo(_:available:)`` if no scroll area contains it, and
  ///   ``StageError/outOfReach(_:reason:)`` if its area is behind something, or if scrolling cannot bring it into sight
  ///   or out from under its cover; in that case nothing is scrolled.
  public func scroll(to name: String) throws(StageError) {
    try beginGesture()
    let settled = current
    let search: ScrollSearch
    do {
      search = try ScrollSearch(for: name, in: settled)
    } catch {
      guard let area = scrolling.areaHidingSearch(name, in: settled) else { throw error }
      return press { _ = scrolling.scrollToStart(of: area, in: settled) }
    }
    try scroll(with: search)
  }

  /// Scrolls as far as `search` requires, or not at all if that does not suffice.
  func scroll(with search: ScrollSearch) throws(StageError) {
    let scrollBack = scrolling.restoration(of: current)
    var search = search
    while let (area, step) = search.nextStep(in: current) {
      _ = scroll(area, by: step) { title, distance in
        // The target stays in sight only without the title.
        distance > 0 ? max(distance, title.zone) : distance
      }
    }
    guard let cover = search.cover(in: current) else { return }
    press(scrollBack)
    throw .outOfReach(search.name, reason: cover)
  }
}

extension Stage {
  /// Performs `body`, which changes ``traits``, and then restores them, the offsets of scroll areas, and the transitions
  /// that are running.
  ///
  /// What the app itself changed in reaction, such as in `onChange(of:)`, remains.
  package func restoringTraits<Result, Failure: Error>(
    after body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scrollBack = scrolling.restoration(of: current)
    let (former, timeline) = (traits, time.timeline)
    defer {
      traits = former
      scrollBack()
      isStale = true
      let shown = current.shown
      if time.isRunning { (time.timeline, time.scene) = (timeline, scene(of: shown)) }
    }
    return try body()
  }

  /// The content of the screen once all transitions are over.
  package var settledTree: RenderTree {
    var tree = current.shown.tree
    addFindings(to: &tree)
    return tree
  }
}
