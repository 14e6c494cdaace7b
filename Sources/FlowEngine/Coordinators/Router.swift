import Observation

/// Holds one coordinator's navigation state and notifies observers when it changes.
///
/// The state is read-only from outside: only the coordinator's calls change it. Reading ``state``
/// inside `withObservationTracking`, or in a SwiftUI body, tracks it.
@MainActor
public final class Router<R: Route>: Observable {
  let base: AnyRouter
  private let factory: ViewFactory<R>?

  /// Creates a router that shows `initial` and nothing else.
  ///
  /// Without a factory, screens come from the renderer's own table, or from routes that are their own screens.
  public init(initial: R, factory: ViewFactory<R>? = nil) {
    self.factory = factory
    base = AnyRouter(root: initial)
  }

  /// The coordinator's current state.
  ///
  /// - Complexity: O(presentations + pushed children); after a change also O(stack).
  public var state: NavigationState<R> {
    base.access()
    let routes = typedRoutes()
    return NavigationState(
      base.current,
      root: routes.root,
      stack: routes.stack,
      badges: base.badges
    )
  }

  /// The screen that the factory builds for `route`, or else the route itself; `nil` if there is none.
  public func view(for route: R) -> Any? {
    factory?.buildView(for: route) ?? (route as? any ViewRoute)?.buildView()
  }

  /// The screen that the factory builds for `route`, which must be of this router's type.
  func buildScreen(for route: any Route) -> Any? {
    view(for: typed(route))
  }

  private func typedRoutes() -> (root: R, stack: [R]) {
    if let known = base.typedRoutes as? (root: R, stack: [R]) { return known }
    let routes = (root: typed(base.current.root), stack: base.current.stack.routes.map(typed))
    base.typedRoutes = routes
    return routes
  }

  private func typed(_ route: any Route) -> R {
    guard let typed = route as? R else {
      preconditionFailure("\(route.identifier) is not a \(R.self); the planner checks this first")
    }
    return typed
  }
}
