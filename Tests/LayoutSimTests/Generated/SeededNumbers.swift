/// A fixed sequence of numbers for each seed, the same on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) {
    // Mixed, for otherwise the numbers of a seed would be those of the one before it but the first.
    state = SeededNumbers.mix(UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The next number, from 0 up to and without `bound`.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(SeededNumbers.mix(state) % UInt64(bound))
  }

  /// SplitMix64.
  private static func mix(_ state: UInt64) -> UInt64 {
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that happens `percent` times out of 100.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`, of which there must be some.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
