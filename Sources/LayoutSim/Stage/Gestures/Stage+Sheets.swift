import FlowEngine

extension Stage {
  /// Drags the front-most sheet to another of its heights.
  ///
  /// ```swift
  /// try stage.tap("Map")
  /// #expect(stage.sheet?.detent == .medium)
  /// try stage.dragSheet(to: .large)
  /// #expect(stage.sheet?.detent == .large)
  /// ```
  ///
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/noSuchDetent(_:available:)`` if it does not rest at `detent`,
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func dragSheet(to detent: ModalPresentationDetent) throws(StageError) {
    settleIfNeeded()
    try beginGesture()
    if current.popoverSheet != nil {
      guard detent == .large else { throw .noSuchDetent(detent, available: [.large]) }
      return
    }
    let (surface, sheet, _) = try frontSheetToTouch()
    guard sheet.values[detent] != nil else {
      throw .noSuchDetent(detent, available: sheet.restingHeights.map(\.detent))
    }
    press { surface.select(detent) }
  }

  /// Drags the front-most sheet until it is `height` points high, and lifts the finger.
  ///
  /// It comes to rest as on the platform: at the height nearest to where it would stop, decelerating by 0.99
  /// per millisecond, or at the window's lower edge, which dismisses it. A fling of 1000 points per second
  /// moves it at least one height further; a velocity below 250 counts as none.
  ///
  /// - Parameters:
  ///   - height: The height in points, from the sheet's lower edge to the upper one.
  ///   - velocity: The downward velocity of the finger when it is lifted, in points per second.
  /// - Returns: The outcome.
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  @discardableResult
  public func dragSheet(
    toHeight height: Double,
    velocity: Double = 0
  ) throws(StageError) -> SheetLanding {
    let drag = try beginSheetDrag()
    drag.update(height: height)
    return drag.finish(velocity: velocity)
  }

  /// Drags the front-most sheet slowly down to the window's lower edge, and lifts the finger there.
  ///
  /// This also dismisses a popover that is shown as a sheet on a phone.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  @discardableResult
  public func dragSheetDown() throws(StageError) -> SheetLanding {
    try beginGesture()
    if let landing = dismissFrontLayer(bySwipe: true) { return landing }
    let (_, sheet, bounds) = try frontSheetToTouch()
    return try dragSheet(toHeight: sheet.frame.maxY - bounds.windowHeight)
  }

  /// Begins a drag of the front-most sheet, to be moved step by step.
  ///
  /// It may be the sheet as which a popover is shown on a phone, which has a single height and whose movement
  /// is not shown. Any other gesture in progress is cancelled, unless this one is refused.
  ///
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func beginSheetDrag() throws(StageError) -> SheetDrag {
    try beginGesture()
    if let (key, frame) = current.popoverSheet {
      releaseGesture()
      return SheetDrag(key, at: frame, on: self)
    }
    let (surface, sheet, bounds) = try frontSheetToTouch()
    releaseGesture()
    return SheetDrag(surface, bounds: bounds, sheet: sheet, on: self)
  }

  /// Taps the area that the front-most sheet dims, or the surroundings of a dialog in front of it, or the area that
  /// columns over others dim, which hides these columns.
  ///
  /// A popover is dismissed, and a confirmation dialog cancelled; an alert stays. A tap outside a sheet dismisses the
  /// sheet; one that cannot be dismissed is lowered to the largest height at which nothing is dimmed.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/nothingOutside(sheet:)`` if nothing outside it is dimmed, and ``StageError/settling(screen:)`` from
  ///   inside a body, a factory, a layout or an observer.
  @discardableResult
  public func tapOutside() throws(StageError) -> SheetLanding {
    try beginGesture()
    if let landing = dismissFrontLayer() { return landing }
    if let scrim = current.scrim {
      press(scrim.action)
      return .dismissed
    }
    let (surface, sheet, bounds) = try frontSheetToTouch()
    let undimmed = bounds.rests.first { $0.detent != nil && $0.detent == bounds.undimmed }
    let isDimmed = sheet.dimming > 0
    let window = Rect(origin: .zero, size: traits.window)
    guard isDimmed, !sheet.frame.contains(window) else {
      throw .nothingOutside(sheet: surface.route.identifier)
    }
    if bounds.isDismissable { return dismissWithFinger(surface) }
    guard let undimmed, let detent = undimmed.detent else {
      time.dismissalAttempts += 1
      return .keptUp
    }
    press { surface.select(detent) }
    return .rests(detent)
  }

  /// Taps the grabber of the front-most sheet, which lowers it to the next height, or raises it from the
  /// lowest to the highest.
  ///
  /// A sheet with a single height is dismissed.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet,
  ///   ``StageError/noGrabber(sheet:)`` if it shows no grabber,
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  @discardableResult
  public func tapGrabber() throws(StageError) -> SheetLanding {
    try beginGesture()
    if current.popoverSheet != nil { throw .noGrabber(sheet: Role.popover.rawValue) }
    let (surface, sheet, bounds) = try frontSheetToTouch()
    let shown = current.shown
    let hasGrabber = shown.index[surface.key].map { position in
      shown.tree.subtree(of: position).contains { shown.tree.nodes[$0].role == .grabber }
    }
    guard hasGrabber == true else {
      throw .noGrabber(sheet: surface.route.identifier)
    }
    guard bounds.rests.count > 1 else {
      if bounds.isDismissable { return dismissWithFinger(surface) }
      time.dismissalAttempts += 1
      return .keptUp
    }
    let present = bounds.rests.firstIndex { $0.top == sheet.frame.minY } ?? 0
    let next = bounds.rests[present == 0 ? bounds.rests.count - 1 : present - 1]
    if let detent = next.detent { press { surface.select(detent) } }
    return .rests(next.detent)
  }

  /// The number of attempts to dismiss a sheet that cannot be dismissed by gestures.
  ///
  /// It counts sheets and popovers with ``Element/interactiveDismissDisabled(_:)``. A coordinator whose
  /// verdict keeps a sheet is asked each time, and such attempts are not counted.
  public var dismissalAttempts: Int { time.dismissalAttempts }

  /// Swipes the front-most sheet off the screen, with everything on its stack.
  ///
  /// A popover that is shown as a sheet on a phone is dismissed, too. With
  /// ``Element/interactiveDismissDisabled(_:)`` the sheet stays, and ``dismissalAttempts`` counts the
  /// attempt. A coordinator that refuses the dismissal keeps its sheet presented, which is reported as an
  /// error.
  ///
  /// ```swift
  /// try stage.tap("Map")
  /// try stage.swipeSheetAway()
  /// #expect(stage.sheet == nil)
  /// ```
  ///
  /// - Throws: ``StageError/noSheet(front:)`` if the front-most surface is not a sheet, or is one that is
  ///   shown as a cover, which cannot be swiped away;
  ///   ``StageError/neverChanges(_:value:)`` if an element presents it by a constant;
  ///   ``StageError/outOfReach(_:reason:)`` if an alert, a dialog or a popover is in front of the sheet, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func swipeSheetAway() throws(StageError) {
    try beginGesture()
    if dismissFrontLayer(bySwipe: true) != nil { return }
    let (surface, _, bounds) = try frontSheetToTouch()
    if bounds.isDismissable {
      if surface.elementScreen?.isConstant == true {
        throw .neverChanges(surface.route.identifier, value: "presented")
      }
      _ = dismissWithFinger(surface)
    } else {
      time.dismissalAttempts += 1
    }
  }

  // MARK: - Shared by gestures

  /// Dismisses a sheet as a gesture does; a coordinator that guards it may keep it.
  ///
  /// While time is running, the app is notified once the sheet has gone: SwiftUI sets the binding at the very end of an
  /// interactive dismissal (FlowStacks#69), and UIKit calls `presentationControllerDidDismiss(_:)` then. Guards are asked
  /// before it begins, and only then, as by `presentationControllerShouldDismiss(_:)` (fairly sure; WWDC19, session 224).
  /// Presentations that the app requests meanwhile stay when the sheet has gone; a device drops or delays it, which is a finding.
  func dismissWithFinger(_ sheet: LiveSurface) -> SheetLanding {
    followChanges()
    if time.isRunning, time.timeline.leaving == nil, sheet.canLeaveByGesture,
      let scene = time.scene, let layer = scene.layer(sheet.key)
    {
      time.allowedPresentation = LivePresentation.latest
      time.timeline.leave(layer, in: scene)
      focus.request = .nothing
      isStale = true
      endLeaving()
      settleAfterChange()
      return .dismissed
    }
    press { sheet.leaveByGesture() }
    releaseGesture()
    return shownSurfaces.sheet(of: sheet.owner) == nil ? .dismissed : .keptUp
  }

  /// Dismisses the sheet that a gesture has moved out of sight; one that its app keeps after all comes back.
  func endLeaving() {
    guard let key = time.timeline.takeLeft() else { return }
    if let sheet = liveSurfaces.first(where: { $0.key == key }) {
      press { sheet.leaveByGesture(allowedWith: time.allowedPresentation) }
    }
    time.timeline.forgetLeft()
    if time.isRunning, let scene = time.scene, let layer = scene.layer(key) {
      time.timeline.comeBack(layer, in: scene)
      isStale = true
    }
  }

  private func frontSheetToTouch() throws(StageError) -> (
    surface: LiveSurface, sheet: SheetMeasurement, bounds: SheetDragBounds
  ) {
    try beginGesture()
    guard let front = FrontSheet(shownSurfaces, in: current) else {
      let layer = current.frontLayer.map { $0.role.words(named: $0.title) }
      throw .noSheet(front: layer ?? frontScreen)
    }
    let (surface, sheet) = (front.surface, front.sheet)
    try current.refuseBehindLayer("the sheet \(surface.route.identifier)")
    if time.timeline.leaving == surface.key, let motion = current.touches.motion {
      throw .outOfReach(
        "the sheet \(surface.route.identifier)",
        reason: .moving(transition: motion.words)
      )
    }
    return (surface, sheet, SheetDragBounds(sheet, under: traits))
  }
}
