/// What a coordinator says when the surface that shows it is about to go.
public enum DismissalVerdict {
  /// It may go.
  case allow

  /// It stays, and what would have dismissed it fails as a whole; the reason is for the error and the
  /// log.
  case refuse(reason: String)

  /// It stays until a question is answered: the route is navigated to from the coordinator that asks.
  ///
  /// What would have dismissed it waits, and is resumed once the verdict is ``allow``; it is
  /// abandoned when the question goes and the verdict is still another. See
  /// ``AnyCoordinator/pendingIntent``.
  case ask(any Route)
}
