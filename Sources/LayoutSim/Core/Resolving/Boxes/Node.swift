/// One box of a resolved tree: what it does with the room it is offered, and what came of it.
///
/// Nodes stand in pre-order; `span` says where a subtree ends. What only few nodes have is in side
/// tables, found by `payload` and `semantics`. A node is 144 bytes: layout is a matter of how much
/// memory it touches.
struct Node {
  /// The layout that the box performs.
  var kind: NodeKind

  /// The word for the box in an outline of every box.
  var label: BoxLabel

  /// The axis of a stack, a scroll area, a spacer or a line.
  var axis = LayoutAxis.vertical

  var traits: NodeTraits = []

  /// Where content and box meet.
  var horizontal = GuideCode.center
  var vertical = GuideCode.middle

  /// How many nodes the subtree has, this one included.
  var span: Int32 = 1

  /// How far before it the box around it stands; 0 for the root.
  var up: Int32 = 0

  /// How many children take part in layout.
  var childCount: Int32 = 0

  /// The position of the box's data in the side table of its kind.
  var payload: Int32 = -1

  /// The position of its meaning in the side table, or -1.
  var semantics: Int32 = -1

  /// The position of the values of its subtree for the container that it is in, or -1.
  var containerValues: Int32 = -1

  /// The position of its spacing in the side table, or -1 until it was asked for.
  var spacing: Int32 = -1

  /// How many of its answers are cached.
  var answerCount: Int32 = 0

  /// The gap before it in the stack that it is in, in points.
  var gapBefore = 0.0

  var priority = 0.0

  /// Numbers whose meaning depends on the kind.
  var lengths = NodeLengths()

  /// The last offer that it got.
  var offer = Offer.none

  /// Its answer to that; the only answer of a box of one size.
  var size = Size.zero

  /// Where it is in the box around it.
  var position = Point.zero

  init(_ kind: NodeKind, _ label: BoxLabel) {
    self.kind = kind
    self.label = label
  }
}

/// How a box answers an offer and places what is in it.
enum NodeKind: UInt8 {
  /// Of a given size, whatever it is offered.
  case fixed
  /// Takes what it is offered.
  case fill
  /// Stretches along its axis, or along both.
  case spacer
  /// A line along its axis.
  case line
  /// Words.
  case text
  /// Hands everything through to its only child.
  case pass
  /// Room around its content.
  case padding
  /// A given width, a given height, or both.
  case frame
  /// Limits from the side table.
  case flexibleFrame
  /// Offers the ideal length on chosen axes.
  case fixedSize
  /// Offers its content a rectangle of one ratio, which fits into its own offer or covers it.
  case aspectRatio
  /// Moves the drawing only.
  case offset
  /// Takes what it is offered, and puts the middle of its content at a point.
  case position
  /// Says where a guide of its content is; the rule is in the side table.
  case guide
  /// The first child decides, the second is drawn over it.
  case overlay
  /// The second child decides, the first is drawn under it.
  case background
  /// A row or a column. The payload is how many of its children are spacers.
  case stack
  /// Children on top of each other.
  case layers
  /// A window onto content of any length.
  case scroll
  /// A custom layout, from the side table.
  case container
  /// Content beside the edges of which bars may lie; the side table says which.
  case safeArea
  /// Grows over the edges of the safe area that it touches.
  case ignoresSafeArea
  /// A line in the outline without any box.
  case outlineOnly

  /// Whether its answers are cached: those of boxes that share an offer among others, or work out another
  /// one for their child, while other boxes hand theirs on.
  @inline(__always)
  var keepsAnswers: Bool {
    switch self {
    case .stack, .layers, .container, .safeArea, .aspectRatio: true
    default: false
    }
  }

  /// Whether nothing can be in it that is laid out.
  @inline(__always)
  var isLeaf: Bool { rawValue <= NodeKind.text.rawValue }
}

/// The word that an outline of every box prints for a box.
enum BoxLabel: String {
  case root, row, column, layers, padding, frame, overlay, background, offset, container, preference
  case observer, group, stretch, text, icon, picture, separator, fill, mention, guide
  case flexibleFrame = "flexible-frame"
  case fixedSize = "fixed-size"
  case aspectRatio = "aspect-ratio"
  case scroll = "scroll"
  case lazyColumn = "lazy-column"
  case lazyRow = "lazy-row"
  case lazyGrid = "lazy-grid"
  case grid, fits, list, reader, position, disc
  case listRow = "list-row"
  case safeArea = "safe-area"
  case ignoresSafeArea = "ignores-safe-area"
}
