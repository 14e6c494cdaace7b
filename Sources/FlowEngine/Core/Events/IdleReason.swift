/// The reason why a call that succeeded had nothing to do.
public enum IdleReason: String, Hashable, Sendable, CaseIterable {
  /// The coordinator presents nothing, and has nothing to go back to.
  case nothingToClose = "nothing is presented or pushed"

  /// The coordinator presents nothing.
  case nothingToDismiss = "nothing is presented"

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
