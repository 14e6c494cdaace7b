/// Numbers that look random and are the same each time.
struct WalkNumbers {
  private var state: UInt64

  /// A sequence that follows from `seed` alone.
  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to `bound`, which is at least 1, without it.
  mutating func next(below bound: Int) -> Int {
    // Knuth's multiplier for 64 bits; the lower half of each number repeats too soon to be used.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// A number between 0 and 1, in steps of a thousandth.
  mutating func share() -> Double { Double(next(below: 1_001)) / 1_000 }

  /// One of `elements`; `nil` if there are none.
  mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements.dropFirst(next(below: elements.count)).first
  }
}
