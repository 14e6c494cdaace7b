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
