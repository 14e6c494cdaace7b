/// A fixed sequence of numbers for each seed, the same on every machine: SplitMix64.
///
/// What the standard library makes of a generator's numbers may change with its version, so it is not used.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, from 0 up to and without `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }
}
