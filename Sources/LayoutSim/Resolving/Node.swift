/// One box of a resolved tree: what it does with the room it is offered.
///
/// Nodes stand in pre-order; `span` says where a subtree ends. What only few nodes have is in the
/// side tables of the store, found by `payload` and `semantics`.
struct Node {
  /// The layout that the box performs.
  var kind: NodeKind

  /// The word for the box in an outline of every box.
  var label: BoxLabel

  /// The axis of a stack, a scroll area, a spacer or a line.
  var axis: LayoutAxis = .vertical

  /// Where content and box meet.
  var anchoring: Anchoring = .center

  var traits: NodeTraits = []

  /// How many nodes the subtree has, this one included.
  var span = 1

  /// How many children take part in layout.
  var childCount = 0

  /// The position of the box's data in the side table of its kind.
  var payload = -1

  /// The position of its meaning in the side table, or -1.
  var semantics = -1

  /// The position of what its subtree wrote, kept for the children of a container; else -1.
  var preferences = -1

  /// The position of what it tells the layout that it is in, in the side table; else -1.
  var containerValues = -1

  /// The position of its spacing in the side table.
  var spacing = SpacingTable.plain

  /// The gap before it in the stack that it is in, in points.
  var gapBefore = 0.0

  var priority = 0.0

  /// Numbers whose meaning depends on the kind.
  var numbers = (0.0, 0.0, 0.0, 0.0)

  init(_ kind: NodeKind, _ label: BoxLabel) {
    self.kind = kind
    self.label = label
  }
}

/// How a box answers an offer and places what is in it.
enum NodeKind: UInt8 {
  /// Of a given size, whatever it is offered: width, height.
  case fixed
  /// Takes what it is offered.
  case fill
  /// Stretches along its axis, or along both: minimum length.
  case spacer
  /// A line along its axis: thickness.
  case line
  /// Words.
  case text
  /// Hands everything through to its only child.
  case pass
  /// Insets: top, leading, bottom, trailing.
  case padding
  /// A given width and height; NaN leaves an axis open.
  case frame
  /// Limits from the side table.
  case flexibleFrame
  /// Offers the ideal length on chosen axes: 1 where it does.
  case fixedSize
  /// A ratio or NaN, and 1 to fit or 0 to fill.
  case aspectRatio
  /// Moves the drawing only: x, y.
  case offset
  /// The first child decides, the second is drawn over it.
  case overlay
  /// The second child decides, the first is drawn under it.
  case background
  /// A row or a column.
  case stack
  /// Children on top of each other.
  case layers
  /// A window onto content of any length.
  case scroll
  /// A layout of the stage.
  case container
  /// A line in the outline without any box.
  case mention
}

/// The word that an outline of every box prints for a box.
enum BoxLabel: String {
  case root, row, column, layers, padding, frame, overlay, background, offset, container, preference
  case observer, group, stretch, text, icon, picture, separator, fill, mention
  case flexibleFrame = "flexible-frame"
  case fixedSize = "fixed-size"
  case aspectRatio = "aspect-ratio"
  case scroll = "scroll"
  case lazyColumn = "lazy-column"
  case lazyRow = "lazy-row"
  case lazyGrid = "lazy-grid"
  case grid, fits, list, reader, position, disc
  case listRow = "list-row"
}

/// What is known about a box before it is asked.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// Its size does not depend on any offer.
  static let rigid = NodeTraits(rawValue: 1 << 0)

  /// There is text in it that gives it baselines.
  static let baseline = NodeTraits(rawValue: 1 << 1)

  /// It stretches along both axes.
  static let bothAxes = NodeTraits(rawValue: 1 << 2)

  /// A stack whose gaps were given by its author: `numbers.0`.
  static let explicitGap = NodeTraits(rawValue: 1 << 3)

  /// It stands for a title.
  static let heading = NodeTraits(rawValue: 1 << 4)

  /// A spacer, or a frame directly around one.
  static let spacer = NodeTraits(rawValue: 1 << 5)
}
