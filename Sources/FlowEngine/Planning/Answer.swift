/// How a coordinator answers a route.
enum Answer {
  /// Goes back to the position of the route, or stays there.
  case pop(StackPosition)

  /// Removes whatever covers it; a given modal returns to its root.
  case reveal(AnyCoordinator?)

  case push
  case replace
  case present(AnyCoordinator)

  /// Presents the route as a plain screen.
  indirect case show(TransitionPresentationStyle)

  case changeFlow(isCertain: Bool)
}

extension Answer {
  /// Whether a container goes to its own root, which is not a screen.
  var isRootOfContainer: Bool {
    if case .reveal(nil) = self { true } else { false }
  }

  /// Whether its destination is not a screen: the container itself, or one that it presents.
  @MainActor
  var isContainer: Bool {
    if case .reveal(let modal) = self { modal?.isContainer ?? true } else { false }
  }

  /// Whether the destination is on top of a stack.
  var isOnStack: Bool {
    switch self {
    case .push, .replace: true
    case .pop, .reveal, .present, .show, .changeFlow: false
    }
  }

  /// Whether the destination is presented in a separate surface.
  var isPresentation: Bool {
    switch self {
    case .present, .show: true
    case .pop, .reveal, .push, .replace, .changeFlow: false
    }
  }
}

/// An app's answer to a change of flow.
enum FlowChangeAnswer {
  /// `canHandleFlowChange` returned `true`.
  case promised

  /// `canHandleFlowChange` is not overridden: `handleFlowChange` may be asked as the last resort.
  case open

  /// `canHandleFlowChange` is overridden, and returned `false`.
  case refused
}

/// A coordinator that was asked for a route and declined it.
public struct DeclinedAnswer: Hashable, Sendable {
  /// The coordinator.
  public let owner: OwnerPath

  /// The reason.
  public let reason: RefusalReason
}

extension DeclinedAnswer: CustomStringConvertible {
  /// The path and the reason.
  public var description: String { "\(owner): \(reason)" }
}

/// The reason why a coordinator declined a route.
public enum RefusalReason: String, Hashable, Sendable, CaseIterable {
  /// `canHandle` returned `false`.
  case cannotHandle

  /// The route is not of the coordinator's type; `canHandle` was not asked.
  case foreignRoute

  /// It claimed the route, but cannot show it; the error gives the reason.
  case failed

  /// Neither `canHandleFlowChange` nor, if it was called, `handleFlowChange` returned `true`.
  case noFlowChange
}

extension RefusalReason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .cannotHandle: "canHandle is false"
    case .foreignRoute: "its routes are of another type"
    case .failed: "claimed it, but could not show it"
    case .noFlowChange: "it does not change the flow for it"
    }
  }
}

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
