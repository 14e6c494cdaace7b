extension AnyCoordinator {
  /// Returns what `call` would do, without doing it.
  func plan(_ call: some Call, by name: String) throws(FlowError) -> NavigationPlan {
    try planning(name, bringing: call.partners.first) { site throws(FlowError) in
      var site = site
      // A guard may put a route first that only another flow can show.
      site.hasLastResort = site.root.kind == .flows
      let plan = try guarded(call, at: site)
      plan.reason = call.reason
      plan.arrival?.revision = call.partners.first?.revision
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Plans `call`, and asks the surfaces that it would dismiss.
  func guarded(_ call: some Call, at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let revision = site.hierarchy.revision
    defer {
      assert(site.hierarchy.revision == revision, "Planning \(call.name) has changed something.")
    }
    let plan = try call.plan(at: site)
    if !call.isAnimated || site.hierarchy.isWithoutAnimation { plan.isAnimated = false }
    guard plan.takesSurfaces, !call.isAllowed else { return plan }
    for step in plan.steps {
      switch step.action {
      case .dismiss(let surface, _):
        let reason = call.reason
        if let question = try answer(of: surface, for: reason, to: plan, of: call, at: site) {
          return question
        }
      case .changeFlow(_, isCertain: true):
        // The transition is the app's; the surfaces that it dismisses are asked before anything happens.
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

  /// Asks a surface that would be dismissed.
  ///
  /// - Parameters:
  ///   - surface: The surface.
  ///   - reason: The reason of its dismissal.
  ///   - plan: The plan of the call.
  ///   - call: The call, which waits if a question comes first.
  ///   - site: The place at which the call was made.
  ///   - asking: The surfaces whose questions would dismiss it, the one that the call dismisses first.
  /// - Returns: `nil` if it allows the dismissal, otherwise the plan of the question that it asks first.
  /// - Throws: Its refusal, or the reason why the question cannot be shown.
  private func answer(
    of surface: AnyCoordinator,
    for reason: DismissalReason,
    to plan: ExecutablePlan,
    of call: some Call,
    at site: CallSite,
    asking: [AnyCoordinator] = []
  ) throws(FlowError) -> ExecutablePlan? {
    guard reason.canBeRefused || call.asksSurfaces, !site.hierarchy.hasAskedForFlowChange else {
      return nil
    }
    switch surface.dismissalVerdict(for: reason) {
    case .allow: return nil
    case .refuse(let words):
      throw .dismissalRefused(
        surface: plan.path(of: surface),
        reason: reason.description,
        because: words
      )
    case .ask(let question):
      // In a detour that has yet to be presented, the question cannot be answered.
      if surface.hierarchy !== site.hierarchy {
        throw .questionUnseen(
          question: RouteDescription(question),
          surface: plan.path(of: surface)
        )
      }
      if site.isGranted(by: question, of: surface) { return nil }
      if site.isWaiting(for: question, of: surface) {
        return site.stillWaiting()
      }
      let waiting = try call.waiting(at: site)
      let way = try surface.planWay(to: question, at: site)
      let asking = asking + [surface]
      let allowing = plan.steps.compactMap(\.action.leaving).prefix { $0 !== asking[0] }
      for step in way.steps {
        guard case .dismiss(let other, _) = step.action, !allowing.contains(other) else { continue }
        // A question cannot be asked if showing it dismisses the surface concerned. Everything below is
        // dismissed later.
        if asking.contains(other) {
          throw .questionDismisses(
            question: RouteDescription(question),
            surface: surface.ownerPath,
            dismissed: other.ownerPath
          )
        }
        let reason = DismissalReason.navigation(to: question)
        if let earlier = try answer(
          of: other,
          for: reason,
          to: plan,
          of: call,
          at: site,
          asking: asking
        ) {
          return earlier
        }
      }
      let requested = plan.intent?.requested ?? plan.route
      way.intent = Intent(waiting, on: site.start, to: requested, after: question, of: surface)
      return way
    }
  }

  /// Plans the navigation to a question that is to be answered before a call is resumed.
  private func planWay(
    to question: any Route,
    at site: CallSite
  ) throws(FlowError) -> ExecutablePlan {
    var here = site
    here.start = screenHost
    if let dialog = question as? Dialog {
      let abandoned = site.hierarchy.intents.filter(\.isQuestion)
      return try DialogPresentation(dialog: dialog, isAnimated: true, abandoned: abandoned)
        .plan(at: here)
    }
    guard ownership == .screen, screenHost.baseRouter.accepts(question) else {
      return try Planner.plan(question, at: here, lastResort: false)
    }
    return try screenHost.planOver(question, at: here)
  }

  /// Plans to show `question` over all that this coordinator presents, because one of its plain screens asks it.
  func planOver(_ question: any Route, at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    var builder = PlanBuilder(at: site)
    let front = site.root.visibleCoordinator
    if front === host || front.parent === host, site.root.visibleRoute.isEqual(to: question) {
      // It was asked for another call.
      builder.plan.presenter = front
      return builder.finish(at: question)
    }
    let modal =
      navigationType(for: question) == .modal ? host.registeredModal(for: question) : nil
    if let modal, !host.presents(modal) {
      try builder.writeWay(to: host)
      builder.presentRegistered(modal, for: question, by: host)
      builder.cover = builder.findCover(of: host, with: .present(modal))
      builder.plan.presenter = modal
    } else {
      let style = presentationStyle(for: question).orSheet
      try builder.writePresentation(.screen(question, of: self, in: style), by: host)
    }
    return builder.finish(at: question)
  }
}
