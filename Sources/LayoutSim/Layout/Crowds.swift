/// What boxes remember that are deep inside others which change offers, and heard very many.
///
/// A box that changes offers, such as a ratio, a flexible frame, a grid or a layout of somebody's own,
/// may make two questions of each that it hears: ten of them inside each other would make a thousand of
/// one, and twenty a million. So a box with more than ``freeNesting`` of them around it answers no more
/// than ``capacity`` offers exactly, whatever they are. It takes any other offer for the nearest of
/// those: its size, its guides and what is in it are as if it had been offered that.
///
/// Everything else is exact, however often it is asked. Which offers come first follows from the tree
/// and the offer to its root alone.
struct Crowds {
  /// So many boxes that change offers may be around one that answers every offer exactly.
  static let freeNesting: UInt8 = 6

  /// How many answers a box keeps that has more around it: what seven make of one, if each doubles what
  /// it hears.
  static let capacity = 128

  /// How many boxes that change offers are around each box, for the first 255; empty as long as
  /// nobody asked.
  private var nestings: [UInt8] = []

  /// The offers whose answers were kept, by box, in the order in which they lost their place.
  private var offers: [Int: [Offer]] = [:]

  /// The offers that boxes take for others, and which these are.
  private(set) var standIns: [Question: Offer] = [:]

  /// Whether an answer may depend on those before it.
  var isLimiting: Bool { !offers.isEmpty }

  /// The known offer that is nearest to `offer`, for which the box at `index` takes it; `nil` where
  /// it is to be answered exactly.
  mutating func standIn(for offer: Offer, at index: Int) -> Offer? {
    guard let known = offers[index], known.count >= Crowds.capacity else { return nil }
    var nearest: Offer?
    var least = Double.infinity
    for other in known {
      let distance = offer.distance(to: other)
      if distance < least { (nearest, least) = (other, distance) }
    }
    guard var counting = nearest else { return nil }
    if counting.height == Offer.anyHeight { counting.height = offer.height }
    standIns[Question(box: index, offer: offer)] = counting
    return nearest
  }

  /// Notes that the answer of the box at `index` among `boxes` to `offer` is kept.
  mutating func note(_ offer: Offer, at index: Int, in boxes: UnsafeMutableBufferPointer<Node>) {
    if nestings.isEmpty { nestings = Crowds.nestings(boxes) }
    if nestings[index] > Crowds.freeNesting { offers[index, default: []].append(offer) }
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
  /// Whether what is inside may hear several offers for one that the box hears.
  fileprivate var changesOffers: Bool {
    switch self {
    case .aspectRatio, .flexibleFrame, .container, .safeArea: true
    default: false
    }
  }
}

extension Offer {
  /// How far it is from `other`; without end if a length of only one of them is one between zero and
  /// infinity.
  fileprivate func distance(to other: Offer) -> Double {
    // Words break elsewhere for another width.
    4 * Offer.distance(width, other.width) + Offer.distance(height, other.height)
  }

  private static func distance(_ one: Double, _ other: Double) -> Double {
    if one == other || other == Offer.anyHeight { return 0 }
    let isPlain = one > 0 && one < .infinity && other > 0 && other < .infinity
    return isPlain ? abs(one - other) : .infinity
  }
}

extension Solver {
  /// The answer of the box at `index` to an offer that it takes for another one; `nil` if it is to be
  /// worked out.
  func crowdedAnswer(_ index: Int, _ offer: Offer) -> Size? {
    guard let other = desk.pointee.crowds.standIn(for: offer, at: index),
      let answer = desk.pointee.exact[Question(box: index, offer: other)]
    else { return nil }
    desk.pointee.exact[Question(box: index, offer: offer)] = answer
    return answer
  }

  /// The offer for which the box at `index` takes `offer`: nearly always the same.
  @inline(__always)
  func offerThatCounts(for index: Int, _ offer: Offer) -> Offer {
    if desk.pointee.crowds.standIns.isEmpty { return offer }
    return desk.pointee.crowds.standIns[Question(box: index, offer: offer)] ?? offer
  }

  /// Makes every box answer anew if the order of questions may have counted for an answer.
  func forgetCrowds() {
    guard desk.pointee.crowds.isLimiting else { return }
    desk.pointee.crowds = Crowds()
    desk.pointee.exact.removeAll()
    desk.pointee.guides = [:]
    for index in 0..<count where !nodes[index].traits.contains(.sized) {
      forgetAnswers(of: index)
    }
  }
}
