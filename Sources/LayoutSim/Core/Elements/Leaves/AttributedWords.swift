/// Text with several styles, and symbols in it.
///
/// ```swift
/// TextBlock(
///   .symbol("star.fill") + " 4.5 of 5, " + AttributedWords("best in town").fontWeight(.bold)
/// )
/// ```
///
/// Attributes that are not set here are inherited from the surrounding elements. If two are set for the same text, the
/// inner one applies. Each part is translated by itself, as in SwiftUI: ``StringTable``.
public struct AttributedWords: Hashable, Sendable {
  /// Text of a single style, or a symbol.
  struct Piece: Hashable, Sendable {
    var words: String
    var isSymbol = false
    var isVerbatim = false
    var look = Look()
  }

  /// The attributes of a text; `nil` inherits from the surrounding elements.
  struct Look: Hashable, Sendable {
    var style: TextStyle?
    var font: TextFont?
    var weight: TextWeight?
    var design: TextDesign?
    var tracking: Double?
    var hasMonospacedDigits: Bool?
    var ink: Ink?
    var isItalic: Bool?
    var underline: TextLine?
    var strikethrough: TextLine?
  }

  /// At least one.
  private var pieces: [Piece]

  /// Creates a text with inherited attributes.
  public init(_ words: String) {
    pieces = [Piece(words: words)]
  }

  /// Creates a text that is the same in every language: ``StringTable``.
  public init(verbatim words: String) {
    pieces = [Piece(words: words, isVerbatim: true)]
  }

  /// The symbol `name`, which has the attributes of the surrounding text.
  public static func symbol(_ name: String) -> AttributedWords {
    var words = AttributedWords(name)
    words.pieces[0].isSymbol = true
    return words
  }

  /// Concatenates two texts.
  public static func + (leading: AttributedWords, trailing: AttributedWords) -> AttributedWords {
    var words = leading
    words += trailing
    return words
  }

  /// Appends a text.
  public static func += (leading: inout AttributedWords, trailing: AttributedWords) {
    leading.pieces += trailing.pieces
  }
}

extension AttributedWords: ExpressibleByStringLiteral {
  /// Creates a text with inherited attributes.
  public init(stringLiteral words: String) {
    self.init(words)
  }
}

extension AttributedWords {
  /// Sets the text style.
  public func font(_ style: TextStyle) -> AttributedWords { looking(\.style, style) }

  /// Sets a font that does not follow the user's text size.
  public func font(_ font: TextFont) -> AttributedWords { looking(\.font, font) }

  /// Sets the weight.
  public func fontWeight(_ weight: TextWeight) -> AttributedWords { looking(\.weight, weight) }

  /// Makes the text bold.
  public func bold() -> AttributedWords { fontWeight(.bold) }

  /// Sets the font design.
  public func fontDesign(_ design: TextDesign) -> AttributedWords { looking(\.design, design) }

  /// Adds `points` after every letter; a negative number reduces the distance.
  public func tracking(_ points: Double) -> AttributedWords { looking(\.tracking, points) }

  /// Gives every digit the width of a “0”.
  public func monospacedDigit() -> AttributedWords { looking(\.hasMonospacedDigits, true) }

  /// Uses a monospaced design.
  public func monospaced() -> AttributedWords { fontDesign(.monospaced) }

  /// Sets the colour.
  public func foregroundStyle(_ ink: Ink) -> AttributedWords { looking(\.ink, ink) }

  /// Slants the text, which is assumed to be as wide as upright text.
  public func italic() -> AttributedWords { looking(\.isItalic, true) }

  /// Underlines the text, in its own colour by default.
  public func underline(color: Ink? = nil) -> AttributedWords {
    looking(\.underline, TextLine(ink: color))
  }

  /// Draws a line through the text, in its own colour by default.
  public func strikethrough(color: Ink? = nil) -> AttributedWords {
    looking(\.strikethrough, TextLine(ink: color))
  }

  private func looking<Value>(
    _ path: WritableKeyPath<Look, Value?>,
    _ value: Value
  ) -> AttributedWords {
    var words = self
    for index in words.pieces.indices { words.pieces[index].look.set(path, value) }
    return words
  }

  /// The same text in another letter case; names of symbols are kept.
  func shown(in letters: LetterCase) -> AttributedWords {
    var words = self
    for index in pieces.indices where !pieces[index].isSymbol {
      words.pieces[index].words = letters.shown(pieces[index].words)
    }
    return words
  }

  /// The same text in another language, part by part.
  func translated(by strings: StringTable) -> AttributedWords {
    var words = self
    for index in pieces.indices where !pieces[index].isSymbol && !pieces[index].isVerbatim {
      words.pieces[index].words = strings.translation(of: pieces[index].words)
    }
    return words
  }

  /// The text as it was written; a symbol is represented by its name.
  var written: String { pieces.map(\.words).joined() }

  /// Whether any of it is drawn differently.
  var hasLooks: Bool { pieces.contains { !$0.look.drawing.isPlain } }

  /// The facts about how its parts are drawn, which are counted from 1: `part2-ink=red`.
  func facts(_ shown: (Ink) -> Ink) -> [Fact] {
    pieces.enumerated().flatMap { number, piece in
      piece.look.drawing.facts(shown).map { Fact("part\(number + 1)-\($0.key)", $0.content) }
    }
  }
}

extension AttributedWords.Look {
  /// Sets an attribute unless it is already set.
  fileprivate mutating func set<Value>(_ path: WritableKeyPath<Self, Value?>, _ value: Value) {
    if self[keyPath: path] == nil { self[keyPath: path] = value }
  }

  /// The attributes that only change how the text is drawn.
  fileprivate var drawing: TextLooks {
    TextLooks(
      ink: ink,
      isItalic: isItalic ?? false,
      underline: underline,
      strikethrough: strikethrough
    )
  }

  fileprivate func settings(_ inherited: TextSettings) -> TextSettings {
    var settings = inherited
    if let style { (settings.style, settings.font) = (style, nil) }
    if let font { settings.font = font }
    if let weight {
      settings.weight = weight
      settings.font?.weight = weight
    }
    if let design { settings.design = design }
    if let tracking { settings.tracking = tracking }
    if let hasMonospacedDigits { settings.hasMonospacedDigits = hasMonospacedDigits }
    return settings
  }
}

extension AttributedWords {
  /// The content to be measured, with `inherited` attributes.
  func content(_ inherited: TextSettings, typeSize: TypeSize) -> TextContent {
    TextContent(pieces.map { $0.run(inherited, typeSize) }, lines: inherited.lines)
  }
}

extension AttributedWords.Piece {
  fileprivate func run(_ inherited: TextSettings, _ typeSize: TypeSize) -> TextRun {
    let settings = look.settings(inherited)
    var run = TextRun(words, font: settings.font(typeSize: typeSize), tracking: settings.tracking)
    run.isSymbol = isSymbol
    return run
  }
}

extension AttributedWords {
  /// The piece of a text of one style; `nil` if there are several, or a symbol.
  var onlyPiece: Piece? {
    guard pieces.count == 1, !pieces[0].isSymbol else { return nil }
    return pieces[0]
  }
}

extension AttributedWords.Piece {
  /// Sets its attributes for what is inside.
  func inherit(_ values: inout InheritedValues) {
    values.textSettings = look.settings(values.textSettings)
    var looks = values.textSettings.looks
    if let ink = look.ink { looks.ink = ink.within(looks.ink) }
    if let isItalic = look.isItalic { looks.isItalic = isItalic }
    if let underline = look.underline { looks.underline = underline }
    if let strikethrough = look.strikethrough { looks.strikethrough = strikethrough }
    values.textSettings.looks = looks
  }
}
