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
