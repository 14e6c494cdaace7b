/// A fixed sequence of numbers for each seed, the same on every machine.
///
/// It does not conform to `RandomNumberGenerator`: what the standard library makes of such numbers may
/// change with its version, and tests contain digests of what was generated.
public struct SeededGenerator {
  private var state: UInt64

  /// The sequence that follows from `seed` alone.
  public init(seed: Int) {
    // Mixed, for otherwise the numbers of a seed would be those of the one before it but the first.
    state = SeededGenerator.mix(UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The next number, any of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SeededGenerator.mix(state)
  }

  /// The next number, from 0 up to and without `bound`, which is at least 1.
  public mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A number from 0 to 1, in steps of a thousandth.
  public mutating func share() -> Double { Double(next(below: 1_001)) / 1_000 }

  /// Whether something happens that happens `percent` times out of 100.
  public mutating func chance(_ percent: Int) -> Bool { next(below: 100) < percent }

  /// One of `elements`, of which there must be some.
  public mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: next(below: elements.count))]
  }

  /// One of `elements`; `nil` if there are none.
  public mutating func pickIfAny<Elements: Collection>(_ elements: Elements) -> Elements.Element? {
    elements.isEmpty ? nil : pick(elements)
  }

  /// SplitMix64.
  private static func mix(_ state: UInt64) -> UInt64 {
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
