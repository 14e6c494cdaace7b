/// What is known about a box before it is asked, and about its last answer.
struct NodeTraits: OptionSet {
  let rawValue: UInt32

  /// Its width does not depend on any offer.
  static let rigidWidth = NodeTraits(rawValue: 1 << 0)

  /// Its height does not depend on any offer.
  static let rigidHeight = NodeTraits(rawValue: 1 << 1)

  /// Its size does not depend on any offer.
  static let rigid: NodeTraits = [.rigidWidth, .rigidHeight]

  /// Its only size is known, and stands in the node.
  static let sized = NodeTraits(rawValue: 1 << 2)

  /// It is as wide as it is offered.
  static let fillsWidth = NodeTraits(rawValue: 1 << 3)

  /// It is as high as it is offered.
  static let fillsHeight = NodeTraits(rawValue: 1 << 4)

  /// It takes what it is offered.
  static let fills: NodeTraits = [.fillsWidth, .fillsHeight]

  /// There is text in it that gives it baselines.
  static let baseline = NodeTraits(rawValue: 1 << 5)

  /// Something in it says where an edge or the middle of it is.
  static let edgeGuide = NodeTraits(rawValue: 1 << 6)

  /// Something in it says where a custom guide is.
  static let customGuide = NodeTraits(rawValue: 1 << 7)

  /// Everything that may move a guide.
  static let guides: NodeTraits = [.baseline, .edgeGuide, .customGuide]

  /// There is a layout in it of which nothing is known.
  static let unpredictable = NodeTraits(rawValue: 1 << 8)

  /// It stretches along both axes.
  static let bothAxes = NodeTraits(rawValue: 1 << 10)

  /// A stack whose gaps were given by its author.
  static let explicitGap = NodeTraits(rawValue: 1 << 11)

  /// It stands for a title.
  static let heading = NodeTraits(rawValue: 1 << 12)

  /// A spacer, or a frame directly around one.
  static let spacer = NodeTraits(rawValue: 1 << 13)

  /// Its children meet at edges or middles that nothing moves.
  static let plainAlignment = NodeTraits(rawValue: 1 << 14)

  /// What is in it runs from right to left.
  static let rightToLeft = NodeTraits(rawValue: 1 << 15)

  /// It took an offer for another one, whose answer it gave.
  static let approximate = NodeTraits(rawValue: 1 << 16)

  /// The layout around it chose not to show it.
  static let leftOut = NodeTraits(rawValue: 1 << 17)

  /// A stack whose children have priorities, so that the order of serving has to be worked out in
  /// full.
  static let needsOrder = NodeTraits(rawValue: 1 << 18)

  /// A stack whose children all take what they are given along its axis.
  static let allFill = NodeTraits(rawValue: 1 << 19)

  /// A container whose layout says which gaps it wants.
  static let spacingOfLayout = NodeTraits(rawValue: 1 << 20)

  /// It can be as narrow as is asked: offered no width it takes none.
  static let narrows = NodeTraits(rawValue: 1 << 21)

  /// A text whose natural dimensions are about its lines in room without end.
  static let naturalLines = NodeTraits(rawValue: 1 << 22)

  /// Its last answer holds for every height that it could be offered with the same width.
  static let anyHeight = NodeTraits(rawValue: 1 << 23)

  /// The layout around it, which places its children, has not asked it anything yet.
  static let awaitsOffer = NodeTraits(rawValue: 1 << 24)

  /// A container whose layout says where guides are.
  static let guidesOfLayout = NodeTraits(rawValue: 1 << 29)

  /// The layout around it has not placed it yet.
  static let awaitsPlace = NodeTraits(rawValue: 1 << 28)

  /// A text whose natural dimensions are about all words in their full size.
  static let wholeWords = NodeTraits(rawValue: 1 << 26)

  /// A text whose natural dimensions are about all words in their full size in one line.
  static let wholeLine = NodeTraits(rawValue: 1 << 27)

  /// More width makes it no narrower, and where none makes it wider, nothing in it depends on the width.
  static let steadyWidth = NodeTraits(rawValue: 1 << 30)

  /// More height makes it no lower, and where none makes it higher, nothing in it depends on the height.
  static let steadyHeight = NodeTraits(rawValue: 1 << 31)

  /// More room makes it no smaller, and where none makes it larger, nothing in it depends on the room.
  static let steady: NodeTraits = [.steadyWidth, .steadyHeight]

  /// A text whose natural dimensions are about one natural line.
  static let naturalLine: NodeTraits = [.naturalLines, .wholeLine]

  /// Whatever says that its last answer holds for every height.
  static let heedsNoHeight: NodeTraits = [.sized, .anyHeight]

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
