import LayoutSim

/// The content of a picture, from back to front.
struct SVGScene: PictureScene {
  let tree: RenderTree
  let nesting: Nesting
  let fitting: TextFitting

  /// The shapes, in drawing order.
  private(set) var shapes: [SVGShape] = []

  var places: [Rect?] = []

  /// The groups of shapes that are modified together.
  var groups: [SVGGroup] = []

  /// The rows of grouped lists that begin or end cards, whose surfaces are not nodes.
  var rowEnds: [Int: RowEnds] = [:]

  /// Whether the tree is that of an outline, which contains no colours and surfaces.
  let isOfOutline: Bool

  /// The inks that are not colours of the platform.
  var inks: SVGInks

  /// The prefix of its elements' names, which distinguishes them from those of other scenes in one document.
  let prefix: String

  /// Whether elements have their labels as titles, which a resting pointer shows.
  let hasTitles: Bool

  /// Draws a tree, alone or as one of several pictures in a document, whose inks are numbered consecutively.
  init(_ tree: RenderTree, inks: SVGInks? = nil, prefix: String = "", hasTitles: Bool = true) {
    self.tree = tree
    self.prefix = prefix
    self.hasTitles = hasTitles
    nesting = Nesting(tree)
    isOfOutline = tree.nodes.allSatisfy { $0.lines.isEmpty && $0.role != .fill }
    fitting = TextFitting(
      typeSize: tree.traits.typeSize,
      pixel: tree.traits.device.pixel,
      corrections: tree.traits.corrections
    )
    self.inks = inks ?? SVGInks(isMirrored: tree.traits.direction == .rightToLeft)
    drawNodes()
    if !tree.nodes.isEmpty { drawKeyboard() }
  }

  /// The window, at its origin.
  var window: Rect { Rect(origin: .zero, size: tree.traits.window) }

  static let drawsFrontInside = true

  var count: Int { shapes.count }

  /// Adds a shape to the picture.
  mutating func add(
    _ markup: String,
    _ frame: Rect,
    _ context: SVGContext,
    _ paint: SVGPaint? = nil,
    isLeaf: Bool = false
  ) {
    shapes.append(
      SVGShape(
        markup: markup,
        clip: context.clip,
        opacity: context.opacity,
        group: context.group,
        isLeaf: isLeaf,
        paint: paint,
        frame: frame
      )
    )
  }
}

/// A part of a picture, with its visible area.
struct SVGShape {
  /// The elements.
  let markup: String

  /// The part of the window in which they are visible.
  let clip: Rect

  /// The opacity while it appears or disappears, from 0 to 1.
  let opacity: Double

  /// The number of the innermost group that it is part of; `nil` if it is part of none.
  let group: Int?

  /// Whether it is a text, a symbol or a picture, of which a control may consist.
  let isLeaf: Bool

  /// The paint of a filled area; `nil` for anything else.
  let paint: SVGPaint?

  /// Its frame.
  let frame: Rect
}

/// The values that a node of a picture passes on to its children.
struct SVGContext: SceneContext {
  var clip: Rect
  var drawing = Drawing()
  var opacity = 1.0

  /// The number of the innermost group that it is part of; `nil` if it is part of none.
  var group: Int?

  /// The map from its coordinates, scaled and rotated, to those of the window; `nil` if they are the window's.
  var map: AffineMap?

  /// The colour of texts and symbols that do not set one.
  var paint = SVGPaint.label

  /// The tint colour of controls.
  var tint = SVGPaint.tint

  /// Whether it is part of a control whose surfaces are drawn with it.
  var hidesSurfaces = false

  /// The weight of texts in a control, which distinguishes them on a device; `nil` for the one derived from their
  /// width.
  var weight: TextWeight?

  /// Whether it is part of a navigation bar, whose buttons have no surface.
  var isBarItem = false

  /// Whether it is part of a button of a tab bar, whose badge is red.
  var isTabItem = false

  /// Whether it is part of a stepper, whose buttons are drawn with it.
  var isStepper = false

  init(window: Rect) {
    clip = window
  }

  var isTurned: Bool { map != nil }
}

/// Shapes that are faded, clipped, rotated or shadowed together.
struct SVGGroup {
  /// The number of the group around it; `nil` if it is in none.
  let outer: Int?

  /// The tags around them.
  let start: String
  let end: String
}
