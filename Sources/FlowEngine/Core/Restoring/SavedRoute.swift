/// A route in a saved state: its type's name, its identifier, and what it is made from again.
public struct SavedRoute: Hashable, Sendable {
  /// The name of the route's type, without its module.
  public let type: String

  /// The route's identifier when it was saved; it is for people, and decides nothing.
  public let identifier: String

  package let payload: Payload

  /// What a route is made from again.
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

  /// What the route was called.
  package var description: RouteDescription {
    RouteDescription(type: type, identifier: identifier)
  }
}
