/// Answers of one text that were asked for before its latest.
struct FurtherAnswers {
  private var answers:
    (
      TextAnswer, TextAnswer, TextAnswer, TextAnswer,
      TextAnswer, TextAnswer, TextAnswer, TextAnswer
    )
  private var count: Int32
  private var oldest: Int32

  private static let capacity: Int32 = 8
}

/// Where the further answers of a text are.
typealias FurtherAnswersPlace = UnsafeMutablePointer<FurtherAnswers>

extension FurtherAnswers {
  /// Makes room at `place`, whatever is there.
  fileprivate static func clear(_ place: FurtherAnswersPlace) {
    place.pointee.count = 0
    place.pointee.oldest = 0
  }

  /// Keeps `answer` in place of the oldest one, if there are many.
  static func keep(_ answer: TextAnswer, at place: FurtherAnswersPlace) {
    if place.pointee.count < capacity {
      (all(at: place) + Int(place.pointee.count)).initialize(to: answer)
      place.pointee.count += 1
    } else {
      all(at: place)[Int(place.pointee.oldest)] = answer
      place.pointee.oldest = (place.pointee.oldest + 1) % capacity
    }
  }

  /// Exchanges `other` for the answer that holds for `offer`, if there is one; one to just that first.
  ///
  /// - Returns: Whether there was.
  static func exchange(
    _ other: UnsafeMutablePointer<TextAnswer>,
    for offer: Offer,
    at place: FurtherAnswersPlace,
    mayEndInNewline: () -> Bool
  ) -> Bool {
    let all = all(at: place)
    let count = Int(place.pointee.count)
    var found = -1
    for number in 0..<count {
      if all[number].offer == offer {
        found = number
        break
      }
      if found < 0, all[number].serves(offer, mayEndInNewline) { found = number }
    }
    guard found >= 0 else { return false }
    swap(&all[found], &other.pointee)
    return true
  }

  @inline(__always)
  private static func all(at place: FurtherAnswersPlace) -> UnsafeMutablePointer<TextAnswer> {
    // The answers are the first thing in it.
    UnsafeMutableRawPointer(place).assumingMemoryBound(to: TextAnswer.self)
  }
}

/// The further answers of all texts that have any, side by side in memory.
struct FurtherAnswersBuffer: ~Copyable {
  private var base = FurtherAnswersPlace.nowhere
  private var count = 0
  private var capacity = 0

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  /// Where the answers with `number` are, until there are more.
  @inline(__always)
  func place(_ number: Int32) -> FurtherAnswersPlace { base + Int(number) }

  /// Makes room for the answers of another text.
  ///
  /// - Returns: Their number.
  mutating func add() -> Int32 {
    if count == capacity { grow() }
    FurtherAnswers.clear(base + count)
    count += 1
    return Int32(count - 1)
  }

  /// Takes all away and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let larger = max(8, capacity * 2)
    let moved = FurtherAnswersPlace.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = moved
    capacity = larger
  }
}
