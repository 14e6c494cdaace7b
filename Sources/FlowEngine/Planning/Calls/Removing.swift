/// Taking off the screen what is in front of the coordinator that was called.
struct Removing: Call {
  let removal: ScreenRemoval
  let reason: DismissalReason
  let isAnimated: Bool

  /// The coordinator whose stack was on screen when a guard delayed the call; another tab may be selected by now.
  private weak var delayedStack: AnyCoordinator?

  init(_ removal: ScreenRemoval, for reason: DismissalReason? = nil, isAnimated: Bool = true) {
    self.removal = removal
    let isBack =
      switch removal {
      case .pop, .close: true
      default: false
      }
    self.reason = reason ?? (isBack ? .back : .call)
    self.isAnimated = isAnimated
  }

  var name: String {
    switch removal {
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .dismissModal: "dismissModal"
    case .dismissDetour: "dismissDetour"
    case .dismiss: "dismiss"
    case .close: "close"
    case .popScreens: "popScreens"
    case .popToIndex: "popToIndex"
    case .popTo: "popTo"
    case .popToKind: "popToKind"
    case .dismissAll: "dismissAll"
    case .dismissPresentation: "dismissPresentation"
    case .dismissPresentations: "dismissPresentations"
    }
  }

  var idleReason: IdleReason? {
    switch removal {
    case .pop, .popToRoot, .popScreens: .nothingToPop
    case .popToIndex, .popTo, .popToKind: .atDestination
    case .dismissModal: .noModal
    case .dismissDetour: .noDetour
    case .dismiss, .dismissAll: .nothingToDismiss
    case .dismissPresentations: .nothingLater
    case .dismissPresentation: .left
    case .close: .nothingToClose
    }
  }

  func isObsolete(for start: AnyCoordinator) -> Bool {
    delayedStack.map { $0.hierarchy !== start.hierarchy } ?? true
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    switch removal {
    case .popToRoot: builder.keepScreens(0, of: stack(at: site))
    case .popToIndex, .popTo, .popToKind:
      let stack = stack(at: site)
      builder.uncover(stack, staysUnder: false)
      builder.keepScreens(try index(on: stack), of: stack)
    case .popScreens(let count): _ = try builder.popScreens(count, from: site.start)
    case .dismissAll: builder.dismissAll(above: delayedStack ?? site.start)
    case .dismissPresentation(let number):
      if let leaving = site.start.presentation(number)?.coordinator {
        builder.removeFromScreen(leaving, of: site.start)
      }
    case .dismissPresentations(after: let number):
      builder.dismissPresentations(of: delayedStack ?? site.start, after: number)
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
  func waiting(at site: CallSite) throws(FlowError) -> any Call {
    let leaving: AnyCoordinator
    switch removal {
    case .popToRoot, .popToIndex, .popTo, .popToKind: return delayed(to: stack(at: site))
    case .dismissAll, .dismissPresentations: return delayed(to: delayedStack ?? site.start)
    case .popScreens(let count):
      var builder = PlanBuilder(at: site)
      guard let (top, index) = try builder.popScreens(count, from: site.start) else {
        leaving = site.start.surface
        break
      }
      return Removing(.popToIndex(index), for: reason, isAnimated: isAnimated).delayed(to: top)
    case .dismissPresentation(let number):
      leaving = site.start.presentation(number)?.coordinator ?? site.start
    case .dismissModal, .dismissDetour: leaving = surface(at: site) ?? site.start
    case .dismiss: leaving = site.start.latestPresented ?? site.start
    case .close: leaving = site.start.latestPresented ?? site.start.topToPop
    case .pop: leaving = site.start.topToPop
    }
    return LeavingScreen(of: leaving, name: name, reason: reason, isAnimated: isAnimated)
  }

  /// The same for `stack`, which was on screen when a guard delayed the call.
  private func delayed(to stack: AnyCoordinator) -> Removing {
    var delayed = self
    delayed.delayedStack = stack
    return delayed
  }

  /// The index of the screen on the own stack of `coordinator` to which the call goes back.
  private func index(on coordinator: AnyCoordinator) throws(FlowError) -> Int {
    let state = coordinator.baseRouter.current
    var wanted = ""
    func index(_ isWanted: (any Route) -> Bool) -> Int? {
      if let index = state.stack.routes.lastIndex(where: isWanted) { return index + 1 }
      return isWanted(state.root) ? 0 : nil
    }
    let found: Int?
    switch removal {
    case .popToIndex(let index):
      wanted = "screen \(index)"
      found = (0...state.stack.count).contains(index) ? index : nil
    case .popTo(let route):
      wanted = "\(RouteDescription(route).type) “\(route.identifier)”"
      found = index { $0.isEqual(to: route) }
    case .popToKind(of: let route):
      wanted = "\(RouteDescription(route).type) of the kind “\(route.kind)”"
      found = index { $0.kind == route.kind }
    default: found = nil
    }
    if let found, !coordinator.isContainer { return found }
    throw .notOnStack(
      wanted,
      owner: coordinator.ownerPath,
      screens: ([state.root] + state.stack.routes).map(RouteDescription.init)
    )
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
    let kind: Presentation.Kind = if case .dismissDetour = removal { .detour } else { .modal }
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

  /// The latest of the presentations that were there when it was allowed to leave; `nil` if it has yet to be asked.
  private let allowedWith: UInt?

  var isAllowed: Bool { allowedWith != nil }

  init(
    of coordinator: AnyCoordinator,
    name: String,
    reason: DismissalReason,
    takesLaterOnes: Bool = false,
    allowedWith: UInt? = nil,
    isAnimated: Bool = true,
    outcome: FlowValue? = nil
  ) {
    self.coordinator = coordinator
    self.name = name
    self.reason = reason
    self.takesLaterOnes = takesLaterOnes
    self.allowedWith = allowedWith
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
        takingLaterOnes: takesLaterOnes,
        upTo: allowedWith ?? .max
      )
    }
    return builder.plan
  }

  func onRoot(for route: (any Route)?) -> (any Call)? { self }
}

extension PlanBuilder {
  /// Removes everything on the surface of `coordinator` above the screen at `index` of its own stack.
  fileprivate mutating func keepScreens(_ index: Int, of coordinator: AnyCoordinator) {
    popChildren(of: coordinator, above: 0)
    keep(index, of: coordinator)
  }

  /// Removes `count` screens from the stack on which the screens of `start` are, whoever's they are.
  ///
  /// - Returns: The coordinator of the screen on top then, with its index; `nil` if the surface leaves.
  /// - Throws: If there are not that many.
  fileprivate mutating func popScreens(
    _ count: Int,
    from start: AnyCoordinator
  ) throws(FlowError) -> (top: AnyCoordinator, index: Int)? {
    let bottom = start.bottomOfStack
    var rest = count
    while true {
      var top = bottom.topOfStack(in: overlay)
      let own = overlay.stackCount(of: top)
      if own > 0, rest > 0 {
        keep(max(0, own - rest), of: top)
        rest -= min(own, rest)
        continue
      }
      if rest == 0, count > 0 { return (top, own) }
      while top.ownership == .flow, let owner = top.parent { top = owner }
      guard rest > 0, top.goesWithItsRoot, top.isShownByOwner, let owner = top.parent,
        rest == 1 || top.isOnStackOfOwner
      else { break }
      let isSurface = !top.isOnStackOfOwner
      removeFromScreen(top, of: owner)
      rest -= 1
      if isSurface { return nil }
    }
    let screens = bottom.flattenedPath.map { RouteDescription($0.route) }
    throw .notOnStack("a screen \(count) steps back", owner: start.ownerPath, screens: screens)
  }

  /// Dismisses what `host` has presented after the presentation with the number.
  fileprivate mutating func dismissPresentations(of host: AnyCoordinator, after number: Int) {
    let later = overlay.presentations(of: host).filter { $0.number > number }
    for leaving in later.reversed() {
      removeFromScreen(leaving.coordinator, of: host, takingLaterOnes: true)
    }
  }
}

extension AnyCoordinator {
  /// Its presentation with the number; `nil` if that has left.
  fileprivate func presentation(_ number: Int) -> LivePresentation? {
    baseRouter.current.presentations.first { $0.number == number }
  }

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

  /// The coordinator at the bottom of the stack on which this one's screens are.
  fileprivate var bottomOfStack: AnyCoordinator {
    var bottom = self
    while bottom.isOnStackOfOwner, let owner = bottom.parent { bottom = owner }
    return bottom
  }

  /// The coordinator that owns the top-most screen of the stack at whose bottom it is.
  fileprivate func topOfStack(in overlay: PlanOverlay) -> AnyCoordinator {
    var top = self
    // A tab and a column contain a separate stack.
    while let next = overlay.next(above: top), next.ownership != .tab,
      next.ownership != .column
    {
      top = next
    }
    return top
  }

  /// The coordinator that loses a screen, or is itself removed, when the top-most screen is popped.
  fileprivate var topToPop: AnyCoordinator {
    var top = bottomOfStack.topOfStack(in: .none)
    // A flow at its root has nothing to remove but the orchestrator that it fills.
    while top.baseRouter.current.stack.count == 0, top.ownership == .flow, let owner = top.parent {
      top = owner
    }
    return top
  }
}
