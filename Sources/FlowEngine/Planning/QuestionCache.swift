/// The answers of coordinators during one call, so that none is asked the same question twice.
///
/// A plan may be built more than once: for the next tab, if the first cannot show the route. A call may be
/// planned more than once: for a route that a guard puts first.
@MainActor
final class QuestionCache {
  /// One answer of one coordinator.
  private struct Known<Answer> {
    let coordinator: ObjectIdentifier
    let route: any Route
    let answer: Answer
  }

  /// Whether a plan is being built again, so that any coordinator may have been asked before.
  var isRepeating = false

  /// Whether a plan of the call has been started.
  private var isInUse = false

  private var paths: [Known<[any Route]?>] = []
  private var types: [Known<NavigationType>] = []
  private var roots: [Known<Bool>] = []
  private var detents: [Known<ModalDetentConfiguration>] = []
  private var styles: [Known<TransitionPresentationStyle?>] = []

  /// Starts a plan: known answers are from an earlier one of the same call.
  func beginPlan() {
    isRepeating = isInUse
    isInUse = true
  }

  /// The screens that `coordinator` requires below `route`, the destination of the plan.
  func path(of coordinator: AnyCoordinator, to route: any Route) -> [any Route]? {
    if let known = find(route, of: coordinator, in: paths) { return known }
    let path = coordinator.navigationPath(for: route)
    paths.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: path))
    return path
  }

  /// How `coordinator` shows `route`.
  func type(of route: any Route, in coordinator: AnyCoordinator) -> NavigationType {
    if let known = find(route, of: coordinator, in: types) { return known }
    let type = coordinator.navigationType(for: route)
    types.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: type))
    return type
  }

  /// Whether `coordinator` starts at `route` when it is brought on screen.
  func replacesRoot(for route: any Route, in coordinator: AnyCoordinator) -> Bool {
    if let known = find(route, of: coordinator, in: roots) { return known }
    let answer = coordinator.replacesRoot(for: route)
    roots.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: answer))
    return answer
  }

  /// The detents that `coordinator` requests for its modal `route`.
  func detents(of coordinator: AnyCoordinator, for route: any Route) -> ModalDetentConfiguration {
    if let known = find(route, of: coordinator, in: detents) { return known }
    let answer = coordinator.modalDetentConfiguration(for: route)
    detents.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: answer))
    return answer
  }

  /// The style in which `coordinator` presents `route`.
  func style(
    of route: any Route,
    in coordinator: AnyCoordinator
  ) -> TransitionPresentationStyle? {
    if let known = find(route, of: coordinator, in: styles) { return known }
    let answer = coordinator.presentationStyle(for: route)
    styles.append(Known(coordinator: ObjectIdentifier(coordinator), route: route, answer: answer))
    return answer
  }

  private func find<Answer>(
    _ route: any Route,
    of coordinator: AnyCoordinator,
    in known: [Known<Answer>]
  ) -> Answer? {
    let coordinator = ObjectIdentifier(coordinator)
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
