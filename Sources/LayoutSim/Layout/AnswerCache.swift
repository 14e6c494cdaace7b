/// Remembers what boxes answered, exactly by offer.
///
/// Each box that negotiates has sixteen slots: offers fall into four classes on each axis, not
/// given, zero, infinite, finite. The first three pass down unchanged almost always, so nearly all
/// questions that a box ever hears find a slot of their own. Where flexible frames turn them into
/// many finite ones, answers that lose their slot too often go to a table: without it, the cost
/// would grow exponentially with the depth of such frames.
final class AnswerCache {
  private struct Slot {
    var offer = Offer(width: -2, height: -2)
    var answer = Size.zero
  }

  private static let slotCount = 16
  private static let patience = 16

  private let slots: Cells<Slot>
  private let evictions: Cells<UInt8>
  private var table: [Question: Size] = [:]

  /// A cache for `boxCount` boxes, numbered from 0.
  init(boxCount: Int) {
    slots = Cells(repeating: Slot(), count: boxCount * AnswerCache.slotCount)
    evictions = Cells(repeating: 0, count: boxCount)
  }

  deinit {
    slots.free()
    evictions.free()
  }

  /// What the box answered to `offer`, if it is remembered.
  func answer(of box: Int, to offer: Offer) -> Size? {
    let slot = slots[position(of: box, offer)]
    if slot.offer == offer { return slot.answer }
    return evictions[box] < AnswerCache.patience
      ? nil : table[Question(box: box, offer: offer)]
  }

  /// Remembers `answer`.
  func remember(_ answer: Size, of box: Int, to offer: Offer) {
    let position = position(of: box, offer)
    let old = slots[position]
    if old.offer.width >= Offer.unspecified {
      if evictions[box] < AnswerCache.patience {
        evictions[box] += 1
      } else {
        table[Question(box: box, offer: old.offer)] = old.answer
      }
    }
    slots[position] = Slot(offer: offer, answer: answer)
  }

  private func position(of box: Int, _ offer: Offer) -> Int {
    box * AnswerCache.slotCount + offerClass(offer.width) * 4 + offerClass(offer.height)
  }

  private func offerClass(_ length: Double) -> Int {
    if length == Offer.unspecified { return 0 }
    if length == 0 { return 1 }
    return length == .infinity ? 2 : 3
  }
}
