/// A route as it appears in plans, errors and snapshots: its type's name and its identifier.
public struct RouteDescription: Hashable, Sendable, Codable {
  /// The name of the route's type, without its module: `ShopRoute`.
  public let type: String

  /// The route's identifier: `shop.item(42)`.
  public let identifier: String

  init(type: String, identifier: String) {
    self.type = type
    self.identifier = identifier
  }

  /// Describes `route`.
  public init(_ route: any Route) {
    type = _typeName(Swift.type(of: route), qualified: false)
    identifier = route.identifier
  }
}

extension RouteDescription: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
