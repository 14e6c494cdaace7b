/// Why a call was refused.
///
/// Nothing has changed when one is thrown or reported.
/// Cases hold facts, so that tests can compare them; ``whatHappened`` and ``whatToDo``
/// make sentences of the facts.
public enum FlowError: Error, Hashable, Sendable {
  /// No coordinator takes the route: those asked, in order, and why each declined.
  case navigationFailed(route: RouteDescription, start: OwnerPath, declined: [DeclinedAnswer])

  /// The owner shows the route as a modal, and no modal is registered for it.
  case modalCoordinatorNotConfigured(route: RouteDescription, owner: OwnerPath)

  /// The owner's path to the route cannot be walked.
  case malformedPath(route: RouteDescription, owner: OwnerPath, problem: PathProblem)

  /// A tab coordinator or orchestrator claims a route that it would have to push.
  case containerCannotPush(route: RouteDescription, owner: OwnerPath)

  /// A detour was to go to a route that it cannot show.
  case detourCannotShow(route: RouteDescription, detour: String, declined: [DeclinedAnswer])

  /// The factory has no screen for the route.
  case viewCreationFailed(route: RouteDescription, owner: OwnerPath, kind: ViewKind)

  /// There is no tab at the index; valid are those below `count`.
  case invalidTabIndex(owner: OwnerPath, index: Int, count: Int)

  /// The tab at the index has no `tabItem`.
  case missingTabItem(owner: OwnerPath, index: Int)

  /// The detent is not among those that the sheet was presented with.
  case detentNotOffered(ModalPresentationDetent, owner: OwnerPath)

  /// The coordinator is a child or a registered modal of the owner already.
  case duplicateChild(owner: OwnerPath, coordinator: String)

  /// The coordinator is the owner itself or one above it.
  case circularReference(owner: OwnerPath, coordinator: String)

  /// The coordinator has an owner, and a coordinator has at most one.
  case alreadyOwned(coordinator: OwnerPath, refusedFor: OwnerPath)

  /// The coordinator has the router of another one, and a router holds the state of one coordinator.
  case sharedRouter(coordinator: String, holder: OwnerPath)

  /// The root said that it would change the flow, and then did not.
  case flowChangeRefused(route: RouteDescription, owner: OwnerPath)

  /// A guard does not let the navigation through.
  case navigationRefused(route: RouteDescription, guardian: OwnerPath, because: String)

  /// Guards put one route before the other without end.
  case endlessRedirection([Redirection])

  /// A guard keeps its surface, and so what would have dismissed it fails.
  case dismissalRefused(surface: OwnerPath, reason: String, because: String)

  /// A question that was to be answered before the surface goes would itself dismiss it.
  case questionDismisses(question: RouteDescription, surface: OwnerPath, dismissed: OwnerPath)

  /// A question that was to be answered before the surface goes would not be seen: the surface is in a
  /// detour that is only about to be presented.
  case questionUnseen(question: RouteDescription, surface: OwnerPath)

  /// A link leads nowhere.
  case linkRefused(LinkError)

  /// A coordinator was called from one of the questions that the planner asks.
  case callDuringPlanning(call: String, owner: OwnerPath)

  /// A call needs a coordinator that another call is still changing, or asking.
  case coordinatorBusy(coordinator: OwnerPath, call: String)

  /// The hierarchy has changed since the plan was made.
  case planOutdated(planned: Int, current: Int)

  /// Calls from observers or error handlers kept coming: `limit` of them were run, the rest was dropped.
  case endlessCalls(limit: Int)

  /// The state could not be saved, or the saved state was not restored.
  case savedStateRefused(SavedStateProblem)
}

/// What is wrong with the path that a coordinator gave.
public enum PathProblem: Hashable, Sendable {
  /// The entry is not a route of the coordinator.
  case foreignEntry(RouteDescription)

  /// The entry is shown as a modal; a path holds only pushes and replacements.
  case modalEntry(RouteDescription)

  /// The destination is an entry, but not the last one.
  case destinationNotLast
}

/// The place of a screen that could not be built.
public enum ViewKind: String, Hashable, Sendable, Codable {
  /// The root screen of a coordinator that is no modal and no detour.
  case root

  /// A screen on a stack.
  case pushed

  /// The root screen of a modal.
  case modal

  /// The root screen of a detour.
  case detour
}
