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

  /// The scene that contains what leaves, or what a gesture uncovers.
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

  /// The position on its way at `now`, from 0 to 1.
  func way(at now: Double) -> Double {
    isHeld ? from : from + (goal - from) * curve.share(after: now - start, of: duration)
  }

  /// The progress of the change that it shows at `now`, from 0 to 1.
  ///
  /// A swipe back uncovers a screen under the top one, which is a push that runs backwards.
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
