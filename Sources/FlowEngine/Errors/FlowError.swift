/// The reason why a call was refused.
///
/// When one is thrown or reported, nothing has changed. Cases have facts as values, so that tests can compare
/// them; ``whatHappened`` and ``whatToDo`` turn them into sentences.
public enum FlowError: Error, Hashable, Sendable {
  /// No coordinator handles the route: those consulted, in order, and why each declined.
  case navigationFailed(route: RouteDescription, start: OwnerPath, declined: [DeclinedAnswer])

  /// The owner shows the route as a modal, and no modal is registered for it.
  case modalCoordinatorNotConfigured(route: RouteDescription, owner: OwnerPath)

  /// The owner's path to the route cannot be followed.
  case malformedPath(route: RouteDescription, owner: OwnerPath, problem: PathProblem)

  /// A tab coordinator, a split coordinator or an orchestrator claims a route that it would have to push.
  case containerCannotPush(route: RouteDescription, owner: OwnerPath)

  /// A push was requested of a tab coordinator, a split coordinator or an orchestrator, which has no stack.
  case noStackToPushOn(route: RouteDescription, owner: OwnerPath)

  /// The screen to go back to, or that many screens, cannot be found on the stack of the owner, which has `screens`.
  case notOnStack(String, owner: OwnerPath, screens: [RouteDescription])

  /// A call that shows several screens pushes one after it has presented another, which the push would dismiss.
  case pushUnderPresentation(
    route: RouteDescription,
    presented: RouteDescription,
    owner: OwnerPath
  )

  /// A screen was to be inserted below the top of the owner's stack, which has nothing but its root.
  case nothingAboveRoot(route: RouteDescription, owner: OwnerPath)

  /// The route for a detour is one that the detour cannot show.
  case detourCannotShow(route: RouteDescription, detour: String, declined: [DeclinedAnswer])

  /// The factory has no screen for the route.
  case viewCreationFailed(route: RouteDescription, owner: OwnerPath, kind: ViewKind)

  /// There is no tab at the index; valid indices are below `count`.
  case invalidTabIndex(owner: OwnerPath, index: Int, count: Int)

  /// A coordinator or a page is not among the tabs, which are listed.
  case unknownTab(String, owner: OwnerPath, tabs: [String])

  /// A coordinator or a page is given twice as a tab.
  case duplicateTab(String, owner: OwnerPath)

  /// The split coordinator has no such column: only a split with three columns has a content column.
  case noColumn(SplitColumn, owner: OwnerPath)

  /// The column has no coordinator that could be shown.
  case emptyColumn(SplitColumn, owner: OwnerPath)

  /// A child was added to a split coordinator without a column.
  case childNeedsColumn(String, owner: OwnerPath)

  /// A split coordinator, or an orchestrator that shows one, was to be on a stack or in a column.
  case misplacedSplit(String, owner: OwnerPath, role: OwnerStep.Role)

  /// The tab at the index has no `tabItem`.
  case missingTabItem(owner: OwnerPath, index: Int)

  /// The detent is not among those with which the sheet was presented.
  case detentNotOffered(ModalPresentationDetent, owner: OwnerPath)

  /// The coordinator is already a child or a registered modal of the owner.
  case duplicateChild(owner: OwnerPath, coordinator: String)

  /// The coordinator is the owner itself or one of its ancestors.
  case circularReference(owner: OwnerPath, coordinator: String)

  /// The coordinator already has an owner, and can have only one.
  case alreadyOwned(coordinator: OwnerPath, refusedFor: OwnerPath)

  /// The coordinator shares the router of another one, but a router holds the state of one coordinator.
  case sharedRouter(coordinator: String, holder: OwnerPath)

  /// The root promised to change the flow, but did not.
  case flowChangeRefused(route: RouteDescription, owner: OwnerPath)

  /// A guard refused the navigation.
  case navigationRefused(route: RouteDescription, guardian: OwnerPath, because: String)

  /// Guards redirected endlessly.
  case endlessRedirection([Redirection])

  /// A guard keeps its surface, so the call that would have dismissed it fails.
  case dismissalRefused(surface: OwnerPath, reason: String, because: String)

  /// A question to be answered before the surface is dismissed would itself dismiss it.
  case questionDismisses(question: RouteDescription, surface: OwnerPath, dismissed: OwnerPath)

  /// A question to be answered before the surface is dismissed would not be visible: the surface is in a
  /// detour that has yet to be presented.
  case questionUnseen(question: RouteDescription, surface: OwnerPath)

  /// A call that removes something from the screen found nothing to remove.
  case nothingToDo(call: String, owner: OwnerPath, because: IdleReason)

  /// The flow of an orchestrator cannot finish: another one has to replace it.
  case flowCannotFinish(OwnerPath)

  /// The flow that was awaited was never shown: the call that was to show it waited for a guard and was abandoned.
  case flowNotShown(String)

  /// The task that waited for the end of the flow was cancelled; the flow was not.
  case waitCancelled(OwnerPath)

  /// A link leads nowhere.
  case linkRefused(LinkError)

  /// A coordinator was called from one of the questions that the planner asks.
  case callDuringPlanning(call: String, owner: OwnerPath)

  /// A call needs a coordinator that another call is still changing or querying.
  case coordinatorBusy(coordinator: OwnerPath, call: String)

  /// The hierarchy has changed since the plan was made.
  case planOutdated(planned: Int, current: Int)

  /// Observers or error handlers made calls endlessly: `limit` of them were run, and the rest dropped.
  case endlessCalls(limit: Int)

  /// The state could not be saved, or the saved state was not restored.
  case savedStateRefused(SavedStateError)
}

/// A problem with the path that a coordinator returned.
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
  /// The root screen of a coordinator that is neither a modal nor a detour.
  case root

  /// A screen on a stack.
  case pushed

  /// The root screen of a modal.
  case modal

  /// The root screen of a detour.
  case detour
}
