/// The texts of an app in another language, by the texts that its screens are written with.
///
/// ```swift
/// let german = StringTable(["Cart": "Warenkorb"], locale: "de")
/// let stage = Stage(app, inheriting: { $0.strings = german })
/// ```
///
/// Texts, and the labels of elements, controls and bars are looked up as a whole, and each part of a text with several
/// styles by itself. Texts that are not in the table stay as they are, and so do texts that a user has entered and
/// those of ``TextBlock/init(verbatim:)``.
public struct StringTable: Hashable, Codable, Sendable {
  /// The identifier of the language and region, such as `de` or `pt-BR`.
  public let locale: String

  private let texts: [String: String]
  private let isPseudo: Bool

  /// Creates a table from the translations of texts.
  public init(_ texts: [String: String], locale: String) {
    self.init(texts: texts, locale: locale, isPseudo: false)
  }

  private init(texts: [String: String], locale: String, isPseudo: Bool) {
    (self.texts, self.locale, self.isPseudo) = (texts, locale, isPseudo)
  }

  /// A language that does not exist: every text is in brackets, with accents, and 30 % longer.
  ///
  /// Text without brackets is not translated, and text that has lost its closing bracket does not have enough room.
  public static let pseudo = StringTable(texts: [:], locale: "en-XA", isPseudo: true)

  /// The translation of `text`; `text` itself if there is none.
  public func translation(of text: String) -> String {
    isPseudo ? StringTable.lengthened(text) : texts[text] ?? text
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
    "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
  ]

  private static func lengthened(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let vowels = text.count { accents[$0] != nil }
    // Rounded up, without floating point.
    let missing = (3 * text.count + 9) / 10
    var result = "["
    var seen = 0
    for letter in text {
      guard let accented = accents[letter] else {
        result.append(letter)
        continue
      }
      // The additional letters are distributed over the vowels, the first ones getting one more.
      let copies = missing / vowels + (seen < missing % vowels ? 1 : 0)
      seen += 1
      result.append(accented)
      result += String(repeating: String(accented).lowercased(), count: copies)
    }
    if vowels == 0 { result += String(repeating: "~", count: missing) }
    return result + "]"
  }
}

extension InheritedValues {
  /// The texts in another language; `nil` for those that screens are written with.
  public var strings: StringTable? {
    get { textSettings.strings }
    set { textSettings.strings = newValue }
  }

  /// The identifier of the language and region; `en` without a table of strings.
  public var localeIdentifier: String { strings?.locale ?? "en" }

  /// The translation of `text`.
  func translated(_ text: String) -> String { strings?.translation(of: text) ?? text }
}
