/// A kind of keyboard, as in `UIKeyboardType`.
public enum KeyboardKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// Letters.
  case `default`

  /// Letters of ASCII.
  case asciiCapable

  /// Numbers and punctuation marks.
  case numbersAndPunctuation

  /// Letters, with keys for web addresses.
  case url

  /// Ten digits.
  case numberPad

  /// Digits, a star and a number sign.
  case phonePad

  /// Letters and a telephone number.
  case namePhonePad

  /// Letters, with keys for email addresses.
  case emailAddress

  /// Digits and a decimal separator.
  case decimalPad

  /// Letters, with keys for messages.
  case twitter

  /// Letters, with keys for searches.
  case webSearch

  /// Ten digits of ASCII.
  case asciiCapableNumberPad

  /// Whether it is a pad of digits, which on a phone has neither a return key nor suggestions.
  var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Its name in outlines: `number-pad`.
  var words: String {
    var (words, endsLower) = ("", false)
    for letter in rawValue {
      if letter.isUppercase, endsLower { words += "-" }
      words += letter.lowercased()
      endsLower = letter.isLowercase
    }
    return words
  }
}

/// The label of the return key, as in SwiftUI's `SubmitLabel`.
public enum SubmitKeyLabel: String, Hashable, Codable, Sendable, CaseIterable {
  /// The label that the key has by default.
  case `return`

  /// A label that names the action of the key.
  case done, go, send, join, route, search, next, `continue`
}

/// The content of a field, as in `UITextContentType`.
public enum FieldContent: String, Hashable, Codable, Sendable, CaseIterable {
  /// A name or a part of it.
  case name, givenName, familyName, nickname, organizationName, jobTitle

  /// An address or a part of it.
  case fullStreetAddress, streetAddressLine1, addressCity, addressState, postalCode, countryName

  /// An email address, a phone number or a URL.
  case emailAddress, telephoneNumber, url

  /// Credentials.
  case username, password, newPassword, oneTimeCode

  /// The number of a card.
  case creditCardNumber
}

/// The letters that the keyboard makes capitals, as in SwiftUI's `TextInputAutocapitalization`.
public enum LetterCapitalization: String, Hashable, Codable, Sendable, CaseIterable {
  /// The first letters of sentences, the first letters of words, all, or none.
  case sentences, words, characters, never
}

extension Element {
  /// Sets the kind of keyboard of the fields inside: `keyboard=number-pad` in outlines.
  ///
  /// Pads of digits have neither a return key nor suggestions on a phone, so they are lower, and `Stage.submit()` is
  /// refused. It imitates SwiftUI's modifier of that name.
  public func keyboardType(_ kind: KeyboardKind) -> some Element {
    keyboard { $0.kind = kind }
  }

  /// Sets the label of the return key for the fields inside: `submit=search` in outlines.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func submitLabel(_ label: SubmitKeyLabel) -> some Element {
    keyboard { $0.submitLabel = label }
  }

  /// Sets the kind of content of the fields inside, which is recorded only in trees of all boxes.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func textContentType(_ content: FieldContent?) -> some Element {
    keyboard { $0.content = content }
  }

  /// Sets which letters the keyboard makes capitals, which is recorded only in trees of all boxes.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func textInputAutocapitalization(_ capitalization: LetterCapitalization?) -> some Element {
    keyboard { $0.capitalization = capitalization }
  }

  /// Sets whether the keyboard leaves words uncorrected, which hides its suggestions: it is then lower on a phone.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some Element {
    keyboard { $0.correctsWords = !isDisabled }
  }

  private func keyboard(_ change: @escaping (inout KeyboardSettings) -> Void) -> some Element {
    transformEnvironment(\.self) {
      var settings = $0.keyboardSettings ?? KeyboardSettings()
      change(&settings)
      $0.keyboardSettings = settings
    }
  }
}

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
