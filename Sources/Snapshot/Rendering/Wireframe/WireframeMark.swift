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
    case dim(CellRect)

    /// A bar that content passes beneath.
    case bar(CellRect)

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

    /// The row in which the words' middle lies.
    let row: Int

    /// The columns of what they label.
    let columns: Range<Int>

    /// The middle to write them around, in points; `nil` writes them from the left.
    var middle: Double?

    /// The first row that they may move to: the lines of a paragraph stay in order.
    var paragraph: Int?
  }
}
