import LayoutSim

/// The content of a wireframe, from back to front: the leaves of a render tree, and the signs of its controls.
struct WireframeScene: PictureScene {
  let tree: RenderTree
  let nesting: Nesting
  let grid: CellGrid
  let charset: WireframeCharset

  /// The marks, in drawing order.
  var marks: [WireframeMark] = []

  var places: [Rect?] = []

  /// The options of menus that have no room in the picture, one line for each menu.
  var menuNotes: [String] = []

  /// The places at which alike rows were left out.
  var folds: [Fold] = []

  /// Whether alike rows are left out.
  private(set) var foldsRows: Bool

  init(
    tree: RenderTree,
    nesting: Nesting,
    grid: CellGrid,
    charset: WireframeCharset,
    foldsRows: Bool
  ) {
    self.tree = tree
    self.nesting = nesting
    self.grid = grid
    self.charset = charset
    self.foldsRows = foldsRows
    draw()
    if !clearFolds() {
      self.foldsRows = false
      draw()
    }
  }

  private mutating func draw() {
    (marks, folds, menuNotes) = ([], [], [])
    drawNodes()
    guard !tree.nodes.isEmpty else { return }
    drawKeyboard()
    finishSurfaces()
  }

  static let drawsFrontInside = false

  var window: Rect { grid.window }
  var count: Int { marks.count }

  /// Adds a mark, unless it is beside the window or in no column.
  mutating func add(_ shape: WireframeMark.Shape, _ frame: Rect, _ context: WireframeContext) {
    guard frame.maxX >= 0, frame.minX <= window.maxX, frame.maxY >= 0, frame.minY <= window.maxY
    else { return }
    marks.append(
      WireframeMark(
        shape: shape,
        frame: frame,
        clip: context.clip,
        columns: columns(in: context),
        surface: context.surface,
        shift: context.shift
      )
    )
  }

  /// The columns in which content is visible.
  func columns(in context: WireframeContext) -> Range<Int> {
    grid.columns(of: context.clip).clamped(to: context.columns)
  }

  private mutating func drawKeyboard() {
    guard let keyboard = tree.traits.keyboardFrame else { return }
    var context = WireframeContext(window: window)
    context.surface = tree.nodes.count
    context.shift = grid.distanceToLine(from: keyboard.minY)
    let title = ColumnText("keyboard", charset: charset)
    add(.box(WireframeMark.Box(title: title, isSurface: true)), keyboard, context)
  }
}

/// The values that a node of a wireframe passes on to its children.
struct WireframeContext: SceneContext {
  var clip: Rect
  var drawing = Drawing()
  var opacity = 1.0

  /// The clip whose border is drawn, in which no mark has to hide the content behind it; `nil` if there is none.
  var framedClip: Rect?

  /// The columns inside the border of its surface.
  var columns = 0..<Int.max

  var surface = 0

  /// The distance by which it is moved on the grid.
  var shift = 0.0

  /// The signs around each text.
  var before = ColumnText()
  var after = ColumnText()

  /// The sign that replaces symbols; `nil` for their own.
  var symbol: ColumnText?

  /// Whether it is part of a control whose surfaces are drawn by a sign.
  var hidesSurfaces = false

  /// The surface of the button that it is part of, which is drawn by brackets.
  var ownSurface: Rect?

  /// The control that it is part of, in which its text may be centred.
  var enclosing: Rect?

  /// Whether it is part of a stepper, whose buttons are drawn by one sign.
  var isStepper = false

  init(window: Rect) {
    clip = window
  }

  /// Whether it is clipped by a clip whose border is drawn.
  var isFramed: Bool { framedClip == clip }

  /// Whether a text is in the middle of the control that it is part of.
  func isCentring(_ text: Rect) -> Bool {
    guard let enclosing else { return false }
    let before = text.minX - enclosing.minX
    return before > 2 && abs(before - (enclosing.maxX - text.maxX)) <= 1.5
  }
}

/// A control whose content is drawn.
struct DrawnControl {
  let index: Int
  let node: RenderNode
  let place: Rect
  let context: WireframeContext

  /// The first mark of its content.
  let first: Int

  /// The sign of its state.
  let sign: ColumnText
}
