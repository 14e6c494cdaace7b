/// The bytes of a text, read from the start, with the line of the next one.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips the next byte, and returns it.
  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\n") { line += 1 }
    position += 1
    return byte
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { _ = take() }
  }

  /// Skips `text`; returns whether it came next.
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if isNext { position += length }
    return isNext
  }

  /// Skips everything up to the end of `text`; returns whether it came.
  mutating func skip(through text: StaticString) -> Bool {
    while next != nil {
      if skip(text) { return true }
      _ = take()
    }
    return false
  }

  /// Takes bytes as long as `isPart` holds for them.
  mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, isPart(byte) { _ = take() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes `count` bytes, or those that are left.
  mutating func take(_ count: Int) -> String {
    let end = min(position + count, bytes.count)
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
