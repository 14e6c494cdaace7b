/// The kind of a cluster with respect to lines.
enum ClusterKind {
  case letter
  case space
  case newline
}

extension ClusterKind {
  /// The kind of an ASCII character other than a carriage return.
  init(ascii: UInt8) {
    switch ascii {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0C: self = .newline
    default: self = .letter
    }
  }

  /// The kind of a cluster that starts with `code`.
  init(code: UInt32) {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    // Spaces after which a line may end: all but the non-breaking ones.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    default: self = .letter
    }
  }
}
