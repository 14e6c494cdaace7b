/// A plan as the engine runs it: operations with live objects, good for one revision.
///
/// It is isolated to the main actor, so that a ``NavigationPlan`` can carry it as an opaque token
/// and still be sent anywhere. One that nobody needs any more is written on again.
@MainActor
final class ExecutablePlan {
  /// Who needs a script.
  enum Use {
    /// Nobody: it may be written on.
    case free

    /// The call that is being applied.
    case running

    /// A plan that an app holds.
    case carried
  }

  @exclusivity(unchecked) private(set) var use = Use.free

  /// Where the call entered.
  // Kept alive by what runs the call, or by a plan that carries the script.
  @exclusivity(unchecked) private(set) var start: UnownedCoordinator

  /// The destination; `nil` for calls that have none, such as a pop.
  var route: (any Route)? { destination.map { routes[$0] } }

  @exclusivity(unchecked) private(set) var operations: [Operation] = []

  /// The destination, and the other routes of the operations.
  @exclusivity(unchecked) private var routes: [any Route] = []

  /// Where among the routes the destination is.
  @exclusivity(unchecked) private var destination: Int?

  /// What the operations present.
  @exclusivity(unchecked) private(set) var presentations: [LivePresentation] = []

  /// Who was asked and did not take the route, in order.
  @exclusivity(unchecked) var declined: [DeclinedAnswer] = []

  /// Whether any operation takes a surface away, or may do so: guards are asked then.
  @exclusivity(unchecked) private(set) var takesSurfaces = false

  /// Why the surfaces go that the plan dismisses; `nil` before anybody has said.
  @exclusivity(unchecked) private(set) var reason: DismissalReason?

  /// What few plans have; `nil` until there is some of it.
  @exclusivity(unchecked) private(set) var extras: PlanExtras?

  @exclusivity(unchecked) private var isWritten = false

  /// Who will show the route, and was asked whether that may be.
  @exclusivity(unchecked) var answering: UnownedCoordinator?

  init(start: UnownedCoordinator, operations: [Operation] = []) {
    self.start = start
    self.operations = operations
  }

  // MARK: - Writing

  /// Makes an unused script one for a call on `start`.
  func begin(at start: UnownedCoordinator) {
    if isWritten { clear() }
    isWritten = true
    self.start = start
  }

  /// Makes `route` the destination.
  func write(route: any Route) {
    isWritten = true
    destination = routes.count
    routes.append(route)
  }

  /// Lists a route of an operation that is about to be appended.
  func note(_ route: any Route) -> RoutePlace {
    isWritten = true
    routes.append(route)
    return .listed(routes.count - 1)
  }

  /// Lists what an operation that is about to be appended presents.
  func note(_ presentation: LivePresentation) -> Int {
    isWritten = true
    presentations.append(presentation)
    return presentations.count - 1
  }

  func append(_ operation: Operation) {
    isWritten = true
    operations.append(operation)
  }

  /// Appends an operation that takes surfaces away, or may do so.
  func append(guarded operation: Operation) {
    takesSurfaces = true
    append(operation)
  }

  /// Notes why the surfaces go, if any do.
  func write(reason: DismissalReason) {
    if takesSurfaces { self.reason = reason }
  }

  /// Appends what another script with the same destination does.
  func append(contentsOf other: ExecutablePlan) {
    let (routeCount, presentationCount) = (routes.count, presentations.count)
    operations += other.operations.map {
      $0.moved(byRoutes: routeCount, presentations: presentationCount)
    }
    routes += other.routes
    presentations += other.presentations
    takesSurfaces = takesSurfaces || other.takesSurfaces
  }

  /// Forgets the operations.
  func startAgain() {
    operations.empty()
    presentations.empty()
    takesSurfaces = false
  }

  /// Whether a guard has put something before the call.
  var isDeferred: Bool {
    guard let extras else { return false }
    return extras.deferral != nil
  }

  /// Where to write what few plans have.
  func makeExtras() -> PlanExtras {
    if let extras { return extras }
    let extras = PlanExtras()
    self.extras = extras
    isWritten = true
    return extras
  }

  /// Lets go of everything but the memory and the start, unless a plan carries it.
  func clear() {
    if use == .carried { return }
    use = .free
    isWritten = false
    destination = nil
    answering = nil
    if takesSurfaces { reason = nil }
    takesSurfaces = false
    if extras != nil { extras = nil }
    operations.empty()
    routes.empty()
    presentations.empty()
    declined.empty()
  }

  /// The route at `place`.
  func route(at place: RoutePlace) -> any Route {
    switch place {
    case .listed(let index): return routes[index]
    case .destination:
      guard let destination else {
        preconditionFailure("a plan from \(start.ownerPath) leads to a destination that it lacks")
      }
      return routes[destination]
    }
  }

  // MARK: - Running

  /// Begins to be applied; unless a plan carries it, it may be written on again afterwards.
  func run(_ body: @MainActor () throws(FlowError) -> Void) throws(FlowError) {
    guard use == .free else { return try body() }
    use = .running
    defer { clear() }
    try body()
  }

  /// Hands over who declined, for an error; a plan that carries the script keeps its own.
  func takeDeclined() -> [DeclinedAnswer] {
    guard use == .running else { return declined }
    var taken: [DeclinedAnswer] = []
    swap(&taken, &declined)
    return taken
  }

  /// Lets a plan carry it, and everybody that it speaks of.
  func carry() {
    use = .carried
    let extras = makeExtras()
    extras.kept = [start.coordinator]
    for operation in operations {
      extras.kept.append(operation.owner.coordinator)
      if let other = operation.other { extras.kept.append(other.coordinator) }
    }
    extras.keptAnswering = answering?.coordinator
  }

  /// The path that `coordinator` will have once the plan is applied as far as it is attached.
  func path(of held: UnownedCoordinator) -> OwnerPath {
    let coordinator = held.coordinator
    guard let arrival = extras?.arrival, arrival.detour.parent == nil,
      coordinator.rootCoordinator === arrival.detour
    else { return coordinator.ownerPath }
    let place = OwnerStep(role: .detour, name: arrival.detour.ownerName)
    return coordinator.ownerPath.moved(to: arrival.host.ownerPath.appending(place))
  }
}
