/// The facts about a box that are known before it is asked, and those about its last answer.
struct NodeTraits: OptionSet {
  let rawValue: UInt32

  /// Its width does not depend on any offer.
  static let rigidWidth = NodeTraits(rawValue: 1 << 0)

  /// Its height does not depend on any offer.
  static let rigidHeight = NodeTraits(rawValue: 1 << 1)

  /// Its size does not depend on any offer.
  static let rigid: NodeTraits = [.rigidWidth, .rigidHeight]

  /// Its only size is known, and stored in the node.
  static let sized = NodeTraits(rawValue: 1 << 2)

  /// It fills the offered width.
  static let fillsWidth = NodeTraits(rawValue: 1 << 3)

  /// It fills the offered height.
  static let fillsHeight = NodeTraits(rawValue: 1 << 4)

  /// It fills its offer.
  static let fills: NodeTraits = [.fillsWidth, .fillsHeight]

  /// It contains text that gives it baselines.
  static let baseline = NodeTraits(rawValue: 1 << 5)

  /// Something inside sets an edge or the centre as an explicit guide.
  static let edgeGuide = NodeTraits(rawValue: 1 << 6)

  /// Something inside sets a custom guide.
  static let customGuide = NodeTraits(rawValue: 1 << 7)

  /// Everything that may affect guides.
  static let guides: NodeTraits = [.baseline, .edgeGuide, .customGuide]

  /// It stretches along both axes.
  static let bothAxes = NodeTraits(rawValue: 1 << 10)

  /// A stack with explicit gaps.
  static let explicitGap = NodeTraits(rawValue: 1 << 11)

  static let heading = NodeTraits(rawValue: 1 << 12)

  /// A spacer, or a frame directly around one.
  static let spacer = NodeTraits(rawValue: 1 << 13)

  /// Its children are aligned at edges or centres that nothing moves.
  static let plainAlignment = NodeTraits(rawValue: 1 << 14)

  /// Its content runs from right to left.
  static let rightToLeft = NodeTraits(rawValue: 1 << 15)

  /// It answered one offer with the size of another.
  static let approximate = NodeTraits(rawValue: 1 << 16)

  /// The layout around it left it out.
  static let leftOut = NodeTraits(rawValue: 1 << 17)

  /// A stack whose children have different priorities, or whose spacers have different minima, so that the
  /// serving order has to be computed in full.
  static let needsOrder = NodeTraits(rawValue: 1 << 18)

  /// A stack whose children all fill their offers along its axis.
  static let allFill = NodeTraits(rawValue: 1 << 19)

  /// A container whose layout determines its spacing.
  static let spacingOfLayout = NodeTraits(rawValue: 1 << 20)

  /// It can be arbitrarily narrow: without any width it takes none.
  static let narrows = NodeTraits(rawValue: 1 << 21)

  /// A text whose natural dimensions are those of its lines without limits.
  static let naturalLines = NodeTraits(rawValue: 1 << 22)

  /// Its last answer holds for every offered height with the same width.
  static let anyHeight = NodeTraits(rawValue: 1 << 23)

  /// The layout that places it has not asked it anything yet.
  static let awaitsOffer = NodeTraits(rawValue: 1 << 24)

  /// Its content stays alive without being shown.
  static let backstage = NodeTraits(rawValue: 1 << 25)

  /// A container whose layout positions guides.
  static let guidesOfLayout = NodeTraits(rawValue: 1 << 29)

  /// The layout around it has not placed it yet.
  static let awaitsPlace = NodeTraits(rawValue: 1 << 28)

  /// A text whose natural dimensions are those of the whole text in its full size.
  static let wholeWords = NodeTraits(rawValue: 1 << 26)

  /// A text whose natural dimensions are those of the whole text in its full size in one line.
  static let wholeLine = NodeTraits(rawValue: 1 << 27)

  /// More width makes it no narrower, and where it makes it no wider, nothing inside depends on the width.
  static let steadyWidth = NodeTraits(rawValue: 1 << 30)

  /// More height makes it no lower, and where it makes it no higher, nothing inside depends on the height.
  static let steadyHeight = NodeTraits(rawValue: 1 << 31)

  /// More space makes it no smaller, and where it makes it no larger, nothing inside depends on the space.
  static let steady: NodeTraits = [.steadyWidth, .steadyHeight]

  /// A text whose natural dimensions are those of one natural line.
  static let naturalLine: NodeTraits = [.naturalLines, .wholeLine]

  /// The traits that make its last answer hold for every height.
  static let heedsNoHeight: NodeTraits = [.sized, .anyHeight]

  /// The traits that a box takes over from its only content.
  static let ofContent: NodeTraits = [
    .rigid, .sized, .fills, .guides, .spacer, .narrows, .steady,
  ]

  static func rigid(along axis: LayoutAxis) -> NodeTraits {
    axis == .horizontal ? .rigidWidth : .rigidHeight
  }

  static func steady(along axis: LayoutAxis) -> NodeTraits {
    axis == .horizontal ? .steadyWidth : .steadyHeight
  }

  static func fills(along axis: LayoutAxis) -> NodeTraits {
    axis == .horizontal ? .fillsWidth : .fillsHeight
  }
}

// The general operations of option sets cost many times as much in builds without optimization.
extension NodeTraits {
  init(arrayLiteral elements: NodeTraits...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }

  func contains(_ other: NodeTraits) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isSuperset(of other: NodeTraits) -> Bool { contains(other) }
  func isDisjoint(with other: NodeTraits) -> Bool { rawValue & other.rawValue == 0 }
  func union(_ other: NodeTraits) -> NodeTraits { NodeTraits(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & other.rawValue)
  }
  func subtracting(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & ~other.rawValue)
  }
  mutating func formUnion(_ other: NodeTraits) { self = union(other) }
  mutating func formIntersection(_ other: NodeTraits) { self = intersection(other) }
  mutating func subtract(_ other: NodeTraits) { self = subtracting(other) }
  mutating func insert(_ other: NodeTraits) { self = union(other) }
  mutating func remove(_ other: NodeTraits) { self = subtracting(other) }
}
