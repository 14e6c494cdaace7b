/// A coordinator's answer when the surface that shows it is about to be dismissed.
public enum DismissalVerdict {
  /// It may be dismissed.
  case allow

  /// It stays, and the call that would have dismissed it fails; the reason is for the error and the log.
  case refuse(reason: String)

  /// It stays until a question is answered: the coordinator that asks navigates to the route.
  ///
  /// The call that would have dismissed it waits, and is resumed once the verdict is ``allow``; it is
  /// abandoned if the question is dismissed and the verdict is still different. See
  /// ``AnyCoordinator/pendingIntent``.
  case ask(any Route)
}
