extension AnyCoordinator {
  /// Shows `dialog` over whatever is in front in this coordinator's hierarchy.
  ///
  /// It belongs to the coordinator in front, and leaves with it. It stays until a button is pressed; anything else that
  /// is presented or navigated to dismisses it first, because only another dialog can cover a dialog.
  ///
  /// - Returns: Whether it succeeded, or is waiting until the current call has settled.
  @discardableResult
  public func show(_ dialog: Dialog, animated: Bool = true) -> Bool {
    submit(DialogPresentation(dialog: dialog, isAnimated: animated))
  }

  /// Shows `dialog` as ``show(_:animated:)-(Dialog,_)`` does, but throws errors instead of reporting them.
  public func perform(_ dialog: Dialog) throws(FlowError) {
    try run(DialogPresentation(dialog: dialog, isAnimated: true))
  }

  /// Returns what ``show(_:animated:)-(Dialog,_)`` would do, without doing it.
  public func plan(_ dialog: Dialog) throws(FlowError) -> NavigationPlan {
    try plan(DialogPresentation(dialog: dialog, isAnimated: true), by: "plan")
  }

  /// Shows `dialog`, and waits for the button that is pressed.
  ///
  /// ```swift
  /// let answer = await lines.ask(
  ///   .confirmation("Delete?", buttons: [.destructive("Delete"), .cancel()])
  /// )
  /// if answer?.role == .destructive { lines.popToRoot() }
  /// ```
  ///
  /// - Returns: The button, once everything has settled and all hosts of the hierarchy are at rest; `nil` if the dialog
  ///   was dismissed otherwise, or if the task was cancelled, in which case the dialog stays until a button is pressed.
  public func ask(_ dialog: Dialog, animated: Bool = true) async -> Dialog.Answer? {
    let ending = FlowEnding()
    let awaited = follow(dialog, animated, ending)
    await Waiter.wait { awaited.flow?.waiter = $0 }
    await HostEntry.rest(presentHosts)
    guard case .finished(let value)? = ending.result else { return nil }
    return value as? Dialog.Answer
  }

  private func follow(
    _ dialog: Dialog,
    _ animated: Bool,
    _ ending: FlowEnding
  ) -> WeakAwaitedFlow {
    let awaited = AwaitedFlow(ending)
    submit(DialogPresentation(dialog: dialog, isAnimated: animated, awaited: awaited))
    return WeakAwaitedFlow(flow: awaited)
  }

  /// The dialog that is in front in this coordinator's hierarchy; `nil` if there is none.
  public var visibleDialog: Dialog? { frontDialog?.dialog }

  /// Presses the button with the given title in the dialog that is in front.
  ///
  /// The dialog is dismissed, then the button's action is called.
  ///
  /// - Returns: `false` if there is no such button, or no dialog, which is logged.
  @discardableResult
  public func answerDialog(_ title: String) -> Bool {
    let front = frontDialog
    let button = front?.dialog.buttons.first { $0.title == title }
    return submitRemoval(DialogAnswer(button: button, screen: front?.screen))
  }

  /// The dialog in front, with the coordinator that stands for it in the hierarchy.
  package var frontDialog: (dialog: Dialog, screen: AnyCoordinator)? {
    guard hierarchy.hasDialogs else { return nil }
    let top = rootCoordinator.presentationsAbove().last(where: \.isInSight)
    guard let top, let dialog = top.presentation.route as? Dialog else { return nil }
    return (dialog, top.presentation.coordinator)
  }

  /// Presses `button` of the dialog that this coordinator stands for.
  package func answer(_ button: Dialog.Answer) {
    parent?.submit(DialogAnswer(button: button, screen: self))
  }
}

extension Hierarchy {
  /// Records that a button of `dialog` was pressed; if `isGranting` is true, the call that waits for it may continue.
  func noteAnswer(to dialog: any Route, isGranting: Bool) {
    let intent = intents.last { $0.first.isEqual(to: dialog) }
    intent?.isAnswered = true
    if isGranting { intent?.isGranted = true }
  }
}
