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
    fitting = TextFitting(typeSize: tree.traits.typeSize, pixel: tree.traits.device.pixel)
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
