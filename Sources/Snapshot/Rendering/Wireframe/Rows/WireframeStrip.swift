import LayoutSim

/// A part of a mark that occupies one row of the picture: a line of text, a sign, an edge of a box, a separator.
struct WireframeStrip {
  enum Kind {
    case words, name, sign, top, bottom, rule
  }

  let kind: Kind

  /// The position of its mark in the drawing order.
  let mark: Int

  /// Its text; empty for edges and separators.
  var text = ColumnText()

  /// Its drawn frame.
  let frame: Rect

  /// The side at which it keeps its place.
  var anchor = WireframeMark.Anchor.left

  /// The columns that it occupies if no neighbour is in its way.
  var columns: Range<Int>

  /// The columns that nothing in front of it hides.
  var seen: Range<Int>

  /// The columns in which it is visible.
  let clip: Range<Int>

  let surface: Int

  /// The distance by which it is moved on the grid.
  let shift: Double

  /// The position by which it is ordered among others, in points.
  let y: Double

  /// The columns before and after its text that belong to brackets around it.
  var before = 0
  var after = 0

  /// The row of the picture.
  var row = 0

  /// Whether it is written over other text, as on the device.
  var isOverWords = false

  /// Whether a part of it is outside the visible area, so that it is not moved.
  var sticksOut = false

  /// Whether the picture has too little room for its text.
  var isCut = false

  var isText: Bool { kind == .words || kind == .name || kind == .sign }

  /// The columns of its text and of the brackets around it.
  var taken: Range<Int> {
    let end = max(columns.upperBound, columns.lowerBound + 1)
    return (columns.lowerBound - before)..<(end + after)
  }

  /// Whether both need visible cells of the same row.
  func conflicts(with other: WireframeStrip) -> Bool {
    if surface == other.surface { return taken.overlaps(other.taken) || !isBeside(other) }
    return seen.overlaps(other.seen)
  }

  /// Whether both are beside each other on the device.
  ///
  /// Signs may overlap their neighbours, as a count overlaps its symbol.
  func isBeside(_ other: WireframeStrip) -> Bool {
    let common = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    let narrower = min(frame.size.width, other.frame.size.width)
    let areWords = kind == .words && other.kind == .words
    return common <= (areWords ? min(4, narrower / 2) : 0.8 * narrower)
  }

  /// Whether it is written over other text of its surface.
  func isOver(_ other: WireframeStrip) -> Bool {
    kind == .words && other.kind == .words && surface == other.surface && mark != other.mark
      && !isBeside(other) && overlap(with: other) > 1.0 / 3
  }

  /// The fraction of the smaller height over which both are beside each other.
  func overlap(with other: WireframeStrip) -> Double {
    let common = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
    let lower = min(frame.size.height, other.frame.size.height)
    return lower > 0 ? common / lower : 0
  }
}
