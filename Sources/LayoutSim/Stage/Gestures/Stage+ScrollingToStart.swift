extension Stage {
  /// Scrolls the first vertical scroll area within reach to its start.
  func scrollToStart() {
    let settled = current
    let areas = settled.touches.viewports.filter { settled.isWithinReach($0.position) }
    for area in areas where scrollToStart(of: area) { return }
  }

  /// Scrolls `area` to its start; returns whether anything moved.
  func scrollToStart(of area: Viewport) -> Bool {
    let settled = current
    let rest = rest(of: area, after: Point(x: 0, y: -.greatestFiniteMagnitude), in: settled) { $1 }
    guard rest.moved != .zero else { return false }
    keep(rest, of: area, in: settled)
    return true
  }
}
