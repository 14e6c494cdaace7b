/// The line break opportunities of one text, for positions that are requested in almost ascending order.
struct BreakPlaces {
  private var reader: LineBreakReader

  /// Those that have been read, in ascending order, as byte offsets.
  private var places: [Int] = []

  /// The number of them before the last requested position.
  private var passed = 0

  /// Reads a text from `start` on, which must be the start of a paragraph.
  init(from start: Int) {
    reader = LineBreakReader(position: start)
  }

  /// Whether a line may end before `place` of a text of these `bytes`, which are always the same.
  ///
  /// A line is tried beyond its end, so the next one starts a few positions before the last requested ones.
  mutating func allowBreak(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    while passed > 0, places[passed - 1] >= place { passed -= 1 }
    while true {
      if passed == places.count {
        guard let next = reader.next(in: bytes) else { return false }
        places.append(next)
      }
      if places[passed] >= place { return places[passed] == place }
      passed += 1
    }
  }
}
