/// One running transition: its subject, its times, and its start and end.
struct SceneTrack {
  let kind: StageTransition.Kind
  let place: String
  var motion: SceneMotion
  let subject: SceneSubject

  /// The number of the coordinator that presents the moving surface; `nil` if there is none.
  var presenter: Int?

  /// Whether it concerns an overlay, which is part of the screen.
  var isInPlace = false

  /// The scene that contains the layer or screen that leaves, or that a gesture uncovers.
  let former: StageScene

  /// The start, in virtual seconds.
  var start: Double

  /// The duration; infinite while a gesture is in progress.
  var duration: Double

  var curve: MotionCurve

  /// The progress at its start: more than 0 if it replaced another one.
  var from = 0.0

  /// The progress at which it ends: 0 if a gesture was cancelled.
  var goal = 1.0

  var phase = StageTransition.Phase.will

  /// The call that created it: all transitions of one call start together.
  var call = 0

  var isHeld: Bool { duration == .infinity }

  var end: Double { start + duration }

  /// The position along its movement at `now`, from 0 to 1.
  func way(at now: Double) -> Double {
    let way = isHeld ? from : from + (goal - from) * curve.share(after: now - start, of: duration)
    assert(!way.isNaN, "\(place) has no position at \(now).")
    return way
  }

  /// The progress of the change that it shows at `now`, from 0 to 1.
  ///
  /// A swipe back uncovers a screen under the top one, like a push that runs backwards.
  func progress(at now: Double) -> Double {
    let way = way(at: now)
    return min(1, max(0, runsBackwards ? 1 - way : way))
  }

  private var runsBackwards: Bool {
    if kind == .pop, case .screenIn = motion { return true }
    return false
  }

  /// The public description at `now`.
  func description(at now: Double) -> StageTransition {
    StageTransition(
      kind: kind,
      place: place,
      phase: phase,
      elapsed: now - start,
      duration: duration,
      progress: progress(at: now),
      isInteractive: isHeld
    )
  }
}

extension SceneTrack {
  /// Starts where `running` has moved their common subject.
  mutating func takeOver(from running: SceneTrack, at now: Double, in former: StageScene) {
    let way = running.way(at: now)
    switch (motion, running.motion) {
    case (.layerIn, .layerOut), (.layerOut, .layerIn):
      proceed(from: 1 - way)
    case (.screenOut, .screenIn):
      // A pop of a screen that is still moving in, or that a gesture has moved aside.
      if isReverse(of: running) { proceed(from: 1 - way) }
    case (.layerOut(let key), .layerFrom(let top, _)):
      guard let rest = former.top(of: key) else { break }
      let shown = top + (rest - top) * way
      let distance = former.tree.traits.window.height - rest
      if distance > 0 { proceed(from: min(1, max(0, (shown - rest) / distance))) }
    case (.layerFrom(_, let key), .layerFrom(let top, _)):
      guard let rest = former.top(of: key) else { break }
      motion = .layerFrom(top: top + (rest - top) * way, key)
    default: break
    }
  }

  /// Whether a later transition reverses a running one.
  func isTurnedBack(by later: SceneTrack) -> Bool {
    switch (motion, later.motion) {
    case (.layerIn, .layerOut), (.layerOut, .layerIn): true
    case (.layerIn, .none): later.kind == .dismiss
    case (.screenIn, .screenOut): later.isReverse(of: self)
    default: false
    }
  }

  /// Whether it removes exactly the screen that `running` shows.
  private func isReverse(of running: SceneTrack) -> Bool {
    guard case .screenOut(let leaving, _, _) = motion,
      case .screenIn(let coming, _, _, _) = running.motion
    else { return false }
    return leaving == coming
  }

  /// Advances to the progress `way`, and shortens the duration accordingly.
  private mutating func proceed(from way: Double) {
    let way = min(1, max(0, way))
    from = way
    duration *= 1 - way
  }

  /// Whether a gesture began it and was cancelled.
  var isReturning: Bool {
    if kind == .pop, case .screenIn = motion { return true }
    return false
  }
}

extension StageScene {
  /// The upper edge of a layer, in points from the window's top.
  func top(of key: LayerKey) -> Double? {
    layer(key).flatMap { tree.nodes[$0.position].frame?.minY }
  }
}
