extension SavedRoute {
  /// The route as a value of `type`; `nil` if there is no longer such a route.
  ///
  /// A route is only read as the type, by name, as which it was saved.
  public func decoded<R: Route>(as type: R.Type = R.self) -> R? {
    guard self.type == String(describing: R.self) else { return nil }
    switch payload {
    case .json(let text):
      guard let decodable = R.self as? any Decodable.Type else { return nil }
      return JSONText.decode(decodable, from: text) as? R
    case .rawValue(let value):
      guard let representable = R.self as? any RawRepresentable<String>.Type else { return nil }
      return representable.init(rawValue: value) as? R
    }
  }
}

extension SavedRoute {
  /// Saves `route`, which is a route of `owner`.
  @MainActor
  init<R: Route>(_ route: R, of owner: AnyCoordinator) throws(FlowError) {
    let payload: Payload
    if let codable = route as? any Encodable & Decodable {
      guard let text = JSONText.encode(codable) else {
        throw .savedStateRefused(.routeNotEncoded(RouteDescription(route), owner: owner.ownerPath))
      }
      payload = .json(text)
    } else if let representable = route as? any RawRepresentable<String> {
      payload = .rawValue(representable.rawValue)
    } else {
      throw .savedStateRefused(.routeNotCodable(RouteDescription(route), owner: owner.ownerPath))
    }
    self.init(type: String(describing: R.self), identifier: route.identifier, payload: payload)
  }
}

extension SavedRoute: Codable {
  private enum CodingKeys: String, CodingKey {
    case type
    case identifier
    case json
    case rawValue
  }

  /// Reads a saved route; whether the route exists is only checked when it is restored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rawValue = try container.decodeIfPresent(String.self, forKey: .rawValue)
    self.init(
      type: try container.decode(String.self, forKey: .type),
      identifier: try container.decode(String.self, forKey: .identifier),
      payload: try rawValue.map(Payload.rawValue)
        ?? .json(container.decode(String.self, forKey: .json))
    )
  }

  /// Writes the route with its payload under the key of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(identifier, forKey: .identifier)
    switch payload {
    case .json(let text): try container.encode(text, forKey: .json)
    case .rawValue(let value): try container.encode(value, forKey: .rawValue)
    }
  }
}
