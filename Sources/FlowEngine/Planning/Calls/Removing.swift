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
    var requested = ""
    func index(_ isTarget: (any Route) -> Bool) -> Int? {
      if let index = state.stack.routes.lastIndex(where: isTarget) { return index + 1 }
      return isTarget(state.root) ? 0 : nil
    }
    let found: Int?
    switch removal {
    case .popToIndex(let index):
      requested = "screen \(index)"
      found = (0...state.stack.count).contains(index) ? index : nil
    case .popTo(let route):
      requested = "\(RouteDescription(route).type) “\(route.identifier)”"
      found = index { $0.isEqual(to: route) }
    case .popToKind(of: let route):
      requested = "\(RouteDescription(route).type) of the kind “\(route.kind)”"
      found = index { $0.kind == route.kind }
    default: found = nil
    }
    if let found, !coordinator.isContainer { return found }
    throw .notOnStack(
      requested,
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
