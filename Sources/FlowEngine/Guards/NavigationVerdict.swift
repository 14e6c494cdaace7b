/// A coordinator's answer to a navigation that leads to it, or to one below it.
public enum NavigationVerdict {
  /// The route may be shown.
  case allow

  /// The route may not be shown; the reason is for the error and the log.
  case refuse(reason: String)

  /// Another route comes first, such as a login.
  ///
  /// The navigation becomes one to that route. The original one waits, and is resumed once no guard redirects
  /// it any more; see ``AnyCoordinator/pendingIntent``.
  case redirect(to: any Route)
}
