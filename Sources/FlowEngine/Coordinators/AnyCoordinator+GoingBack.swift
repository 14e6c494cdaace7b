extension AnyCoordinator {
  /// Removes the top-most screen of the stack on which this coordinator's screens are, as the back button
  /// does.
  ///
  /// It may be a screen of a child or of a sibling that is pushed above. A pushed child at its root is popped
  /// from its parent, a modal or a detour at its root is dismissed; at the root of a tab, a column, a flow or an
  /// app nothing happens. Surfaces above the stack stay.
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func pop() -> Bool {
    submitRemoval(Pop())
  }

  /// Returns what ``pop()`` would do, without doing it; the plan has no steps if nothing would be removed.
  ///
  /// Throws the error that it would report, such as that of a guard that keeps a surface.
  public func planToGoBack() throws(FlowError) -> NavigationPlan {
    try planning("planToGoBack") { site throws(FlowError) in
      let plan = try guarded(Pop(), at: site)
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Removes all screens above this coordinator's root, including those of pushed children.
  ///
  /// On a tab coordinator, those of the selected tab; on a split coordinator, those of the column in front.
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func popToRoot() -> Bool {
    submitRemoval(PopToRoot())
  }

  /// Dismisses the modal that this coordinator presents, with everything that lies over it: what the modal presents, and
  /// the plain screens and flows that this coordinator presented later.
  ///
  /// If it presents none, the modal that shows this coordinator is dismissed, as by UIKit's
  /// `dismiss(animated:completion:)`, which a presented view controller passes on to the one that presents it. A flow
  /// that was brought along and presented counts as a modal then. A detour of this coordinator stays. A renderer
  /// passes `reason` to report that a gesture dismissed the surface.
  ///
  /// - Returns: `false` if there was no modal, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissModal(for reason: DismissalReason = .call) -> Bool {
    submitRemoval(Dismissal(name: "dismissModal", kind: .modal, reason: reason))
  }

  /// Dismisses the detour that this coordinator presents, with everything that lies over it: what the detour presents,
  /// and the plain screens and flows that this coordinator presented later.
  ///
  /// Of several, with plain screens between them, it is the latest. If it presents none, the detour that shows this
  /// coordinator is dismissed. A modal of this coordinator stays. A renderer passes `reason` to report that a gesture
  /// dismissed the surface.
  ///
  /// - Returns: `false` if there was no detour, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissDetour(for reason: DismissalReason = .call) -> Bool {
    submitRemoval(Dismissal(name: "dismissDetour", kind: .detour, reason: reason))
  }
}

/// A call that takes something off the screen; see ``AnyCoordinator/perform(_:)-(ScreenRemoval)``.
public enum ScreenRemoval: Hashable, Sendable, CaseIterable {
  /// As ``AnyCoordinator/pop()``.
  case pop

  /// As ``AnyCoordinator/popToRoot()``.
  case popToRoot

  /// As ``AnyCoordinator/dismissModal(for:)``.
  case dismissModal

  /// As ``AnyCoordinator/dismissDetour(for:)``.
  case dismissDetour

  /// As ``AnyCoordinator/dismiss(animated:)``.
  case dismiss

  /// As ``AnyCoordinator/close(animated:)``.
  case close
}

extension AnyCoordinator {
  /// Takes something off the screen as the method of that name does, but throws errors instead of reporting them.
  ///
  /// - Throws: ``FlowError/nothingToDo(call:owner:because:)`` if there was nothing to remove, or a guard's refusal.
  public func perform(_ removal: ScreenRemoval) throws(FlowError) {
    switch removal {
    case .pop: try perform(Pop())
    case .popToRoot: try perform(PopToRoot())
    case .dismissModal: try perform(Dismissal(name: "dismissModal", kind: .modal, reason: .call))
    case .dismissDetour: try perform(Dismissal(name: "dismissDetour", kind: .detour, reason: .call))
    case .dismiss: try perform(LatestDismissal(isAnimated: true))
    case .close: try perform(Closing(isAnimated: true))
    }
  }

  private func perform(_ call: some Call) throws(FlowError) {
    guard try !run(call), let reason = call.idleReason else { return }
    throw .nothingToDo(call: call.name, owner: ownerPath, because: reason)
  }
}

extension AnyCoordinator {
  /// Whether going back from its root screen removes the coordinator from the screen.
  fileprivate var goesWithItsRoot: Bool {
    switch ownership {
    case .child: true
    // The root screen of a flow has no way back, wherever the orchestrator is shown.
    case .modal, .detour, .screen: flow == nil
    case .subflow: flow == nil || isOnStackOfOwner
    case .none, .tab, .column, .flow: false
    }
  }

  /// The coordinator at the bottom of the surface on which this one's screens are.
  fileprivate var surface: AnyCoordinator {
    var bottom = self
    while bottom.isOnStackOfOwner || bottom.ownership == .tab || bottom.ownership == .column,
      let owner = bottom.parent
    {
      bottom = owner
    }
    return bottom
  }

  /// The coordinator that owns the top-most screen of the stack on which this one's screens are.
  private var topOfStack: AnyCoordinator {
    var top = self
    while top.isOnStackOfOwner, let owner = top.parent { top = owner }
    // A tab and a column contain a separate stack.
    while let next = PlanOverlay.none.next(above: top), next.ownership != .tab,
      next.ownership != .column
    {
      top = next
    }
    return top
  }

  /// The coordinator that loses a screen, or is itself removed, when the top-most screen is popped.
  fileprivate var topToPop: AnyCoordinator {
    var top = topOfStack
    // A flow at its root has nothing to remove but the orchestrator that it fills.
    while top.baseRouter.current.stack.count == 0, top.ownership == .flow, let owner = top.parent {
      top = owner
    }
    return top
  }
}

struct Pop: Call {
  var name: String { "pop" }
  var reason: DismissalReason { .back }
  var idleReason: IdleReason? { .nothingToPop }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    let top = site.start.topToPop
    let count = top.baseRouter.current.stack.count
    if count > 0 {
      builder.append(last: .pop(keeping: count - 1), to: top)
    } else if top.goesWithItsRoot, let owner = top.parent {
      builder.removeFromScreen(top, of: owner)
    }
    return builder.plan
  }

  /// Another screen may be on top by then, so the one to be removed is stored.
  func waiting(at site: CallSite) -> any Call {
    LeavingScreen(of: site.start.topToPop, name: name, reason: reason)
  }
}

private struct PopToRoot: Call {
  /// The coordinator whose stack was on screen when a guard delayed the call; another tab may be selected by now.
  private weak var delayedStack: AnyCoordinator?

  var name: String { "popToRoot" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .nothingToPop }

  func isObsolete(for start: AnyCoordinator) -> Bool {
    delayedStack.map { $0.hierarchy !== start.hierarchy } ?? true
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    let stack = stack(at: site)
    builder.popChildren(of: stack, above: 0)
    builder.keep(0, of: stack)
    return builder.plan
  }

  func waiting(at site: CallSite) -> any Call {
    var delayed = self
    delayed.delayedStack = stack(at: site)
    return delayed
  }

  /// The coordinator that was called, or the one that has the stack of the selected tab.
  private func stack(at site: CallSite) -> AnyCoordinator {
    if let delayedStack { return delayedStack }
    var top = site.start
    guard top.kind == .tabs || top.kind == .split else { return top }
    while let content = PlanOverlay.none.content(of: top) { top = content }
    return top
  }
}

private struct Dismissal: Call {
  let name: String
  let kind: Presentation.Kind
  let reason: DismissalReason
  var idleReason: IdleReason? { kind == .detour ? .noDetour : .noModal }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    if let current = current(at: site), let owner = current.parent {
      builder.removeFromScreen(current, of: owner)
    }
    return builder.plan
  }

  /// Another surface may be in its place by then, so the one to be dismissed is stored.
  func waiting(at site: CallSite) -> any Call {
    let leaving = current(at: site) ?? site.start
    return LeavingScreen(of: leaving, name: name, reason: reason)
  }

  /// The surface that the coordinator presents, or else the one that shows it.
  private func current(at site: CallSite) -> AnyCoordinator? {
    let presentations = site.start.baseRouter.current.presentations
    if let latest = presentations.last(where: { $0.kind == kind }) {
      return latest.coordinator
    }
    let surface = site.start.surface
    return switch surface.ownership {
    case .modal: kind == .modal && surface.isShownByOwner ? surface : nil
    case .subflow: kind == .modal ? surface : nil
    case .detour: kind == .detour ? surface : nil
    case .none, .child, .tab, .column, .flow, .screen: nil
    }
  }
}

/// Removes a specific coordinator from the screen, after a guard has delayed it.
struct LeavingScreen: Call {
  private weak var coordinator: AnyCoordinator?
  let name: String
  let reason: DismissalReason
  let isAnimated: Bool
  let outcome: FlowValue?

  /// Whether everything that its owner presented later leaves with it.
  private let takesLaterOnes: Bool

  init(
    of coordinator: AnyCoordinator,
    name: String,
    reason: DismissalReason,
    takesLaterOnes: Bool = false,
    isAnimated: Bool = true,
    outcome: FlowValue? = nil
  ) {
    self.coordinator = coordinator
    self.name = name
    self.reason = reason
    self.takesLaterOnes = takesLaterOnes
    self.isAnimated = isAnimated
    self.outcome = outcome
  }

  var idleReason: IdleReason? { .left }

  func isObsolete(for start: AnyCoordinator) -> Bool {
    guard let coordinator, let parent = coordinator.parent,
      coordinator.hierarchy === start.hierarchy
    else { return true }
    return !parent.presents(coordinator) && !parent.hasPushed(coordinator)
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    if let coordinator, let parent = coordinator.parent {
      builder.removeFromScreen(
        coordinator,
        of: parent,
        takingLaterOnes: takesLaterOnes
      )
    }
    return builder.plan
  }

  func onRoot(for route: (any Route)?) -> (any Call)? { self }
}
