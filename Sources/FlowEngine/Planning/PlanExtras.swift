/// What few plans have beside their operations.
@MainActor
final class PlanExtras {
  var note: PlanNote?

  /// What a plan that restores a saved state does.
  var restoration: Restoration?

  /// The call that waits because of a guard, if one put something before it.
  var deferral: Deferral?

  /// Whether the call has waited for a guard, and is to wait on.
  var isStillWaiting = false

  /// The guards that sent the navigation elsewhere, in order.
  var redirections: [Redirection] = []

  /// The detour that the plan itself will attach, and its host to be.
  var arrival: (detour: AnyCoordinator, host: AnyCoordinator)?

  /// Who is kept alive by a plan that carries the script.
  var kept: [AnyCoordinator] = []
  var keptAnswering: AnyCoordinator?
}
