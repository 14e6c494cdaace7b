/// The state that the solver needs occasionally, behind one pointer.
///
/// None of it is accessed for an ordinary box, whose state is in the box itself.
struct SolverState: ~Copyable {
  var tables: SideTables

  /// The tree that owns the state.
  unowned(unsafe) var tree: BoxTree?

  /// The number of boxes.
  let count: Int

  /// The answers of boxes.
  var caches: LayoutCaches

  /// The text measurer, accessed without reference counting; the tree retains it.
  let measurer: Unmanaged<AnyTextMeasurer>
  let pixel: Double
  let depthLimit: Int

  /// Whether a question was too deep to be answered; while it is, no answer is valid.
  var isInterrupted = false

  /// The question that was too deep.
  var postponed = Question(box: 0, offer: .none)

  /// The guide that was requested, if the question was not for a size.
  var postponedGuide: GuideCode?

  /// Limits the offers to deeply nested boxes.
  var limiter = OfferLimiter()

  /// The positions of guides in containers, by question.
  var guides: [GuideQuestion: Double?] = [:]

  /// The children waiting to be served, for all stacks that are being negotiated.
  var flexibleChildren: FlexibleChildren

  /// The safe areas of the placed tree, by their number in the side table.
  var safeAreas: [SafeArea]

  /// The final offers to the children of containers that are being placed.
  var placements: [Question] = []

  /// The containers whose layouts are running, the innermost last.
  var running: [Int] = []

  /// Whether any layout left out a child.
  var hasLeftOut = false

  /// The children that layouts placed at positions that are not finite.
  var misplaced: [Int] = []

  init(
    tables: consuming SideTables,
    flexibleChildren: consuming FlexibleChildren,
    count: Int,
    caches: consuming LayoutCaches,
    measurer: Unmanaged<AnyTextMeasurer>,
    pixel: Double,
    depthLimit: Int
  ) {
    self.flexibleChildren = flexibleChildren
    safeAreas = Array(repeating: SafeArea(), count: tables.safeAreas.count)
    self.tables = tables
    self.count = count
    self.caches = caches
    self.measurer = measurer
    self.pixel = pixel
    self.depthLimit = depthLimit
  }
}

/// A question for a guide of a box with an offer.
struct GuideQuestion: Hashable {
  let box: Int
  let offer: Offer
  let code: GuideCode
}

/// The answers of the boxes of a tree, by offer.
struct LayoutCaches: ~Copyable {
  /// The sizes of boxes that share their offer among others, and of those that were postponed.
  var sizes = AnswerCache<Size>()

  /// The sizes of texts that were measured more than once.
  var texts = AnswerCache<TextDimensions>()

  /// Removes all answers and keeps the memory.
  mutating func removeAll() {
    sizes.removeAll()
    texts.removeAll()
  }
}

/// The size and the baselines of a text, in points.
struct TextDimensions {
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double
}

extension TextDimensions {
  init(_ metrics: TextMetrics) {
    self.init(
      size: metrics.size,
      firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline
    )
  }
}
