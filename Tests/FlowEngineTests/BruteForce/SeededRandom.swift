/// A fixed sequence of numbers for each seed, the same on every machine.
struct SeededRandom {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The next number, from 0 up to and without `bound`.
  mutating func below(_ bound: Int) -> Int {
    // SplitMix64: neighbouring seeds must not begin alike.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  /// Whether something happens that happens `percent` times out of 100.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`, or `nil` if there are none.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[below(choices.count)]
  }
}
