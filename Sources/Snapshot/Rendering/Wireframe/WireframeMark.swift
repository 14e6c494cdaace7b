/// One thing to draw in a wireframe, decided and not yet drawn.
struct WireframeMark {
  let shape: Shape

  /// The cells outside which nothing of it is drawn.
  let clip: CellRect

  /// The surface that it is part of: only words of one surface make room for each other.
  let surface: Int

  enum Shape {
    /// A surface that covers what is behind it, with a border if it has a title.
    case surface(CellRect, title: String?)

    /// Rows that are visible and out of reach.
    case dimmed(CellRect)

    /// What covers the things behind it and shows nothing itself.
    case erased(CellRect)

    case box(CellRect)
    case horizontal(row: Int, columns: Range<Int>)
    case vertical(rows: Range<Int>, column: Int)
    case words(Words)
  }

  /// Words and where they belong.
  struct Words {
    /// What stands before the label: a bracket or an arrow.
    var before = ""

    /// The label, which is cut if there is too little room.
    let label: String

    /// What stands behind the label.
    var after = ""

    /// What follows at a distance: `disabled`.
    var suffix = ""

    /// The height of their middle, in points.
    let y: Double

    /// The columns of what they label.
    let columns: Range<Int>

    /// The middle to write them around, in points; `nil` writes them from the left.
    var middle: Double?

    /// The node whose lines stay in order, one to a row.
    var paragraph: Int?
  }
}

extension WireframeMark.Words {
  /// The columns that the words take with nothing cut and no air inside their brackets.
  func tightWidth(charset: WireframeCharset) -> Int {
    let parts =
      [ColumnText(label, charset: charset)] + [before, after].map { ColumnText(drawn: $0) }
    let suffix = suffix.isEmpty ? 0 : ColumnText(drawn: suffix).width + 1
    return parts.map(\.width).reduce(suffix, +)
  }

  /// The words as they fit: with air inside their brackets, without, or with the label cut.
  ///
  /// What follows at a distance gets the columns that the label leaves.
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
    // One letter and the sign that the others are missing would tell nothing.
    return rest < 4 ? words : words + suffix.fitted(to: rest, ellipsis: ellipsis)
  }
}
