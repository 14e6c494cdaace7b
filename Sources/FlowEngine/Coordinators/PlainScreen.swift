/// The engine's own coordinator of a plain screen, which another coordinator presents without a stack.
///
/// It gives the screen a place in the hierarchy, as every surface has one; the host, which owns it, answers for
/// it.
final class PlainScreen: AnyCoordinator {
  private weak var host: AnyCoordinator?

  /// Whether it stands for a dialog, about which its host is not asked.
  private let isDialog: Bool

  /// Creates the coordinator of a screen for `route`, which `host` presents.
  init(_ route: any Route, of host: AnyCoordinator, isDialog: Bool = false) {
    self.host = host
    self.isDialog = isDialog
    super.init(baseRouter: AnyRouter(root: route))
  }

  override class var mayObserveLifecycle: Bool { false }

  override var ownerName: String { baseRouter.current.root.identifier }

  override func buildScreen(for route: any Route) -> Any? {
    isDialog ? nil : host?.buildScreen(for: route)
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    if isDialog { return .allow }
    let verdict = host?.dismissalVerdict(for: reason, of: baseRouter.current.root) ?? .allow
    guard case .ask(let question) = verdict else { return verdict }
    // The screen of a question does not ask it again, or a host that asks it before any screen would never end.
    return question.isEqual(to: baseRouter.current.root) ? .allow : verdict
  }

  override func wasDismissed(for reason: DismissalReason) {
    if !isDialog { host?.wasDismissed(baseRouter.current.root, for: reason) }
  }
}

extension LivePresentation {
  /// The presentation of a plain screen for `route` by `host`.
  @MainActor
  static func screen(
    _ route: any Route,
    of host: AnyCoordinator,
    in style: TransitionPresentationStyle
  ) -> LivePresentation {
    LivePresentation(
      kind: .screen,
      coordinator: PlainScreen(route, of: host),
      route: route,
      style: style
    )
  }

  /// The presentation of `dialog` by `host`.
  @MainActor
  static func dialog(_ dialog: Dialog, of host: AnyCoordinator) -> LivePresentation {
    LivePresentation(
      kind: .screen,
      coordinator: PlainScreen(dialog, of: host, isDialog: true),
      route: dialog,
      style: .fullScreenCover,
      isDialog: true
    )
  }
}

extension AnyCoordinator {
  /// The coordinator of a plain screen of this one for `route`: `current`, if it is for that route, or else a new
  /// one; `nil` without a route.
  func plainScreen(
    _ current: AnyCoordinator?,
    for route: (any Route)?
  ) -> AnyCoordinator? {
    guard let route else { return nil }
    if let current, current.rootRoute.isEqual(to: route) { return current }
    return PlainScreen(route, of: self)
  }
}
