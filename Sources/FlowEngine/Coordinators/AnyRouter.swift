import Observation

/// The part of a router that does not depend on its route type.
@MainActor
public class AnyRouter: Observable {
  @exclusivity(unchecked) private(set) var rootRoute: any Route
  @exclusivity(unchecked) private var stack = RouteStack()
  @exclusivity(unchecked) var selectedTab = 0

  // Not isolated because the coordinator that owns them may be freed anywhere.
  @exclusivity(unchecked) nonisolated(unsafe) var presentations: [LivePresentation] = []
  @exclusivity(unchecked) nonisolated(unsafe) var pushedChildren: [AnyCoordinator] = []

  /// The coordinator whose state this is; `nil` if that is gone, and another may take its place.
  // Not isolated because a coordinator may be freed anywhere. Not weak because that makes every later count
  // of references to the coordinator slow; the coordinator gives its router up when it is freed.
  nonisolated(unsafe) unowned(unsafe) var holder: AnyCoordinator?

  /// The root to return to when a modal that was shown under another root is dismissed.
  @exclusivity(unchecked) private var registeredRoot: (any Route)?

  private let registrar = ObservationRegistrar()
  private var isTracked = false

  /// The type of this router's routes.
  let routeMetatype: any Route.Type

  private let routeType: ObjectIdentifier
  private let hasSubtypes: Bool

  init<R: Route>(root: R) {
    rootRoute = root
    routeMetatype = R.self
    routeType = ObjectIdentifier(R.self)
    hasSubtypes = R.self is AnyObject.Type
  }

  // MARK: - What a typed router answers

  func isOwn(_ route: any Route) -> Bool { abstract() }
  func buildScreen(for route: any Route) -> Any? { abstract() }

  /// Called when the root or the stack has changed.
  func routesChanged() {}

  private func abstract(_ function: String = #function) -> Never {
    preconditionFailure("\(function) of \(type(of: self)) must be overridden by the typed router")
  }

  // MARK: - Reading

  var stackCount: Int { stack.count }
  var stackRoutes: [any Route] { stack.routes }

  /// The root that dismissing a modal returns to; the same as ``rootRoute`` but for modals that are
  /// shown under another root.
  var lastingRoot: any Route { registeredRoot ?? rootRoute }

  /// Whether `route` is the root.
  func isRoot(_ route: any Route) -> Bool {
    isEqual(&rootRoute, route)
  }

  /// Compares a route where it is: a copy would cost as much again.
  // Not a closure: one that is made on the main actor checks, each time it is called, that it is there.
  @inline(__always)
  private func isEqual(_ pointer: UnsafePointer<any Route>, _ route: any Route) -> Bool {
    pointer.pointee.isEqual(to: route)
  }

  func isLastingRoot(_ route: any Route) -> Bool { lastingRoot.isEqual(to: route) }

  /// Whether `route` is the root for good, and not only until a modal is dismissed.
  func isRooted(at route: any Route) -> Bool {
    registeredRoot == nil && rootRoute.isEqual(to: route)
  }

  var topRoute: any Route { stack.routes.last ?? rootRoute }

  /// Whether anything is shown that lies over the stack.
  var showsMoreThanStack: Bool { !presentations.isEmpty || !pushedChildren.isEmpty }

  /// The route on top when `count` entries of the stack are left.
  func route(under count: Int) -> any Route {
    count > 0 ? stack.routes[count - 1] : rootRoute
  }

  func stackRoute(at index: Int) -> any Route { stack.routes[index] }

  /// Whether `route` is of this router's route type.
  func accepts(_ route: any Route) -> Bool {
    accepts(route, of: ObjectIdentifier(Swift.type(of: route)))
  }

  /// Whether `route`, whose type is the one that `type` identifies, is of this router's route type.
  func accepts(_ route: any Route, of type: ObjectIdentifier) -> Bool {
    type == routeType || (hasSubtypes && isOwn(route))
  }

  /// Whether routes of the type that `type` identifies may be this router's; `false` is certain.
  func mayOwn(_ type: ObjectIdentifier) -> Bool { type == routeType || hasSubtypes }

  /// Where `route` is: on the stack, at the root, or nowhere.
  func locate(_ route: any Route) -> StackPosition? {
    if stackCount > 0, let index = stack.index(of: route) { return .entry(index) }
    return isRoot(route) ? .root : nil
  }

  // MARK: - Changing

  func push(_ route: any Route) {
    mutate { stack.append(route) }
  }

  func replace(_ route: any Route) {
    mutate {
      stack.keep(max(0, stack.count - 1))
      stack.append(route)
    }
  }

  func keep(_ count: Int) {
    guard count < stack.count else { return }
    mutate { stack.keep(count) }
  }

  func select(tab index: Int) {
    mutate { selectedTab = index }
  }

  func push(child: AnyCoordinator) {
    mutate { pushedChildren.append(child) }
  }

  func pop(child: AnyCoordinator) {
    mutate { pushedChildren.remove(child) }
  }

  func present(_ presentation: LivePresentation) {
    mutate { presentations.append(presentation) }
  }

  func dismiss(_ coordinator: AnyCoordinator) {
    mutate { presentations.remove(coordinator) }
  }

  /// Takes away all that lies over the stack.
  func uncoverStack() {
    mutate {
      pushedChildren.removeAll(keepingCapacity: true)
      presentations.removeAll(keepingCapacity: true)
    }
  }

  /// Shows another root until ``restoreRoot()``.
  func setRoot(_ route: any Route) {
    if registeredRoot == nil { registeredRoot = rootRoute }
    mutate { rootRoute = route }
  }

  func restoreRoot() {
    guard let registered = registeredRoot else { return }
    registeredRoot = nil
    mutate { rootRoute = registered }
  }

  /// Replaces the root for good, as a change of flow does.
  func replaceRoot(_ route: any Route) {
    registeredRoot = nil
    mutate { rootRoute = route }
  }

  /// Takes over the roots and the stack of a saved state.
  func load(root: any Route, lastingRoot: any Route, stack routes: [any Route]) {
    mutate {
      rootRoute = root
      registeredRoot = root.isEqual(to: lastingRoot) ? nil : lastingRoot
      stack = RouteStack()
      for route in routes { stack.append(route) }
    }
  }

  /// Gives up the coordinators that are on screen, when the one that shows them is freed.
  nonisolated func takeShown() -> [AnyCoordinator] {
    guard !presentations.isEmpty || !pushedChildren.isEmpty else { return [] }
    let shown = pushedChildren + presentations.map(\.coordinator)
    pushedChildren = []
    presentations = []
    return shown
  }

  // MARK: - Tracking

  /// Stands for the whole state for observation tracking.
  // A key path of a generic router would be made anew, slowly, at each change.
  private var tracked: Void { () }

  /// Notes that the state was read, for what tracks it.
  func access() {
    isTracked = true
    registrar.access(self, keyPath: \.tracked)
  }

  /// Tells what tracks the state that `body` changes it.
  func mutate(_ body: () -> Void) {
    guard isTracked else { return body() }
    // What tracked hears of one change, and must read again to hear of another.
    isTracked = false
    registrar.withMutation(of: self, keyPath: \.tracked) {
      body()
      routesChanged()
    }
  }
}

/// A place on a coordinator's own stack.
enum StackPosition: Equatable {
  /// Below the stack.
  case root

  /// On the stack, counted from the bottom.
  case entry(Int)

  /// How many stack entries stay when everything above this place goes.
  var keptCount: Int {
    switch self {
    case .root: 0
    case .entry(let index): index + 1
    }
  }
}

/// A presentation with the coordinator it shows.
struct LivePresentation {
  let kind: Presentation.Kind
  let coordinator: AnyCoordinator
  let route: any Route
  var detents: ModalDetentConfiguration?
}
