/// Words.
///
/// Without limits each paragraph is one line; where there is less room, words wrap. It is the only
/// element whose size is rounded up to whole pixels.
public struct TextBlock: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let words: String

  /// Words of which some look different from others, in place of `words`.
  private let attributed: AttributedWords?

  /// The given words; a newline starts a paragraph.
  public init(_ words: String) {
    self.words = words
    attributed = nil
  }

  /// The given words, each with its own look.
  public init(_ words: AttributedWords) {
    self.words = ""
    attributed = words
  }

  /// Adds a box for the words, set as the inherited values say.
  public func resolve(into resolver: inout Resolver) {
    let settings = resolver.inherited.textSettings
    let content = content(settings, typeSize: resolver.inherited.typeSize)
    resolver.text(
      content,
      spacing: .text(LineMetrics(content.tallestFont, pixel: resolver.pixel)),
      isHeading: settings.style.isHeading
    )
  }
}

extension TextBlock {
  private func content(_ settings: TextSettings, typeSize: TypeSize) -> TextContent {
    if let attributed { return attributed.content(settings, typeSize: typeSize) }
    var run = TextRun(words, font: settings.font(typeSize: typeSize))
    run.tracking = settings.tracking
    return TextContent(run, lines: settings.lines)
  }

  /// One text after the other, as a single one.
  public static func + (leading: TextBlock, trailing: TextBlock) -> TextBlock {
    let first = leading.attributed ?? AttributedWords(leading.words)
    return TextBlock(first + (trailing.attributed ?? AttributedWords(trailing.words)))
  }
}

extension TextStyle {
  /// Whether words in this style title what follows.
  var isHeading: Bool {
    switch self {
    case .largeTitle, .title, .title2, .title3, .headline: true
    default: false
    }
  }
}

extension Resolver {
  /// Adds a box for words.
  mutating func text(_ content: TextContent, spacing: Spacing, isHeading: Bool) {
    var node = Node(.text, .text)
    node.payload = store.texts.count
    node.spacing = store.spacings.number(of: spacing)
    node.traits = isHeading ? [.baseline, .heading] : .baseline
    store.texts.append(content)
    leaf(node)
  }
}
