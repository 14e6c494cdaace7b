/// Words of which some look different from others, with symbols among them.
///
/// ```swift
/// TextBlock(.symbol("star.fill") + " 4.5 of 5, " + AttributedWords("best in town").weight(.bold))
/// ```
///
/// What is not said here is as the elements around say. Where two say different things about the
/// same words, the inner one holds.
public struct AttributedWords: Hashable, Sendable {
  /// Words of one look, or a symbol.
  fileprivate struct Piece: Hashable, Sendable {
    var words: String
    var isSymbol = false
    var look = Look()
  }

  /// What is said about the looks of words; `nil` is as the elements around say.
  fileprivate struct Look: Hashable, Sendable {
    var style: TextStyle?
    var font: TextFont?
    var weight: TextWeight?
    var design: TextDesign?
    var tracking: Double?
    var hasMonospacedDigits: Bool?
  }

  /// At least one.
  private var pieces: [Piece]

  /// Words as the elements around set them.
  public init(_ words: String) {
    pieces = [Piece(words: words)]
  }

  /// The symbol called `name`, which goes with the letters around it.
  public static func symbol(_ name: String) -> AttributedWords {
    var words = AttributedWords(name)
    words.pieces[0].isSymbol = true
    return words
  }

  /// Words one after the other.
  public static func + (leading: AttributedWords, trailing: AttributedWords) -> AttributedWords {
    var words = leading
    words += trailing
    return words
  }

  /// Adds words behind others.
  public static func += (leading: inout AttributedWords, trailing: AttributedWords) {
    leading.pieces += trailing.pieces
  }
}

extension AttributedWords: ExpressibleByStringLiteral {
  /// Words as the elements around set them.
  public init(stringLiteral words: String) {
    self.init(words)
  }
}

extension AttributedWords {
  /// Sets the words in `style`.
  public func textStyle(_ style: TextStyle) -> AttributedWords { looking(\.style, style) }

  /// Sets the words in a face that does not follow the user's text size.
  public func textFont(_ font: TextFont) -> AttributedWords { looking(\.font, font) }

  /// Sets the words as heavy as `weight`.
  public func weight(_ weight: TextWeight) -> AttributedWords { looking(\.weight, weight) }

  /// Sets the words in bold letters.
  public func bold() -> AttributedWords { weight(.bold) }

  /// Draws the letters in the shapes of `design`.
  public func textDesign(_ design: TextDesign) -> AttributedWords { looking(\.design, design) }

  /// Adds `points` after every letter; a negative number moves letters closer.
  public func tracking(_ points: Double) -> AttributedWords { looking(\.tracking, points) }

  /// Makes every digit as wide as a “0”.
  public func monospacedDigits() -> AttributedWords { looking(\.hasMonospacedDigits, true) }

  /// Makes every letter as wide as every other.
  public func monospaced() -> AttributedWords { textDesign(.monospaced) }

  private func looking<Value>(
    _ path: WritableKeyPath<Look, Value?>,
    _ value: Value
  ) -> AttributedWords {
    var words = self
    for index in words.pieces.indices { words.pieces[index].look.say(path, value) }
    return words
  }
}

extension AttributedWords.Look {
  /// Says something about looks unless it has been said.
  fileprivate mutating func say<Value>(_ path: WritableKeyPath<Self, Value?>, _ value: Value) {
    if self[keyPath: path] == nil { self[keyPath: path] = value }
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
  /// The words as they are measured, where the elements around say `inherited`.
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
