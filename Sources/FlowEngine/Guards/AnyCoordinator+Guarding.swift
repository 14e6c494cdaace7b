extension AnyCoordinator {
  /// Plans `call`, and asks those whose surfaces would go.
  func guarded(_ call: some Call, at site: CallSite) throws(FlowError) -> ExecutablePlan {
    defer { site.hierarchy.finishPlanning() }
    return try planGuarded(call, at: site)
  }

  private func planGuarded(_ call: some Call, at site: CallSite) throws(FlowError) -> ExecutablePlan
  {
    let plan = try call.plan(at: site)
    guard plan.takesSurfaces else { return plan }
    for step in plan.steps {
      switch step.action {
      case .dismiss(let surface, _):
        let reason = call.reason
        if let question = try answer(of: surface, for: reason, to: plan, of: call, at: site) {
          return question
        }
      case .changeFlow(_, isCertain: true):
        // The transition is the app's; those that it takes away are asked before anything happens.
        for surface in step.owner.surfacesAbove() {
          if let question = try answer(
            of: surface,
            for: .flowChange,
            to: plan,
            of: call,
            at: site
          ) {
            return question
          }
        }
      default: continue
      }
    }
    return plan
  }

  /// Asks a surface that would go.
  ///
  /// - Returns: `nil` if it lets itself go, or else the plan of what it asks first.
  /// - Throws: Its refusal, or why the question cannot be shown.
  private func answer(
    of surface: AnyCoordinator,
    for reason: DismissalReason,
    to plan: ExecutablePlan,
    of call: some Call,
    at site: CallSite
  ) throws(FlowError) -> ExecutablePlan? {
    guard reason.canBeRefused, !site.hierarchy.hasAskedForFlowChange else { return nil }
    switch surface.dismissalVerdict(for: reason) {
    case .allow: return nil
    case .refuse(let words):
      throw .dismissalRefused(
        surface: plan.path(of: surface),
        reason: reason.description,
        because: words
      )
    case .ask(let question):
      let wanted = plan.deferral?.wanted ?? plan.route
      // In a detour that is not presented yet there is nobody to answer.
      if surface.hierarchy !== site.hierarchy {
        throw .questionUnseen(
          question: RouteDescription(question),
          surface: plan.path(of: surface)
        )
      }
      if site.isWaiting(for: question, of: UnownedCoordinator(surface)) {
        return site.stillWaiting()
      }
      return try surface.ask(question, before: call, wanted: wanted, at: site)
    }
  }

  /// Plans the way to a question that is to be answered before `call` goes on.
  private func ask(
    _ question: any Route,
    before call: some Call,
    wanted: (any Route)?,
    at site: CallSite
  ) throws(FlowError) -> ExecutablePlan {
    let call = try call.waiting(at: site)
    let here = CallSite(start: UnownedCoordinator(self), root: site.root, hierarchy: site.hierarchy)
    let planner = site.hierarchy.planner(at: here)
    let plan = try planner.plan(question, at: here, lastResort: false)
    for step in plan.steps {
      // A question that takes away what it asks about cannot be asked. Whatever lies below that goes later.
      guard case .dismiss(let surface, _) = step.action, surface === self else { continue }
      throw .questionDismisses(
        question: RouteDescription(question),
        surface: ownerPath,
        dismissed: surface.ownerPath
      )
    }
    plan.deferral = Deferral(
      call: call,
      start: site.start.coordinator,
      wanted: wanted,
      first: question,
      guardian: self,
      isQuestion: true,
      shower: plan.shower.coordinator
    )
    return plan
  }

  /// The coordinators of all surfaces over this one's content, the top-most first.
  func surfacesAbove() -> [AnyCoordinator] {
    presentationsAbove().reversed().map(\.presentation.coordinator)
  }
}

extension Hierarchy {
  /// What the coordinators from the top down to `last` have against a navigation to `route`.
  ///
  /// - Returns: The first verdict that is no permission; `nil` if all allow it.
  func refusal(to route: any Route, downTo last: UnownedCoordinator) -> GuardRefusal? {
    guard last.ownership != .none else { return last.refusal(to: route) }
    var guards = spareGuards
    spareGuards = []
    defer { spareGuards = guards }
    guards.append(last)
    var current = last
    while current.ownership != .none, let owner = current.owner {
      guards.append(owner)
      current = owner
    }
    while let guardian = guards.popLast() {
      guard let refusal = guardian.refusal(to: route) else { continue }
      guards.empty()
      return refusal
    }
    return nil
  }
}

extension UnownedCoordinator {
  /// What it has itself against a navigation to `route`.
  fileprivate func refusal(to route: any Route) -> GuardRefusal? {
    switch with({ $0.navigationVerdict(on: route) }) {
    case .allow: nil
    case .refuse(let reason): GuardRefusal(verdict: .refuse(reason: reason), guardian: self)
    case .redirect(let first): GuardRefusal(verdict: .redirect(to: first), guardian: self)
    }
  }
}

/// What a guard says that does not allow a navigation.
// An object, because there is hardly ever one: that there is none costs nothing.
final class GuardRefusal {
  let verdict: NavigationVerdict
  let guardian: UnownedCoordinator

  init(verdict: NavigationVerdict, guardian: UnownedCoordinator) {
    self.verdict = verdict
    self.guardian = guardian
  }
}
