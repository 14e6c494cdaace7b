import LayoutSim

/// The values that a node of a wireframe passes on to its children.
struct SceneContext {
  /// The part of the window in which it is visible.
  var clip: Rect

  /// The clip whose border is drawn, in which no mark has to hide the content behind it; `nil` if there is none.
  var framedClip: Rect?

  /// The columns in which it is visible.
  var columns: Range<Int>

  var surface = 0

  /// The distance by which it is moved on the grid.
  var shift = 0.0

  /// The displacement of its drawing from its layout.
  var drawing = Drawing()

  /// Its opacity, from 0 to 1.
  var opacity = 1.0

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
}

extension SceneContext {
  /// Whether it is clipped by a clip whose border is drawn.
  var isFramed: Bool { framedClip == clip }

  /// Whether a text is in the middle of the control that it is part of.
  func isCentring(_ text: Rect) -> Bool {
    guard let enclosing else { return false }
    let before = text.minX - enclosing.minX
    return before > 2 && abs(before - (enclosing.maxX - text.maxX)) <= 1.5
  }
}

/// The distance and the scale at which a surface is drawn.
struct Drawing {
  private var scale = Size(width: 1, height: 1)
  private var offset = Point.zero

  init() {}

  /// The displacement and the scale that draw `frame` at `drawn`.
  init(of frame: Rect, at drawn: Rect) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    scale.width = drawn.size.width / frame.size.width
    scale.height = drawn.size.height / frame.size.height
    offset.x = drawn.minX - frame.minX * scale.width
    offset.y = drawn.minY - frame.minY * scale.height
  }

  /// The drawn frame of `frame`; `nil` if it has no place.
  func place(_ frame: Rect) -> Rect? {
    Rect(
      x: frame.minX * scale.width + offset.x,
      y: frame.minY * scale.height + offset.y,
      width: frame.size.width * scale.width,
      height: frame.size.height * scale.height
    ).repaired
  }
}
