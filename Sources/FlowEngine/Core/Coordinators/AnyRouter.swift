import Observation

/// The part of a router that does not depend on its route type: the state, and who tracks it.
@MainActor
package final class AnyRouter: Observable {
  /// Where the coordinator is; ``apply(_:)`` and the other methods change it, so that what tracks it is
  /// notified.
  // Not isolated because the coordinator that it belongs to may be freed anywhere.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var current: CoordinatorState

  /// The coordinator whose state this is; `nil` if that is gone, and another may take its place.
  // Not isolated because a coordinator may be freed anywhere. Not weak because that makes every later count
  // of references to the coordinator slow; the coordinator gives its router up when it is freed.
  nonisolated(unsafe) unowned(unsafe) var holder: AnyCoordinator?

  /// The routes with their type, from one reading of the typed state to the next change.
  var typedRoutes: Any?

  private let registrar = ObservationRegistrar()
  private var isTracked = false

  /// The type of this router's routes.
  package let routeMetatype: any Route.Type

  private let routeType: ObjectIdentifier
  private let hasSubtypes: Bool

  init<R: Route>(root: R) {
    current = CoordinatorState(root: root)
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
  func mayOwn(_ type: ObjectIdentifier) -> Bool { type == routeType || hasSubtypes }

  /// Where `route` is: on the stack, at the root, or nowhere.
  func locate(_ route: any Route) -> StackPosition? {
    locate(route, in: &current)
  }

  // In place: a copy of the state would cost more than the search.
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

  /// Does what a step does to the state.
  func apply(_ action: LiveStep.Action) {
    mutate { current.apply(action) }
  }

  /// Returns to how the coordinator was before it was shown.
  func reset() {
    if current.isReset { return }
    mutate { current.reset() }
  }

  /// Goes to `state` at once: what tracks the state is notified of one change.
  func become(_ state: CoordinatorState) {
    mutate { current = state }
  }

  /// Gives up the coordinators that are shown, when the one that shows them is freed.
  nonisolated func takeShown() -> [AnyCoordinator] {
    guard current.showsMoreThanStack || current.flow != nil else { return [] }
    var shown = current.pushedChildren + current.presentations.map(\.coordinator)
    if let flow = current.flow { shown.append(flow) }
    current.pushedChildren = []
    current.presentations = []
    current.flow = nil
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

  /// Notifies what tracks the state that `body` changes it.
  @inline(__always)
  private func mutate(_ body: () -> Void) {
    guard isTracked else { return body() }
    // What tracked is notified of one change, and must read again to be notified of another.
    isTracked = false
    registrar.withMutation(of: self, keyPath: \.tracked) {
      body()
      typedRoutes = nil
    }
  }
}
