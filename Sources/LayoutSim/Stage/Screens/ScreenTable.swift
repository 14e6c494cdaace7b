import FlowEngine

/// Screens for coordinators whose factories do not build elements.
///
/// An app's coordinators run unchanged on a stage: if their factories build the app's views, the table
/// provides the element that stands in for the screen of a route. It takes precedence over factories.
@MainActor
public struct ScreenTable {
  private var builders: [ObjectIdentifier: (any Route, AnyCoordinator) -> (any Element)?] = [:]

  /// Creates a table without screens.
  public init() {}

  /// Uses the results of `build` as the screens of `type`; `nil` leaves a route to the factory.
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
