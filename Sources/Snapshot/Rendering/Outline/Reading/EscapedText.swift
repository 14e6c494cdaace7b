import LayoutSim

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
      guard let meant = QuotedWords.unescaped(&rest) else { return nil }
      result.append(meant)
    }
    return String(result)
  }
}
