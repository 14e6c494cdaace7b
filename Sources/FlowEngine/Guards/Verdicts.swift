/// The reason why a surface is dismissed.
public enum DismissalReason {
  /// A back button, a close button, or any other `pop()` at its root.
  case back

  /// A gesture: it was dragged down, or the area next to it was tapped.
  case gesture

  /// `dismissModal()`, `dismissDetour()` or `popToRoot()`.
  case call

  /// A navigation to a route elsewhere.
  case navigation(to: any Route)

  /// Its flow was finished.
  case finished

  /// Another flow replaces the one that showed it, or the root has changed to another part of the same flow.
  case flowChange

  /// The coordinator, or its owner, was removed; guards are consulted only if tabs are replaced as a whole.
  case removal

  /// A saved state was restored; guards are not consulted.
  case restoration
}

// Routes are values, and need not be `Sendable`: one that refers to an object of the main actor may be read only there.
extension DismissalReason: @unchecked Sendable {}

extension DismissalReason {
  /// Whether a guard may keep the surface.
  var canBeRefused: Bool {
    switch self {
    case .back, .gesture, .call, .navigation, .finished, .flowChange: true
    case .removal, .restoration: false
    }
  }
}

extension DismissalReason: CustomStringConvertible {
  /// The reason as text: `gesture`, `navigation to shop.item(42)`.
  public var description: String {
    switch self {
    case .back: "back"
    case .gesture: "gesture"
    case .call: "call"
    case .navigation(let route): "navigation to \(route.identifier)"
    case .finished: "finished"
    case .flowChange: "flow change"
    case .removal: "removal"
    case .restoration: "restoration"
    }
  }
}

/// A coordinator's answer when the surface that shows it is about to be dismissed.
///
/// ```swift
/// override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
///   form.isDirty ? .ask(FormRoute.discard) : .allow
/// }
/// ```
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

/// A redirection of a navigation by a guard.
public struct Redirection: Hashable, Sendable {
  /// The requested route.
  public let requested: RouteDescription

  /// The route that is shown first.
  public let first: RouteDescription

  /// The coordinator that redirected.
  public let guardian: OwnerPath
}

extension Redirection: CustomStringConvertible {
  /// The two routes and the coordinator that redirected.
  public var description: String { "\(guardian) puts \(first) before \(requested)" }
}

/// A coordinator's answer to a navigation that leads to it, or to one below it.
///
/// ```swift
/// override func navigationVerdict(on route: any Route) -> NavigationVerdict {
///   guard route as? ShopRoute == .orders, !session.isSignedIn else { return .allow }
///   return .redirect(to: ShopRoute.login)
/// }
/// ```
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
