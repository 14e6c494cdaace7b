/// Writes text in quotes on one line, and reads it back.
package enum QuotedWords {
  /// `words` in quotes, with everything escaped that could end the quotes or the line, or that is invisible.
  package static func text(_ words: String) -> String {
    // Most labels are of visible ASCII, in which only two characters are escaped.
    let isPlain = words.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + words + "\"" }
    var text = "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: append(scalar, to: &text)
      }
    }
    return text + "\""
  }

  /// `words` without quotes, with everything escaped that could end the line, or that is invisible.
  package static func onOneLine(_ words: String) -> String {
    // Most lines are of visible ASCII, in which nothing is escaped.
    if words.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return words }
    var text = ""
    for scalar in words.unicodeScalars { append(scalar, to: &text) }
    return text
  }

  /// Appends a scalar to a line, escaped if it could end the line or is invisible.
  package static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      if isUnseen(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Removes a quoted text from the start of `text`, and returns it unescaped; returns `nil` and leaves `text`
  /// unchanged if there is none.
  package static func take(from text: inout Substring) -> String? {
    var rest = text.unicodeScalars
    guard rest.popFirst() == "\"" else { return nil }
    var words = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        text = Substring(rest)
        return String(words)
      case "\\":
        guard let escaped = unescaped(&rest) else { return nil }
        words.append(escaped)
      default: words.append(scalar)
      }
    }
    return nil
  }

  /// Removes an escape, of which the backslash has been read, from the start of `rest`, and returns the scalar that it
  /// represents; `nil` if there is no such escape.
  package static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// Whether a scalar is a control character, or invisibly ends a line or changes its direction.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0xFEFF: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
