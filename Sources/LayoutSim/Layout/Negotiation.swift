/// What a box that negotiates answered, exactly by offer.
///
/// Offers fall into four classes on each axis: not given, zero, infinite, finite. The first three
/// pass down unchanged almost always, so nearly all questions that a box ever hears find a place of
/// their own. Where flexible frames turn them into many finite ones, answers that lose their place
/// too often go to a table: without it, the cost would grow exponentially with the depth of such
/// frames.
///
/// An answer that holds for every height stands in the place for a height that is not given, and serves
/// all questions with the same width: words that have room for their lines are asked for them with many
/// a height.
struct Negotiation {
  /// The answers, by the class of the offer's width and then by that of its height.
  private var answers:
    (
      Size, Size, Size, Size, Size, Size, Size, Size,
      Size, Size, Size, Size, Size, Size, Size, Size
    )

  /// The finite lengths in the offers that were answered, which their classes do not tell: widths by the
  /// class of the height, then heights by the class of the width.
  private var lengths: (Double, Double, Double, Double, Double, Double, Double, Double)

  /// Which answers there are, a bit for each.
  private var filled: UInt16

  /// The classes of width whose answer for no height is one for every height, a bit for each.
  private var anyHeight: UInt8

  /// How often an answer lost its place to another.
  var evictions: UInt8

  /// How many answers a box may lose before they are worth a table.
  static let patience: UInt8 = 16

  /// Makes the one at `place` forget everything, whatever is there.
  ///
  /// The answers stay as they are: most are never looked at, and to write them all would cost more than
  /// many a stack's layout.
  @inline(__always)
  static func clear(_ place: UnsafeMutablePointer<Negotiation>) {
    place.pointee.filled = 0
    place.pointee.anyHeight = 0
    place.pointee.evictions = 0
  }

  /// Where the answer to an offer belongs: the class of each of its lengths.
  struct Place {
    fileprivate let width: Int
    fileprivate let height: Int

    @inline(__always)
    init(of offer: Offer) {
      width = Negotiation.offerClass(offer.width)
      height = Negotiation.offerClass(offer.height)
    }

    /// The place of the answer for every height.
    @inline(__always)
    fileprivate var forAnyHeight: Place { Place(width: width, height: Negotiation.unspecified) }

    @inline(__always)
    private init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    @inline(__always)
    fileprivate var number: Int { width * 4 + height }
  }

  /// The answer that the negotiation at `block` keeps for the width of `offer` and any height.
  @inline(__always)
  static func answerForAnyHeight(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    _ offer: Offer
  ) -> Size? {
    guard block.pointee.anyHeight & bit(place.width) != 0 else { return nil }
    let place = place.forAnyHeight
    return isKept(offer, at: place, in: block) ? answers(of: block)[place.number] : nil
  }

  /// The answer that the negotiation at `block` keeps for exactly `offer`.
  @inline(__always)
  static func answer(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    to offer: Offer
  ) -> Size? {
    guard block.pointee.filled & bit(place.number) != 0, isKept(offer, at: place, in: block)
    else { return nil }
    return answers(of: block)[place.number]
  }

  /// What loses its place to an answer that goes to `place` of the negotiation at `block`, if anything
  /// does.
  static func lost(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    _ isForAnyHeight: Bool
  ) -> (offer: Offer, answer: Size)? {
    let place = isForAnyHeight ? place.forAnyHeight : place
    guard block.pointee.filled & bit(place.number) != 0 else { return nil }
    var offer = Offer(
      width: length(ofClass: place.width) ?? lengths(of: block)[place.height],
      height: length(ofClass: place.height) ?? lengths(of: block)[4 + place.width]
    )
    if place.height == unspecified, block.pointee.anyHeight & bit(place.width) != 0 {
      offer.height = Offer.anyHeight
    }
    return (offer, answers(of: block)[place.number])
  }

  /// Keeps an answer at its place.
  @inline(__always)
  static func keep(
    _ answer: Size,
    for offer: Offer,
    at place: Place,
    _ isForAnyHeight: Bool,
    in block: UnsafeMutablePointer<Negotiation>
  ) {
    let place = isForAnyHeight ? place.forAnyHeight : place
    if block.pointee.filled & bit(place.number) != 0, block.pointee.evictions < patience {
      block.pointee.evictions += 1
    }
    block.pointee.filled |= bit(place.number)
    answers(of: block)[place.number] = answer
    if place.width == finite { lengths(of: block)[place.height] = offer.width }
    if place.height == finite { lengths(of: block)[4 + place.width] = offer.height }
    if isForAnyHeight {
      block.pointee.anyHeight |= bit(place.width)
    } else if place.height == unspecified {
      block.pointee.anyHeight &= ~bit(place.width)
    }
  }

  /// Whether what is at `place` answers an offer of these classes that is as long as `offer`.
  @inline(__always)
  private static func isKept(
    _ offer: Offer,
    at place: Place,
    in block: UnsafeMutablePointer<Negotiation>
  ) -> Bool {
    (place.width != finite || lengths(of: block)[place.height] == offer.width)
      && (place.height != finite || lengths(of: block)[4 + place.width] == offer.height)
  }

  // The answers are the first thing in a negotiation, the lengths the next.

  @inline(__always)
  private static func answers(
    of block: UnsafeMutablePointer<Negotiation>
  ) -> UnsafeMutablePointer<Size> {
    UnsafeMutableRawPointer(block).assumingMemoryBound(to: Size.self)
  }

  @inline(__always)
  private static func lengths(
    of block: UnsafeMutablePointer<Negotiation>
  ) -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(answers(of: block) + 16).assumingMemoryBound(to: Double.self)
  }

  @inline(__always)
  private static func bit<Bits: FixedWidthInteger>(_ number: Int) -> Bits {
    1 &<< Bits(truncatingIfNeeded: number)
  }
}

// MARK: - Classes of lengths

extension Negotiation {
  fileprivate static let unspecified = 0
  fileprivate static let finite = 3

  @inline(__always)
  fileprivate static func offerClass(_ length: Double) -> Int {
    if length == Offer.unspecified { return unspecified }
    if length == 0 { return 1 }
    return length == .infinity ? 2 : finite
  }

  /// The only length of a class; `nil` for that of finite ones.
  private static func length(ofClass number: Int) -> Double? {
    [Offer.unspecified, 0, .infinity, nil][number]
  }
}
