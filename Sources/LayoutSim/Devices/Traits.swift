/// Everything about the surroundings that layout depends on, as one value.
public struct Traits: Hashable, Codable, Sendable {
  /// The device whose window is laid out.
  public var device: Device

  /// The user's text size.
  public var typeSize: TypeSize

  /// Light or dark.
  public var scheme: InkScheme

  /// The family of system versions whose measures controls follow.
  public var platform: PlatformProfile

  /// A device in its default settings, unless something else is given.
  public init(
    device: Device,
    typeSize: TypeSize = .large,
    scheme: InkScheme = .light,
    platform: PlatformProfile = .iOS18
  ) {
    self.device = device
    self.typeSize = typeSize
    self.scheme = scheme
    self.platform = platform
  }
}

extension Traits {
  private enum CodingKeys: String, CodingKey { case device, typeSize, scheme, platform }

  /// Reads the traits; a text that names no platform means ``PlatformProfile/iOS18``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      device: try container.decode(Device.self, forKey: .device),
      typeSize: try container.decode(TypeSize.self, forKey: .typeSize),
      scheme: try container.decode(InkScheme.self, forKey: .scheme),
      platform: try container.decodeIfPresent(PlatformProfile.self, forKey: .platform) ?? .iOS18
    )
  }

  /// Writes the traits; the default platform is not written, so that older texts stay the same.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(device, forKey: .device)
    try container.encode(typeSize, forKey: .typeSize)
    try container.encode(scheme, forKey: .scheme)
    if platform != .iOS18 { try container.encode(platform, forKey: .platform) }
  }
}

extension InheritedValues {
  /// Hands down what `traits` say about the user, the device and the system.
  mutating func take(_ traits: Traits) {
    typeSize = traits.typeSize
    scheme = traits.scheme
    platform = traits.platform
    idiom = traits.device.idiom
  }
}

/// Whether surfaces are light or dark.
public enum InkScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark words on light surfaces.
  case light

  /// Light words on dark surfaces.
  case dark
}
