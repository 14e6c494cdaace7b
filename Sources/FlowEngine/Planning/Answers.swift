/// What coordinators answered while one plan was made, so that nobody is asked the same thing
/// twice.
///
/// A plan may be written more than once: for the next tab, when the first cannot show the route.
@MainActor
final class Answers {
  private struct Question: Hashable {
    let coordinator: ObjectIdentifier
    let route: AnyHashable

    @MainActor
    init(_ coordinator: AnyCoordinator, _ route: any Route) {
      self.coordinator = ObjectIdentifier(coordinator)
      self.route = AnyHashable(route)
    }
  }

  private var paths: [Question: [any Route]?] = [:]
  private var types: [Question: NavigationType] = [:]
  private var detents: [Question: ModalDetentConfiguration] = [:]

  /// The screens that `coordinator` wants under `route`.
  func path(of coordinator: AnyCoordinator, to route: any Route) -> [any Route]? {
    ask(coordinator, route, in: \.paths) { coordinator.navigationPath(for: route) }
  }

  /// How `coordinator` shows `route`.
  func type(of route: any Route, in coordinator: AnyCoordinator) -> NavigationType {
    ask(coordinator, route, in: \.types) { coordinator.navigationType(for: route) }
  }

  /// The heights that `coordinator` wants for its modal `route`.
  func detents(of coordinator: AnyCoordinator, for route: any Route) -> ModalDetentConfiguration {
    ask(coordinator, route, in: \.detents) { coordinator.modalDetentConfiguration(for: route) }
  }

  private func ask<Answer>(
    _ coordinator: AnyCoordinator,
    _ route: any Route,
    in known: ReferenceWritableKeyPath<Answers, [Question: Answer]>,
    _ question: () -> Answer
  ) -> Answer {
    let key = Question(coordinator, route)
    if let answer = self[keyPath: known][key] { return answer }
    let answer = question()
    self[keyPath: known][key] = answer
    return answer
  }
}
