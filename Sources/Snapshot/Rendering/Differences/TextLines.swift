import Foundation

/// Splits texts into the lines that are compared and stored.
package enum TextLines {
  /// The text with `\n` as its only line ending and exactly one of them at its end.
  ///
  /// A checkout may have converted the line endings of a reference file; that is not a difference.
  static func normalised(_ text: String) -> String {
    if let same = normalisedEnd(of: text) { return same }
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

  /// The text with one newline at its end; `nil` if it has carriage returns.
  private static func normalisedEnd(of text: String) -> String? {
    var text = text
    let (hasReturns, end) = text.withUTF8 { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == lineFeed { end -= 1 }
      let found = bytes.baseAddress.flatMap { memchr($0, Int32(carriageReturn), bytes.count) }
      return (found != nil, end)
    }
    if hasReturns { return nil }
    return end + 1 == text.utf8.count ? text : String(Substring(text.utf8.prefix(end))) + "\n"
  }

  /// The lines of a normalised text, whose final newline ends the last one.
  package static func split(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        let end = lineEnd(in: bytes, from: start)
        lines.append(
          String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        )
        start = end + 1
      }
      return lines
    }
  }

  /// The position of the first line feed at `start` or behind it, or the end.
  static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(lineFeed), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(base).distance(to: found)
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

/// The headings of the places in a difference of two texts.
struct PlaceHeadings {
  private let newCount: Int
  private let linesBefore: Int
  private let old: EnclosingNodes?
  private let new: EnclosingNodes?

  init(old: [String], new: [String], kind: LineDifference.Heading, linesBefore: Int) {
    newCount = new.count
    self.linesBefore = linesBefore
    self.old = kind == .enclosingNodes ? EnclosingNodes(lines: old) : nil
    self.new = kind == .enclosingNodes ? EnclosingNodes(lines: new) : nil
  }

  /// The heading of a line that only the old text has; in the new text it would be at `new`.
  func text(ofOld index: Int, new: Int) -> String { old?.text(at: index) ?? number(new) }

  /// The heading of a line of the new text.
  func text(ofNew index: Int) -> String { new?.text(at: index) ?? number(index) }

  private func number(_ index: Int) -> String {
    "line \(linesBefore + min(index + 1, max(newCount, 1)))"
  }
}
