/// The answers of coordinators while one plan is made, so that none is asked the same question twice.
///
/// A plan may be built more than once: for the next tab, if the first cannot show the route.
@MainActor
struct QuestionCache {
  /// One answer of one coordinator.
  private struct Known<Answer> {
    let coordinator: UnownedCoordinator
    let route: any Route
    let answer: Answer
  }

  /// Whether a plan is being built again, so that any coordinator may have been asked before.
  var isRepeating = false

  private var paths: [(coordinator: UnownedCoordinator, path: [any Route]?)] = []
  private var types: [Known<NavigationType>] = []
  private var roots: [Known<Bool>] = []
  private var detents: [Known<ModalDetentConfiguration>] = []
  private var styles: [Known<TransitionPresentationStyle?>] = []

  /// Starts another plan: known answers are from an earlier one of the same call.
  mutating func beginPlan() {
    if !paths.isEmpty || !types.isEmpty || !roots.isEmpty || !detents.isEmpty
      || !styles.isEmpty
    {
      keepForNextPlan()
    }
  }

  /// Keeps the answers that do not depend on the destination, for another plan of the same call.
  mutating func keepForNextPlan() {
    isRepeating = true
    paths.empty()
  }

  /// Removes all answers and keeps the memory.
  mutating func clear() {
    isRepeating = false
    paths.empty()
    types.empty()
    roots.empty()
    detents.empty()
    styles.empty()
  }

  /// The screens that `coordinator` requires below `route`, the destination of the plan.
  mutating func path(of coordinator: UnownedCoordinator, to route: any Route) -> [any Route]? {
    if isRepeating, let known = paths.first(where: { $0.coordinator == coordinator }) {
      return known.path
    }
    let path = coordinator.with { $0.navigationPath(for: route) }
    paths.append((coordinator, path))
    return path
  }

  /// How `coordinator` shows `route`.
  mutating func type(of route: any Route, in coordinator: UnownedCoordinator) -> NavigationType {
    if let known = find(route, of: coordinator, in: types) { return known }
    let type = coordinator.with { $0.navigationType(for: route) }
    types.append(Known(coordinator: coordinator, route: route, answer: type))
    return type
  }

  /// Whether `coordinator` starts at `route` when it is brought on screen.
  mutating func replacesRoot(for route: any Route, in coordinator: UnownedCoordinator) -> Bool {
    if let known = find(route, of: coordinator, in: roots) { return known }
    let answer = coordinator.with { $0.replacesRoot(for: route) }
    roots.append(Known(coordinator: coordinator, route: route, answer: answer))
    return answer
  }

  /// The detents that `coordinator` requests for its modal `route`.
  mutating func detents(of coordinator: UnownedCoordinator, for route: any Route)
    -> ModalDetentConfiguration
  {
    if let known = find(route, of: coordinator, in: detents) { return known }
    let answer = coordinator.with { $0.modalDetentConfiguration(for: route) }
    detents.append(Known(coordinator: coordinator, route: route, answer: answer))
    return answer
  }

  /// The style in which `coordinator` presents `route`.
  mutating func style(
    of route: any Route,
    in coordinator: UnownedCoordinator
  ) -> TransitionPresentationStyle? {
    if let known = find(route, of: coordinator, in: styles) { return known }
    let answer = coordinator.with { $0.presentationStyle(for: route) }
    styles.append(Known(coordinator: coordinator, route: route, answer: answer))
    return answer
  }

  private func find<Answer>(
    _ route: any Route,
    of coordinator: UnownedCoordinator,
    in known: [Known<Answer>]
  ) -> Answer? {
    for entry in known.reversed() {
      if entry.coordinator == coordinator {
        if entry.route.isEqual(to: route) { return entry.answer }
      } else if !isRepeating {
        // The first time, a plan goes from one coordinator to the next and never back.
        return nil
      }
    }
    return nil
  }
}
