/// The reason why a call that succeeded had nothing to do.
public enum IdleReason: String, Hashable, Sendable, CaseIterable {
  /// The coordinator presents nothing, and has nothing to go back to.
  case nothingToClose = "nothing is presented or pushed"

  /// The coordinator presents nothing.
  case nothingToDismiss = "nothing is presented"

  /// The coordinator presents nothing that came after the presentation with the number.
  case nothingLater = "nothing was presented later"

  /// No screen is above the root of the stack, and no surface goes with that.
  case nothingToPop = "nothing is pushed"

  /// No dialog with that button is in front.
  case noSuchButton = "no dialog with that button is in front"

  /// The list of screens is empty.
  case nothingToShow = "no screen was given"

  /// The coordinator presents no modal, and is not shown in one.
  case noModal = "no modal is presented"

  /// The coordinator presents no detour, and is not shown in one.
  case noDetour = "no detour is presented"

  /// The surface or the screen has already left, or there never was one with that number.
  case left = "it has already left, or was never there"

  /// The coordinator to be removed belongs to another one, or to none.
  case notOwned = "it belongs to another coordinator, or to none"

  /// The destination is already on top.
  case atDestination = "the destination is already on top"

  /// The plan to be applied has no steps.
  case emptyPlan = "the plan has no steps"

  /// The flow is already shown, at that root.
  case sameFlow = "that flow is already shown"

  /// The sheet rests at the detent.
  case sameDetent = "the detent is already selected"

  /// The hierarchy is in the saved state.
  case sameState = "the hierarchy is already in that state"

  /// The coordinator is not shown, or shows nothing but its root.
  case finished = "it is already finished"

  /// The coordinator shows nothing but its root.
  case atItsRoot = "it shows nothing but its root"

  /// The tab is the selected one.
  case selected = "the tab is already selected"

  /// The tabs, their order and the selection are those requested.
  case sameTabs = "the tabs are already as requested"

  /// The badge is the one requested.
  case sameBadge = "the badge is already as requested"

  /// The column is in front, or has the coordinator that was given.
  case sameColumn = "the column is already as requested"

  /// The columns were requested before.
  case sameColumns = "the columns have already been requested"
}
