extension Stage {
  /// Pulls down the scroll area `name` until its content is loaded again.
  ///
  /// The area is scrolled to its start first. While its content is being loaded, another pull does nothing.
  ///
  /// - Parameter name: The name of the area as for ``scroll(_:by:along:)``; `nil` for the only one that can be loaded
  ///   again.
  /// - Throws: ``StageError/nothingToRefresh(_:available:)`` if there is no such area within reach, or several; it lists
  ///   those that can be loaded again.
  public func pullToRefresh(_ name: String? = nil) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    let areas = reachableViewports
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    let refreshed = called.filter { settled.gestures[$0.position]?.refresh != nil }
    guard refreshed.count == 1, let area = refreshed.first else {
      let available = areas.filter { settled.gestures[$0.position]?.refresh != nil }
        .map { tree.name(of: $0, among: areas) }
      throw .nothingToRefresh(name, available: available)
    }
    let start = Point(x: 0, y: -.greatestFiniteMagnitude)
    _ = scroll(area, by: start) { _, distance in distance }
    // Scrolling may have settled again.
    guard let slot = settled.scrollSlots[area.position],
      let position = current.scrollSlots.first(where: { $0.value === slot })?.key,
      let refresh = current.gestures[position]?.refresh
    else { return }
    press(refresh)
  }
}
