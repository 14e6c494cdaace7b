import FlowEngine

/// Screens for coordinators whose own factories build something else than elements.
///
/// An app's coordinators run unchanged on a stage: where their factories build the app's views, the
/// table says which element stands in for the screen of a route. The table is asked before
/// factories.
@MainActor
public struct ScreenTable {
  private var builders: [ObjectIdentifier: (any Route, AnyCoordinator) -> (any Element)?] = [:]

  /// A table without screens.
  public init() {}

  /// Uses what `build` returns as the screens of `type`; `nil` leaves a route to the factory.
  ///
  /// The last registration of a type wins.
  public mutating func register<R: Route>(
    _ type: R.Type,
    build: @escaping @MainActor (R, AnyCoordinator) -> (any Element)?
  ) {
    builders[ObjectIdentifier(type)] = { route, coordinator in
      (route as? R).flatMap { build($0, coordinator) }
    }
  }

  func screen(for route: any Route, of coordinator: AnyCoordinator) -> (any Element)? {
    builders[ObjectIdentifier(Swift.type(of: route))]?(route, coordinator)
  }
}
