extension Traits: Codable {
  private enum CodingKeys: String, CodingKey {
    case device, orientation, windowSize, typeSize, scheme, platform, direction, keyboard
    case reducesMotion, hasBoldText, hasHardwareKeyboard
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
      hasHardwareKeyboard: try value(.hasHardwareKeyboard, or: false)
    )
  }

  /// Writes the traits without defaults, so that older texts remain the same.
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
  }
}
