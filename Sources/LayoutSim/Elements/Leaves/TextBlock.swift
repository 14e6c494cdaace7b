/// Words.
///
/// Without limits each paragraph is one line; where there is less room, words wrap. It is the only
/// element whose size is rounded up to whole pixels.
public struct TextBlock: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let words: String

  /// The given words; a newline starts a paragraph.
  public init(_ words: String) {
    self.words = words
  }

  /// Adds a box for the words, set as the inherited values say.
  public func resolve(into resolver: inout Resolver) {
    let setting = resolver.setting()
    resolver.text(
      TextContent(words: words, font: setting.font, lineLimit: setting.lineLimit),
      spacing: setting.spacing,
      isHeading: setting.isHeading
    )
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

extension Element {
  /// Sets the words inside in `style`.
  public func textStyle(_ style: TextStyle) -> some Element {
    inherited(\.textStyle, style)
  }

  /// Sets the words inside in a face that does not follow the user's text size.
  public func textFont(_ font: TextFont) -> some Element {
    inherited(\.textFont, font)
  }

  /// Sets the words inside as heavy as `weight`; `nil` means as heavy as their style.
  public func weight(_ weight: TextWeight?) -> some Element {
    inherited(\.textWeight, weight)
  }

  /// Shows at most `limit` lines of each text inside; `nil` means as many as there are.
  ///
  /// A limit below one counts as one.
  public func lineLimit(_ limit: Int?) -> some Element {
    inherited(\.lineLimit, limit)
  }
}
