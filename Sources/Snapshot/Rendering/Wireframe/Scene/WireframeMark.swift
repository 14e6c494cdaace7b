import LayoutSim

/// A thing to be drawn in a wireframe, in the window's points.
struct WireframeMark {
  var shape: Shape

  /// Where it is drawn.
  let frame: Rect

  /// The part of the window in which it can be seen.
  let clip: Rect

  /// The columns in which it can be seen: a border of its surface takes one on each side.
  let columns: Range<Int>

  /// The surface that it belongs to: only texts of one surface make room for each other.
  let surface: Int

  /// The distance by which it is moved on the grid, so that equal boxes look equal wherever they are.
  var shift: Double

  enum Shape {
    case words(Words)

    /// A sign that takes one row.
    case sign(ColumnText, Anchor)

    case box(Box)

    /// A separator, horizontal or vertical by its proportions.
    case rule

    /// Brackets around other marks, in their rows.
    case brackets(Brackets)

    /// An area that hides what is behind it.
    case cover

    /// An area that is visible but out of reach.
    case shade
  }

  /// Whether it is written.
  var isText: Bool {
    switch shape {
    case .words, .sign: true
    case .box, .rule, .brackets, .cover, .shade: false
    }
  }

  /// The side at which a text keeps its place if it is drawn wider or narrower than it is.
  enum Anchor {
    case left, middle, right
  }

  /// A text, which flows on where its lines are too long for the picture.
  struct Words {
    /// The lines as the device breaks them.
    var lines: [String]

    /// Where lines begin that are shorter than others.
    var alignment = Anchor.left

    /// `nil` if that follows from its surroundings.
    var anchor: Anchor?

    /// The signs before and after the text.
    var before = ColumnText()
    var after = ColumnText()

    /// Whether it is not on the screen, but names what is.
    var isName = false
  }

  struct Box {
    var title: ColumnText?
    var isRound = false

    /// Whether it is the border of its surface, which nothing on the surface hides.
    var isSurface = false
    var hidesWhatIsBehind = true

    /// Whether it is behind what follows it, and not around it.
    var isBackground = false
  }

  struct Brackets {
    var before: ColumnText
    var after: ColumnText

    /// Whether they are at the edges of the frame, and not around what is in it.
    var spansFrame = false

    /// What fills the free cells between them.
    var filling: ColumnText?

    /// The lines between the parts, by their horizontal positions.
    var dividers: [Double] = []

    /// The marks between the brackets.
    var members: [Int]
  }
}
