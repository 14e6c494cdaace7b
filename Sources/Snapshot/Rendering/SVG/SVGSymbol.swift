import LayoutSim

/// The shapes of symbols, in a square of side 1.
enum SVGSymbol {
  /// The lines of a symbol; one that is not known is a framed dot.
  static func strokes(of name: String, isMirrored: Bool) -> [[Point]] {
    let strokes = known[name] ?? known[plainName(name)] ?? unknown
    let turns = name.hasSuffix("backward") || name.hasSuffix("forward")
    guard isMirrored, turns else { return strokes }
    return strokes.map { $0.map { Point(x: 1 - $0.x, y: $0.y) } }
  }

  /// The name without what is drawn around or in a symbol: `xmark` for `xmark.circle.fill`.
  private static func plainName(_ name: String) -> String {
    name.split(separator: ".").filter { !["circle", "fill", "square"].contains($0) }
      .joined(separator: ".")
  }

  private static let right = line([(0.35, 0.15), (0.68, 0.5), (0.35, 0.85)])
  private static let left = line([(0.65, 0.15), (0.32, 0.5), (0.65, 0.85)])
  private static let down = line([(0.15, 0.35), (0.5, 0.68), (0.85, 0.35)])
  private static let up = line([(0.15, 0.65), (0.5, 0.32), (0.85, 0.65)])
  private static let frame = line([
    (0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.1, 0.1),
  ])

  private static let ring = line([
    (0.95, 0.5), (0.82, 0.82), (0.5, 0.95), (0.18, 0.82), (0.05, 0.5), (0.18, 0.18), (0.5, 0.05),
    (0.82, 0.18), (0.95, 0.5),
  ])

  private static let unknown = [frame, line([(0.46, 0.5), (0.54, 0.5)])]

  private static let known: [String: [[Point]]] = [
    "chevron.backward": [left], "chevron.left": [left],
    "chevron.forward": [right], "chevron.right": [right],
    "chevron.down": [down], "chevron.up": [up],
    "chevron.up.chevron.down": [
      line([(0.25, 0.38), (0.5, 0.15), (0.75, 0.38)]),
      line([(0.25, 0.62), (0.5, 0.85), (0.75, 0.62)]),
    ],
    "checkmark": [line([(0.12, 0.55), (0.4, 0.85), (0.88, 0.15)])],
    "plus": [line([(0.5, 0.1), (0.5, 0.9)]), line([(0.1, 0.5), (0.9, 0.5)])],
    "minus": [line([(0.1, 0.5), (0.9, 0.5)])],
    "xmark": [line([(0.15, 0.15), (0.85, 0.85)]), line([(0.85, 0.15), (0.15, 0.85)])],
    "ellipsis": [
      line([(0.08, 0.5), (0.16, 0.5)]), line([(0.46, 0.5), (0.54, 0.5)]),
      line([(0.84, 0.5), (0.92, 0.5)]),
    ],
    "magnifyingglass": [
      line([
        (0.68, 0.4), (0.6, 0.6), (0.4, 0.68), (0.2, 0.6), (0.12, 0.4), (0.2, 0.2), (0.4, 0.12),
        (0.6, 0.2), (0.68, 0.4),
      ]),
      line([(0.6, 0.6), (0.9, 0.9)]),
    ],
    "line.3.horizontal": [
      line([(0.1, 0.25), (0.9, 0.25)]), line([(0.1, 0.5), (0.9, 0.5)]),
      line([(0.1, 0.75), (0.9, 0.75)]),
    ],
    "minus.circle.fill": [ring, line([(0.3, 0.5), (0.7, 0.5)])],
    "checkmark.circle.fill": [ring, line([(0.3, 0.52), (0.45, 0.68), (0.7, 0.35)])],
    "photo": [frame, line([(0.1, 0.75), (0.38, 0.42), (0.6, 0.7), (0.72, 0.58), (0.9, 0.78)])],
  ]

  private static func line(_ points: [(x: Double, y: Double)]) -> [Point] {
    points.map { Point(x: $0.x, y: $0.y) }
  }
}
