/// One box of a resolved tree: its layout, and the result.
///
/// Nodes are in pre-order; `span` is the length of a subtree. Rare data are in side tables, found by
/// `payload` and `semantics`. A node is 144 bytes: the cost of layout depends on how much memory it touches.
struct Node {
  /// The layout that the box performs.
  var kind: NodeKind

  /// The name of the box in an outline of all boxes.
  var label: BoxLabel

  /// The axis of a stack, a scroll area, a spacer or a line.
  var axis = LayoutAxis.vertical

  var traits: NodeTraits = []

  /// The guides at which content and box are aligned.
  var horizontal = GuideCode.center
  var vertical = GuideCode.middle

  /// The number of nodes in the subtree, including this one.
  var span: Int32 = 1

  /// The distance to the enclosing box before it; 0 for the root.
  var up: Int32 = 0

  /// The number of children that take part in layout.
  var childCount: Int32 = 0

  /// The position of the box's data in the side table of its kind.
  var payload: Int32 = -1

  /// The position of its semantics in the side table, or -1.
  var semantics: Int32 = -1

  /// The position of the values of its subtree for its container, or -1.
  var containerValues: Int32 = -1

  /// The position of its spacing in the side table, or -1 before it was requested.
  var spacing: Int32 = -1

  /// The number of its cached answers.
  var answerCount: Int32 = 0

  /// The gap before it in its stack, in points.
  var gapBefore = 0.0

  var priority = 0.0

  /// Numbers whose meaning depends on the kind.
  var lengths = NodeLengths()

  /// Its last offer.
  var offer = Offer.none

  /// Its answer to that offer; the only answer of a box of fixed size.
  var size = Size.zero

  /// Its position in the enclosing box.
  var position = Point.zero

  init(_ kind: NodeKind, _ label: BoxLabel) {
    self.kind = kind
    self.label = label
  }
}

/// How a box answers an offer and places its content.
enum NodeKind: UInt8 {
  /// Of a fixed size.
  case fixed
  /// Fills its offer.
  case fill
  /// Stretches along its axis, or along both.
  case spacer
  /// A line along its axis.
  case line
  case text
  /// Passes everything through to its only child.
  case pass
  /// Insets around its content.
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
  /// Fills its offer, and centres its content at a point.
  case position
  /// Positions a guide of its content; the rule is in the side table.
  case guide
  /// The first child determines the size, the second is drawn over it.
  case overlay
  /// The second child determines the size, the first is drawn behind it.
  case background
  /// A row or a column. The payload is the number of spacers among its children.
  case stack
  /// Children on top of each other.
  case layers
  /// A viewport for content of any length.
  case scroll
  /// A custom layout, from the side table.
  case container
  /// Content with possible bars along its edges, which are in the side table.
  case safeArea
  /// Extends beyond the edges of the safe area that it touches.
  case ignoresSafeArea
  /// A line in the outline without any box.
  case outlineOnly

  /// Whether its answers are cached: those of boxes that share an offer among others, or compute another one
  /// for their child, while other boxes pass theirs on.
  @inline(__always)
  var keepsAnswers: Bool {
    switch self {
    case .stack, .layers, .container, .safeArea, .aspectRatio: true
    default: false
    }
  }

  /// Whether it cannot contain anything that is laid out.
  @inline(__always)
  var isLeaf: Bool { rawValue <= NodeKind.text.rawValue }
}

/// The name of a box in an outline of all boxes.
enum BoxLabel: String, CaseIterable {
  case root, row, column, layers, padding, frame, overlay, background, offset, container, preference
  case observer, group, stretch, text, icon, picture, separator, fill, mention, guide
  case flexibleFrame = "flexible-frame"
  case fixedSize = "fixed-size"
  case aspectRatio = "aspect-ratio"
  case scroll = "scroll"
  case lazyColumn = "lazy-column"
  case lazyRow = "lazy-row"
  case lazyGrid = "lazy-grid"
  case grid, fits, list, pager, reader, position, disc, effect, clip
  case listRow = "list-row"
  case safeArea = "safe-area"
  case ignoresSafeArea = "ignores-safe-area"
}

extension BoxLabel {
  /// Whether a box with this name shows nothing itself, unless it has semantics.
  var onlyLaysOut: Bool {
    switch self {
    case .text, .picture, .icon, .separator, .scroll, .fill: false
    default: true
    }
  }
}

extension Node {
  /// Whether its content is larger than the box.
  var isScaledToFill: Bool { kind == .aspectRatio && !fitsAspectRatio }

  /// Stores the size of a text without limits.
  @inline(__always)
  mutating func noteNaturalLines(_ metrics: TextMetrics) {
    naturalDimensions = TextDimensions(metrics)
    traits.insert(.naturalLines)
    if metrics.isWhole { traits.insert(.wholeWords) }
    if metrics.isWholeLine { traits.insert(.wholeLine) }
  }

  /// Whether the natural lines of a text are known and valid for an `offer`: they fit, and one line needs no
  /// height.
  @inline(__always)
  func isAmple(_ offer: Offer) -> Bool {
    guard traits.contains(.naturalLines) else { return false }
    let isWide =
      offer.width == Offer.unspecified
      // Text that natural lines leave out could be in others.
      || (offer.width >= naturalSize.width
        && (offer.width == .infinity || traits.contains(.wholeWords)))
    return isWide
      && (offer.height == Offer.unspecified || offer.height >= naturalSize.height
        // The first line is never dropped for lack of height.
        || (traits.contains(.wholeLine) && offer.width != 0))
  }

  /// Whether a text is one natural line that fits into an `offer`, so that its height does not depend on the
  /// offered one, except for a zero offer.
  @inline(__always)
  func isNaturalLine(in offer: Offer) -> Bool {
    traits.isSuperset(of: .naturalLine) && offer.width != 0
      && (offer.width == Offer.unspecified || offer.width >= naturalSize.width)
  }
}
