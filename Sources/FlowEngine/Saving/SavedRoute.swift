/// A route in a saved state: its type's name, its identifier, and its encoded value.
public struct SavedRoute: Hashable, Sendable {
  /// The name of the route's type, without its module.
  public let type: String

  /// The route's identifier when it was saved, for human readers only.
  public let identifier: String

  let payload: Payload

  /// The encoded value of a route.
  enum Payload: Hashable, Sendable {
    /// The text of a `Codable` route.
    case json(String)

    /// The raw value of a route that is an enum of strings, and not `Codable`.
    case rawValue(String)
  }

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
    type = String(describing: R.self)
    identifier = route.identifier
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
  }

  /// The description of the original route.
  var description: RouteDescription { RouteDescription(type: type, identifier: identifier) }
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
    type = try container.decode(String.self, forKey: .type)
    identifier = try container.decode(String.self, forKey: .identifier)
    if let value = try container.decodeIfPresent(String.self, forKey: .rawValue) {
      payload = .rawValue(value)
    } else {
      payload = .json(try container.decode(String.self, forKey: .json))
    }
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
