/// Where lines of one text may end, for places that are asked for in almost rising order.
struct BreakPlaces {
  private var reader: LineBreakReader

  /// Those that have been read, in rising order, as numbers of bytes.
  private var places: [Int] = []

  /// How many of them lie before the place that was asked for last.
  private var passed = 0

  /// Reads a text from `start` on, which must be where a paragraph begins.
  init(from start: Int) {
    reader = LineBreakReader(position: start)
  }

  /// Whether a line may end before `place` of a text of these `bytes`, which are always the same.
  ///
  /// A line is tried beyond its end, so the next begins a few places before those that were asked
  /// for last.
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
