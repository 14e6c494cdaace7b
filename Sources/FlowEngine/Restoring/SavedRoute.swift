/// A route in a saved state: its type's name, its identifier, and its encoded value.
public struct SavedRoute: Hashable, Sendable {
  /// The name of the route's type, without its module.
  public let type: String

  /// The route's identifier when it was saved, for human readers only.
  public let identifier: String

  package let payload: Payload

  /// The encoded value of a route.
  package enum Payload: Hashable, Sendable {
    /// The text of a `Codable` route.
    case json(String)

    /// The raw value of a route that is an enum of strings, and not `Codable`.
    case rawValue(String)
  }

  package init(type: String, identifier: String, payload: Payload) {
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }

  /// The description of the original route.
  package var description: RouteDescription {
    RouteDescription(type: type, identifier: identifier)
  }
}
