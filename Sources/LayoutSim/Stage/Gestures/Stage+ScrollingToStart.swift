extension Stage {
  /// Scrolls the first vertical scroll area within reach to its start.
  func scrollToStart() {
    let settled = current
    let start = Point(x: 0, y: -.greatestFiniteMagnitude)
    let areas = settled.touches.viewports.filter { settled.isWithinReach($0.position) }
    for area in areas {
      let rest = rest(of: area, after: start, in: settled) { $1 }
      guard rest.moved != .zero else { continue }
      keep(rest, of: area, in: settled)
      return
    }
  }
}
