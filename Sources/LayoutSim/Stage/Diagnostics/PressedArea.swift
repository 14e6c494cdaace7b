/// Where something on a screen is pressed.
struct PressedArea {
  /// The position of the thing.
  let index: Int

  /// The position of what is pressed: the thing, a part of it, or the row that it is in.
  let area: Int

  let frame: Rect
  let scrolls: Bool
  let isInBar: Bool

  /// Whether more than `tolerance` points of both lie over each other.
  func isOver(_ other: PressedArea, by tolerance: Double) -> Bool {
    frame.minX < other.frame.maxX - tolerance && other.frame.minX < frame.maxX - tolerance
      && frame.minY < other.frame.maxY - tolerance && other.frame.minY < frame.maxY - tolerance
  }

  /// Whether the two lie over each other as apps mean them to, so that both can be pressed.
  func isMeant(over other: PressedArea, by tolerance: Double) -> Bool {
    if scrolls && other.isInBar || isInBar && other.scrolls { return true }
    let (back, front) = index < other.index ? (self, other) : (other, self)
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

/// Places by the squares of the window that they lie in, so that only neighbours are compared.
struct PlaceGrid {
  private var cells: [Cell: [PressedArea]] = [:]

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The places that `frame` may lie over, in the order in which they were added, some of them twice.
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

  /// The numbers of the squares of 64 points between two edges, at most those of a large window.
  private static func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
    func number(_ edge: Double) -> Int {
      edge.isNaN ? 0 : Int((max(0, min(4_000, edge)) / 64).rounded(.down))
    }
    return number(start)...max(number(start), number(end))
  }
}
