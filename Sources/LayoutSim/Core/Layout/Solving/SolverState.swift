/// What the solver needs now and then, reached through one pointer.
///
/// Nothing in it is touched for an ordinary box: whatever is, stands in the box.
struct SolverState: ~Copyable {
  var tables: SideTables

  /// The tree that owns all of this.
  unowned(unsafe) var tree: BoxTree?

  /// How many boxes there are.
  let count: Int

  /// What boxes answered.
  var caches: LayoutCaches

  /// The measurer of words, reached without counting a reference; the tree holds it.
  let measurer: Unmanaged<AnyTextMeasurer>
  let pixel: Double
  let depthLimit: Int

  /// Whether a question was too deep to be answered; while that is so, no answer counts.
  var isInterrupted = false

  /// The question that was too deep.
  var postponed = Question(box: 0, offer: .none)

  /// The guide that was asked for, if it was no question for a size.
  var postponedGuide: GuideCode?

  /// Which offers boxes take for others.
  var limiter = OfferLimiter()

  /// Where guides are in containers, by question.
  var guides: [GuideQuestion: Double?] = [:]

  /// The children that wait to be served, for all stacks that are being negotiated.
  var flexibleChildren: FlexibleChildren

  /// The safe areas of the placed tree, by their number in the side table.
  var safeAreas: [SafeArea]

  /// What the children of containers that are being placed were offered with their places.
  var placements: [Question] = []

  /// The containers whose layouts are being asked, or place their children, the innermost last.
  var running: [Int] = []

  /// Whether any layout left a child out.
  var hasLeftOut = false

  /// The children that layouts put at a place that is not finite.
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

/// A question for a guide of a box when it is offered something.
struct GuideQuestion: Hashable {
  let box: Int
  let offer: Offer
  let code: GuideCode
}
