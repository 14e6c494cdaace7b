/// The answers of texts that have more than stand in their boxes, in a list for each text.
///
/// Its box says where the list begins; what was asked for last comes first.
struct TextAnswerPool: ~Copyable {
  private var base = UnsafeMutablePointer<TextAnswer>.nowhere
  private var capacity = 0

  /// How many places were ever used.
  private(set) var count = 0

  /// How many answers of one text are kept.
  private static let limit = 9

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  /// The answer in the list from `first` on that holds for `offer`; one to just that before others.
  ///
  /// It comes to the front of the list, and stays where it is in memory until another one is kept.
  func find(
    _ offer: Offer,
    from first: inout Int32,
    mayEndInNewline: () -> Bool
  ) -> UnsafeMutablePointer<TextAnswer>? {
    var found: Int32 = -1
    var beforeFound: Int32 = -1
    var isCertain = false
    var before: Int32 = -1
    var next = first
    while next >= 0 {
      let answer = base + Int(next)
      if answer.pointee.offer == offer {
        (found, beforeFound, isCertain) = (next, before, true)
        break
      }
      if !isCertain, answer.pointee.serves(offer) {
        isCertain = !answer.pointee.mayLackLine(for: offer)
        if isCertain || found < 0 { (found, beforeFound) = (next, before) }
      }
      before = next
      next = answer.pointee.next
    }
    guard found >= 0, isCertain || !mayEndInNewline() else { return nil }
    let answer = base + Int(found)
    if beforeFound >= 0 {
      base[Int(beforeFound)].next = answer.pointee.next
      answer.pointee.next = first
      first = found
    }
    return answer
  }

  /// Puts an answer in front of the list from `first` on, in place of the last one if there are many.
  @inline(__always)
  mutating func keep(_ answer: TextAnswer, before first: inout Int32) {
    // All may move to make room.
    let number = place(before: first)
    let place = base + Int(number)
    place.initialize(to: answer)
    place.pointee.next = first
    first = number
  }

  /// Takes all away and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Where another answer of the text whose list begins at `first` goes.
  private mutating func place(before first: Int32) -> Int32 {
    if let last = lastOfMany(from: first) { return last }
    if count == capacity { base.grow(count, &capacity) }
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// Takes the last of the list from `first` on away, if it is as long as one may be.
  @inline(__always)
  private func lastOfMany(from first: Int32) -> Int32? {
    var length = 1
    var before: Int32 = -1
    var next = first
    while next >= 0, base[Int(next)].next >= 0 {
      length += 1
      before = next
      next = base[Int(next)].next
    }
    if length < TextAnswerPool.limit { return nil }
    base[Int(before)].next = -1
    return next
  }
}
