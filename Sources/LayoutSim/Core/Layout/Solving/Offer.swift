/// A proposal in the solver's form: `unspecified` in place of `nil`.
///
/// Lengths are never negative and never NaN, so two offers can be compared with `==`.
struct Offer: Hashable {
  /// Represents a missing length; no real length is negative.
  static let unspecified = -1.0

  /// No offer; it differs from every real one.
  static let none = Offer(width: -2, height: -2)

  /// The offer for which a box takes its ideal size.
  @inline(__always)
  static var ideal: Offer { Offer(width: unspecified, height: unspecified) }

  /// Represents every height, in an answer that holds for all of them.
  static let anyHeight = -3.0

  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    assert(!width.isNaN && !height.isNaN, "NaN would differ from itself: \(width) x \(height).")
    self.width = width
    self.height = height
  }

  /// Converts a proposal; NaN counts as missing and a negative length as zero.
  init(_ proposal: Proposal) {
    self.init(width: Offer.repaired(proposal.width), height: Offer.repaired(proposal.height))
  }

  /// The offer with the same width for every height.
  @inline(__always)
  var forAnyHeight: Offer { Offer(width: width, height: Offer.anyHeight) }

  init(_ size: Size) {
    self.init(width: Offer.repaired(size.width), height: Offer.repaired(size.height))
  }

  /// The length along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal that it represents.
  var proposal: Proposal {
    Proposal(
      width: width == Offer.unspecified ? nil : width,
      height: height == Offer.unspecified ? nil : height
    )
  }

  private static func repaired(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return unspecified }
    return length > 0 ? length : 0
  }
}

extension Double {
  /// Whether an offered length can be too short, because it is given and finite.
  var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}

extension LayoutAxis {
  /// The other axis.
  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The length along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Limits how many offers deeply nested boxes answer exactly.
///
/// A box that changes offers, such as a ratio, a flexible frame, a grid, layers or a custom layout, may make two
/// offers to its content for each that it gets: ten nested ones would turn one offer into a thousand, twenty into
/// a million. A box with more than ``exactDepth`` of them around it therefore answers at most ``capacity`` offers
/// exactly, beyond the first ``uncountedOffers``. It replaces any other offer by the nearest of these, for its size, its
/// guides and its content. Such boxes, their contents and the boxes around them are approximate.
///
/// Everything else is exact, however many offers it gets. The order of the offers depends only on the tree and
/// the offer to its root.
struct OfferLimiter {
  /// The number of boxes that change offers around a box that still answers every offer exactly.
  static let exactDepth: UInt8 = 6

  /// The number of answers of a box before they are counted.
  static let uncountedOffers: Int32 = 16

  /// The maximum number of counted answers of a more deeply nested box: in 300 random chains of up to eleven
  /// levels no frame moved, while 64 moved one at eight.
  static let capacity = 96

  /// The number of boxes that change offers around each box, at most 255; empty until it is needed.
  private var nestings: [UInt8] = []

  /// The offers of each box whose answers were counted, in order; empty while there are none.
  private(set) var offers: [[Offer]] = []

  /// The offers that were replaced, with their replacements.
  private(set) var replacements: [Question: Offer] = [:]

  /// Whether an answer may depend on those before it.
  var isLimiting: Bool { !offers.isEmpty }

  /// Whether any offer was replaced.
  var hasReplaced: Bool { !replacements.isEmpty }

  /// The known offer that is nearest to `offer`, with which the box at `index` replaces it; `nil` if it is to
  /// be answered exactly.
  func nearest(to offer: Offer, at index: Int) -> Offer? {
    guard isLimiting, offers[index].count >= OfferLimiter.capacity else { return nil }
    var nearest: Offer?
    var least = Double.infinity
    for other in offers[index] {
      // Text breaks elsewhere at another width.
      let distance = 4 * offer.width.distance(to: other.width)
      if distance >= least { continue }
      let all = distance + offer.height.distance(to: other.height)
      if all < least { (nearest, least) = (other, all) }
    }
    return nearest
  }

  /// Records that a box replaces the offer of `question` by `other`.
  mutating func replace(_ question: Question, by other: Offer) {
    replacements[question] = other
  }

  /// Records that the box at `index` among `boxes` answered `offer` exactly.
  mutating func note(_ offer: Offer, at index: Int, in boxes: UnsafeMutableBufferPointer<Node>) {
    if nestings.isEmpty { nestings = OfferLimiter.nestings(boxes) }
    guard nestings[index] > OfferLimiter.exactDepth else { return }
    if offers.isEmpty { offers = Array(repeating: [], count: boxes.count) }
    assert(
      offers.count == boxes.count && nestings.count == boxes.count,
      "\(offers.count) lists of offers and \(nestings.count) nestings are of \(boxes.count) boxes."
    )
    offers[index].append(offer)
  }

  private static func nestings(_ boxes: UnsafeMutableBufferPointer<Node>) -> [UInt8] {
    var nestings: [UInt8] = Array(repeating: 0, count: boxes.count)
    for index in boxes.indices.dropFirst() {
      let parent = index - Int(boxes[index].up)
      let nesting = nestings[parent]
      let isDeeper = boxes[parent].kind.changesOffers && nesting < .max
      nestings[index] = isDeeper ? nesting + 1 : nesting
    }
    return nestings
  }
}

extension NodeKind {
  /// Whether its content may get several offers for one.
  fileprivate var changesOffers: Bool {
    switch self {
    case .aspectRatio, .flexibleFrame, .position, .container, .safeArea: true
    // Their size is the part of the offer that children take, and their guides are the positions of the children's in
    // that size.
    case .layers: true
    default: false
    }
  }
}

extension Double {
  /// The distance of an offered length from `other`; infinite if only one of them is between zero and
  /// infinity.
  @inline(__always)
  fileprivate func distance(to other: Double) -> Double {
    if self == other || other == Offer.anyHeight { return 0 }
    let isPlain = min(self, other) > 0 && max(self, other) < .infinity
    return isPlain ? abs(self - other) : .infinity
  }
}

extension Solver {
  /// The answer of the box at `index` to an offer that it replaces; `nil` if it is to be computed.
  @inline(never)
  func limitedAnswer(_ index: Int, _ offer: Offer) -> Size? {
    guard var other = state.pointee.limiter.nearest(to: offer, at: index),
      let answer = state.pointee.caches.sizes[Question(box: index, offer: other)]
    else { return nil }
    // An answer for every height holds for this one.
    if other.height == Offer.anyHeight { other.height = offer.height }
    let question = Question(box: index, offer: offer)
    state.pointee.limiter.replace(question, by: other)
    state.pointee.caches.sizes[question] = answer
    nodes[index].traits.insert(.approximate)
    return answer
  }

  /// The offer with which the box at `index` replaces `offer`, nearly always `offer` itself.
  @inline(__always)
  func effectiveOffer(for index: Int, _ offer: Offer) -> Offer {
    if !state.pointee.limiter.hasReplaced { return offer }
    return state.pointee.limiter.replacements[Question(box: index, offer: offer)] ?? offer
  }
}
