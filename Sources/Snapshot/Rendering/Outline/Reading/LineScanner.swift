import LayoutSim

/// Reads the parts of one line of an outline, from left to right.
///
/// Whatever is read prints to the same bytes again; anything else is an error.
struct LineScanner {
  let bytes: [UInt8]
  let end: Int
  private let lineNumber: Int

  /// The position of the next byte.
  var position: Int

  /// Begins at `start` in the line with the number `number`, which ends before `end`.
  init(_ bytes: [UInt8], from start: Int, to end: Int, number: Int) {
    self.bytes = bytes
    position = start
    self.end = end
    lineNumber = number
  }

  var isAtEnd: Bool { position == end }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// The byte after the next one; `nil` at the end.
  var nextButOne: UInt8? { position + 1 < end ? bytes[position + 1] : nil }

  func error(_ reason: OutlineError.Reason) -> OutlineError {
    OutlineError(line: lineNumber, reason: reason)
  }

  /// Skips `byte`; returns whether it came next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips `text`; returns whether it came next.
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= end else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if isNext { position += length }
    return isNext
  }

  /// The text up to the end, which is not skipped.
  var rest: String { text(from: position, to: end) }

  /// The text up to the next blank or the end, which is not skipped.
  var restOfWord: String {
    text(from: position, to: bytes[position..<end].firstIndex(of: .blank) ?? end)
  }

  /// Skips everything up to the next blank or the end.
  mutating func skipWord() { position = bytes[position..<end].firstIndex(of: .blank) ?? end }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let zero = UInt8(ascii: "0")
}
