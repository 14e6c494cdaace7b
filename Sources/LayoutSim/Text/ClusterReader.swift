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
  let text: String
  private(set) var position: String.Index

  init(_ text: String, from position: String.Index) {
    self.text = text
    self.position = position
  }

  /// The next cluster, or `nil` at the end of the text.
  mutating func next() -> Cluster? {
    let start = position
    guard start < text.endIndex else { return nil }
    let byte = text.utf8[start]
    let following = text.utf8.index(after: start)
    // Two ASCII characters in a row are never one cluster, but for the line break of Windows.
    let standsAlone =
      byte < 0x80 && byte != 0x0D && (following == text.endIndex || text.utf8[following] < 0x80)
    position = standsAlone ? following : text.index(after: start)
    return Cluster(
      kind: standsAlone ? .init(ascii: byte) : .init(first: text.unicodeScalars[start]),
      start: start,
      end: position,
      ascii: standsAlone ? byte : nil
    )
  }
}

extension Cluster.Kind {
  fileprivate init(ascii: UInt8) {
    switch ascii {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0C: self = .newline
    default: self = .letter
    }
  }

  fileprivate init(first scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    // Spaces that a line may end after: all but those that hold words together.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    default: self = .letter
    }
  }
}
