import FlowEngine

/// A drag in progress on the front-most sheet of a stage.
///
/// Inside ``Stage/withoutSettling(_:)`` the render tree shows the moving sheet.
@MainActor
public struct SheetDrag {
  private let stage: Stage
  private let state: State

  /// The mutable state while the finger is down.
  private final class State {
    let subject: Subject
    let bounds: SheetDragBounds
    let start: Double
    let detent: ModalPresentationDetent?
    var top: Double
    var isOver = false
    var isAttempt = false

    init(_ subject: Subject, bounds: SheetDragBounds, top: Double, detent: ModalPresentationDetent?)
    {
      self.subject = subject
      self.bounds = bounds
      start = top
      self.detent = detent
      self.top = top
    }
  }

  /// The sheet that is dragged.
  private enum Subject {
    /// The sheet of a coordinator.
    case surface(WeakReference<AnyCoordinator>)

    /// A popover that is shown as a sheet.
    case popover(LayerKey)
  }

  init(_ surface: LiveSurface, bounds: SheetDragBounds, sheet: SheetMeasurement, on stage: Stage) {
    self.stage = stage
    state = State(
      .surface(WeakReference(surface.owner)),
      bounds: bounds,
      top: sheet.frame.minY,
      detent: sheet.detent
    )
    stage.followChanges()
    stage.time.hold(
      .detent,
      place: surface.route.identifier,
      motion: .layerFrom(top: sheet.frame.minY, surface.key),
      on: surface.key
    )
  }

  /// Starts a drag of the popover with the key `popover`, which is shown as a sheet at `frame`.
  init(_ popover: LayerKey, at frame: Rect, on stage: Stage) {
    self.stage = stage
    let bounds = SheetDragBounds(popoverAt: frame, under: stage.traits)
    state = State(
      .popover(popover),
      bounds: bounds,
      top: frame.minY,
      detent: bounds.rests.first?.detent
    )
  }

  /// The upper edge of the sheet, in points from the window's top.
  ///
  /// The sheet resists above its largest height, and below its lowest if it cannot be dismissed.
  public var top: Double { state.bounds.position(under: state.top) }

  /// Moves the finger to the position at which the sheet would be `height` points high.
  ///
  /// The height is in points, like detents; a ``BackSwipe`` is moved by a fraction. NaN moves nothing.
  public func update(height: Double) {
    guard !state.isOver, !height.isNaN else { return }
    let limit = 2 * state.bounds.windowHeight
    state.top = state.bounds.lowerEdge - min(limit, max(-limit, height))
    state.isAttempt = state.isAttempt || state.bounds.isAttempt(at: state.top)
    let top = top
    stage.followChanges()
    stage.time.moveHeld(to: 0) {
      if case .layerFrom(_, let key) = $0 { .layerFrom(top: top, key) } else { $0 }
    }
  }

  /// Lifts the finger while it moves downwards at `velocity`, in points per second.
  ///
  /// The sheet decelerates to the nearest of its heights or off the screen. A coordinator that refuses the
  /// dismissal keeps it presented, which is reported as an error.
  ///
  /// - Returns: The outcome; ``SheetLanding/keptUp`` if the sheet had already left, or if a body, a layout or
  ///   an observer lifts the finger while the stage settles, which does nothing.
  @discardableResult
  public func finish(velocity: Double = 0) -> SheetLanding {
    guard !state.isOver, !stage.activity.isAskedWhileSettling() else { return .keptUp }
    state.isOver = true
    if state.isAttempt { stage.time.dismissalAttempts += 1 }
    let velocity = velocity.isNaN ? 0 : min(1e5, max(-1e5, velocity))
    switch state.subject {
    case .popover(let number): return finish(onPopover: number, velocity)
    case .surface(let owner): return finish(on: owner.object, velocity)
    }
  }

  private func finish(on owner: AnyCoordinator?, _ velocity: Double) -> SheetLanding {
    // If the device was rotated meanwhile, it may be a cover.
    guard let owner, let surface = stage.shownSurfaces.sheet(of: owner),
      stage.current.sheet(surface.key)?.isCover != true
    else {
      stage.releaseGesture()
      return .keptUp
    }
    let isFling = velocity.magnitude >= 1_000
    guard let index = state.bounds.landing(from: top, velocity: velocity) else {
      return stage.dismissWithFinger(surface)
    }
    let rest = state.bounds.rests[index]
    stage.followChanges()
    // Sheets bounce after a fling.
    stage.time.timeline.followsFling = isFling
    stage.press {
      // A height that replaces invalid ones cannot be selected.
      if let detent = rest.detent, rest.top != state.start { surface.select(detent) }
    }
    stage.time.timeline.followsFling = false
    stage.releaseGesture(isFling: isFling)
    return state.isAttempt && index == 0
      ? .keptUp : .rests(rest.top == state.start ? state.detent : rest.detent)
  }

  /// A popover's sheet has a single height: it stays there, or is dismissed.
  private func finish(onPopover key: LayerKey, _ velocity: Double) -> SheetLanding {
    guard stage.current.popoverSheet?.key == key else { return .keptUp }
    if state.bounds.landing(from: top, velocity: velocity) != nil { return .rests(state.detent) }
    return stage.dismissFrontLayer(bySwipe: true) ?? .keptUp
  }

  /// Cancels the gesture: the sheet returns to the height from which it was dragged.
  public func cancel() {
    guard !state.isOver, !stage.activity.isAskedWhileSettling() else { return }
    state.isOver = true
    stage.releaseGesture()
  }
}

/// The sheet in front, which a finger can drag.
@MainActor
struct FrontSheet {
  let surface: LiveSurface
  let sheet: SheetMeasurement

  /// The front-most of `surfaces` of the stage that has `settled`; `nil` if a cover or nothing is in front, or a sheet
  /// that is shown as a cover.
  init?(_ surfaces: [LiveSurface], in settled: SettledStage) {
    // Overlays leave the surface below them within reach.
    guard let front = surfaces.last(where: { !$0.isOverlay }), front.isSheet,
      let sheet = settled.sheet(front.key), !sheet.isCover
    else { return nil }
    (surface, self.sheet) = (front, sheet)
  }

  /// The height to which it is enlarged before its content `viewport` scrolls up; `nil` if the content scrolls.
  func detent(
    beforeScrolling viewport: Viewport,
    in settled: SettledStage
  ) -> ModalPresentationDetent? {
    guard isStart(of: viewport, in: settled), sheet.scrolling != .scrolls,
      (settled.scrollOffsets[viewport.position] ?? .zero).y == 0
    else { return nil }
    return sheet.restingHeights.first { $0.value > sheet.height }?.detent
  }

  /// Whether a finger that pulls down its content `viewport` drags the sheet, and does not scroll or refresh the
  /// content.
  func isDragged(bySwipeDownOn viewport: Viewport, in settled: SettledStage) -> Bool {
    isStart(of: viewport, in: settled) && viewport.limits.least.y >= 0
      && settled.gestures[viewport.position]?.refresh == nil
  }

  /// Whether `viewport` is on the sheet, below a title that is not collapsed.
  private func isStart(of viewport: Viewport, in settled: SettledStage) -> Bool {
    guard let position = settled.shown.index[surface.key] else { return false }
    return settled.renderTree.subtree(of: position).contains(viewport.position)
      && settled.renderTree.title(above: viewport)?.isCollapsed != true
  }
}
