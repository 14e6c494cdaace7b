/// Checks what an outline says about layers: surfaces with their screens, separated by ` > `.
struct LayersText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether quotes and parentheses match, and blanks are only in quotes and around `>`.
  var isValid: Bool {
    var rest = text.unicodeScalars[...]
    var depth = 0
    // Whether a name has to follow: at the start, and after a separator.
    var isOpen = true
    while let scalar = rest.popFirst() {
      if scalar == " " {
        guard !isOpen, rest.popFirst() == ">", rest.popFirst() == " " else { return false }
        isOpen = true
        continue
      }
      isOpen = false
      switch scalar {
      case "\"": guard LayersText.skipQuoted(&rest) else { return false }
      case "(": depth += 1
      case ")":
        depth -= 1
        guard depth >= 0 else { return false }
      default: guard PrintedWords.isPlain(scalar) else { return false }
      }
    }
    return depth == 0 && !isOpen
  }

  /// Skips a name up to its final quotes; returns whether it is escaped as outlines do.
  private static func skipQuoted(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    var inside = String.UnicodeScalarView()
    var isEscaped = false
    while let scalar = rest.first, scalar != "\"" || isEscaped {
      isEscaped = scalar == "\\" && !isEscaped
      inside.append(scalar)
      rest.removeFirst()
    }
    let escaped = String(inside)
    guard rest.popFirst() != nil, let words = EscapedText(escaped).unescaped else { return false }
    return TextLines.areSame(PrintedWords.quoted(words), "\"\(escaped)\"")
  }
}
