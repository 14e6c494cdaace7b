@testable import FlowEngine

/// A coordinator that does what its shape says.
@MainActor
protocol Subject: AnyCoordinator {
  var answers: SubjectAnswers { get }

  /// Registers `modal`, or returns `nil` if it is of another route type.
  func register(_ modal: AnyCoordinator) -> Bool?

  /// Takes the registration of `modal` back, or returns `nil` if it is of another route type.
  func unregister(_ modal: AnyCoordinator) -> Bool?

  /// Has `host` present this one as a detour, or returns `nil` if `stop` is of another route type.
  func interrupt(_ host: AnyCoordinator, at stop: Stop) -> Bool?
}

extension Subject {
  var id: Int { answers.shape.id }
}

extension Coordinator where R: StopRoute {
  func presentSelf(on host: AnyCoordinator, at stop: Stop) -> Bool? {
    guard let route = stop.route as? R else { return nil }
    return host.presentDetour(self, presenting: route)
  }
}

final class PlainSubject<R: StopRoute>: Coordinator<R>, Subject {
  let answers: SubjectAnswers

  init(_ answers: SubjectAnswers) {
    self.answers = answers
    super.init(router: Router(initial: R(stop: answers.shape.root), factory: ViewFactory()))
  }

  override var ownerName: String { answers.shape.name }
  override func canHandle(_ route: any Route) -> Bool { answers.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answers.type(of: route) }
  override func navigationPath(for route: any Route) -> [any Route]? { answers.path(to: route) }
  override func replacesRoot(for route: any Route) -> Bool { answers.replacesRoot(for: route) }
  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    answers.detents(for: route)
  }
  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answers.verdict(on: route)
  }
  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answers.verdict(for: reason)
  }
  override func wasDismissed(for reason: DismissalReason) { answers.leave(self) }
  override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    answers.style(of: route)
  }
  override func dismissalVerdict(for reason: DismissalReason, of route: any Route)
    -> DismissalVerdict
  {
    answers.screenVerdict()
  }
  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    answers.leave(route)
  }
  override func start() { answers.start(self) }
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    answers.coordinator(restoring: owner)
  }
  override func canHandleFlowChange(to route: any Route) -> Bool {
    guard answers.shape.answers.promisesFlows, !answers.shape.answers.elsewhere.isEmpty else {
      return super.canHandleFlowChange(to: route)
    }
    return answers.promisesFlow(to: route)
  }
  override func handleFlowChange(to route: any Route) -> Bool { answers.goes(to: route) }

  func register(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(addModalCoordinator)
  }
  func unregister(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(removeModalCoordinator)
  }
  func interrupt(_ host: AnyCoordinator, at stop: Stop) -> Bool? {
    presentSelf(on: host, at: stop)
  }
}

/// A subject with tabs, whatever its route type.
@MainActor
protocol TabShowing: Subject {
  func switchToTab(_ index: Int)
  func setTabs(_ tabs: [AnyCoordinator], selecting: AnyCoordinator?) -> Bool
  func setBadge(_ text: String?, of coordinator: AnyCoordinator)
}

final class TabSubject<R: StopRoute>: TabCoordinator<R>, TabShowing {
  let answers: SubjectAnswers

  init(_ answers: SubjectAnswers) {
    self.answers = answers
    super.init(router: Router(initial: R(stop: answers.shape.root), factory: ViewFactory()))
  }

  override var ownerName: String { answers.shape.name }
  override func canHandle(_ route: any Route) -> Bool { answers.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answers.type(of: route) }
  override func navigationPath(for route: any Route) -> [any Route]? { answers.path(to: route) }
  override func replacesRoot(for route: any Route) -> Bool { answers.replacesRoot(for: route) }
  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    answers.detents(for: route)
  }
  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answers.verdict(on: route)
  }
  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answers.verdict(for: reason)
  }
  override func wasDismissed(for reason: DismissalReason) { answers.leave(self) }
  override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    answers.style(of: route)
  }
  override func dismissalVerdict(for reason: DismissalReason, of route: any Route)
    -> DismissalVerdict
  {
    answers.screenVerdict()
  }
  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    answers.leave(route)
  }
  override func start() { answers.start(self) }
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    answers.coordinator(restoring: owner)
  }
  override func canHandleFlowChange(to route: any Route) -> Bool {
    guard answers.shape.answers.promisesFlows, !answers.shape.answers.elsewhere.isEmpty else {
      return super.canHandleFlowChange(to: route)
    }
    return answers.promisesFlow(to: route)
  }
  override func handleFlowChange(to route: any Route) -> Bool { answers.goes(to: route) }

  func register(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(addModalCoordinator)
  }
  func unregister(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(removeModalCoordinator)
  }
  func interrupt(_ host: AnyCoordinator, at stop: Stop) -> Bool? {
    presentSelf(on: host, at: stop)
  }
}

/// A subject with flows, whatever its route type.
@MainActor
protocol FlowShowing: Subject {
  /// Shows `flow`, or returns `nil` if `root` is of another route type.
  func show(_ flow: AnyCoordinator, root: Stop) -> Bool?
}

final class FlowSubject<R: StopRoute>: FlowOrchestrator<R>, FlowShowing {
  let answers: SubjectAnswers

  init(_ answers: SubjectAnswers) {
    self.answers = answers
    super.init(router: Router(initial: R(stop: answers.shape.root), factory: ViewFactory()))
  }

  override var ownerName: String { answers.shape.name }
  override func canHandle(_ route: any Route) -> Bool { answers.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answers.type(of: route) }
  override func navigationPath(for route: any Route) -> [any Route]? { answers.path(to: route) }
  override func replacesRoot(for route: any Route) -> Bool { answers.replacesRoot(for: route) }
  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    answers.detents(for: route)
  }
  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answers.verdict(on: route)
  }
  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answers.verdict(for: reason)
  }
  override func wasDismissed(for reason: DismissalReason) { answers.leave(self) }
  override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    answers.style(of: route)
  }
  override func dismissalVerdict(for reason: DismissalReason, of route: any Route)
    -> DismissalVerdict
  {
    answers.screenVerdict()
  }
  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    answers.leave(route)
  }
  override func start() { answers.start(self) }
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    answers.coordinator(restoring: owner)
  }
  override func canHandleFlowChange(to route: any Route) -> Bool {
    let isPromised = answers.promisesFlow(to: route)
    return answers.shape.answers.promisesFlows
      ? isPromised : super.canHandleFlowChange(to: route)
  }
  override func handleFlowChange(to route: any Route) -> Bool {
    guard let flow = answers.flow(for: route), let root = route as? R else {
      return answers.goes(to: route)
    }
    return transitionToFlow(flow, root: root)
  }

  func show(_ flow: AnyCoordinator, root: Stop) -> Bool? {
    (root.route as? R).map { transitionToFlow(flow, root: $0) }
  }
  func register(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(addModalCoordinator)
  }
  func unregister(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(removeModalCoordinator)
  }
  func interrupt(_ host: AnyCoordinator, at stop: Stop) -> Bool? {
    presentSelf(on: host, at: stop)
  }
}
