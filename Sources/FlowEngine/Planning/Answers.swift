/// What coordinators answered while one plan was made, so that nobody is asked the same thing
/// twice.
///
/// A plan may be written more than once: for the next tab, when the first cannot show the route.
@MainActor
struct Answers {
  /// One answer of one coordinator.
  private struct Known<Answer> {
    let coordinator: ObjectIdentifier
    let route: any Route
    let answer: Answer
  }

  /// Whether a plan is being written again, so that anybody may have been asked before.
  var isRepeating = false

  private var paths: [(coordinator: ObjectIdentifier, path: [any Route]?)] = []
  private var types: [Known<NavigationType>] = []
  private var detents: [Known<ModalDetentConfiguration>] = []

  /// Keeps what does not depend on the destination, for another plan of the same call.
  mutating func keepForNextPlan() {
    isRepeating = true
    if !paths.isEmpty { paths.removeAll(keepingCapacity: true) }
  }

  /// Forgets everything and keeps the memory.
  mutating func clear() {
    isRepeating = false
    if !paths.isEmpty { paths.removeAll(keepingCapacity: true) }
    if !types.isEmpty { types.removeAll(keepingCapacity: true) }
    if !detents.isEmpty { detents.removeAll(keepingCapacity: true) }
  }

  /// The screens that `coordinator` wants under `route`, the destination of the plan.
  mutating func path(of coordinator: AnyCoordinator, to route: any Route) -> [any Route]? {
    let asked = ObjectIdentifier(coordinator)
    if isRepeating, let known = paths.first(where: { $0.coordinator == asked }) {
      return known.path
    }
    let path = coordinator.navigationPath(for: route)
    paths.append((asked, path))
    return path
  }

  /// How `coordinator` shows `route`.
  mutating func type(of route: any Route, in coordinator: AnyCoordinator) -> NavigationType {
    if let known = find(route, of: coordinator, in: types) { return known }
    let type = coordinator.navigationType(for: route)
    types.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: type))
    return type
  }

  /// The heights that `coordinator` wants for its modal `route`.
  mutating func detents(
    of coordinator: AnyCoordinator,
    for route: any Route
  ) -> ModalDetentConfiguration {
    if let known = find(route, of: coordinator, in: detents) { return known }
    let answer = coordinator.modalDetentConfiguration(for: route)
    detents.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: answer))
    return answer
  }

  private func find<Answer>(
    _ route: any Route,
    of coordinator: AnyCoordinator,
    in known: [Known<Answer>]
  ) -> Answer? {
    let asked = ObjectIdentifier(coordinator)
    for entry in known.reversed() {
      if entry.coordinator == asked {
        if entry.route.isEqual(to: route) { return entry.answer }
      } else if !isRepeating {
        // The first time a plan goes from one coordinator to the next and not back.
        return nil
      }
    }
    return nil
  }
}
