import LayoutSim

private struct SettingKey<Setting>: InheritedKey { static var defaultValue: Bool { false } }
private enum VoiceOver {}
private enum Transparency {}
private enum Colour {}
private enum Inverted {}
private enum Switch {}
private enum Contrast {}

// Settings of the system that do not affect layout: each is `false` unless a test sets it.

extension InheritedValues {
  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[SettingKey<VoiceOver>.self] }
    set { self[SettingKey<VoiceOver>.self] = newValue }
  }

  /// Whether nothing is translucent.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingKey<Transparency>.self] }
    set { self[SettingKey<Transparency>.self] = newValue }
  }

  /// Whether colours alone convey nothing.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingKey<Colour>.self] }
    set { self[SettingKey<Colour>.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[SettingKey<Inverted>.self] }
    set { self[SettingKey<Inverted>.self] = newValue }
  }

  /// Whether switches are used in place of touches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SettingKey<Switch>.self] }
    set { self[SettingKey<Switch>.self] = newValue }
  }

  /// The contrast of colours.
  public var colorSchemeContrast: InkContrast {
    get { self[SettingKey<Contrast>.self] ? .increased : .standard }
    set { self[SettingKey<Contrast>.self] = newValue == .increased }
  }

  /// An inherited value as an optional one.
  public subscript<Value>(optional path: KeyPath<InheritedValues, Value>) -> Value? {
    self[keyPath: path]
  }
}

/// The contrast of colours.
///
/// It stands for SwiftUI's `ColorSchemeContrast`.
public enum InkContrast: Hashable, Sendable {
  /// As usual.
  case standard

  /// More than usual.
  case increased
}

extension Inherited {
  /// Reads an inherited value that SwiftUI declares as optional.
  public init<Present>(_ path: KeyPath<InheritedValues, Present>) where Value == Present? {
    self.init(\.[optional: path])
  }
}
