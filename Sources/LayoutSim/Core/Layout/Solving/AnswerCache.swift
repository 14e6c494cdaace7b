/// A cache of answers by question: the size of a box for an offer.
///
/// It is a plain hash table and not a dictionary: its keys are boxes and lengths, which need to be spread but
/// not protected against attacks, and it is accessed more often than anything else. Answers are trivial
/// values, which need not be destroyed.
struct AnswerCache<Answer>: ~Copyable {
  private var entries = UnsafeMutablePointer<Entry>.nowhere

  /// A power of two, or nothing.
  private var capacity = 0

  private var count = 0

  /// The mark of valid entries; others are free.
  ///
  /// Zero marks no entry.
  private var generation: UInt32 = 1

  private struct Entry {
    /// The box of the question.
    let box: Int32

    var generation: UInt32
    let offer: Offer
    var answer: Answer
  }

  deinit {
    if capacity > 0 { entries.deallocate() }
  }

  /// The answer to `question`, if there is one.
  subscript(question: Question) -> Answer? {
    get {
      guard count > 0 else { return nil }
      let entry = place(of: question)
      return isFree(entry) ? nil : entry.pointee.answer
    }
    set {
      guard let newValue else { return }
      // At least half of it stays free, so that the search for a place is short and ends.
      if count >= capacity / 2 { grow() }
      let entry = place(of: question)
      if isFree(entry) { count += 1 }
      assert(count < capacity, "No entry of \(capacity) is free, so that a search would not end.")
      entry.initialize(
        to: Entry(
          box: Int32(truncatingIfNeeded: question.box),
          generation: generation,
          offer: question.offer,
          answer: newValue
        )
      )
    }
  }

  /// Removes all answers and keeps the memory.
  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    generation &+= 1
    // After four billion generations old marks would be valid again.
    if generation == 0 {
      clear()
      generation = 1
    }
  }

  @inline(__always)
  private func isFree(_ entry: UnsafeMutablePointer<Entry>) -> Bool {
    entry.pointee.generation != generation
  }

  /// The entry of `question`, or the one where it would be.
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
    clear()
    for number in 0..<oldCapacity where !isFree(old + number) {
      let entry = old[number]
      place(of: Question(box: Int(entry.box), offer: entry.offer)).initialize(to: entry)
    }
    if oldCapacity > 0 { old.deallocate() }
  }

  /// Frees all entries.
  private func clear() {
    UnsafeMutableRawPointer(entries)
      .initializeMemory(
        as: UInt8.self,
        repeating: 0,
        count: capacity * MemoryLayout<Entry>.stride
      )
  }
}

/// An offer to a box.
struct Question: Hashable {
  let box: Int
  let offer: Offer
}

extension Question {
  /// A number whose lower bits differ from that of a similar question.
  fileprivate var spread: UInt64 {
    // Lengths differ in their upper bits, which multiplying moves further up and folding brings down.
    var mixed = UInt64(truncatingIfNeeded: box) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ offer.width.bitPattern) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed &>> 32
    mixed = (mixed ^ offer.height.bitPattern) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 32)
  }
}
