/// The runs of a text as one string, with a ruler for each part of it.
///
/// It is an object because it is shared by all readers of a line.
final class TextSource {
  /// A part of the text in a single style.
  fileprivate struct Span {
    /// The end of its last byte.
    let end: Int
    let ruler: LetterRuler
    let font: TextFont

    /// The name of the symbol, if the part is one.
    let symbol: String?
  }

  /// The whole text, in contiguous UTF-8; an object replacement character represents a symbol.
  let text: String

  private let first: Span
  private let rest: [Span]

  /// Whether all lines are equally high.
  let isUniform: Bool

  private let hasSymbols: Bool

  /// Whether the widths of a run are those of another font.
  let isApproximate: Bool

  convenience init(_ content: TextContent, _ factors: AdvanceFactors = AdvanceFactors()) {
    if content.rest.isEmpty, !content.first.isSymbol {
      self.init(run: content.first, factors)
    } else {
      self.init(runs: content.runs, factors)
    }
  }

  private init(run: TextRun, _ factors: AdvanceFactors) {
    var words = run.words
    words.makeContiguousUTF8()
    text = words
    let isJapanese = ScriptAdvance.isJapanese(words)
    first = Span(run, end: words.utf8.count, isJapanese: isJapanese, factors)
    rest = []
    isUniform = true
    hasSymbols = false
    isApproximate = first.font.isApproximate
  }

  private init(runs: [TextRun], _ factors: AdvanceFactors) {
    let runs = runs.filter { $0.isSymbol || !$0.words.isEmpty }
    var text = runs.map { $0.isSymbol ? "\u{FFFC}" : $0.words }.joined()
    text.makeContiguousUTF8()
    self.text = text
    let isJapanese = ScriptAdvance.isJapanese(text)
    var end = 0
    let spans = runs.map { run in
      end += run.isSymbol ? 3 : run.words.utf8.count
      return Span(run, end: end, isJapanese: isJapanese, factors)
    }
    assert(end == text.utf8.count, "Parts of \(end) bytes are of a text of \(text.utf8.count).")
    let first =
      spans.first
      ?? Span(TextRun("", font: TextFont(pointSize: 0)), end: 0, isJapanese: false, factors)
    self.first = first
    rest = Array(spans.dropFirst())
    isUniform = rest.allSatisfy {
      $0.font.lineHeight == first.font.lineHeight
        && $0.font.extraLeading == first.font.extraLeading
    }
    hasSymbols = spans.contains { $0.symbol != nil }
    isApproximate = spans.contains { $0.font.isApproximate }
  }
}

extension TextSource.Span {
  fileprivate init(
    _ run: TextRun,
    end: Int,
    isJapanese: Bool,
    _ factors: AdvanceFactors
  ) {
    self.end = end
    font = run.font.repaired
    let tracking = TextFont.tracking(run.tracking)
    ruler = LetterRuler(font, tracking: tracking, isJapanese: isJapanese, by: factors)
    symbol = run.isSymbol ? run.words : nil
  }
}

extension TextSource {
  /// The number of parts, at least one.
  var spanCount: Int { rest.count + 1 }

  /// The end of the last byte of a part.
  func end(of number: Int) -> Int { number == 0 ? first.end : rest[number - 1].end }

  /// The ruler of a part.
  func ruler(_ number: Int) -> LetterRuler {
    number == 0 ? first.ruler : rest[number - 1].ruler
  }

  /// The font of a part.
  func font(_ number: Int) -> TextFont { number == 0 ? first.font : rest[number - 1].font }

  /// The name of the symbol, if the part is one.
  func symbol(_ number: Int) -> String? { number == 0 ? first.symbol : rest[number - 1].symbol }

  /// The ruler of the whole text, if it has a single style and no character has a negative advance.
  var soleRuler: LetterRuler? {
    rest.isEmpty && first.symbol == nil && first.ruler.isSpreading ? first.ruler : nil
  }

  /// The number of the part that contains the byte at `position`; the last one at the end of the text.
  func span(at position: Int) -> Int {
    if position < first.end || rest.isEmpty { return 0 }
    var (low, high) = (1, rest.count)
    while low < high {
      let middle = (low + high) / 2
      if end(of: middle) <= position { low = middle + 1 } else { high = middle }
    }
    assert(
      end(of: low - 1) <= position && (position < end(of: low) || low == rest.count),
      "Part \(low) of \(spanCount) ends at \(end(of: low)), for place \(position)."
    )
    return low
  }

  /// The text between two positions; a symbol is represented by its name.
  func words(from start: Int, to end: Int) -> String {
    assert(
      0 <= start && start <= end && end <= text.utf8.count,
      "There are no bytes from \(start) to \(end) among \(text.utf8.count)."
    )
    // Most texts are one line, and need not be copied.
    if !hasSymbols { return start == 0 && end == text.utf8.count ? text : slice(start, end) }
    var words = ""
    var number = span(at: start)
    var position = start
    while position < end {
      let stop = min(self.end(of: number), end)
      words += symbol(number) ?? slice(position, stop)
      position = stop
      number += 1
    }
    return words
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    let from = text.utf8.index(text.startIndex, offsetBy: start)
    return String(text[from..<text.utf8.index(from, offsetBy: end - start)])
  }
}

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
