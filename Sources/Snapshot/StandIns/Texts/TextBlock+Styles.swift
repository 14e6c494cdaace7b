import LayoutSim

// SwiftUI's modifiers of a text return a text, so that texts with several styles add up to one paragraph. If two set the same
// attribute, the inner one applies.

extension TextBlock {
  /// The text in another font; `nil` leaves it as it is.
  public func font(face: TextFace?) -> TextBlock {
    guard let face else { return self }
    return styled { face.applied(to: $0) }
  }

  /// The text in another weight; `nil` leaves it as it is.
  public func fontWeight(_ weight: TextWeight?) -> TextBlock {
    weight.map { weight in styled { $0.fontWeight(weight) } } ?? self
  }

  /// The text in another design; `nil` leaves it as it is.
  public func fontDesign(_ design: TextDesign?) -> TextBlock {
    design.map { design in styled { $0.fontDesign(design) } } ?? self
  }

  /// The text, bold.
  public func bold(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.bold() } : self
  }

  /// The text, slanted.
  public func italic(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.italic() } : self
  }

  /// The text in a monospaced design.
  public func monospaced(_ isActive: Bool = true) -> TextBlock {
    isActive ? styled { $0.monospaced() } : self
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> TextBlock { styled { $0.monospacedDigit() } }

  /// The text with `points` more after every letter.
  public func tracking(_ points: Double) -> TextBlock { styled { $0.tracking(points) } }

  /// The text in a colour; `nil` leaves it as it is.
  public func foregroundStyle(_ ink: Ink?) -> TextBlock {
    ink.map { ink in styled { $0.foregroundStyle(ink) } } ?? self
  }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Ink? = nil) -> TextBlock {
    isActive ? styled { $0.underline(color: color) } : self
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Ink? = nil) -> TextBlock {
    isActive ? styled { $0.strikethrough(color: color) } : self
  }

  /// Creates a text from a literal with Markdown inside its lines: emphasis, code and links.
  ///
  /// SwiftUI's `Text` reads a literal like this; a link is in the accent colour and is not tapped on its own. Each piece is looked
  /// up in a string table by itself. A text with more than 4,000 letters is not read.
  public init(markdown words: String) {
    let pieces = words.count > 4_000 ? [] : MarkdownReader(words).pieces
    guard let first = pieces.first, pieces.count > 1 || first != AttributedWords(words) else {
      self.init(words)
      return
    }
    self.init(styled: pieces.dropFirst().reduce(first, +))
  }
}

extension DefaultStringInterpolation {
  /// Appends the words of a text, without its style.
  @MainActor public mutating func appendInterpolation(_ text: TextBlock) {
    appendLiteral(text.plainWords)
  }

  /// Appends a value to a literal with Markdown; marks in the value are plain text.
  public mutating func appendInterpolation(markdown value: some Any) {
    let words = "\(value)"
    appendLiteral(words.map { MarkdownReader.marks.contains($0) ? "\\\($0)" : "\($0)" }.joined())
  }

  /// Appends the words of a text to a literal with Markdown.
  @MainActor public mutating func appendInterpolation(markdown text: TextBlock) {
    appendInterpolation(markdown: text.plainWords)
  }

  /// Appends nothing for a picture, which the translator reports.
  @MainActor public mutating func appendInterpolation(_ picture: AnyPicture) {}

  /// Appends nothing for a symbol, which the translator reports.
  @MainActor public mutating func appendInterpolation(_ icon: Icon) {}
}

/// Parses Markdown inside lines.
private struct MarkdownReader {
  private let letters: [Character]

  init(_ words: String) { letters = Array(words) }

  /// The pieces, each of one style.
  var pieces: [AttributedWords] { pieces(in: 0..<letters.count) }

  private func pieces(in range: Range<Int>) -> [AttributedWords] {
    var pieces: [AttributedWords] = []
    var plain = ""
    var next = range.lowerBound
    while next < range.upperBound {
      if letters[next] == "\\", next + 1 < range.upperBound, Self.marks.contains(letters[next + 1])
      {
        plain.append(letters[next + 1])
        next += 2
      } else if letters[next] == "^", let (words, end) = attributed(at: next + 1, in: range) {
        plain += words
        next = end
      } else if let (inner, end) = piece(at: next, in: range) {
        if !plain.isEmpty { pieces.append(AttributedWords(plain)) }
        plain = ""
        pieces += inner
        next = end
      } else {
        plain.append(letters[next])
        next += 1
      }
    }
    if !plain.isEmpty { pieces.append(AttributedWords(plain)) }
    return pieces
  }

  /// The piece that a mark at an index begins, and the index after it.
  private func piece(at start: Int, in range: Range<Int>) -> ([AttributedWords], Int)? {
    if letters[start] == "[" {
      guard let middle = index(of: "](", in: start + 1..<range.upperBound),
        let end = index(of: ")", in: middle + 2..<range.upperBound)
      else { return nil }
      return (pieces(in: start + 1..<middle).map { $0.foregroundStyle(.accent) }, end + 1)
    }
    for (mark, style) in Self.styles where has(mark, at: start) {
      let inside = start + mark.count..<range.upperBound
      guard let end = index(of: mark, in: inside), end > inside.lowerBound else { continue }
      if mark == "`" {
        return ([style(AttributedWords(String(letters[inside.lowerBound..<end])))], end + 1)
      }
      guard !letters[inside.lowerBound].isWhitespace, !letters[end - 1].isWhitespace else {
        continue
      }
      // A name like `snake_case` has no marks.
      if mark.hasPrefix("_"), isWord(start - 1) || isWord(end + mark.count) { continue }
      return (pieces(in: inside.lowerBound..<end).map(style), end + mark.count)
    }
    return nil
  }

  /// The words in `[3 apple](inflect: true)`, and the index after it.
  private func attributed(at start: Int, in range: Range<Int>) -> (String, Int)? {
    guard range.contains(start), letters[start] == "[",
      let middle = index(of: "](", in: start + 1..<range.upperBound),
      let end = index(of: ")", in: middle + 2..<range.upperBound)
    else { return nil }
    let words = String(letters[start + 1..<middle].filter { $0 != "\\" })
    let isInflected = String(letters[middle + 2..<end]).contains("inflect: true")
    return (isInflected ? EnglishPlural.inflected(words) : words, end + 1)
  }

  private func isWord(_ index: Int) -> Bool {
    letters.indices.contains(index) && (letters[index].isLetter || letters[index].isNumber)
  }

  private func has(_ mark: String, at index: Int) -> Bool {
    letters[index] == mark.first && letters[index...].starts(with: mark)
  }

  private func index(of mark: String, in range: Range<Int>) -> Int? {
    range.first { has(mark, at: $0) }
  }

  static let marks = Set<Character>("\\`*_{}[]()#+-.!~")

  private static let styles: [(String, @Sendable (AttributedWords) -> AttributedWords)] = [
    ("`", { $0.monospaced() }), ("**", { $0.bold() }), ("__", { $0.bold() }),
    ("~~", { $0.strikethrough() }), ("*", { $0.italic() }), ("_", { $0.italic() }),
  ]
}

/// The plural of English nouns, as the system's automatic agreement makes it (WWDC 2021, session 10109).
private enum EnglishPlural {
  /// The words, the last of them in the plural if the number requires it.
  static func inflected(_ words: String) -> String {
    var words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.lazy.compactMap({ Double($0.filter { $0 != "," }) }).first,
      number.magnitude != 1, let noun = words.popLast()
    else { return words.joined(separator: " ") }
    return (words + [plural(of: noun)]).joined(separator: " ")
  }

  private static func plural(of noun: String) -> String {
    if let plural = irregular[noun] { return plural }
    let end = String(noun.suffix(2))
    if ["ss", "us", "is", "ch", "sh"].contains(end) || noun.hasSuffix("x") { return noun + "es" }
    if noun.hasSuffix("s") || noun.last?.isLetter != true { return noun }
    let isAfterVowel = end.first.map("aeiou".contains) ?? true
    return noun.hasSuffix("y") && !isAfterVowel ? noun.dropLast() + "ies" : noun + "s"
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "leaf": "leaves", "half": "halves", "life": "lives",
    "knife": "knives", "shelf": "shelves",
  ]
}
