/// What outlines print between quotes.
struct EscapedText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text without escapes; `nil` if there is one that outlines do not use.
  var unescaped: String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let kind = rest.popFirst(), let meant = EscapedText.scalar(kind, &rest) else {
        return nil
      }
      result.append(meant)
    }
    return String(result)
  }

  /// The scalar that is escaped as `kind` and what follows it.
  private static func scalar(
    _ kind: Unicode.Scalar,
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch kind {
    case "\"", "\\": return kind
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
