/// How words are set unless they say otherwise.
///
/// It is one inherited value: a text asks for all of it.
struct TextSettings: Hashable, Sendable {
  var style = TextStyle.body

  /// A face that does not follow the user's text size.
  var font: TextFont?

  /// How heavy words are that have no face of their own; `nil` is as heavy as their style.
  var weight: TextWeight?

  /// The shapes of the letters; `nil` are those of the face.
  var design: TextDesign?

  /// The colour of the letters; `nil` is the usual one.
  var ink: Ink?

  var tracking = 0.0
  var hasMonospacedDigits = false
  var lines = LineSettings()
}

extension TextSettings {
  /// The face that words are set in at the user's text size.
  func font(typeSize: TypeSize) -> TextFont {
    var font = self.font ?? TextFont(style: style, typeSize: typeSize, weight: weight)
    if let design { font.design = design }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }
}

private struct TextSettingsKey: InheritedKey { static let defaultValue = TextSettings() }

extension InheritedValues {
  /// How words are set.
  var textSettings: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  /// The face that words are set in here, from font, style, text size and weight.
  var font: TextFont { textSettings.font(typeSize: typeSize) }

  /// The style that words are set in; body unless said otherwise.
  public var textStyle: TextStyle {
    get { textSettings.style }
    set { textSettings.style = newValue }
  }

  /// How heavy words are; `nil` means as heavy as their style.
  public var textWeight: TextWeight? {
    get { textSettings.weight }
    set { textSettings.weight = newValue }
  }

  /// The colour of words and symbols; `nil` is the usual one.
  public var ink: Ink? {
    get { textSettings.ink }
    set { textSettings.ink = newValue }
  }

  /// A face that does not follow the user's text size; `nil` means the face of the style.
  public var textFont: TextFont? {
    get { textSettings.font }
    set { textSettings.font = newValue }
  }

  /// The shapes of letters; `nil` means those of the face.
  public var textDesign: TextDesign? {
    get { textSettings.design }
    set { textSettings.design = newValue }
  }

  /// What is added after every letter, in points.
  public var tracking: Double {
    get { textSettings.tracking }
    set { textSettings.tracking = newValue }
  }

  /// Whether every digit is as wide as a “0”.
  public var hasMonospacedDigits: Bool {
    get { textSettings.hasMonospacedDigits }
    set { textSettings.hasMonospacedDigits = newValue }
  }

  /// The most lines that a text shows; `nil` means as many as there are.
  public var lineLimit: Int? {
    get { textSettings.lines.limit }
    set { textSettings.lines.limit = newValue }
  }

  /// How the lines of texts are set: how many there are, what happens to words that do not fit, and
  /// where lines stand.
  public var lineSettings: LineSettings {
    get { textSettings.lines }
    set { textSettings.lines = newValue }
  }
}
