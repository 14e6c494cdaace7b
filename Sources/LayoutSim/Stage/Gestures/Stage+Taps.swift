import FlowEngine

extension Stage {
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
    try press(name, among: current.targets)
  }

  /// Taps the tab titled `title`, even if a way back or a button has the same label.
  ///
  /// A user knows tabs by their titles; a tab coordinator's `switchToTab(_:)` takes the index. A tab without a button
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
    else { return try press(title, among: tabs) }
    // A call that fails does not show the list.
    if count > 1 { throw .ambiguous(title, roles: Array(repeating: .tabItem, count: count)) }
    try press(more, among: tabs)
    try press(title, among: current.targets.filter { $0.role == .tabItem })
  }

  /// Refuses a touch of what is on a screen or a surface that is leaving: a device takes none there.
  private func refuseLeaving(_ name: String) throws(StageError) {
    for track in time.timeline.tracks.reversed() {
      let isThere = track.former.tree.nodes.contains { node in
        !node.role.isText && node.flags.isDisjoint(with: [.covered, .hidden, .inert])
          && isCalled(name, label: node.label, tag: node.identifier)
      }
      if isThere { throw .outOfReach(name, reason: .moving(transition: track.words)) }
    }
  }

  private func press(_ name: String, among targets: [TapTarget]) throws(StageError) {
    guard let target = try reachable(name, among: targets) else {
      if let field = try reachable(name, among: current.fields) { return try tap(field) }
      try refuseStepper(name)
      let touches = current.touches
      if let part = try responder(
        to: name,
        countsParts: false,
        where: { touches.target(at: $0) != nil }
      ), let target = touches.target(at: part) {
        return try press(target)
      }
      try refuseHiddenSearch(name)
      try refuseLeaving(name)
      throw .noSuchTarget(
        name,
        available: targets.filter { $0.obstacle == nil }.map(\.name)
      )
    }
    try press(target)
  }

  /// Presses `target`, which is within reach.
  func press(_ target: TapTarget) throws(StageError) {
    try refuseConstant(target)
    try refuseEmptyMenu(target)
    if hideSwipeButtons(besides: target.position) { return }
    press(target.action)
  }

  /// Gives the focus to `field`, or throws if it cannot have it.
  func tap(_ field: TapTarget) throws(StageError) {
    let settled = current
    guard settled.gestures[field.position]?.focus != nil else {
      throw .otherGesture(field.name, role: field.role, gesture: .enter)
    }
    if hideSwipeButtons(besides: field.position) { return }
    press { requestFocus(at: field.position, in: settled) }
  }

  /// Refuses a tap on a stepper named `name`, if there is one, and lists its buttons.
  func refuseStepper(_ name: String) throws(StageError) {
    let settled = current
    let tree = settled.renderTree
    let called = tree.nodes(labelled: name)
    guard let stepper = called.last(where: { tree.nodes[$0].role == .stepper }) else { return }
    let inside = tree.subtree(of: stepper)
    let parts = settled.targets.filter { inside.contains($0.position) }
    throw .pressedInParts(
      name,
      role: .stepper,
      parts: parts.map { part in part.tag.map { "#\($0)" } ?? part.name }
    )
  }

  /// The one of `targets` that is named `name`, if it is within reach; `nil` if there is none.
  func reachable(
    _ name: String,
    among targets: [TapTarget]
  ) throws(StageError) -> TapTarget? {
    let settled = current
    let called = targets.filter { $0.isCalled(name) }
    let uncovered = called.filter { $0.obstacle == nil }
    let covers = uncovered.map(settled.touches.cover)
    let reachable = zip(uncovered, covers).filter { $0.1 == nil }.map(\.0)
    if reachable.isEmpty, case .some(.some(let cover)) = covers.last {
      throw .outOfReach(name, reason: .under(settled.renderTree.words(for: cover)))
    }
    // An element that is named by a button inside it is not hit by a finger on that button.
    let meant = reachable.filter { target in
      let inside = settled.renderTree.subtree(of: target.position).dropFirst()
      return settled.renderTree.nodes[target.position].label != nil
        || !reachable.contains { inside.contains($0.position) }
    }
    if meant.count > 1 { throw .ambiguous(name, roles: meant.map(\.role)) }
    if let target = meant.first { return target }
    guard let obstacle = called.last?.obstacle else { return nil }
    throw .outOfReach(name, reason: settled.reason(for: obstacle))
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
      try refuseBehindLayer(button.name)
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
    try refuseBehindLayer("navigationBackAction")
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
    let button = current.backButton
    let surface = frontPopover ?? shownSurfaces.last
    let canNavigateBack = surface?.content.topBackAction(memories) != nil
    // A button above tabs in a detour leads out of the detour, not back inside a tab.
    let leadsOut = surface?.kind == .detour && stackToSwipe()?.leadsToMore != true
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

extension Stage {
  /// The popover in front, if its content is a stack or tabs.
  private var frontPopover: LiveSurface? {
    guard current.frontLayer?.kind == .popover, let popover = memories.popovers.last,
      popover.rootScreen?.inner.isEmpty == false
    else { return nil }
    return popover.adapted(to: traits, isNarrow: true) { _ in 0 }
  }
}

extension LiveContent {
  /// The screen to which going back from the visible screen leads, if that is on a stack that an element is.
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
