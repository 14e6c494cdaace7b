/// One weight of Inter: the advances of its glyphs, and the kerning of pairs.
final class InterFace: Sendable {
  /// The units of all lengths in a face: 14,080 per em.
  ///
  /// Five times Inter's own 2,816, so that a twentieth of an em is an integer, too, and sums are always
  /// exact.
  static let unitsPerEm = 14_080
  private static let unitsPerInterUnit = 5

  private let advances: InterMetrics.Numbers
  private let kernings: InterMetrics.Numbers
  private let kerningRows = InterMetrics.kerningRows

  private init(_ advances: StaticString, _ kernings: StaticString) {
    self.advances = InterMetrics.Numbers(text: advances, zero: 0)
    self.kernings = InterMetrics.Numbers(text: kernings, zero: 4_096)
  }

  private static let regular = InterFace(
    InterMetrics.advancesRegular,
    InterMetrics.kerningRegular
  )
  private static let medium = InterFace(InterMetrics.advancesMedium, InterMetrics.kerningMedium)
  private static let semibold = InterFace(
    InterMetrics.advancesSemibold,
    InterMetrics.kerningSemibold
  )
  private static let bold = InterFace(InterMetrics.advancesBold, InterMetrics.kerningBold)

  /// The face whose widths are used for `weight`.
  static func face(_ weight: TextWeight) -> InterFace {
    switch weight {
    case .ultraLight, .thin, .light, .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold, .heavy, .black: bold
    }
  }
}

extension InterFace {
  /// The advance of a character in units; `nil` if Inter does not have it.
  func advance(of code: UInt32) -> Int? {
    switch code {
    case 0x20...0x7E:
      advance(at: Int(code) - 0x20)
    case 0xA0...0xFF:
      // The second block of the table begins here, after the 95 printable ASCII characters.
      advance(at: Int(code) - 0xA0 + 95)
    default:
      place(of: code).map(advance(at:))
    }
  }

  /// The advances and the kerning of printable ASCII in units, and the number of digits; `nil` if there is
  /// any other character or the advances exceed `most`.
  ///
  /// If `digit` is given, it is every digit's advance, and no pair with a digit is kerned.
  func extent(
    ofPrintable bytes: UnsafeBufferPointer<UInt8>,
    digit: Int?,
    most: Double
  ) -> (units: Int, digits: Int)? {
    let most = most < 1e15 ? Int(most) : .max
    var units = 0
    var digits = 0
    // There is no kerning with a space.
    var left: UInt8 = 0x20
    for byte in bytes {
      guard 0x20..<0x7F ~= byte else { return nil }
      let isDigit = 0x30...0x39 ~= byte
      digits += isDigit ? 1 : 0
      if isDigit, let digit {
        units += digit
        left = 0x20
      } else {
        units += advance(at: Int(byte) - 0x20)
        if let place = kerningRows[Int(left) - 0x20].place(of: byte) {
          units += kernings[place] * Self.unitsPerInterUnit
        }
        left = byte
      }
      if units > most { return nil }
    }
    return (units, digits)
  }

  /// The advance of a printable ASCII character in units.
  func advance(ofPrintable ascii: UInt8) -> Int { advance(at: Int(ascii) - 0x20) }

  /// The kerning between `left` and `right` in units, both ASCII; 0 for invisible characters.
  func kerning(between left: UInt8, and right: UInt8) -> Int {
    guard 0x20..<0x7F ~= left, 0x20..<0x7F ~= right else { return 0 }
    guard let place = kerningRows[Int(left) - 0x20].place(of: right) else { return 0 }
    return kernings[place] * Self.unitsPerInterUnit
  }

  private func advance(at place: Int) -> Int {
    advances[place] * Self.unitsPerInterUnit
  }

  private func place(of code: UInt32) -> Int? {
    let blocks = InterMetrics.placedBlocks
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      let block = blocks[middle]
      if code < block.codes.lowerBound {
        high = middle
      } else if code > block.codes.upperBound {
        low = middle + 1
      } else {
        return block.start + Int(code - block.codes.lowerBound)
      }
    }
    return nil
  }
}

extension InterMetrics {
  /// Numbers as text: two digits of base 91 each, from `$` on, and `zero` more than they are.
  fileprivate struct Numbers: Sendable {
    let text: StaticString
    let zero: Int

    subscript(place: Int) -> Int {
      let digits = text.utf8Start + 2 * place
      return 91 * (Int(digits[0]) - 36) + Int(digits[1]) - 36 - zero
    }
  }

  /// The blocks, with the place of the first advance of each.
  fileprivate static let placedBlocks = {
    var start = 0
    return blocks.map { codes in
      defer { start += codes.count }
      return (codes: codes, start: start)
    }
  }()

  /// The characters with which each is kerned, with the place of its first kerning.
  fileprivate static let kerningRows = {
    var start = 0
    return kerned.map { low, high in
      defer { start += low.nonzeroBitCount + high.nonzeroBitCount }
      return KerningRow(start: start, low: low, high: high)
    }
  }()

  /// The characters with which one character is kerned.
  fileprivate struct KerningRow {
    let start: Int
    let low: UInt64
    let high: UInt64

    /// The index of the pair's kerning: `start` plus the number of lower bits that are set.
    func place(of right: UInt8) -> Int? {
      let isLow = right < 0x60
      let bits = isLow ? low : high
      let bit: UInt64 = 1 << UInt64(right - (isLow ? 0x20 : 0x60))
      guard bits & bit != 0 else { return nil }
      let before = (bits & (bit - 1)).nonzeroBitCount + (isLow ? 0 : low.nonzeroBitCount)
      return start + before
    }
  }
}
