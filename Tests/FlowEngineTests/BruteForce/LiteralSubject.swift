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
}
