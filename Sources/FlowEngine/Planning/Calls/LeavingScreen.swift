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
