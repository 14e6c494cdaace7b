/// The letter case in which a text is shown.
public enum LetterCase: String, Hashable, Codable, Sendable, CaseIterable {
  /// In capitals.
  case uppercase

  /// In lower case.
  case lowercase
}

extension LetterCase {
  func shown(_ words: String) -> String {
    self == .uppercase ? words.uppercased() : words.lowercased()
  }
}

/// The attributes of text that change how it is drawn: none of them changes the advances of its letters, except that
/// the letter case may differ.
struct TextLooks: Hashable, Sendable {
  /// The colour; `nil` for the default.
  var ink: Ink?

  /// Whether it is slanted, which is assumed to leave widths as they are.
  var isItalic = false

  var underline: TextLine?
  var strikethrough: TextLine?

  /// The letter case; `nil` if it was not set, and the inner optional is `nil` for the original text.
  var letters: LetterCase??

  /// Whether nothing differs from the default.
  var isPlain: Bool { self == TextLooks() }
}

/// A line under a text, or through it.
struct TextLine: Hashable, Sendable {
  /// Its colour; `nil` for that of the text.
  var ink: Ink?
}

extension TextLooks {
  /// The facts about a text with these attributes, in colours as `shown` shows them.
  func facts(_ shown: (Ink) -> Ink) -> [Fact] {
    var facts: [Fact] = []
    if let ink { facts.append(Fact("ink", .ink(shown(ink)))) }
    if isItalic { facts.append(.italic) }
    if let underline { facts.append(Fact("underline", underline.word(shown))) }
    if let strikethrough { facts.append(Fact("strikethrough", strikethrough.word(shown))) }
    if let letters, let letters { facts.append(Fact("letters", letters.rawValue)) }
    return facts
  }
}

extension TextLine {
  fileprivate func word(_ shown: (Ink) -> Ink) -> String {
    ink.map { shown($0).rawValue } ?? "solid"
  }
}

/// Attributes that many texts share, and that most texts do not have.
final class SharedTextLooks: Hashable, Sendable {
  let values: TextLooks

  init(_ values: TextLooks) {
    self.values = values
  }

  static func == (lhs: SharedTextLooks, rhs: SharedTextLooks) -> Bool { lhs.values == rhs.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
