/// A text.
///
/// Without limits each paragraph is one line; with less space, it wraps. It is the only element whose size is
/// rounded up to whole pixels.
public struct TextBlock: PrimitiveElement {
  private let words: String
  private let isVerbatim: Bool

  /// The text with several styles, if any, in place of `words`.
  private let attributed: AttributedWords?

  /// Whether the attributes of a text of one piece are those of the element.
  private var isStyled = false

  /// Makes the text from what is inherited, in place of `words`.
  private var making: (@MainActor (InheritedValues) -> String)?

  /// Creates a text with inherited attributes; a newline starts a paragraph.
  public init(_ words: String) {
    self.init(words, isVerbatim: false)
  }

  /// Creates a text; the comment is for translators.
  public init(_ words: String, comment: String) {
    self.init(words, isVerbatim: false)
  }

  /// Creates a text that is the same in every language: ``StringTable``.
  public init(verbatim words: String) {
    self.init(words, isVerbatim: true)
  }

  private init(_ words: String, isVerbatim: Bool) {
    self.words = words
    self.isVerbatim = isVerbatim
    attributed = nil
  }

  /// Creates a text with several styles.
  public init(_ words: AttributedWords) {
    self.words = ""
    isVerbatim = true
    attributed = words
  }

  /// Creates a text with attributes of its own, which is otherwise like one with inherited attributes.
  package init(styled words: AttributedWords) {
    self.init(words)
    isStyled = true
  }

  /// Creates a text that `making` makes from what is inherited; it is not translated.
  package init(making: @escaping @MainActor (InheritedValues) -> String) {
    self.init(making(InheritedValues()), isVerbatim: true)
    self.making = making
  }

  /// The same text with other attributes.
  package func styled(_ change: (AttributedWords) -> AttributedWords) -> TextBlock {
    var text = TextBlock(styled: change(parts))
    text.making = making
    return text
  }

  /// Its text, without the names of symbols in it.
  package var plainWords: String { attributed?.written ?? words }

  /// Adds a box for the text, with its inherited attributes.
  public func resolve(into resolver: inout Resolver) {
    if isStyled, let piece = attributed?.onlyPiece {
      var text = TextBlock(piece.words, isVerbatim: piece.isVerbatim)
      text.making = making
      return resolver.inheriting({ piece.inherit(&$0) }) { text.resolve(into: &$0) }
    }
    if let making {
      return TextBlock(verbatim: making(resolver.inherited)).resolve(into: &resolver)
    }
    let setting = resolver.setting()
    guard setting.inherited.sharedLooks == nil else {
      return resolveWithLooks(setting, into: &resolver)
    }
    resolve(translated(setting), translatedParts(setting), setting, into: &resolver)
    guard let attributed, attributed.hasLooks else { return }
    let facts = attributed.facts { resolver.shown($0) }
    resolver.describeLast { $0.looks += facts }
  }

  /// Adds a box for the text, and records how it is drawn; in another letter case, its label is the original text.
  private func resolveWithLooks(_ setting: TextSetting, into resolver: inout Resolver) {
    let looks = setting.inherited.looks
    var facts = looks.facts { resolver.shown($0) }
    if let attributed { facts += attributed.facts { resolver.shown($0.within(looks.ink)) } }
    let words = translated(setting)
    let attributed = translatedParts(setting)
    guard let letters = looks.letters ?? nil else {
      resolve(words, attributed, setting, into: &resolver)
      return resolver.describeLast { $0.looks += facts }
    }
    resolve(letters.shown(words), attributed?.shown(in: letters), setting, into: &resolver)
    let written = attributed?.written ?? words
    resolver.describeLast {
      $0.looks += facts
      $0.label = written
    }
  }

  /// The text in the language of the screen.
  private func translated(_ setting: TextSetting) -> String {
    guard !isVerbatim, let strings = setting.inherited.strings else { return words }
    return strings.translation(of: words)
  }

  /// The text with several styles in the language of the screen; `nil` if it has one style.
  private func translatedParts(_ setting: TextSetting) -> AttributedWords? {
    guard let attributed, let strings = setting.inherited.strings else { return attributed }
    return attributed.translated(by: strings)
  }

  private func resolve(
    _ words: String,
    _ attributed: AttributedWords?,
    _ setting: TextSetting,
    into resolver: inout Resolver
  ) {
    if let attributed {
      let content = attributed.content(setting.inherited, typeSize: setting.typeSize)
      let spacing = resolver.builder.tables.spacings.number(
        of: content.tallestFont,
        pixel: resolver.pixel
      )
      resolver.text(content, spacing: spacing, isHeading: setting.isHeading)
    } else {
      let run = TextRun(words, font: setting.font, tracking: setting.inherited.tracking)
      resolver.text(
        TextContent(run, lines: setting.inherited.lines),
        spacing: setting.spacing,
        isHeading: setting.isHeading
      )
    }
    if setting.inherited.isEmboldened {
      resolver.builder.describeLast { $0.flags.insert(.approximate) }
    }
  }
}

extension TextBlock {
  /// Concatenates two texts.
  public static func + (leading: TextBlock, trailing: TextBlock) -> TextBlock {
    TextBlock(leading.parts + trailing.parts)
  }

  /// Its parts, each with its own style.
  private var parts: AttributedWords {
    attributed ?? (isVerbatim ? AttributedWords(verbatim: words) : AttributedWords(words))
  }
}

extension TextStyle {
  /// Whether text in this style is a heading.
  var isHeading: Bool {
    switch self {
    case .largeTitle, .title, .title2, .title3, .headline: true
    default: false
    }
  }
}
