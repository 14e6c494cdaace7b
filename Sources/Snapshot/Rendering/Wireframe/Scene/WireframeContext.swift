import LayoutSim

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
