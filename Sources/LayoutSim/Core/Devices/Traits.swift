/// The environment on which layout depends, as one value.
///
/// A stage lays out again when its traits change, such as the orientation, the text size or the keyboard.
public struct Traits: Hashable, Sendable {
  /// The device whose window is laid out.
  public var device: Device

  /// The orientation of the device.
  public var orientation: Orientation

  /// The window's size in points if the app does not fill the display, as on a tablet with windows or on a
  /// computer; `nil` for the whole display.
  ///
  /// A length that is not a positive number counts as that of the display; NaN is stored as 0.
  public var windowSize: Size? {
    didSet { windowSize = windowSize?.numbers }
  }

  /// The user's text size.
  public var typeSize: TypeSize

  /// The colour scheme.
  public var scheme: InkScheme

  /// The family of system versions.
  public var platform: PlatformProfile

  /// The writing direction.
  public var direction: WritingDirection

  /// The state of the keyboard.
  public var keyboard: Keyboard

  /// Whether the user has requested bold text: texts get heavier letters, and are flagged as approximate.
  public var hasBoldText: Bool

  /// Whether a keyboard is connected: a field with the focus then raises none on the screen.
  public var hasHardwareKeyboard: Bool

  /// Whether motion is reduced: surfaces then fade instead of sliding.
  public var reducesMotion: Bool

  /// The values that were measured on a device, which replace FlowSim's lengths and advances, whatever the other traits
  /// are.
  public var corrections: Corrections

  /// Creates the traits of a device with the given or default settings.
  ///
  /// ```swift
  /// let third = Size(width: 375, height: 834)
  /// let traits = Traits(device: .iPadPro11M4, windowSize: third, typeSize: .xLarge)
  /// #expect(traits.horizontalSizeClass == .compact)
  /// let stage = Stage(LineCoordinator(), under: traits)
  /// ```
  public init(
    device: Device,
    orientation: Orientation = .portrait,
    windowSize: Size? = nil,
    typeSize: TypeSize = .large,
    scheme: InkScheme = .light,
    platform: PlatformProfile = .iOS18,
    direction: WritingDirection = .leftToRight,
    keyboard: Keyboard = .hidden,
    reducesMotion: Bool = false,
    hasBoldText: Bool = false,
    hasHardwareKeyboard: Bool = false,
    corrections: Corrections = Corrections()
  ) {
    self.device = device
    self.orientation = orientation
    self.windowSize = windowSize?.numbers
    self.typeSize = typeSize
    self.scheme = scheme
    self.platform = platform
    self.direction = direction
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
    self.hasBoldText = hasBoldText
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.corrections = corrections
  }
}

/// The state of the keyboard.
public enum Keyboard: String, Hashable, Codable, Sendable, CaseIterable {
  /// It is not on screen.
  case hidden

  /// It covers the lower part of the window, with the height of the English layout and its suggestion bar.
  case shown

  /// It is shown without the suggestion bar.
  case shownWithoutSuggestions
}

/// The colour scheme.
public enum InkScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark text on light surfaces.
  case light

  /// Light text on dark surfaces.
  case dark
}

extension InheritedValues {
  /// Sets the inherited values that depend on `traits`.
  mutating func take(_ traits: Traits) {
    dynamicTypeSize = traits.typeSize
    colorScheme = traits.scheme
    platform = traits.platform
    idiom = traits.device.idiom
    hasHomeIndicator = traits.device.hasHomeIndicator
    layoutDirection = traits.direction
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    accessibilityReduceMotion = traits.reducesMotion
    textSettings.isEmboldened = traits.hasBoldText
    if !traits.corrections.isEmpty { corrections = traits.corrections }
  }
}

extension Size {
  /// The size with 0 in place of NaN, so that it equals itself.
  fileprivate var numbers: Size {
    Size(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}

extension Traits: Codable {
  private enum CodingKeys: String, CodingKey {
    case device, orientation, windowSize, typeSize, scheme, platform, direction, keyboard
    case reducesMotion, hasBoldText, hasHardwareKeyboard, corrections
  }

  /// Reads the traits; missing values have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or fallback: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? fallback
    }
    self.init(
      device: try container.decode(Device.self, forKey: .device),
      orientation: try value(.orientation, or: .portrait),
      windowSize: try container.decodeIfPresent(Size.self, forKey: .windowSize),
      typeSize: try container.decode(TypeSize.self, forKey: .typeSize),
      scheme: try container.decode(InkScheme.self, forKey: .scheme),
      platform: try value(.platform, or: .iOS18),
      direction: try value(.direction, or: .leftToRight),
      keyboard: try value(.keyboard, or: .hidden),
      reducesMotion: try value(.reducesMotion, or: false),
      hasBoldText: try value(.hasBoldText, or: false),
      hasHardwareKeyboard: try value(.hasHardwareKeyboard, or: false),
      corrections: try value(.corrections, or: Corrections())
    )
  }

  /// Writes the traits without defaults, so that older encoded texts remain the same.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write<Value: Encodable & Equatable>(
      _ value: Value,
      besides usual: Value,
      as key: CodingKeys
    ) throws {
      if value != usual { try container.encode(value, forKey: key) }
    }
    try container.encode(device, forKey: .device)
    try write(orientation, besides: .portrait, as: .orientation)
    try container.encodeIfPresent(windowSize, forKey: .windowSize)
    try container.encode(typeSize, forKey: .typeSize)
    try container.encode(scheme, forKey: .scheme)
    try write(platform, besides: .iOS18, as: .platform)
    try write(direction, besides: .leftToRight, as: .direction)
    try write(keyboard, besides: .hidden, as: .keyboard)
    try write(reducesMotion, besides: false, as: .reducesMotion)
    try write(hasBoldText, besides: false, as: .hasBoldText)
    try write(hasHardwareKeyboard, besides: false, as: .hasHardwareKeyboard)
    try write(corrections, besides: Corrections(), as: .corrections)
  }
}
