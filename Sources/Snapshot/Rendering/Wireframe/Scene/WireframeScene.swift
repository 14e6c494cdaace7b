import LayoutSim

/// The content of a wireframe, from back to front: the leaves of a render tree, and the signs of its controls.
struct WireframeScene {
  let tree: RenderTree
  let nesting: Nesting
  let grid: CellGrid
  let charset: WireframeCharset

  /// The marks, in drawing order.
  var marks: [WireframeMark] = []

  /// The areas in which the contents of scroll areas are visible, which extend under bars.
  private let scrollWindows: [Int: Rect]

  private let order: DrawingOrder

  /// The screen of each surface that was drawn last.
  private var lastScreens: [Int: Int] = [:]

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
    scrollWindows = tree.scrollWindows
    order = DrawingOrder(tree, nesting)
    draw()
    if !clearFolds() {
      self.foldsRows = false
      draw()
    }
  }

  private mutating func draw() {
    (marks, folds, menuNotes, lastScreens) = ([], [], [], [:])
    guard !tree.nodes.isEmpty else { return }
    walk()
    drawKeyboard()
    finishSurfaces()
  }

  private enum Visit {
    case enter(Int, SceneContext)
    case leave(Int, SceneContext, firstMark: Int)
  }

  private mutating func walk() {
    var visits = [Visit.enter(0, window)]
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let index, let context, let first):
        close(index, context, first)
      case .enter(let index, let context):
        let node = tree.nodes[index]
        guard !node.flags.isOutOfSight, !(context.isStepper && node.role == .button) else {
          continue
        }
        let first = marks.count
        let inner = open(index, context)
        visits.append(.leave(index, context, firstMark: first))
        let left = fold(nesting.children[index], inner)
        visits += order.children(of: index).filter { !left.contains($0) }.reversed()
          .map { .enter($0, inner) }
      }
    }
  }

  var window: SceneContext {
    SceneContext(clip: grid.window, columns: 0..<grid.columns)
  }

  /// Draws the part of a node behind its content, and returns the context of the content.
  private mutating func open(_ index: Int, _ context: SceneContext) -> SceneContext {
    let node = tree.nodes[index]
    guard let frame = node.frame else { return context }
    var inner = context
    if node.role.isPresented || node.drawnFrame != nil {
      inner = surface(index, context)
      guard let place = inner.drawing.place(frame) else { return inner }
      if hasBorder(node) {
        let titles = SurfaceTitles(tree: tree, nesting: nesting, charset: charset)
        let title = node.role.isPresented ? titles.title(of: index) : nil
        var outer = window
        (outer.surface, outer.shift) = (index, inner.shift)
        add(.box(WireframeMark.Box(title: title, isSurface: true)), place, outer)
      } else if node.isOpaque {
        add(.cover, place, inner)
      }
    } else if let place = context.drawing.place(frame) {
      if node.role == .screen || node.role.scrolls {
        let window = scrollWindows[index].flatMap(context.drawing.place) ?? place
        inner.clip = window.clipped(to: context.clip)
        inner.columns = grid.columns(of: window).clamped(to: context.columns)
      }
      if node.role == .screen { coverScreenBehind(index, place, inner) }
      if !node.looks.isEmpty, node.role == .box { openLooks(index, place, &inner) }
      drawBack(index, place, &inner)
    }
    return inner
  }

  /// Hides the screen of the same surface over which another one moves.
  private mutating func coverScreenBehind(_ index: Int, _ place: Rect, _ context: SceneContext) {
    let behind = lastScreens.updateValue(index, forKey: context.surface)
    guard let behind, !tree.subtree(of: behind).contains(index) else { return }
    add(.cover, place, context)
  }

  /// Draws the part of a node in front of its content, whose marks begin at `first`.
  private mutating func close(_ index: Int, _ context: SceneContext, _ first: Int) {
    let node = tree.nodes[index]
    guard let frame = node.frame, let place = context.drawing.place(frame) else { return }
    drawFront(index, place, context, first)
    if node.flags.contains(.inert) { add(.shade, node.drawnFrame ?? place, context) }
  }

  /// Adds a mark, unless it is beside the window or in no column.
  mutating func add(_ shape: WireframeMark.Shape, _ frame: Rect, _ context: SceneContext) {
    let window = grid.window
    guard frame.maxX >= 0, frame.minX <= window.maxX, frame.maxY >= 0, frame.minY <= window.maxY
    else { return }
    marks.append(
      WireframeMark(
        shape: shape,
        frame: frame,
        clip: context.clip,
        columns: context.columns,
        surface: context.surface,
        shift: context.shift
      )
    )
  }

  private mutating func drawKeyboard() {
    guard let keyboard = tree.traits.keyboardFrame else { return }
    var context = window
    context.surface = tree.nodes.count
    context.shift = grid.distanceToLine(from: keyboard.minY)
    let title = ColumnText("keyboard", charset: charset)
    add(.box(WireframeMark.Box(title: title, isSurface: true)), keyboard, context)
  }
}
