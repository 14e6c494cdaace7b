/// What people take for one character, and where it stands in its text.
struct Cluster {
  /// What a line does with a character.
  enum Kind {
    case letter
    case space
    case newline
  }

  let kind: Kind
  let start: String.Index
  let end: String.Index

  /// The character itself if it is ASCII and stands alone, else `nil`.
  let ascii: UInt8?
}

/// Reads a text one grapheme cluster at a time, without making a string of each.
struct ClusterReader {
  private let text: String
  private var position: String.Index

  /// The byte at `position`, or `nil` at the end of the text.
  private var byte: UInt8?

  /// Reads `text` from `position` on, which must be where a cluster begins.
  init(_ text: String, from position: String.Index) {
    self.text = text
    self.position = position
    byte = position < text.endIndex ? text.utf8[position] : nil
  }
}

extension ClusterReader {
  /// The next cluster, or `nil` at the end of the text.
  mutating func next() -> Cluster? {
    guard let first = byte else { return nil }
    let start = position
    move(to: text.utf8.index(after: start))
    // Two ASCII characters in a row are never one cluster, but for the line break of Windows.
    if first < 0x80, first != 0x0D, (byte ?? 0) < 0x80 {
      return Cluster(kind: .init(ascii: first), start: start, end: position, ascii: first)
    }
    move(to: text.index(after: start))
    let kind = Cluster.Kind(code: text.unicodeScalars[start].value)
    return Cluster(kind: kind, start: start, end: position, ascii: nil)
  }

  private mutating func move(to place: String.Index) {
    position = place
    byte = place < text.endIndex ? text.utf8[place] : nil
  }
}

extension Cluster.Kind {
  /// What a line does with an ASCII character other than a carriage return.
  init(ascii: UInt8) {
    switch ascii {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0C: self = .newline
    default: self = .letter
    }
  }

  /// What a line does with a cluster that begins with `code`.
  init(code: UInt32) {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    // Spaces that a line may end after: all but those that hold words together.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    default: self = .letter
    }
  }
}
