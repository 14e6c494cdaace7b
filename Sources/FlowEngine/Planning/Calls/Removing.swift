/// Taking off the screen what is in front of the coordinator that was called.
struct Removing: Call {
  let removal: ScreenRemoval
  let reason: DismissalReason
  let isAnimated: Bool

  /// The coordinator whose stack was on screen when a guard delayed the call; another tab may be selected by now.
  private weak var delayedStack: AnyCoordinator?

  init(_ removal: ScreenRemoval, for reason: DismissalReason? = nil, isAnimated: Bool = true) {
    self.removal = removal
    self.reason = reason ?? (removal == .pop || removal == .close ? .back : .call)
    self.isAnimated = isAnimated
  }

  var name: String { removal.rawValue }

  var idleReason: IdleReason? {
    switch removal {
    case .pop, .popToRoot: .nothingToPop
    case .dismissModal: .noModal
    case .dismissDetour: .noDetour
    case .dismiss: .nothingToDismiss
    case .close: .nothingToClose
    }
  }

  func isObsolete(for start: AnyCoordinator) -> Bool {
    delayedStack.map { $0.hierarchy !== start.hierarchy } ?? true
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    switch removal {
    case .popToRoot:
      let stack = stack(at: site)
      builder.popChildren(of: stack, above: 0)
      builder.keep(0, of: stack)
    case .dismissModal, .dismissDetour:
      if let leaving = surface(at: site), let owner = leaving.parent {
        builder.removeFromScreen(leaving, of: owner)
      }
    case .dismiss: builder.removeLatestPresentation(of: site.start)
    case .close where site.start.latestPresented != nil:
      builder.removeLatestPresentation(of: site.start)
    case .pop, .close:
      let top = site.start.topToPop
      let count = top.baseRouter.current.stack.count
      if count > 0 {
        builder.append(last: .pop(keeping: count - 1), to: top)
      } else if top.goesWithItsRoot, let owner = top.parent {
        builder.removeFromScreen(top, of: owner)
      }
    }
    return builder.plan
  }

  /// Something else may be in front by then, so what is to leave is stored.
  func waiting(at site: CallSite) -> any Call {
    let leaving: AnyCoordinator
    switch removal {
    case .popToRoot:
      var delayed = self
      delayed.delayedStack = stack(at: site)
      return delayed
    case .dismissModal, .dismissDetour: leaving = surface(at: site) ?? site.start
    case .dismiss: leaving = site.start.latestPresented ?? site.start
    case .close: leaving = site.start.latestPresented ?? site.start.topToPop
    case .pop: leaving = site.start.topToPop
    }
    return LeavingScreen(of: leaving, name: name, reason: reason, isAnimated: isAnimated)
  }

  /// The coordinator that was called, or the one that has the stack of the selected tab.
  private func stack(at site: CallSite) -> AnyCoordinator {
    if let delayedStack { return delayedStack }
    var top = site.start
    guard top.kind == .tabs || top.kind == .split else { return top }
    while let content = top.content { top = content }
    return top
  }

  /// The surface that the coordinator presents, or else the one that shows it.
  private func surface(at site: CallSite) -> AnyCoordinator? {
    let kind: Presentation.Kind = removal == .dismissDetour ? .detour : .modal
    let presentations = site.start.baseRouter.current.presentations
    if let latest = presentations.last(where: { $0.kind == kind }) { return latest.coordinator }
    let surface = site.start.surface
    return switch surface.ownership {
    case .modal: kind == .modal && surface.isShownByOwner ? surface : nil
    case .subflow: kind == .modal ? surface : nil
    case .detour: kind == .detour ? surface : nil
    case nil, .child, .tab, .column, .flow, .screen: nil
    }
  }
}

/// Removes a specific coordinator from the screen, as a gesture does, or a call that a guard has delayed.
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

extension AnyCoordinator {
  /// The latest coordinator that it presents; `nil` if it presents none.
  fileprivate var latestPresented: AnyCoordinator? {
    baseRouter.current.presentations.last?.coordinator
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
