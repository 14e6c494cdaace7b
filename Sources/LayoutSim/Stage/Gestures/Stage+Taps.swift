import FlowEngine

extension Stage {
  var finger: Finger { Finger(stage: self) }

  /// Taps the target `name`: a button, a row, a tab, a way back, the dots of a ``Pager``, which turn to the next page,
  /// or a field, which gets the focus.
  ///
  /// ```swift
  /// let stage = Stage(LineCoordinator())
  /// try stage.tap("Line 2")
  /// #expect(stage.topScreen?.title == "Line 2")
  /// #expect(throws: StageError.self) { try stage.tap("Line 2") }  // no button of that name is left
  /// ```
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such target within reach; it lists the available ones.
  public func tap(_ name: String) throws(StageError) {
    try beginGesture(keepsSwipedRow: true)
    try finger.press(name)
  }

  /// Taps the `number`th of several targets named `name`, from top to bottom.
  ///
  /// Targets that are scrolled out of sight count, too; such a target is scrolled to first.
  ///
  /// ```swift
  /// var bought: [String] = []
  /// let stage = Stage {
  ///   PushButton("Buy") { bought.append("single") }
  ///   PushButton("Buy") { bought.append("day") }
  /// }
  /// try stage.tap("Buy", number: 2)
  /// #expect(bought == ["day"])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The label as a user reads it, or `#` and a tag.
  ///   - number: The number, from 1 on.
  /// - Throws: ``StageError/noSuchNumber(_:number:count:)`` if there are fewer, and otherwise the errors of
  ///   ``tap(_:)``.
  public func tap(_ name: String, number: Int) throws(StageError) {
    try beginGesture(keepsSwipedRow: true)
    try finger.tap(name, number: number)
  }

  /// Taps the tab titled `title`, even if a way back or a button has the same label.
  ///
  /// Users identify tabs by their titles; a tab coordinator's `switchToTab(_:)` takes the index. A tab without a button
  /// of its own is selected from the list behind “More”.
  ///
  /// ```swift
  /// let stage = Stage(TransitTabs())
  /// try stage.selectTab("Tickets")
  /// #expect(stage.topScreen?.title == "Tickets")
  /// ```
  ///
  /// - Throws: A ``StageError`` if there is no such tab within reach; it lists those that are.
  public func selectTab(_ title: String) throws(StageError) {
    try beginGesture()
    let tabs = current.targets.filter { $0.role == .tabItem }
    guard !tabs.isEmpty else { throw .noTabs(screen: frontScreen) }
    guard !tabs.contains(where: { $0.isCalled(title) }),
      let (more, count) = current.buttonLeading(toTab: title)
    else { return try finger.press(title, role: .tabItem) }
    // A call that fails does not show the list.
    if count > 1 { throw .ambiguous(title, roles: Array(repeating: .tabItem, count: count)) }
    try finger.press(more, role: .tabItem)
    try finger.press(title, role: .tabItem)
  }

  /// Taps the back button that the stage draws on the front-most screen, or on the one behind a sheet that has none and
  /// lets touches through (`presentationBackgroundInteraction`).
  ///
  /// ```swift
  /// let stage = Stage(LineCoordinator())
  /// try stage.tap("Line 2")
  /// try stage.goBack()
  /// #expect(stage.topScreen?.title == "Lines")
  /// ```
  ///
  /// - Throws: ``StageError/noWayBack(screen:)`` if none is drawn there, and
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of it.
  public func goBack() throws(StageError) {
    try beginGesture()
    let settled = current
    if let button = settled.backButton, button.obstacle != nil {
      try settled.refuseBehindLayer(button.name)
    }
    guard let button = settled.backButtonInReach else {
      throw .noWayBack(screen: frontScreen)
    }
    press(button.action)
  }

  /// Performs the `navigationBackAction` that the front-most screen inherits, as a button drawn by the screen
  /// would.
  ///
  /// - Throws: ``StageError/nothingToGoBackTo(screen:)`` if that action is `nil`, and
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the screen.
  public func performBackAction() throws(StageError) {
    try beginGesture()
    settleIfNeeded()
    guard let action = shownSurfaces.last?.content.topBackAction(memories) else {
      throw .nothingToGoBackTo(screen: frontScreen)
    }
    try current.refuseBehindLayer("navigationBackAction")
    press(action)
  }

  /// The way back on the front-most screen and its effect, without performing it.
  ///
  /// ```swift
  /// try stage.tap("Line 2")
  /// #expect(stage.back.isVisible)
  /// #expect(stage.back.label == "Lines")
  /// ```
  public var back: BackButton {
    let settled = current
    let button = settled.backButton
    let surface = memories.frontPopover(in: settled) ?? shownSurfaces.last
    let canNavigateBack = surface?.content.topBackAction(memories) != nil
    // A button above tabs in a detour leads out of the detour, not back inside a tab.
    let leadsOut =
      surface?.kind == .detour && surface?.stackToSwipe(of: settled)?.leadsToMore != true
    let plan =
      canNavigateBack
      ? surface?.content.topBackPlan
      : leadsOut && button != nil ? try? surface?.owner.planToGoBack() : nil
    return BackButton(
      isVisible: button != nil,
      label: button?.name,
      canNavigateBack: canNavigateBack,
      effect: surface?.content.topPushed.map { "pop to \($0.route)" }
        ?? surface?.elementScreen.map { "dismiss screen \($0.ownerPath)" }
        ?? plan.map { $0.steps.map(\.description).joined(separator: "; ") }
    )
  }
}

extension StageMemory {
  /// The popover in front of `settled`, if its content is a stack or tabs.
  fileprivate func frontPopover(in settled: SettledStage) -> LiveSurface? {
    guard settled.frontLayer?.kind == .popover, let popover = popovers.last,
      popover.rootScreen?.inner.isEmpty == false
    else { return nil }
    return popover.adapted(to: settled.renderTree.traits, isNarrow: true) { _ in 0 }
  }
}

extension LiveContent {
  /// The screen to which going back from the visible screen leads, if that is on the stack of an element.
  fileprivate var topPushed: LiveScreen? {
    // A stack at its root, as in a tab, is left by the one around it.
    let stack = stacksInFront(nil).last { $0.screens.count > 1 }
    guard let stack, stack.isOfElement else { return nil }
    return stack.screens.dropLast().last
  }

  /// The effect of going back from the visible screen of this content; `nil` if it is refused.
  fileprivate var topBackPlan: NavigationPlan? {
    guard let stack = stacksInSight.last(where: { !$0.isOfElement }), let top = stack.screens.last,
      stack.elementScreen == nil
    else { return nil }
    if let column = top.column, let previous = column.previous {
      return try? column.split.planToSelect(previous)
    }
    return try? (top.column?.host ?? stack.host).planToGoBack()
  }

  /// Goes back from the visible screen of this content; `nil` if there is no way back.
  fileprivate func topBackAction(
    _ memories: StageMemory
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let stack = stacksInSight.last else { return nil }
    return stack.screens.last?.backAction(on: stack, memories)
  }
}

/// The way back that the front-most screen offers.
public struct BackButton: Hashable, Sendable {
  /// Whether the stage draws a back button in the screen's bar.
  public let isVisible: Bool

  /// The label of that button; `nil` if there is none.
  public let label: String?

  /// Whether the screen inherits that it can navigate back.
  public let canNavigateBack: Bool

  /// The effect of going back: `pop to home on app`; `nil` if there is nothing to go back to, or if a
  /// coordinator refuses to leave the screen.
  public let effect: String?

  /// Creates a way back, as the expected value of a test.
  public init(isVisible: Bool, label: String?, canNavigateBack: Bool, effect: String?) {
    self.isVisible = isVisible
    self.label = label
    self.canNavigateBack = canNavigateBack
    self.effect = effect
  }
}
