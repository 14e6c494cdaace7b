/// A shape to be drawn in a wireframe.
struct WireframeMark {
  let shape: Shape

  /// The cells to which its drawing is clipped.
  let clip: CellRect

  /// The surface that it belongs to: only texts of one surface make room for each other.
  let surface: Int

  enum Shape {
    /// A surface that covers what is behind it, with a border if it has a title.
    case surface(CellRect, title: String?)

    /// Rows that are visible but out of reach.
    case dimmed(CellRect)

    /// An area that covers what is behind it and is empty itself.
    case erased(CellRect)

    case box(CellRect)
    case horizontal(row: Int, columns: Range<Int>)
    case vertical(rows: Range<Int>, column: Int)
    case words(Words)
  }

  /// A text and its place.
  struct Words {
    /// The text before the label: a bracket or an arrow.
    var before = ""

    /// The label, which is truncated if there is too little room.
    let label: String

    /// The text after the label.
    var after = ""

    /// The text that follows at a distance: `disabled`.
    var suffix = ""

    /// The vertical centre of the text, in points.
    let y: Double

    /// The columns of the node that it labels.
    let columns: Range<Int>

    /// The horizontal centre of the text, in points; `nil` aligns it to the left.
    var middle: Double?

    /// The node whose lines stay in order, one per row.
    var paragraph: Int?
  }
}

extension WireframeMark.Words {
  /// The columns that the text takes untruncated and without padding inside its brackets.
  func tightWidth(charset: WireframeCharset) -> Int {
    let parts =
      [ColumnText(label, charset: charset)] + [before, after].map { ColumnText(drawn: $0) }
    let suffix = suffix.isEmpty ? 0 : ColumnText(drawn: suffix).width + 1
    return parts.map(\.width).reduce(suffix, +)
  }

  /// The text as it fits: with padding inside its brackets, without, or with the label truncated.
  ///
  /// The suffix gets the columns that the label leaves.
  func text(in columns: Int, charset: WireframeCharset) -> ColumnText {
    let ellipsis = ColumnText(drawn: charset.ellipsis)
    let label = ColumnText(label, charset: charset)
    let before = ColumnText(drawn: before)
    let after = ColumnText(drawn: after)
    let suffix = ColumnText(drawn: suffix.isEmpty ? "" : " " + suffix)
    let air = ColumnText(drawn: self.after == "]" ? " " : "")
    let airy = before + air + label + air + after + suffix
    if airy.width <= columns { return airy }
    let room = max(columns - before.width - after.width, 1)
    let words = before + label.fitted(to: room, ellipsis: ellipsis) + after
    let rest = columns - words.width
    // A single letter and an ellipsis would say nothing.
    return rest < 4 ? words : words + suffix.fitted(to: rest, ellipsis: ellipsis)
  }
}
