/// Everything about the surroundings that layout depends on, as one value.
///
/// A stage lays out again when its traits change: a rotation, another text size, a keyboard that
/// comes up.
public struct Traits: Hashable, Sendable {
  /// The device whose window is laid out.
  public var device: Device

  /// How the device is held.
  public var orientation: Orientation

  /// The window's size in points where the app does not have the whole display to itself, as on a
  /// tablet with windows or on a computer; `nil` for the whole display.
  ///
  /// A length that is no positive number counts as that of the display.
  public var windowSize: Size?

  /// The user's text size.
  public var typeSize: TypeSize

  /// Light or dark.
  public var scheme: InkScheme

  /// The family of system versions whose measures everything follows.
  public var platform: PlatformProfile

  /// The direction in which the user reads.
  public var direction: WritingDirection

  /// Whether the keyboard is up.
  public var keyboard: Keyboard

  /// Whether the user asked for less motion: surfaces fade then, instead of sliding.
  public var reducesMotion: Bool

  /// A device in its default settings, unless something else is given.
  public init(
    device: Device,
    orientation: Orientation = .portrait,
    windowSize: Size? = nil,
    typeSize: TypeSize = .large,
    scheme: InkScheme = .light,
    platform: PlatformProfile = .iOS18,
    direction: WritingDirection = .leftToRight,
    keyboard: Keyboard = .hidden,
    reducesMotion: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.windowSize = windowSize
    self.typeSize = typeSize
    self.scheme = scheme
    self.platform = platform
    self.direction = direction
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
  }
}

/// Whether the keyboard is on screen.
public enum Keyboard: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is none, or it is out of sight.
  case hidden

  /// It covers the lower part of the window, in the height of the English layout with a row of
  /// suggestions.
  case shown

  /// The same without the row of suggestions.
  case shownWithoutSuggestions
}

/// Whether surfaces are light or dark.
public enum InkScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark words on light surfaces.
  case light

  /// Light words on dark surfaces.
  case dark
}

extension InheritedValues {
  /// Hands down what `traits` say about the user, the device and the system.
  mutating func take(_ traits: Traits) {
    typeSize = traits.typeSize
    scheme = traits.scheme
    platform = traits.platform
    idiom = traits.device.idiom
    hasHomeIndicator = traits.device.hasHomeIndicator
    layoutDirection = traits.direction
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    reducesMotion = traits.reducesMotion
  }
}
