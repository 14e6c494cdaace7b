import LayoutSim

/// An element to be drawn in a wireframe, in the window's points.
struct WireframeMark {
  var shape: Shape

  /// Its drawn frame.
  let frame: Rect

  /// The part of the window in which it is visible.
  let clip: Rect

  /// The columns in which it is visible: a border of its surface occupies one on each side.
  let columns: Range<Int>

  /// The surface that it belongs to: only texts of one surface make room for each other.
  let surface: Int

  /// The distance by which it is moved on the grid, so that equal boxes look equal wherever they are.
  var shift: Double

  enum Shape {
    case words(Words)

    /// A sign that occupies one row.
    case sign(ColumnText, Anchor)

    case box(Box)

    /// A separator, horizontal or vertical by its proportions.
    case rule

    /// Brackets around other marks, in their rows.
    case brackets(Brackets)

    /// An area that hides the content behind it.
    case cover

    /// An area that is visible but out of reach.
    case shade
  }

  /// Whether it is text.
  var isText: Bool {
    switch shape {
    case .words, .sign: true
    case .box, .rule, .brackets, .cover, .shade: false
    }
  }

  /// The side at which a text keeps its place if it is drawn wider or narrower than on the device.
  enum Anchor {
    case left, middle, right
  }

  /// A text, which is wrapped again if its lines are too long for the picture.
  struct Words {
    /// The lines as the device breaks them.
    var lines: [String]

    /// The alignment of lines that are shorter than others.
    var alignment = Anchor.left

    /// The anchor; `nil` if it follows from the surroundings.
    var anchor: Anchor?

    /// The signs before and after the text.
    var before = ColumnText()
    var after = ColumnText()

    /// Whether it is not on the screen, but names an element that is.
    var isName = false
  }

  struct Box {
    var title: ColumnText?
    var isRound = false

    /// Whether it is the border of its surface, which nothing on the surface hides.
    var isSurface = false
    var hidesWhatIsBehind = true

    /// Whether it is behind the following marks, not around them.
    var isBackground = false
  }

  struct Brackets {
    var before: ColumnText
    var after: ColumnText

    /// Whether they are at the edges of the frame, not around its content.
    var spansFrame = false

    /// The text that fills the free cells between them.
    var filling: ColumnText?

    /// The lines between the parts, by their horizontal positions.
    var dividers: [Double] = []

    /// The marks between the brackets.
    var members: [Int]
  }
}
