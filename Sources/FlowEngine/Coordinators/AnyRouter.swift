import Observation

/// The part of a router that does not depend on its route type: the state, and its observation.
@MainActor
@usableFromInline
package final class AnyRouter: Observable {
  /// The coordinator's state; only ``apply(_:)`` and the other methods change it, so that observers are
  /// notified.
  // Not isolated because its coordinator may be freed on any thread.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var current: CoordinatorState

  /// The coordinator that the state belongs to; `nil` if it was freed, and another may take its place.
  // Not isolated because a coordinator may be freed on any thread. Not weak because an object that has ever
  // had a weak reference is slower to count; the coordinator clears this when it is freed.
  nonisolated(unsafe) unowned(unsafe) var holder: AnyCoordinator?

  /// The typed routes, cached from the first read of the typed state until the next change.
  var typedRoutes: Any?

  /// Made when the state is first tracked, because most routers' is not.
  private var registrar: ObservationRegistrar?
  private var isTracked = false

  /// The root with which the router was created.
  package let firstRoot: any Route

  /// The type of this router's routes.
  package let routeMetatype: any Route.Type

  private let routeType: ObjectIdentifier
  private let hasSubtypes: Bool

  init<R: Route>(root: R) {
    current = CoordinatorState(root: root)
    firstRoot = root
    routeMetatype = R.self
    routeType = ObjectIdentifier(R.self)
    hasSubtypes = R.self is AnyObject.Type
  }

  // MARK: - Reading

  /// Whether `route` is of this router's route type.
  func accepts(_ route: any Route) -> Bool {
    accepts(route, of: ObjectIdentifier(Swift.type(of: route)))
  }

  /// Whether `route`, whose type is the one that `type` identifies, is of this router's route type.
  func accepts(_ route: any Route, of type: ObjectIdentifier) -> Bool {
    func isValue<R: Route>(of type: R.Type) -> Bool { route is R }
    return type == routeType || (hasSubtypes && isValue(of: routeMetatype))
  }

  /// Whether routes of the type that `type` identifies may be this router's; `false` is certain.
  func acceptsRouteType(_ type: ObjectIdentifier) -> Bool { type == routeType || hasSubtypes }

  /// The position of `route`: on the stack, at the root, or nowhere.
  func locate(_ route: any Route) -> StackPosition? {
    locate(route, in: &current)
  }

  // In place, because a copy of the state would cost more than the search.
  @inline(__always)
  private func locate(
    _ route: any Route,
    in state: UnsafePointer<CoordinatorState>
  ) -> StackPosition? {
    if state.pointee.stack.count > 0, let index = state.pointee.stack.index(of: route) {
      return .entry(index)
    }
    return state.pointee.root.isEqual(to: route) ? .root : nil
  }

  // MARK: - Changing

  /// Applies the action of a step to the state.
  func apply(_ action: LiveStep.Action) {
    mutate { current.apply(action) }
  }

  /// Returns to the coordinator's state before it was shown.
  func reset() {
    if current.isReset { return }
    mutate { current.reset() }
  }

  /// Changes to `state` at once: observers are notified of a single change.
  func become(_ state: CoordinatorState) {
    var state = state
    state.continueCounting(from: current)
    mutate { current = state }
  }

  /// Whether it retains coordinators that are shown.
  nonisolated var showsOthers: Bool { current.showsMoreThanStack || current.flow != nil }

  /// Releases the coordinators that are shown, when the one that shows them is freed.
  nonisolated func takeShown() -> [AnyCoordinator] {
    guard showsOthers else { return [] }
    var shown = current.pushedChildren + current.presentations.map(\.coordinator)
    if let flow = current.flow { shown.append(flow) }
    current.pushedChildren = []
    current.presentations = []
    current.flow = nil
    return shown
  }

  // MARK: - Tracking

  /// Represents the whole state for observation tracking.
  // A key path of a generic router would be created at each change, which is slow.
  private var tracked: Void { () }

  /// Records that the state was read, for observation tracking.
  func access() {
    isTracked = true
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(self, keyPath: \.tracked)
  }

  /// Notifies observers that `body` changes the state.
  @inline(__always)
  func mutate(_ body: () -> Void) {
    guard isTracked, let registrar else { return body() }
    // Observers are notified once, and must read again to be notified again.
    isTracked = false
    registrar.withMutation(of: self, keyPath: \.tracked) {
      body()
      typedRoutes = nil
    }
  }
}

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

  private func typedRoutes() -> (root: R, stack: [R]) {
    if let known = base.typedRoutes as? (root: R, stack: [R]) { return known }
    let routes = (root: typed(base.current.root), stack: base.current.stack.routes.map(typed))
    base.typedRoutes = routes
    return routes
  }

  func typed(_ route: any Route) -> R {
    guard let typed = route as? R else {
      preconditionFailure("\(route.identifier) is not a \(R.self); the planner checks this first")
    }
    return typed
  }
}
