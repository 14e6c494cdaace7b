import FlowEngine

/// A finger on the front-most sheet of a stage, which it drags up or down.
///
/// Inside of ``Stage/withoutSettling(_:)`` the render tree shows the sheet under the finger.
@MainActor
public struct SheetDrag {
  private let stage: Stage
  private let state: State

  /// What changes while the finger is down.
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

  /// What is dragged.
  private enum Subject {
    /// The sheet of the coordinator.
    case surface(WeakReference<AnyCoordinator>)

    /// The sheet of a popover, in front of as many others as are said.
    case popover(number: Int)
  }

  init(_ surface: LiveSurface, bounds: SheetDragBounds, sheet: SheetMeasurement, on stage: Stage) {
    self.stage = stage
    state = State(
      .surface(WeakReference(surface.owner)),
      bounds: bounds,
      top: sheet.frame.minY,
      detent: sheet.detent
    )
    stage.hold(
      .detent,
      place: surface.route.identifier,
      motion: { .layerFrom(top: sheet.frame.minY, $0) },
      on: surface
    )
  }

  /// A finger on the sheet at `frame` of the popover in front of everything.
  init(popoverAt frame: Rect, on stage: Stage) {
    self.stage = stage
    let bounds = SheetDragBounds(popoverAt: frame, under: stage.traits)
    state = State(
      .popover(number: stage.dialogs.count),
      bounds: bounds,
      top: frame.minY,
      detent: bounds.rests.first?.detent
    )
  }

  /// Where the sheet's upper edge is, in points from the window's top.
  ///
  /// Above its largest height, and below its lowest if it cannot be dismissed, it resists.
  public var top: Double { state.bounds.position(under: state.top) }

  /// Moves the finger until it would have the sheet at `height`, in points from its lower edge.
  ///
  /// What is no number moves nothing.
  public func update(height: Double) {
    guard !state.isOver, !height.isNaN else { return }
    let limit = 2 * state.bounds.windowHeight
    state.top = state.bounds.lowerEdge - min(limit, max(-limit, height))
    state.isAttempt = state.isAttempt || state.bounds.isAttempt(at: state.top)
    let top = top
    stage.moveHeld(to: 0) {
      if case .layerFrom(_, let key) = $0 { .layerFrom(top: top, key) } else { $0 }
    }
  }

  /// Lifts the finger while it moves at `velocity`, in points per second downwards.
  ///
  /// The sheet moves on as if it slowed down, to the nearest of its heights or off the screen. A
  /// coordinator that does not let it go keeps it up, which is reported as an error.
  ///
  /// - Returns: What became of the sheet; ``SheetLanding/keptUp`` if it was gone before, or if a body, a
  ///   layout or an observer lifts the finger while the stage settles, which does nothing.
  @discardableResult
  public func finish(velocity: Double = 0) -> SheetLanding {
    guard !state.isOver, !stage.isAskedWhileSettling() else { return .keptUp }
    state.isOver = true
    if state.isAttempt { stage.time.dismissalAttempts += 1 }
    let velocity = velocity.isNaN ? 0 : min(1e5, max(-1e5, velocity))
    switch state.subject {
    case .popover(let number): return finish(onPopover: number, velocity)
    case .surface(let owner): return finish(on: owner.object, velocity)
    }
  }

  private func finish(on owner: AnyCoordinator?, _ velocity: Double) -> SheetLanding {
    guard let owner, let surface = stage.sheet(of: owner) else {
      stage.releaseGesture()
      return .keptUp
    }
    let isFling = velocity.magnitude >= 1_000
    guard let index = state.bounds.landing(from: top, velocity: velocity) else {
      return stage.dismissWithFinger(surface)
    }
    let rest = state.bounds.rests[index]
    stage.press(isFling: isFling) {
      // A height that stands in for others cannot be selected.
      if let detent = rest.detent, rest.top != state.start { owner.selectDetent(detent) }
    }
    stage.releaseGesture(isFling: isFling)
    return state.isAttempt && index == 0
      ? .keptUp : .rests(rest.top == state.start ? state.detent : rest.detent)
  }

  /// A popover's sheet has one height: it stays there, or goes.
  private func finish(onPopover number: Int, _ velocity: Double) -> SheetLanding {
    guard stage.dialogs.count == number, stage.popoverSheet != nil else { return .keptUp }
    if state.bounds.landing(from: top, velocity: velocity) != nil { return .rests(state.detent) }
    _ = stage.swipePopoverAway()
    return stage.dialogs.count < number ? .dismissed : .keptUp
  }

  /// Gives the gesture up: the sheet goes back to the height that it was dragged from.
  public func cancel() {
    guard !state.isOver, !stage.isAskedWhileSettling() else { return }
    state.isOver = true
    stage.releaseGesture()
  }
}
