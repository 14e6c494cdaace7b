/// What all coordinators of one hierarchy share: its revision, what it is doing, and waiting calls.
@MainActor
final class Hierarchy {
  /// What the hierarchy is doing.
  enum Phase {
    case idle

    /// An app's questions are being asked: calls are refused.
    case planning

    /// Changes are being made and observed: calls wait.
    case applying

    /// An app's `handleFlowChange` runs: its transition is part of the plan.
    case changingFlow
  }

  var phase = Phase.idle

  /// Counts changes; a plan holds for one revision.
  private(set) var revision = 0

  var unhandledErrors: [FlowError] = []

  /// Calls that came while changes were being made, oldest first.
  var waiting: [WaitingCall] = []

  /// Who hears of the call that is being applied; `nil` if nobody observes.
  var audience: Audience?

  /// Whether anybody may be observing; it stays true once somebody was.
  var isObserved = false

  private var visits: UInt = 0

  func advance() { revision += 1 }

  /// A number for a planning walk that no earlier walk over these coordinators had.
  func nextVisit() -> UInt {
    visits += 1
    return visits
  }

  /// Takes over what a hierarchy that becomes part of this one has kept.
  func takeOver(from former: Hierarchy) {
    guard former !== self else { return }
    unhandledErrors += former.unhandledErrors
    former.unhandledErrors = []
    goOn(after: former)
  }

  /// Counts on from where `former` is, which has numbered coordinators that now belong here.
  ///
  /// Numbers of walks must not come twice, and a plan that was made in `former` must be outdated.
  func goOn(after former: Hierarchy) {
    visits = max(visits, former.visits)
    revision = max(revision, former.revision) + 1
    isObserved = isObserved || former.isObserved
  }
}

/// A call that waits until the changes before it have settled.
struct WaitingCall {
  let name: String
  let coordinator: AnyCoordinator
  let plan: PlanMaker
}

/// Makes the plan of a call at the moment at which it runs.
typealias PlanMaker = @MainActor () throws(FlowError) -> PlanScript
