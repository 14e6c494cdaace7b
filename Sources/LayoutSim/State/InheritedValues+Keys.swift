private struct TextStyleKey: InheritedKey { static let defaultValue = TextStyle.body }
private struct TextWeightKey: InheritedKey { static let defaultValue: TextWeight? = nil }
private struct TextFontKey: InheritedKey { static let defaultValue: TextFont? = nil }
private struct LineLimitKey: InheritedKey { static let defaultValue: Int? = nil }
private struct TypeSizeKey: InheritedKey { static let defaultValue = TypeSize.large }
private struct IsEnabledKey: InheritedKey { static let defaultValue = true }
private struct SchemeKey: InheritedKey { static let defaultValue = InkScheme.light }
private struct PlatformKey: InheritedKey { static let defaultValue = PlatformProfile.iOS18 }
private struct IdiomKey: InheritedKey { static let defaultValue = Idiom.phone }
private struct CanNavigateBackKey: InheritedKey { static let defaultValue = false }
private struct NavigationBackActionKey: InheritedKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension InheritedValues {
  /// The style that words are set in; body unless said otherwise.
  public var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// How heavy words are; `nil` means as heavy as their style.
  public var textWeight: TextWeight? {
    get { self[TextWeightKey.self] }
    set { self[TextWeightKey.self] = newValue }
  }

  /// A face that does not follow the user's text size; `nil` means the face of the style.
  public var textFont: TextFont? {
    get { self[TextFontKey.self] }
    set { self[TextFontKey.self] = newValue }
  }

  /// The most lines that a text shows; `nil` means as many as there are.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The user's text size.
  public var typeSize: TypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// Whether controls answer to the user.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Light or dark.
  public var scheme: InkScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }

  /// The family of system versions whose measures controls follow; iOS 18's unless said otherwise.
  public var platform: PlatformProfile {
    get { self[PlatformKey.self] }
    set { self[PlatformKey.self] = newValue }
  }

  /// Phone or tablet; a phone unless said otherwise.
  public var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  /// Whether there is something to go back to from this screen.
  public var canNavigateBack: Bool {
    get { self[CanNavigateBackKey.self] }
    set { self[CanNavigateBackKey.self] = newValue }
  }

  /// Goes back from this screen; `nil` where there is nothing to go back to.
  public var navigationBackAction: (@MainActor @Sendable () -> Void)? {
    get { self[NavigationBackActionKey.self] }
    set { self[NavigationBackActionKey.self] = newValue }
  }

  /// The face that words are set in here, from font, style, text size and weight.
  var font: TextFont {
    textFont ?? TextFont(style: textStyle, typeSize: typeSize, weight: textWeight)
  }
}
