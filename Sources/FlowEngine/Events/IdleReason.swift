/// The reason why a call that succeeded had nothing to do.
public enum IdleReason: String, Hashable, Sendable, CaseIterable {
  /// The coordinator presents nothing, and has nothing to go back to.
  case nothingToClose = "nothing is presented or pushed"

  /// The coordinator presents nothing.
  case nothingToDismiss = "nothing is presented"

  /// No screen is above the root of the stack, and no surface goes with that.
  case nothingToPop = "nothing is pushed"

  /// The coordinator presents no modal, and is not shown in one.
  case noModal = "no modal is presented"

  /// The coordinator presents no detour, and is not shown in one.
  case noDetour = "no detour is presented"

  /// The surface or the screen has left the screen already.
  case left = "it has left already"

  /// The coordinator to be removed belongs to another one, or to none.
  case notOwned = "it belongs to another coordinator, or to none"

  /// The destination is on top already.
  case atDestination = "the destination is on top already"

  /// The plan to be applied has no steps.
  case emptyPlan = "the plan has no steps"

  /// The flow is shown already, at that root.
  case sameFlow = "the flow is that already"

  /// The sheet rests at the detent.
  case sameDetent = "the detent is selected already"

  /// The hierarchy is in the saved state.
  case sameState = "the state is that already"

  /// The coordinator is not shown, or shows nothing but its root.
  case finished = "it is finished already"

  /// The coordinator shows nothing but its root.
  case atItsRoot = "it shows nothing but its root"

  /// The tab is the selected one.
  case selected = "the tab is selected already"

  /// The tabs, their order and the selection are those requested.
  case sameTabs = "the tabs are those already"

  /// The badge is the one requested.
  case sameBadge = "the badge is that already"

  /// The column is in front, or has the coordinator that was given.
  case sameColumn = "the column is that already"

  /// The columns were requested before.
  case sameColumns = "the columns are requested already"
}
