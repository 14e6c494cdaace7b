/// Everything about the surroundings that layout depends on, as one value.
public struct Traits: Hashable, Codable, Sendable {
  /// The device whose window is laid out.
  public var device: Device

  /// The user's text size.
  public var typeSize: TypeSize

  /// Light or dark.
  public var scheme: InkScheme

  /// A device in its default settings, unless something else is given.
  public init(device: Device, typeSize: TypeSize = .large, scheme: InkScheme = .light) {
    self.device = device
    self.typeSize = typeSize
    self.scheme = scheme
  }
}

/// Whether surfaces are light or dark.
public enum InkScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark words on light surfaces.
  case light

  /// Light words on dark surfaces.
  case dark
}
