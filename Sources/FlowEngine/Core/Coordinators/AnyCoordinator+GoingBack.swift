extension AnyCoordinator {
  /// Removes the top-most screen of the stack on which this coordinator's screens are, as the back button
  /// does.
  ///
  /// It may be a screen of a child or of a sibling that is pushed above. A pushed child at its root is popped
  /// from its parent, a modal or a detour at its root is dismissed; at the root of a tab, a column, a flow or an
  /// app nothing happens. Surfaces above the stack stay.
  public func pop() {
    submit(Pop())
  }

  /// Returns what ``pop()`` would do, without doing it; the plan has no steps if nothing would be removed.
  ///
  /// Throws the error that it would report, such as that of a guard that keeps a surface.
  public func planToGoBack() throws(FlowError) -> NavigationPlan {
    try planning("planToGoBack") { site throws(FlowError) in
      defer { site.hierarchy.finishPlanning() }
      let plan = try guarded(Pop(), at: site)
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Removes all screens above this coordinator's root, including those of pushed children.
  ///
  /// On a tab coordinator, those of the selected tab; on a split coordinator, those of the column in front.
  public func popToRoot() {
    submit(PopToRoot())
  }

  /// Dismisses the modal that this coordinator presents, with everything that the modal presents.
  ///
  /// A detour of this coordinator stays. Does nothing without a modal. A renderer passes `reason` to report
  /// that a gesture dismissed the surface.
  ///
  /// - Returns: `false` if a guard refused, which is reported; nothing changes then.
  @discardableResult
  public func dismissModal(for reason: DismissalReason = .call) -> Bool {
    submit(Dismissal(name: "dismissModal", kind: .modal, reason: reason))
  }

  /// Dismisses the detour that this coordinator presents, with everything that the detour presents.
  ///
  /// Of several, with plain screens between them, it is the latest.
  /// A modal of this coordinator stays. Does nothing without a detour. A renderer passes `reason` to report
  /// that a gesture dismissed the surface.
  ///
  /// - Returns: `false` if a guard refused, which is reported; nothing changes then.
  @discardableResult
  public func dismissDetour(for reason: DismissalReason = .call) -> Bool {
    submit(Dismissal(name: "dismissDetour", kind: .detour, reason: reason))
  }
}

extension UnownedCoordinator {
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

  /// The coordinator that owns the top-most screen of the stack on which this one's screens are.
  private var topOfStack: UnownedCoordinator {
    var top = self
    while top.isOnStackOfOwner, let owner = top.owner { top = owner }
    // A tab and a column contain a separate stack.
    while let next = PlanOverlay.none.next(above: top), next.ownership != .tab,
      next.ownership != .column
    {
      top = next
    }
    return top
  }

  /// The coordinator that loses a screen, or is itself removed, when the top-most screen is popped.
  fileprivate var topToPop: UnownedCoordinator {
    var top = topOfStack
    // A flow at its root has nothing to remove but the orchestrator that it fills.
    while top.stackCount == 0, top.ownership == .flow, let owner = top.owner { top = owner }
    return top
  }
}

struct Pop: Call {
  var name: String { "pop" }
  var reason: DismissalReason { .back }

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    let top = site.start.topToPop
    let count = top.stackCount
    if count > 0 {
      builder.append(last: .pop(keeping: count - 1), to: top)
    } else if top.goesWithItsRoot, let owner = top.owner {
      builder.removeFromScreen(top, of: owner)
    }
    return builder.plan
  }

  /// Another screen may be on top by then, so the one to be removed is stored.
  func waiting(at site: CallSite) -> any Call {
    LeavingScreen(of: site.start.topToPop.coordinator, name: name, reason: reason)
  }
}

private struct PopToRoot: Call {
  /// Whether a guard has delayed the call, so that another tab may be selected by now.
  private var isDelayed = false

  /// The coordinator whose stack was on screen when the call was delayed.
  private weak var delayedStack: AnyCoordinator?

  var name: String { "popToRoot" }
  var reason: DismissalReason { .call }

  func isMoot(for start: AnyCoordinator) -> Bool {
    guard isDelayed else { return false }
    return delayedStack.map { $0.hierarchy !== start.hierarchy } ?? true
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    let stack = stack(at: site)
    builder.popChildren(of: stack, above: 0)
    builder.keep(0, of: stack)
    return builder.plan
  }

  func waiting(at site: CallSite) -> any Call {
    var delayed = self
    delayed.isDelayed = true
    delayed.delayedStack = stack(at: site).coordinator
    return delayed
  }

  /// The coordinator that was called, or the one that has the stack of the selected tab.
  private func stack(at site: CallSite) -> UnownedCoordinator {
    if let delayedStack { return UnownedCoordinator(delayedStack) }
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

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    if let current = current(at: site) { builder.removeFromScreen(current, of: site.start) }
    return builder.plan
  }

  /// Another surface may be in its place by then, so the one to be dismissed is stored.
  func waiting(at site: CallSite) -> any Call {
    let leaving = current(at: site) ?? site.start
    return LeavingScreen(of: leaving.coordinator, name: name, reason: reason)
  }

  private func current(at site: CallSite) -> UnownedCoordinator? {
    let presentations = site.start.coordinator.baseRouter.current.presentations
    return presentations.last { $0.kind == kind }.map { UnownedCoordinator($0.coordinator) }
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

  func isMoot(for start: AnyCoordinator) -> Bool {
    guard let coordinator, let parent = coordinator.parent,
      coordinator.hierarchy === start.hierarchy
    else { return true }
    return !parent.presents(coordinator) && !parent.hasPushed(coordinator)
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    if let coordinator, let parent = coordinator.parent {
      builder.removeFromScreen(
        UnownedCoordinator(coordinator),
        of: UnownedCoordinator(parent),
        takingLaterOnes: takesLaterOnes
      )
    }
    return builder.plan
  }

  func onRoot(wanting route: (any Route)?) -> (any Call)? { self }
}
