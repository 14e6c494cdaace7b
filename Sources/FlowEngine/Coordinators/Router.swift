/// Holds one coordinator's navigation state and tells observers when it changes.
///
/// The state is read-only from outside: only the coordinator's calls change it. Reading ``state``
/// inside `withObservationTracking`, or in a SwiftUI body, tracks it.
@MainActor
public final class Router<R: Route>: AnyRouter {
  private let factory: ViewFactory<R>

  /// The routes with their type, from one reading of the state to the next change.
  private var known: (root: R, stack: [R])?

  /// A router that shows `initial` and nothing else.
  public init(initial: R, factory: ViewFactory<R>) {
    self.factory = factory
    super.init(root: initial)
  }

  /// Where the coordinator is now.
  ///
  /// - Complexity: O(presentations + pushed children); after a change also O(stack).
  public var state: NavigationState<R> {
    access()
    let routes = typedRoutes()
    return NavigationState(
      root: routes.root,
      stack: routes.stack,
      selectedTab: selectedTab,
      presentations: presentations.map {
        Presentation(
          kind: $0.kind,
          owner: $0.coordinator.ownerPath,
          route: $0.route,
          detents: $0.detents
        )
      },
      pushedChildren: pushedChildren.map(\.ownerPath)
    )
  }

  /// The screen that the factory builds for `route`, or `nil` if it has none.
  public func view(for route: R) -> Any? {
    factory.buildView(for: route)
  }

  // MARK: - For the engine

  override func isOwn(_ route: any Route) -> Bool { route is R }

  override func buildScreen(for route: any Route) -> Any? {
    view(for: typed(route))
  }

  override func routesChanged() { known = nil }

  private func typedRoutes() -> (root: R, stack: [R]) {
    if let known { return known }
    let routes = (root: typed(rootRoute), stack: stackRoutes.map(typed))
    known = routes
    return routes
  }

  private func typed(_ route: any Route) -> R {
    guard let typed = route as? R else {
      preconditionFailure("\(route.identifier) is not a \(R.self); the planner checks this first")
    }
    return typed
  }
}
