/// The settings of a screen for the keyboard of its fields.
struct KeyboardSettings: Hashable, Sendable {
  var kind = KeyboardKind.default
  var submitLabel = SubmitKeyLabel.return
  var content: FieldContent?
  var capitalization: LetterCapitalization?
  var correctsWords = true

  /// Whether the suggestions above the keys are missing on a phone.
  var hidesSuggestions: Bool { kind.isNumberPad || !correctsWords }

  /// The facts that outlines print.
  var facts: [Fact] {
    var facts: [Fact] = []
    if kind != .default { facts.append(Fact("keyboard", kind.words)) }
    if submitLabel != .return { facts.append(Fact("submit", submitLabel.rawValue)) }
    return facts
  }

  /// The looks that only trees of all boxes contain.
  var looks: [Fact] {
    var looks: [Fact] = []
    if let content { looks.append(Fact("content", content.rawValue)) }
    if let capitalization { looks.append(Fact("capitals", capitalization.rawValue)) }
    if !correctsWords { looks.append(Fact("corrects", "no")) }
    return looks
  }
}

private struct KeyboardSettingsKey: InheritedKey {
  static var defaultValue: KeyboardSettings? { nil }
}

extension InheritedValues {
  /// The settings for the keyboard of fields; `nil` if none were set.
  var keyboardSettings: KeyboardSettings? {
    get { self[KeyboardSettingsKey.self] }
    set { self[KeyboardSettingsKey.self] = newValue }
  }
}

private struct KeyboardRiseKey: InheritedKey { static let defaultValue = 0.0 }

extension InheritedValues {
  /// The distance by which the keyboard raises the safe area's lower edge on a screen, in points.
  var keyboardRise: Double {
    get { self[KeyboardRiseKey.self] }
    set { self[KeyboardRiseKey.self] = newValue }
  }
}
