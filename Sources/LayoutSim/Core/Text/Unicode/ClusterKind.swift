/// What a line does with a cluster of characters.
enum ClusterKind {
  case letter
  case space
  case newline
}

extension ClusterKind {
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
