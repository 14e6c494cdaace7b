/// Finds the ends of calls, closures and literals in Swift source, without any further parsing.
///
/// It recognizes comments, which nest, and string literals with their interpolations. Regular expressions between
/// slashes are not recognized: one with an unpaired quote or bracket misleads it.
struct SourceScanner {
  let bytes: [UInt8]
  var position: Int

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and comments.
  mutating func skipBlanks() {
    while let byte {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips from an opening bracket to after its partner; returns `false`, at the end, if it has none.
  mutating func skipBrackets() -> Bool {
    var open: [UInt8] = []
    while let byte {
      if skipComment() || skipString() { continue }
      position += 1
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty { return true }
      default: break
      }
    }
    return false
  }

  /// Skips a string literal, if one begins here; returns whether it did.
  mutating func skipString() -> Bool {
    let start = position
    var pounds = 0
    while byte == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    guard byte == UInt8(ascii: "\"") else {
      position = start
      return false
    }
    let isLong = starts(with: "\"\"\"")
    position += isLong ? 3 : 1
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    while let byte {
      if starts(with: end) {
        position += end.utf8.count
        return true
      }
      if starts(with: escape) {
        position += escape.utf8.count
        // An interpolation may itself contain strings.
        if self.byte == UInt8(ascii: "(") {
          if !skipBrackets() { return true }
        } else {
          position += 1
        }
      } else if byte == 0x0A, !isLong {
        // This is not a literal after all.
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  /// Skips a comment, if one begins here; returns whether it did.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte, byte != 0x0A { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    while byte != nil {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }

  func starts(with words: String) -> Bool {
    bytes.dropFirst(position).starts(with: words.utf8)
  }
}
