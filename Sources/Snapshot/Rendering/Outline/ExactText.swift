/// A text that equals another one if their bytes do.
///
/// As strings, a precomposed letter equals its decomposed form, which prints other bytes.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (lhs: ExactText, rhs: ExactText) -> Bool { TextLines.areSame(lhs.text, rhs.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
