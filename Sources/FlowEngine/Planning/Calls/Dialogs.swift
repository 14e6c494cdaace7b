/// Showing a dialog over whatever is in front.
struct DialogPresentation: Call {
  let dialog: Dialog
  let isAnimated: Bool

  /// The wait for the answer, if there is one.
  var awaited: AwaitedFlow?

  /// The waiting calls that are abandoned for the one about which it asks: it replaces the dialog that asks about them.
  var abandoned: [Intent] = []

  var name: String { "show" }
  var route: (any Route)? { dialog }
  var reason: DismissalReason { .navigation(to: dialog) }
  var idleReason: IdleReason? { nil }

  func wasApplied() {
    if let awaited, let host = awaited.screen?.parent { host.keep(awaited) }
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    try plan(at: site) { awaited?.follow($0) }
  }

  /// Plans to show it, and passes on the coordinator that will stand for it.
  private func plan(
    at site: CallSite,
    _ follow: (AnyCoordinator) -> Void
  ) throws(FlowError) -> ExecutablePlan {
    let host = site.root.visibleCoordinator
    let shown = LivePresentation.dialog(dialog, of: host)
    follow(shown.coordinator)
    var builder = PlanBuilder(at: site)
    if let front = site.root.frontDialog, let owner = front.screen.parent,
      abandoned.contains(where: { $0.first.isEqual(to: front.dialog) })
    {
      builder.removeFromScreen(front.screen, of: owner)
    }
    try builder.writePresentation(shown, by: host)
    builder.plan.presenter = host
    return builder.finish(at: dialog)
  }
}

/// Pressing a button of a dialog.
struct DialogAnswer: Call {
  /// The button; `nil` if there is none of that title.
  let button: Dialog.Answer?

  /// The coordinator that stands for the dialog.
  private weak var screen: AnyCoordinator?

  /// The coordinator that shows it.
  private weak var host: AnyCoordinator?

  init(button: Dialog.Answer?, screen: AnyCoordinator?) {
    self.button = button
    self.screen = screen
    host = screen?.parent
  }

  var name: String { "answerDialog" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .noSuchButton }

  var outcome: FlowValue? {
    guard let button, let screen else { return nil }
    return FlowValue(flow: screen.serial, value: button)
  }

  func wasApplied() {
    guard let button, let screen, screen.parent == nil else { return }
    host?.hierarchy.noteAnswer(to: screen.rootRoute, isGranting: button.resumes)
    button.action()
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    if button != nil, let screen, let host = screen.parent {
      builder.removeFromScreen(screen, of: host)
    }
    return builder.plan
  }
}
