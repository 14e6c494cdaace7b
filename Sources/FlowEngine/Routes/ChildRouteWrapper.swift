/// A route together with the coordinator it belongs to: one element of a flattened stack.
///
/// Routes of pushed child coordinators have their own types; wrapped, they are in one path with their
/// parent's. Two wrappers are equal if the coordinator is the same object and the routes are equal by their
/// own `==`.
public struct ChildRouteWrapper {
  /// The destination.
  public let route: any Route

  /// The coordinator whose root or stack holds the destination, and whose factory builds it.
  public let coordinator: AnyCoordinator

  /// Wraps `route` as one of the destinations of `coordinator`.
  public init(route: any Route, coordinator: AnyCoordinator) {
    self.route = route
    self.coordinator = coordinator
  }
}

extension ChildRouteWrapper: Hashable {
  /// Whether both represent the same destination of the same coordinator.
  public static func == (lhs: ChildRouteWrapper, rhs: ChildRouteWrapper) -> Bool {
    lhs.coordinator === rhs.coordinator && lhs.route.isEqual(to: rhs.route)
  }

  /// Feeds the coordinator's identity and the route to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(coordinator))
    route.hash(into: &hasher)
  }
}
