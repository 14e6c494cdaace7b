@testable import FlowEngine

/// A subject that takes literal calls, whatever its route type; `nil` stands for a stop of another one.
@MainActor
protocol LiteralSubject: AnyCoordinator {
  func show(_ stop: Stop, _ style: TransitionPresentationStyle?) -> Bool?
  func present(_ stop: Stop, _ style: TransitionPresentationStyle?) -> Bool?
  func start(at stop: Stop) -> Bool?
  func planToShow(
    _ stop: Stop,
    _ style: TransitionPresentationStyle?
  ) throws(FlowError) -> NavigationPlan?
  func add(_ call: LayerCall) throws(FlowError) -> Bool?
  func planToAdd(_ call: LayerCall) throws(FlowError) -> NavigationPlan?
}

extension Coordinator: LiteralSubject where R: StopRoute {
  func show(_ stop: Stop, _ style: TransitionPresentationStyle?) -> Bool? {
    (stop.route as? R).map { navigate(toRoute: $0, presentationStyle: style) }
  }

  func present(_ stop: Stop, _ style: TransitionPresentationStyle?) -> Bool? {
    (stop.route as? R).map { present($0, presentationStyle: style) }
  }

  func start(at stop: Stop) -> Bool? { (stop.route as? R).map { startFlow(route: $0) } }

  func planToShow(
    _ stop: Stop,
    _ style: TransitionPresentationStyle?
  ) throws(FlowError) -> NavigationPlan? {
    guard let route = stop.route as? R else { return nil }
    return try plan(toRoute: route, presentationStyle: style)
  }

  func add(_ call: LayerCall) throws(FlowError) -> Bool? {
    guard let addition = addition(call) else { return nil }
    try perform(addition)
    return true
  }

  func planToAdd(_ call: LayerCall) throws(FlowError) -> NavigationPlan? {
    guard let addition = addition(call) else { return nil }
    return try plan(addition)
  }

  private func addition(_ call: LayerCall) -> ScreenAddition<R>? {
    switch call {
    case .showSeveral(let screens):
      var styled: [StyledScreen<R>] = []
      for screen in screens {
        guard let route = screen.stop.route as? R else { return nil }
        styled.append(screen.style.map { .route(route, in: $0) } ?? .route(route))
      }
      return .show(styled)
    case .replaceTop(let stop): return (stop.route as? R).map { .replaceTop(with: $0) }
    case .insertBelowTop(let stop): return (stop.route as? R).map { .insertBelowTop($0) }
    default: return nil
    }
  }
}
