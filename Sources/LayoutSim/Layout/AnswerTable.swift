/// Answers by question, for those that have no place of their own.
///
/// A plain table and no dictionary: what it is asked are boxes and lengths, which need to be spread
/// and not to be guarded, and where it is needed it is asked more often than anything else.
struct AnswerTable: ~Copyable {
  private var entries = UnsafeMutablePointer<Entry>.nowhere

  /// A power of two, or nothing.
  private var capacity = 0
  private var count = 0

  /// What the entries that count are marked with; others are free places.
  private var generation: UInt32 = 1

  private struct Entry {
    /// The box that was asked.
    var box: Int32 = -1
    var generation: UInt32 = 0
    var offer = Offer.none
    var size = Size.zero

    /// The offer to which `size` is the answer: the same, unless the box takes it for another one.
    var counting = Offer.none
  }

  deinit {
    if capacity > 0 { entries.deallocate() }
  }

  /// The answer to `question`, if there is one.
  subscript(question: Question) -> Size? {
    get {
      guard count > 0 else { return nil }
      let entry = place(of: question)
      return isFree(entry) ? nil : entry.pointee.size
    }
    set {
      guard let newValue else { return }
      entry(for: question).pointee.size = newValue
    }
  }

  /// Notes that a box takes the offer of `question` for `other`, to which it answers `size`.
  mutating func set(_ size: Size, for question: Question, counting other: Offer) {
    let entry = entry(for: question)
    entry.pointee.size = size
    entry.pointee.counting = other
  }

  /// The offer for which the box takes that of `question`: the same, unless another one was noted.
  func offerThatCounts(for question: Question) -> Offer {
    guard count > 0 else { return question.offer }
    let entry = place(of: question)
    return isFree(entry) ? question.offer : entry.pointee.counting
  }

  /// The place of `question`, which is made if there is none.
  private mutating func entry(for question: Question) -> UnsafeMutablePointer<Entry> {
    // At least half of it stays free, so that the search for a place is short and ends.
    if count >= capacity / 2 { grow() }
    let entry = place(of: question)
    if isFree(entry) {
      count += 1
      entry.pointee = Entry(
        box: Int32(truncatingIfNeeded: question.box),
        generation: generation,
        offer: question.offer,
        counting: question.offer
      )
    }
    return entry
  }

  /// Forgets all answers and keeps the memory.
  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    generation &+= 1
    // Once in four thousand million times old marks would count again.
    if generation == 0 {
      entries.update(repeating: Entry(), count: capacity)
      generation = 1
    }
  }

  @inline(__always)
  private func isFree(_ entry: UnsafeMutablePointer<Entry>) -> Bool {
    entry.pointee.generation != generation
  }

  /// Where `question` is, or would be.
  private func place(of question: Question) -> UnsafeMutablePointer<Entry> {
    let mask = capacity - 1
    var number = Int(truncatingIfNeeded: question.spread) & mask
    while true {
      let entry = entries + number
      if isFree(entry)
        || (entry.pointee.box == question.box && entry.pointee.offer == question.offer)
      {
        return entry
      }
      number = (number + 1) & mask
    }
  }

  private mutating func grow() {
    let (old, oldCapacity) = (entries, capacity)
    capacity = max(64, 2 * oldCapacity)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    for number in 0..<oldCapacity where !isFree(old + number) {
      let entry = old[number]
      place(of: Question(box: Int(entry.box), offer: entry.offer)).pointee = entry
    }
    if oldCapacity > 0 { old.deallocate() }
  }
}

/// An offer to a box.
struct Question: Hashable {
  let box: Int
  let offer: Offer
}

extension Question {
  /// A number that differs in its lower bits from that of a similar question.
  fileprivate var spread: UInt64 {
    // Lengths differ in their upper bits, which multiplying moves further up and folding brings down.
    var mixed = UInt64(truncatingIfNeeded: box) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ offer.width.bitPattern) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed &>> 32
    mixed = (mixed ^ offer.height.bitPattern) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 32)
  }
}
