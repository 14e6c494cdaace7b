extension LineBreakClass {
  /// Reads the class of the character that starts at `position` in UTF-8, and moves past it.
  init(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) {
    func tail(_ number: Int) -> Int { Int(bytes[position &+ number] & 0x3F) }

    let first = Int(bytes[position])
    switch first {
    case ..<0x80:
      position &+= 1
      self = LineBreakTable.direct(first)
    case ..<0xE0:
      let code = (first & 0x1F) << 6 | tail(1)
      position &+= 2
      self = LineBreakTable.indirect(code)
    case ..<0xF0:
      let code = (first & 0xF) << 12 | tail(1) << 6 | tail(2)
      position &+= 3
      self = LineBreakTable.indirect(code)
    default:
      let code = (first & 0x7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
      position &+= 4
      self = LineBreakTable.indirect(code)
    }
  }
}

extension LineBreakTable {
  private static let base = 44

  /// The class of a code point below 256, or of a place in the blocks.
  fileprivate static func direct(_ place: Int) -> LineBreakClass {
    // The table contains only numbers of classes.
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: digit(blocks, at: place))) ?? .al
  }

  /// The class of any code point.
  fileprivate static func indirect(_ code: Int) -> LineBreakClass {
    let row = digit(index, at: code >> 11) << 6
    let place = 2 * (row | (code >> 5 & 0x3F))
    let block = digit(rows, at: place) * base + digit(rows, at: place + 1)
    return direct(block << 5 | (code & 0x1F))
  }

  private static func digit(_ digits: StaticString, at place: Int) -> Int {
    Int(digits.utf8Start[place] &- 0x30)
  }
}
