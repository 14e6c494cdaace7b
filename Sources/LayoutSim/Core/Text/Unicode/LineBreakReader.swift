/// Reads line break opportunities in UTF-8, one character after the other.
struct LineBreakReader {
  /// The byte offset of the next character.
  private(set) var position: Int

  private var state = LineBreakState()

  /// Creates a reader that starts at `position`, which must be the start of a paragraph.
  init(position: Int) {
    self.position = position
  }
}

extension LineBreakReader {
  /// The next place where a line may or must end; `nil` if there is none before the end.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    while position < bytes.count {
      let place = position
      let character = LineBreakClass(in: bytes, at: &position)
      let isHeld = state.held.contains(character) || beginsNumber(character, in: bytes)
      state.pass(character)
      if character == .al { skipLetters(in: bytes) }
      if !isHeld { return place }
    }
    return nil
  }

  /// Skips ASCII letters, which change nothing after a letter and are most of a text.
  private mutating func skipLetters(in bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count, 0x61...0x7A ~= bytes[position] | 0x20 {
      position += 1
    }
  }

  /// LB25: a bracket stays with the preceding currency sign if it contains a number.
  private func beginsNumber(
    _ character: LineBreakClass,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard character == .op || character == .opWide else { return false }
    guard state.before == .pr || state.before == .po else { return false }
    var ahead = position
    while ahead < bytes.count {
      switch LineBreakClass(in: bytes, at: &ahead) {
      case .cm, .zwj: continue
      case .nu: return true
      default: return false
      }
    }
    return false
  }
}

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
        assert(places.last ?? -1 < next, "A break at \(next) follows one at \(places.last ?? -1).")
        places.append(next)
      }
      if places[passed] >= place { return places[passed] == place }
      passed += 1
    }
  }
}

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
