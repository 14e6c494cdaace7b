extension AnyCoordinator {
  /// Removes the top-most screen of the stack that this coordinator is on, as the back button does.
  ///
  /// That may be a screen of a child or of a sibling that is pushed above. A pushed child at its
  /// root is popped from its parent, a modal or a detour at its root is dismissed; at the root of a
  /// tab, a flow or an app nothing happens. Surfaces above the stack stay.
  public func pop() {
    submit(Pop())
  }

  /// What ``pop()`` would do, without doing it; a plan without steps where nothing would go.
  ///
  /// Throws what it would report: a surface that a guard keeps, say.
  public func planToGoBack() throws(FlowError) -> NavigationPlan {
    try planning("planToGoBack") { site throws(FlowError) in
      defer { site.hierarchy.finishPlanning() }
      let plan = try guarded(Pop(), at: site)
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Removes all screens above this coordinator's root, those of pushed children included.
  public func popToRoot() {
    submit(PopToRoot())
  }

  /// Dismisses the modal that this coordinator presents, with all that it presents in its turn.
  ///
  /// A detour of this coordinator stays. Ignored without a modal. What draws the surface says with
  /// `reason` that a finger did it.
  ///
  /// - Returns: `false` if a guard refused, which is reported; nothing has changed then.
  @discardableResult
  public func dismissModal(for reason: DismissalReason = .call) -> Bool {
    submit(Dismissal(name: "dismissModal", kind: .modal, reason: reason))
  }

  /// Dismisses the detour that this coordinator presents, with all that it presents in its turn.
  ///
  /// A modal of this coordinator stays. Ignored without a detour. What draws the surface says with
  /// `reason` that a finger did it.
  ///
  /// - Returns: `false` if a guard refused, which is reported; nothing has changed then.
  @discardableResult
  public func dismissDetour(for reason: DismissalReason = .call) -> Bool {
    submit(Dismissal(name: "dismissDetour", kind: .detour, reason: reason))
  }
}

extension UnownedCoordinator {
  /// Whether going back from its root screen takes the coordinator off the screen.
  fileprivate var goesWithItsRoot: Bool {
    switch ownership {
    case .child: true
    // The root screen of a flow has no way back, whatever shows the orchestrator.
    case .modal, .detour: flow == nil
    case .none, .tab, .flow: false
    }
  }

  /// The coordinator that holds the top-most screen of the stack that this one's screens lie on.
  private var topOfStack: UnownedCoordinator {
    var top = self
    while top.ownership == .child || top.ownership == .flow, top.isShownByOwner,
      let owner = top.owner
    {
      top = owner
    }
    // Inside a tab lies another stack.
    while let next = PlanOverlay.none.next(above: top), next.ownership != .tab { top = next }
    return top
  }

  /// The coordinator that loses a screen, or goes itself, when the top-most screen is popped.
  fileprivate var topToPop: UnownedCoordinator {
    var top = topOfStack
    // A flow at its root shows nothing that could go but the orchestrator that it fills.
    while top.stackCount == 0, top.ownership == .flow, let owner = top.owner { top = owner }
    return top
  }
}

private struct Pop: Call {
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

  /// What lies on top may be another screen by then: what was to go is remembered.
  func waiting(at site: CallSite) -> any Call {
    LeavingScreen(of: site.start.topToPop.coordinator, name: name, reason: reason)
  }
}

private struct PopToRoot: Call {
  var name: String { "popToRoot" }
  var reason: DismissalReason { .call }

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    builder.popChildren(of: site.start, above: 0)
    builder.keep(0, of: site.start)
    return builder.plan
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

  /// Another surface may stand in its place by then: the one that was to go is remembered.
  func waiting(at site: CallSite) -> any Call {
    let leaving = current(at: site) ?? site.start
    return LeavingScreen(of: leaving.coordinator, name: name, reason: reason)
  }

  private func current(at site: CallSite) -> UnownedCoordinator? {
    let presentations = site.start.coordinator.baseRouter.current.presentations
    return presentations.last { $0.kind == kind }.map { UnownedCoordinator($0.coordinator) }
  }
}

/// Taking one certain coordinator off the screen, after a guard has made that wait.
private struct LeavingScreen: Call {
  private weak var coordinator: AnyCoordinator?
  let name: String
  let reason: DismissalReason

  init(of coordinator: AnyCoordinator, name: String, reason: DismissalReason) {
    self.coordinator = coordinator
    self.name = name
    self.reason = reason
  }

  func isMoot(for start: AnyCoordinator) -> Bool {
    guard let coordinator, let parent = coordinator.parent else { return true }
    return !parent.presents(coordinator) && !parent.hasPushed(coordinator)
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    let builder = site.hierarchy.builder(at: site)
    if let coordinator, let parent = coordinator.parent {
      builder.removeFromScreen(UnownedCoordinator(coordinator), of: UnownedCoordinator(parent))
    }
    return builder.plan
  }

  func onRoot(wanting route: (any Route)?) -> (any Call)? { self }
}
