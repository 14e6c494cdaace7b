extension AnyCoordinator {
  /// Dismisses the latest of this coordinator's presentations, or else goes back as ``pop()`` does.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// lines.present(.stop("Harbour"))
  /// lines.close()  // the sheet
  /// lines.close()  // line 2
  /// #expect(lines.visibleRoute as? LineRoute == .lines)
  /// ```
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func close(animated: Bool = true) -> Bool {
    submitRemoval(Removing(.close, isAnimated: animated))
  }

  /// Returns what ``close(animated:)`` would do, without doing it.
  public func planToClose() throws(FlowError) -> NavigationPlan {
    try plan(Removing(.close), by: "planToClose")
  }

  /// Dismisses the latest of this coordinator's presentations, of whatever kind; never the one that shows it.
  ///
  /// - Returns: `false` if there was nothing to dismiss, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool {
    submitRemoval(Removing(.dismiss, isAnimated: animated))
  }

  /// Removes everything that this coordinator shows apart from its root.
  ///
  /// In a tab coordinator, all tabs go back to their roots; in a split coordinator, all columns; in an orchestrator,
  /// its flow. The selection stays.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// lines.navigate(to: LineRoute.map)
  /// lines.restart()
  /// #expect(lines.visibleRoute as? LineRoute == .lines)
  /// ```
  ///
  /// - Returns: `false` if a guard refused, which is reported; nothing changes then.
  @discardableResult
  public func restart(animated: Bool = true) -> Bool {
    submit(Restart(isAnimated: animated))
  }

  /// Returns what ``restart(animated:)`` would do, without doing it.
  public func planToRestart() throws(FlowError) -> NavigationPlan {
    try plan(Restart(isAnimated: true), by: "planToRestart")
  }

  /// Ends this coordinator's flow: it leaves the screen, with what lies over it and nothing else.
  ///
  /// A flow that was brought along is released. A detour and a registered modal are dismissed, a pushed child is popped
  /// and stays a child, a tab finishes its tab coordinator, a column its split coordinator, and a root goes back to its
  /// root screen, as by ``restart(animated:)``. The flow of an orchestrator is refused with
  /// ``FlowError/flowCannotFinish(_:)``.
  ///
  /// - Returns: `false` if it was refused, which is reported; nothing changes then.
  @discardableResult
  public func finishFlow(animated: Bool = true) -> Bool {
    submit(Finishing(isAnimated: animated))
  }

  func finishFlow(with value: FlowValue, animated: Bool) -> Bool {
    // It may finish before it is shown: from `start()`, or while a guard lets it wait.
    let isEarly = ownership == .none
    let isDone = submit(Finishing(isAnimated: animated, outcome: value))
    if isDone, isEarly { hierarchy.earlyValue = value }
    return isDone
  }

  /// Returns what ``finishFlow(animated:)`` would do, without doing it.
  public func planToFinish() throws(FlowError) -> NavigationPlan {
    try plan(Finishing(isAnimated: true), by: "planToFinish")
  }

  /// Performs calls on this hierarchy without animation.
  ///
  /// ```swift
  /// let isShown: Bool = lines.withoutAnimation { lines.navigate(toRoute: .line(2)) }
  /// #expect(isShown)  // and it is there at once, on a device as well
  /// ```
  ///
  /// - Parameter body: The calls.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @discardableResult
  public func withoutAnimation<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let hierarchy = hierarchy
    let isWithoutAnimation = hierarchy.isWithoutAnimation
    hierarchy.isWithoutAnimation = true
    defer { hierarchy.isWithoutAnimation = isWithoutAnimation }
    return try body()
  }

  /// Performs calls whose results do not matter on this hierarchy without animation.
  ///
  /// With this form, a closure of one line need not return the result of its call.
  ///
  /// - Parameter body: The calls.
  /// - Throws: The error of `body`.
  public func withoutAnimation<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    _ = try withoutAnimation { () throws(Failure) -> Bool in
      try body()
      return true
    }
  }

  /// Dismisses the surface that shows this coordinator, as a gesture does.
  ///
  /// A registered modal leaves as by ``dismissModal(for:)``; others with everything that was presented later.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - latest: The place of the latest presentation when it was allowed to leave, by ``canLeaveSurface(for:)``: guards
  ///     are not asked again, and what was presented since stays; `nil` if it has yet to be asked.
  package func leaveSurface(for reason: DismissalReason, allowedWith latest: UInt? = nil) {
    if ownership == .modal, latest == nil {
      parent?.dismissModal(for: reason)
    } else {
      submit(LeavingScreen(of: self, name: "dismiss", reason: reason, allowedWith: latest))
    }
  }

  /// Whether ``leaveSurface(for:)`` would dismiss the surface at once: no guard refuses or asks first.
  package func canLeaveSurface(for reason: DismissalReason) -> Bool {
    let plan = try? plan(
      LeavingScreen(of: self, name: "dismiss", reason: reason),
      by: "leaveSurface"
    )
    return plan?.steps.contains { if case .dismiss = $0 { true } else { false } } ?? false
  }
}
