extension AnyCoordinator {
  /// Plans `call`, and asks those whose surfaces would go.
  func guarded(_ call: some Call, at site: CallSite) throws(FlowError) -> PlanScript {
    do throws(FlowError) {
      let script = try planGuarded(call, at: site)
      site.hierarchy.finishPlanning()
      return script
    } catch {
      site.hierarchy.discardPlan()
      throw error
    }
  }

  private func planGuarded(_ call: some Call, at site: CallSite) throws(FlowError) -> PlanScript {
    let script = try call.plan(at: site)
    guard script.takesSurfaces else { return script }
    for index in script.operations.indices {
      let surfaces: [AnyCoordinator]
      var reason = call.reason
      switch script.operations[index] {
      case .dismiss(let surface, _, _): surfaces = [surface.coordinator]
      case .changeFlow(_, let owner, isCertain: true):
        // The transition is the app's; those that it takes away are asked before anything happens.
        surfaces = owner.coordinator.surfacesAbove()
        reason = .flowChange
      default: continue
      }
      script.makeExtras().reason = reason
      guard reason.canBeRefused, !site.hierarchy.hasAskedForFlowChange else { continue }
      for surface in surfaces {
        switch surface.dismissalVerdict(for: reason) {
        case .allow: continue
        case .refuse(let words):
          defer { script.clear() }
          throw .dismissalRefused(
            surface: surface.ownerPath,
            reason: reason.description,
            because: words
          )
        case .ask(let question):
          let wanted = script.extras?.deferral?.wanted ?? script.route
          script.clear()
          if site.isWaiting(for: question, of: surface) { return site.stillWaiting() }
          return try surface.ask(question, before: call, wanted: wanted, at: site)
        }
      }
    }
    return script
  }

  /// Plans the way to a question that is to be answered before `call` goes on.
  private func ask(
    _ question: any Route,
    before call: some Call,
    wanted: (any Route)?,
    at site: CallSite
  ) throws(FlowError) -> PlanScript {
    let call = try call.waiting(at: site)
    let here = CallSite(start: self, root: site.root, hierarchy: site.hierarchy)
    let planner = site.hierarchy.planner(at: here)
    let script = try planner.plan(question, at: here, lastResort: false)
    script.makeExtras().reason = .navigation(to: question)
    for operation in script.operations {
      // A question that takes away what it asks about cannot be asked.
      guard case .dismiss(let surface, _, _) = operation, isSelfOrBelow(surface.coordinator)
      else { continue }
      defer { script.clear() }
      throw .questionDismisses(
        question: RouteDescription(question),
        surface: ownerPath,
        dismissed: surface.coordinator.ownerPath
      )
    }
    script.makeExtras().deferral = Deferral(
      call: call,
      start: site.start,
      wanted: wanted,
      first: question,
      guardian: self,
      isQuestion: true,
      shower: planner.answering
    )
    return script
  }

  /// The coordinators of all surfaces over this one's content, the top-most first.
  func surfacesAbove() -> [AnyCoordinator] {
    liveSurfaces().dropFirst().reversed().map(\.owner)
  }

  /// What the coordinators from the root down to this one say about a navigation to `route`.
  ///
  /// - Returns: The first verdict that is no permission, with the coordinator that gave it.
  func verdict(on route: any Route) -> (verdict: NavigationVerdict, guardian: AnyCoordinator)? {
    guard ownership != .none else { return ownVerdict(on: route) }
    var chain: [Unmanaged<AnyCoordinator>] = [.passUnretained(self)]
    var current = self
    while current.ownership != .none, let parent = current.parent {
      chain.append(.passUnretained(parent))
      current = parent
    }
    while let next = chain.popLast() {
      if let verdict = next.takeUnretainedValue().ownVerdict(on: route) { return verdict }
    }
    return nil
  }

  private func ownVerdict(
    on route: any Route
  ) -> (verdict: NavigationVerdict, guardian: AnyCoordinator)? {
    let verdict = navigationVerdict(on: route)
    if case .allow = verdict { return nil }
    return (verdict, self)
  }
}
