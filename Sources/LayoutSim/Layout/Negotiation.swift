/// What a box that negotiates answered, exactly by offer.
///
/// Offers fall into four classes on each axis: not given, zero, infinite, finite. The first three
/// pass down unchanged almost always, so nearly all questions that a box ever hears find a slot of
/// their own. Where flexible frames turn them into many finite ones, answers that lose their slot
/// too often go to a table: without it, the cost would grow exponentially with the depth of such
/// frames.
struct Negotiation {
  private var slots:
    (
      Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot,
      Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot
    )

  /// How often an answer lost its slot to another.
  var evictions: UInt8 = 0

  struct Slot {
    var offer = Offer.none
    var answer = Size.zero
  }

  /// How many answers a box may lose before they are worth a table.
  static let patience: UInt8 = 16

  init() {
    let slot = Slot()
    slots = (
      slot, slot, slot, slot, slot, slot, slot, slot,
      slot, slot, slot, slot, slot, slot, slot, slot
    )
  }

  /// The slot for `offer` of the negotiation at `place`.
  @inline(__always)
  static func slot(
    of place: UnsafeMutablePointer<Negotiation>,
    for offer: Offer
  ) -> UnsafeMutablePointer<Slot> {
    let number = offerClass(offer.width) * 4 + offerClass(offer.height)
    // The slots are the first thing in a negotiation.
    return UnsafeMutableRawPointer(place).assumingMemoryBound(to: Slot.self) + number
  }

  @inline(__always)
  private static func offerClass(_ length: Double) -> Int {
    if length == Offer.unspecified { return 0 }
    if length == 0 { return 1 }
    return length == .infinity ? 2 : 3
  }
}
