/// One running transition: what it moves, since when, and from where to where.
struct SceneTrack {
  let kind: StageTransition.Kind
  let place: String
  var motion: SceneMotion
  let subject: SceneSubject

  /// The number of the coordinator that presents the surface which it moves; `nil` if none.
  var presenter: Int?

  /// The scene that holds what leaves, or what a finger uncovers.
  let former: StageScene

  /// When it began, in virtual seconds.
  var start: Double

  /// How long it takes; infinite while a finger holds it.
  var duration: Double

  var curve: MotionCurve

  /// How much of its way was behind it at its start: more than 0 if it took over from another one.
  var from = 0.0

  /// Where on its way it ends: 0 if a finger was lifted too early.
  var goal = 1.0

  var phase = StageTransition.Phase.will

  /// The call before which it did not exist: what one call causes begins together.
  var call = 0

  var isHeld: Bool { duration == .infinity }

  var end: Double { start + duration }

  /// The share of its way that is behind it at `now`.
  func way(at now: Double) -> Double {
    isHeld ? from : from + (goal - from) * curve.share(after: now - start, of: duration)
  }

  /// How far the change that it shows has come at `now`, from 0 to 1.
  ///
  /// A finger that swipes back shows the screen that it uncovers under the one that is on top, which
  /// is a push that runs backwards.
  func progress(at now: Double) -> Double {
    let way = way(at: now)
    return min(1, max(0, runsBackwards ? 1 - way : way))
  }

  private var runsBackwards: Bool {
    if kind == .pop, case .screenIn = motion { return true }
    return false
  }

  /// What the outside sees of it at `now`.
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
