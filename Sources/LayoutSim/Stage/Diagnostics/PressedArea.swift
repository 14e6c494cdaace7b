/// The area of a screen in which a target is tapped.
struct PressedArea {
  /// The position of the target.
  let index: Int

  /// How early the target is drawn.
  let order: Int

  /// The position of the node that is tapped: the target, a part of it, or its row.
  let area: Int

  let frame: Rect
  let scrolls: Bool
  let isInBar: Bool

  /// Whether both overlap by more than `tolerance` points.
  func isOver(_ other: PressedArea, by tolerance: Double) -> Bool {
    frame.minX < other.frame.maxX - tolerance && other.frame.minX < frame.maxX - tolerance
      && frame.minY < other.frame.maxY - tolerance && other.frame.minY < frame.maxY - tolerance
  }

  /// Whether the overlap is intentional, so that both can be tapped.
  func isMeant(over other: PressedArea, by tolerance: Double) -> Bool {
    if scrolls && other.isInBar || isInBar && other.scrolls { return true }
    let (back, front) = order < other.order ? (self, other) : (other, self)
    if back.scrolls && !front.scrolls { return true }
    let isOn =
      back.frame.minX <= front.frame.minX + tolerance
      && back.frame.minY <= front.frame.minY + tolerance
      && front.frame.maxX <= back.frame.maxX + tolerance
      && front.frame.maxY <= back.frame.maxY + tolerance
    return isOn && 2 * front.extent <= back.extent
  }

  private var extent: Double { frame.size.width * frame.size.height }
}

/// Areas indexed by the squares of the window that they cover, so that only neighbours are compared.
struct PlaceGrid {
  private var cells: [Cell: [PressedArea]] = [:]

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The areas that `frame` may overlap, in the order in which they were added, some of them twice.
  func neighbours(of frame: Rect) -> some Sequence<PressedArea> {
    PlaceGrid.cells(of: frame).lazy.flatMap { cells[$0] ?? [] }
  }

  mutating func add(_ place: PressedArea) {
    for cell in PlaceGrid.cells(of: place.frame) { cells[cell, default: []].append(place) }
  }

  private static func cells(of frame: Rect) -> [Cell] {
    let (columns, rows) = (range(frame.minX, frame.maxX), range(frame.minY, frame.maxY))
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }

  /// The indices of the 64-point squares between two edges, limited to those of a large window.
  private static func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
    func number(_ edge: Double) -> Int {
      edge.isNaN ? 0 : Int((max(0, min(4_000, edge)) / 64).rounded(.down))
    }
    return number(start)...max(number(start), number(end))
  }
}
