/// One step of a plan, with its coordinators and routes; ``PlanStep`` is its printed form.
///
/// Steps cannot fail, because planning has found whatever could go wrong. The exception is the change of
/// flow, which runs app code and therefore comes first.
struct LiveStep {
  /// The change.
  // Indirect where a route makes it large: it is read far more often than it is made.
  enum Action {
    indirect case changeFlow(to: any Route, isCertain: Bool)
    case dismiss(AnyCoordinator, Presentation.Kind)
    case popChild(AnyCoordinator)
    case pop(keeping: Int)

    /// Selects a tab, through `switchToTab` unless that method requested it.
    case selectTab(Int, byCall: Bool)

    case pushChild(AnyCoordinator)
    indirect case push(any Route)
    indirect case replace(with: any Route)
    indirect case insert(any Route, at: Int)
    indirect case setRoot(any Route)
    /// Replaces the root for good.
    indirect case changeRoot(to: any Route)

    case present(LivePresentation)
    case selectDetent(ModalPresentationDetent, of: AnyCoordinator)
    indirect case installFlow(AnyCoordinator, root: any Route)
    case restore(Restoration)

    /// Any other change, as a value.
    indirect case change(any PlannedChange)
  }

  /// The coordinator whose state changes.
  let owner: AnyCoordinator

  let action: Action

  init(owner: AnyCoordinator, action: consuming Action) {
    self.owner = owner
    self.action = action
  }

  /// The coordinator whose observers are notified first, before those of its owners.
  var subject: AnyCoordinator {
    if case .selectDetent(_, let surface) = action { surface } else { owner }
  }
}

/// A change that changes the state of its owner, performs what else it does, and describes itself.
///
/// A new kind of step is a value of this kind beside its call. The frequent steps are cases of ``LiveStep/Action``, which
/// costs less.
@MainActor
protocol PlannedChange {
  /// Changes the state of the owner, be it the present one or a planned one.
  func change(_ state: inout CoordinatorState)

  /// Makes the change.
  func perform(by owner: AnyCoordinator)

  /// The step as it is printed; `owner` is the path of the coordinator whose state changes.
  func printed(owner: OwnerPath, in plan: ExecutablePlan) -> PlanStep
}

extension PlannedChange {
  func change(_ state: inout CoordinatorState) {}

  func perform(by owner: AnyCoordinator) {
    owner.baseRouter.mutate { change(&owner.baseRouter.current) }
  }
}

extension LiveStep {
  /// A disagreement that the step has left, for assertions; `nil` if there is none.
  @MainActor
  var disagreement: String? { owner.disagreement ?? action.leaving?.disagreement }
}

extension LiveStep.Action {
  /// Whether it runs code of the app that may refuse, so that no step may come before it.
  var mayFail: Bool { if case .changeFlow = self { true } else { false } }

  /// The coordinator that leaves the screen, and starts afresh the next time.
  var leaving: AnyCoordinator? {
    switch self {
    case .dismiss(let leaving, _), .popChild(let leaving): leaving
    default: nil
    }
  }

  /// Whether it dismisses surfaces, or may do so, so that guards are asked.
  var mayTakeSurfaces: Bool {
    switch self {
    case .dismiss, .changeFlow: true
    default: false
    }
  }

  /// Whether it dismisses surfaces whose coordinators are notified, observed or not.
  var notifiesSurfaces: Bool {
    switch self {
    case .dismiss, .restore: true
    default: false
    }
  }

  /// Makes the change, and returns whether observers have yet to be notified of it.
  @MainActor
  func perform(by host: AnyCoordinator, in plan: ExecutablePlan) throws(FlowError) -> Bool {
    switch self {
    case .push, .pop, .replace, .insert, .setRoot, .changeRoot, .selectTab(_, byCall: false),
      .selectDetent:
      host.baseRouter.apply(self)
    case .pushChild(let child):
      if child.ownership == .none { host.attach(pushed: child) }
      host.baseRouter.apply(self)
    case .selectTab(let index, byCall: true):
      host.selectByCall(tab: index)
      assert(host.hierarchy.plannedTab == nil, "\(host.ownerName) has not selected tab \(index).")
    case .present(let presentation):
      if presentation.isDialog { host.hierarchy.hasDialogs = true }
      if let visitor = presentation.kind.visitorOwnership {
        host.attach(presentation.coordinator, as: visitor)
      }
      host.baseRouter.apply(self)
    case .dismiss(let leaving, let kind):
      // Observers of the state are notified at this point, when a visitor has already left.
      if kind != .modal { host.detach(leaving) }
      host.baseRouter.apply(self)
      leaving.reset()
      host.releaseLeavingModals()
    case .popChild(let leaving):
      if leaving.ownership == .subflow { host.detach(leaving) }
      host.baseRouter.apply(self)
      leaving.reset()
    case .installFlow(let flow, let root): host.install(flow, root: root)
    case .restore(let restoration): return restoration.apply()
    case .change(let change): change.perform(by: host)
    case .changeFlow(let route, let isCertain):
      // The transition that the app makes is a separate step, with its own notifications.
      try host.changeFlow(to: route, isCertain: isCertain, plan)
      return false
    }
    return true
  }
}
