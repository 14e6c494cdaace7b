/// What a box that negotiates answered, exactly by offer.
///
/// Offers fall into four classes on each axis: not given, zero, infinite, finite. The first three
/// pass down unchanged almost always, so nearly all questions that a box ever hears find a slot of
/// their own. Where flexible frames turn them into many finite ones, answers that lose their slot
/// too often go to a table: without it, the cost would grow exponentially with the depth of such
/// frames.
///
/// An answer that holds for every height stands in the slot for a height that is not given, and serves
/// all questions with the same width: words that have room for their lines are asked for them with many
/// a height.
struct Negotiation {
  private var slots:
    (
      Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot,
      Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot
    )

  /// Which slots hold an answer, a bit for each.
  private var filled: UInt16

  /// The classes of width whose slot for no height holds an answer for every height, a bit for each.
  private var anyHeight: UInt8

  /// How often an answer lost its slot to another.
  var evictions: UInt8

  struct Slot {
    var offer: Offer
    var answer: Size
  }

  /// How many answers a box may lose before they are worth a table.
  static let patience: UInt8 = 16

  /// Makes the one at `place` forget everything, whatever is there.
  ///
  /// The slots stay as they are: most are never looked at, and to write them all would cost more than
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

    /// The number of the slot.
    @inline(__always)
    fileprivate func number(_ isForAnyHeight: Bool) -> Int {
      isForAnyHeight ? width * 4 : width * 4 + height
    }
  }

  /// The answer that the negotiation at `block` keeps for the width of `offer` and any height.
  @inline(__always)
  static func answerForAnyHeight(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    _ offer: Offer
  ) -> Size? {
    guard block.pointee.anyHeight & bit(place.width) != 0 else { return nil }
    let slot = slot(place.number(true), of: block)
    return slot.pointee.offer.width == offer.width ? slot.pointee.answer : nil
  }

  /// The answer that the negotiation at `block` keeps for exactly `offer`.
  @inline(__always)
  static func answer(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    to offer: Offer
  ) -> Size? {
    let number = place.number(false)
    guard block.pointee.filled & bit(number) != 0 else { return nil }
    let slot = slot(number, of: block)
    return slot.pointee.offer == offer ? slot.pointee.answer : nil
  }

  /// What stands at `place` of the negotiation at `block`, if anything does.
  static func answer(
    in block: UnsafeMutablePointer<Negotiation>,
    at place: Place,
    _ isForAnyHeight: Bool
  ) -> Slot? {
    let number = place.number(isForAnyHeight)
    return block.pointee.filled & bit(number) != 0 ? slot(number, of: block).pointee : nil
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
    let number = place.number(isForAnyHeight)
    if block.pointee.filled & bit(number) != 0, block.pointee.evictions < patience {
      block.pointee.evictions += 1
    }
    block.pointee.filled |= bit(number)
    let slot = slot(number, of: block)
    slot.pointee = Slot(offer: offer, answer: answer)
    if isForAnyHeight {
      slot.pointee.offer.height = Offer.anyHeight
      block.pointee.anyHeight |= bit(place.width)
    } else if place.height == 0 {
      block.pointee.anyHeight &= ~bit(place.width)
    }
  }

  @inline(__always)
  private static func slot(
    _ number: Int,
    of block: UnsafeMutablePointer<Negotiation>
  ) -> UnsafeMutablePointer<Slot> {
    // The slots are the first thing in a negotiation.
    UnsafeMutableRawPointer(block).assumingMemoryBound(to: Slot.self) + number
  }

  @inline(__always)
  private static func bit<Bits: FixedWidthInteger>(_ number: Int) -> Bits {
    1 &<< Bits(truncatingIfNeeded: number)
  }

  @inline(__always)
  fileprivate static func offerClass(_ length: Double) -> Int {
    if length == Offer.unspecified { return 0 }
    if length == 0 { return 1 }
    return length == .infinity ? 2 : 3
  }
}
