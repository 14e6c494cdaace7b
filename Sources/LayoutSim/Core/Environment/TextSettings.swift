/// The default attributes of text.
///
/// It is a single inherited value, because a text reads all of it.
struct TextSettings: Hashable, Sendable {
  var style = TextStyle.body

  /// A font that does not follow the user's text size.
  var font: TextFont?

  /// The weight of text without its own font; `nil` for that of its style.
  var weight: TextWeight?

  /// The font design; `nil` for that of the font.
  var design: TextDesign?

  /// The attributes that only change how text is drawn; `nil` if none is set.
  private(set) var sharedLooks: SharedTextLooks?

  var tracking = 0.0
  var hasMonospacedDigits = false

  /// Whether the user has requested bold text.
  var isEmboldened = false

  /// The texts in another language.
  var strings: StringTable?
  var lines = LineSettings()
}

extension TextSettings {
  /// The attributes that only change how text is drawn.
  var looks: TextLooks {
    get { sharedLooks?.values ?? TextLooks() }
    set { sharedLooks = newValue.isPlain ? nil : SharedTextLooks(newValue) }
  }

  /// The text colour; `nil` for the default.
  var ink: Ink? { sharedLooks?.values.ink }

  /// The font at the user's text size.
  func font(typeSize: TypeSize) -> TextFont {
    var font = self.font ?? TextFont(style: style, typeSize: typeSize, weight: weight)
    if let design { font.design = design }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if isEmboldened { font.weight = font.weight.emboldened }
    return font
  }
}

private struct TextSettingsKey: InheritedKey { static let defaultValue = TextSettings() }

extension InheritedValues {
  /// The default attributes of text.
  var textSettings: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  /// The text style; the default is body.
  public var textStyle: TextStyle {
    get { textSettings.style }
    set { textSettings.style = newValue }
  }

  /// The text weight; `nil` for that of the style.
  public var textWeight: TextWeight? {
    get { textSettings.weight }
    set { textSettings.weight = newValue }
  }

  /// The colour of texts and symbols, which ``Element/foregroundStyle(_:)`` sets; `nil` for the default.
  public var ink: Ink? {
    get { textSettings.ink }
    set { textSettings.looks.ink = newValue }
  }

  /// The letter case in which texts are shown; `nil` for the original text.
  public var textCase: LetterCase? {
    get { textSettings.sharedLooks?.values.letters ?? nil }
    set { textSettings.looks.letters = .some(newValue) }
  }

  /// Whether the letter case of texts was set.
  var setsTextCase: Bool { textSettings.sharedLooks?.values.letters != nil }

  /// A font that does not follow the user's text size; `nil` for the font of the style.
  public var textFont: TextFont? {
    get { textSettings.font }
    set { textSettings.font = newValue }
  }

  /// The font design; `nil` for that of the font.
  public var textDesign: TextDesign? {
    get { textSettings.design }
    set { textSettings.design = newValue }
  }

  /// The additional distance after every letter, in points.
  public var tracking: Double {
    get { textSettings.tracking }
    set { textSettings.tracking = newValue }
  }

  /// Whether every digit has the width of a “0”.
  public var hasMonospacedDigits: Bool {
    get { textSettings.hasMonospacedDigits }
    set { textSettings.hasMonospacedDigits = newValue }
  }

  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { textSettings.lines.limit }
    set { textSettings.lines.limit = newValue }
  }

  /// The line settings of texts: the number of lines, truncation and alignment.
  public var lineSettings: LineSettings {
    get { textSettings.lines }
    set { textSettings.lines = newValue }
  }
}

/// The direction of text and rows.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}

private struct LayoutDirectionKey: InheritedKey {
  static let defaultValue = WritingDirection.leftToRight
}

extension InheritedValues {
  /// The layout direction; the default is left to right.
  public var layoutDirection: WritingDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension Element {
  /// Sets the layout direction of everything inside.
  public func layoutDirection(_ direction: WritingDirection) -> some Element {
    environment(\.layoutDirection, direction)
  }
}

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
