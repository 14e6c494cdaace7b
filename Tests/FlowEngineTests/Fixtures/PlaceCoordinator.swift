import FlowEngine

/// What a test coordinator answers, and how often it was asked.
struct Answering {
  var handles: Set<Place> = []
  var modals: Set<Place> = []
  var replaces: Set<Place> = []
  var roots: Set<Place> = []
  var paths: [Place: [any Route]] = [:]
  var detents: ModalDetentConfiguration?
  var askedToHandle = 0
  var askedForPath = 0

  /// What it answers about navigations, and about the surface that shows it.
  var guardsNavigation: (@MainActor (any Route) -> NavigationVerdict)?
  var guardsDismissal: (@MainActor (DismissalReason) -> DismissalVerdict)?

  /// What it does when its surface has gone.
  var whenDismissed: (@MainActor (DismissalReason) -> Void)?

  /// The journal of the questions and notifications that it received.
  var journal: Journal?

  func type(of route: any Route) -> NavigationType {
    guard let place = route as? Place else { return .push }
    if modals.contains(place) { return .modal }
    return replaces.contains(place) ? .replace : .push
  }

  mutating func canHandle(_ route: any Route) -> Bool {
    askedToHandle += 1
    return (route as? Place).map { handles.contains($0) || modals.contains($0) } ?? false
  }

  mutating func path(to route: any Route) -> [any Route]? {
    askedForPath += 1
    return (route as? Place).flatMap { paths[$0] }
  }

  @MainActor
  func verdict(on route: any Route, of name: String) -> NavigationVerdict {
    journal?.lines.append("\(name): may \(route.identifier)?")
    return guardsNavigation?(route) ?? .allow
  }

  @MainActor
  func verdict(for reason: DismissalReason, of name: String) -> DismissalVerdict {
    journal?.lines.append("\(name): go? \(reason)")
    return guardsDismissal?(reason) ?? .allow
  }

  @MainActor
  func wasDismissed(for reason: DismissalReason, name: String) {
    journal?.lines.append("\(name): gone, \(reason)")
    whenDismissed?(reason)
  }
}

/// What several test coordinators write down, in one order.
@MainActor
final class Journal {
  var lines: [String] = []

  /// What was written since this was called last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A coordinator for small cases: it pushes, replaces and presents as its answers say.
class PlaceCoordinator: Coordinator<Place> {
  var answering: Answering
  var takesFlowChange: Bool?
  var whenAsked: (() -> Void)?

  /// The detours that it makes when a saved state has them, by name.
  var makes: [String: () -> AnyCoordinator] = [:]

  private let name: String

  init(
    _ name: String,
    root: Place,
    handles: Set<Place> = [],
    modals: Set<Place> = [],
    replaces: Set<Place> = [],
    paths: [Place: [any Route]] = [:]
  ) {
    self.name = name
    answering = Answering(
      handles: handles.union(replaces),
      modals: modals,
      replaces: replaces,
      paths: paths
    )
    super.init(router: Router(initial: root, factory: ViewFactory()))
  }

  override var ownerName: String { name }

  override func canHandle(_ route: any Route) -> Bool {
    whenAsked?()
    return answering.canHandle(route)
  }

  override func navigationType(for route: any Route) -> NavigationType { answering.type(of: route) }

  override func navigationPath(for route: any Route) -> [any Route]? { answering.path(to: route) }

  override func replacesRoot(for route: any Route) -> Bool {
    (route as? Place).map { answering.roots.contains($0) } ?? false
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    answering.detents ?? super.modalDetentConfiguration(for: route)
  }

  override func handleFlowChange(to route: any Route) -> Bool { takesFlowChange ?? false }

  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? { makes[owner.name]?() }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answering.verdict(on: route, of: ownerName)
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answering.verdict(for: reason, of: ownerName)
  }

  override func wasDismissed(for reason: DismissalReason) {
    answering.wasDismissed(for: reason, name: ownerName)
  }

  /// The stack as words: `root a b`.
  var words: String {
    ([router.state.root] + router.state.stack).map(\.identifier).joined(separator: " ")
  }
}

/// A tab coordinator for small cases.
final class PlaceTabs: TabCoordinator<Place> {
  var answering: Answering

  init(root: Place = "tabs", tabs: [AnyCoordinator] = [], modals: Set<Place> = []) {
    answering = Answering(modals: modals)
    super.init(router: Router(initial: root, factory: ViewFactory()))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { "Tabs" }
  override func canHandle(_ route: any Route) -> Bool { answering.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answering.type(of: route) }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answering.verdict(on: route, of: ownerName)
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answering.verdict(for: reason, of: ownerName)
  }

  override func wasDismissed(for reason: DismissalReason) {
    answering.wasDismissed(for: reason, name: ownerName)
  }
}

/// A flow orchestrator for small cases: it shows a new flow for each route that `flows` names.
final class PlaceFlows: FlowOrchestrator<Place> {
  var answering = Answering()

  /// Whether it says which routes change the flow; `nil` stands for one that does not override that.
  var promises: Bool? = true
  var keeps = true
  var flows: [Place: () -> AnyCoordinator] = [:]

  /// The flows and detours that it makes when a saved state has them, by name.
  var makes: [String: () -> AnyCoordinator] = [:]

  var afterTransition: ((PlaceFlows) -> Void)?

  init(flow: AnyCoordinator? = nil, root: Place = "start") {
    super.init(router: Router(initial: root, factory: ViewFactory()))
    if let flow { transitionToFlow(flow, root: root) }
  }

  override var ownerName: String { "App" }
  override func canHandle(_ route: any Route) -> Bool { answering.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answering.type(of: route) }

  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? { makes[owner.name]?() }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answering.verdict(on: route, of: ownerName)
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answering.verdict(for: reason, of: ownerName)
  }

  override func wasDismissed(for reason: DismissalReason) {
    answering.wasDismissed(for: reason, name: ownerName)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool {
    guard let promises else { return super.canHandleFlowChange(to: route) }
    return promises && (route as? Place).map { flows[$0] != nil } ?? false
  }

  override func handleFlowChange(to route: any Route) -> Bool {
    guard keeps, let place = route as? Place, let flow = flows[place] else { return false }
    transitionToFlow(flow(), root: place)
    afterTransition?(self)
    return true
  }
}
