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
}
