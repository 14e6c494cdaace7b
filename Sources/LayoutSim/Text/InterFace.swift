/// One weight of Inter: how far each letter advances, and which pairs move closer or apart.
struct InterFace {
  /// What lengths of a face are counted in: 14,080 to the em.
  ///
  /// Five times Inter's own 2,816, so that a twentieth of an em is a whole number too, and sums
  /// stay exact whatever is added to them.
  static let unitsPerEm = 14_080
  private static let unitsPerInterUnit = 5

  private let advances: [UInt16]
  private let kernings: [Int16]
  private let kerningRows = InterMetrics.kerningRows

  init(_ weight: TextWeight) {
    switch weight {
    case .regular:
      advances = InterMetrics.advancesRegular
      kernings = InterMetrics.kerningRegular
    case .medium:
      advances = InterMetrics.advancesMedium
      kernings = InterMetrics.kerningMedium
    case .semibold:
      advances = InterMetrics.advancesSemibold
      kernings = InterMetrics.kerningSemibold
    case .bold:
      advances = InterMetrics.advancesBold
      kernings = InterMetrics.kerningBold
    }
  }
}

extension InterFace {
  /// The advance of a letter in units, or `nil` if Inter does not have it.
  func advance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E:
      advance(at: Int(scalar.value) - 0x20)
    case 0xA0...0xFF:
      // The second block of the table begins here, after the 95 printable letters of ASCII.
      advance(at: Int(scalar.value) - 0xA0 + 95)
    default:
      place(of: scalar.value).map(advance(at:))
    }
  }

  /// How far `right` moves from `left` in units, both ASCII; 0 for characters that cannot be seen.
  func kerning(between left: UInt8, and right: UInt8) -> Int {
    guard 0x20..<0x7F ~= left, 0x20..<0x7F ~= right else { return 0 }
    guard let place = kerningRows[Int(left) - 0x20].place(of: right) else { return 0 }
    return Int(kernings[place]) * Self.unitsPerInterUnit
  }

  private func advance(at place: Int) -> Int {
    Int(advances[place]) * Self.unitsPerInterUnit
  }

  private func place(of code: UInt32) -> Int? {
    let blocks = InterMetrics.blocks
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      let block = blocks[middle]
      if code < block.first {
        high = middle
      } else if code > block.last {
        low = middle + 1
      } else {
        return Int(block.start) + Int(code - block.first)
      }
    }
    return nil
  }
}

extension InterMetrics {
  /// Code points from `first` to `last`, whose advances stand one after the other from `start` on.
  struct Block {
    let first: UInt32
    let last: UInt32
    let start: UInt16
  }

  /// The characters that one character is kerned with as bits, one for each printable ASCII
  /// character: 64 from the space on in `low`, the rest in `high`.
  struct KerningRow {
    let start: UInt16
    let low: UInt64
    let high: UInt64

    /// Where the pair's kerning stands: as many places after `start` as there are lower bits set.
    func place(of right: UInt8) -> Int? {
      let isLow = right < 0x60
      let bits = isLow ? low : high
      let bit: UInt64 = 1 << UInt64(right - (isLow ? 0x20 : 0x60))
      guard bits & bit != 0 else { return nil }
      let before = (bits & (bit - 1)).nonzeroBitCount + (isLow ? 0 : low.nonzeroBitCount)
      return Int(start) + before
    }
  }
}
