import Foundation

/// Splits texts into the lines that are compared and stored.
package enum TextLines {
  /// The text with `\n` as its only line ending and exactly one of them at its end.
  ///
  /// A checkout may have converted the line endings of a reference file; that is not a difference.
  static func normalised(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 1)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == carriageReturn {
        bytes.append(lineFeed)
      } else if byte != lineFeed || previous != carriageReturn {
        bytes.append(byte)
      }
      previous = byte
    }
    while bytes.last == lineFeed { bytes.removeLast() }
    bytes.append(lineFeed)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of a normalised text, whose final newline ends the last one.
  package static func split(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }
  }

  /// Whether two texts have the same bytes.
  ///
  /// Unlike `==`, this distinguishes a precomposed letter from its decomposed form.
  static func areSame(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { bytes in
      other.withUTF8 { others in
        guard bytes.count == others.count else { return false }
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
}
