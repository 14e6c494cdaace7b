import Observation

/// Holds one coordinator's navigation state and tells observers when it changes.
///
/// The state is read-only from outside: only the coordinator's calls change it. Reading ``state``
/// inside `withObservationTracking`, or in a SwiftUI body, tracks it.
@MainActor
public final class Router<R: Route>: AnyRouter, Observable {
  private var root: R
  private var stack: [R] = []
  private let factory: ViewFactory<R>

  /// The root to return to when a modal that was shown under another root is dismissed.
  private var registeredRoot: R?

  private let registrar = ObservationRegistrar()

  /// A router that shows `initial` and nothing else.
  public init(initial: R, factory: ViewFactory<R>) {
    root = initial
    self.factory = factory
  }

  /// Where the coordinator is now.
  ///
  /// - Complexity: O(presentations + pushed children).
  public var state: NavigationState<R> {
    registrar.access(self, keyPath: \.state)
    return NavigationState(
      root: root,
      stack: stack,
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

  override var rootRoute: any Route { root }
  override var stackCount: Int { stack.count }

  override func stackRoute(at index: Int) -> any Route { stack[index] }

  override func accepts(_ route: any Route) -> Bool { route is R }

  override func locate(_ route: any Route) -> StackPosition? {
    guard let route = route as? R else { return nil }
    // The top first: being there already comes before going back to an earlier occurrence.
    if stack.last == route { return .entry(stack.count - 1) }
    if let index = stack.firstIndex(of: route) { return .entry(index) }
    return root == route ? .root : nil
  }

  override func mutate(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, body)
  }

  override func push(_ route: any Route) {
    mutate { stack.append(typed(route)) }
  }

  override func replace(_ route: any Route) {
    mutate {
      if !stack.isEmpty { stack.removeLast() }
      stack.append(typed(route))
    }
  }

  override func keep(_ count: Int) {
    guard count < stack.count else { return }
    mutate { stack.removeSubrange(count...) }
  }

  override func setRoot(_ route: any Route) {
    let new = typed(route)
    mutate {
      if registeredRoot == nil { registeredRoot = root }
      root = new
    }
  }

  override func restoreRoot() {
    guard let registered = registeredRoot else { return }
    registeredRoot = nil
    mutate { root = registered }
  }

  override func buildScreen(for route: any Route) -> Any? {
    view(for: typed(route))
  }

  /// Whether `route` is the root for good, and not only until a modal is dismissed.
  func isRooted(at route: R) -> Bool { registeredRoot == nil && root == route }

  /// Replaces the root for good, as a change of flow does.
  func replaceRoot(_ route: R) {
    registeredRoot = nil
    mutate { root = route }
  }

  private func typed(_ route: any Route) -> R {
    guard let typed = route as? R else {
      preconditionFailure("\(route.identifier) is not a \(R.self); the planner checks this first")
    }
    return typed
  }
}
