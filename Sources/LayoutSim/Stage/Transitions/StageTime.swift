import FlowEngine

/// The virtual time of a stage, and what moves in it.
@MainActor
final class StageTime {
  /// The clock for code that sleeps, which advances with the timeline.
  private let clock: StageClock

  var timeline = Timeline()

  /// The number of nested `withoutSettling` blocks that are running.
  var depth = 0

  /// The last settled scene, while time is running.
  var scene: StageScene?

  /// For each call that has settled since that scene, whether it was animated.
  var settledCalls: [Bool] = []

  /// Whether changes of stacks wait for others of the same tick, with which they are merged: a device follows the path
  /// of a stack once in each turn of its run loop.
  var isTickOpen = false

  /// The place of the latest presentation when a finger began to dismiss a sheet.
  var allowedPresentation: UInt = 0

  /// The number of attempts to dismiss a sheet that cannot be dismissed by gestures.
  var dismissalAttempts = 0

  /// Whether changes are shown as they happen, not only in their final state.
  var isRunning: Bool { depth > 0 }

  /// The number of seconds that have passed.
  var now: Double { timeline.now }

  init(_ clock: StageClock) { self.clock = clock }

  // MARK: - Moments

  /// Advances the timeline, and the clock by the same time.
  func pass(_ advance: (inout Timeline) -> Void) {
    let before = now
    advance(&timeline)
    clock.advance(by: Duration(roundingSeconds: now - before))
  }

  /// Lets time pass until `moment`; code that sleeps is not woken.
  func pass(to moment: StageMoment) {
    switch moment {
    case .end(let end, let delay):
      timeline.advance(by: end - now)
      clock.advance(to: clock.now.advanced(by: delay))
    case .time(let instant, let delay):
      timeline.advance(by: delay.seconds)
      clock.advance(to: instant)
    }
  }

  /// The next moment for which code could wait; `nil` if nothing moves and nothing sleeps.
  var nextMoment: StageMoment? {
    let end = timeline.nextEnd.map { end in
      StageMoment.end(end, delay: Duration(roundingSeconds: end - now))
    }
    let wake = clock.nextDeadline().map { deadline in
      StageMoment.time(deadline, delay: clock.now.duration(to: deadline))
    }
    guard let end, let wake else { return end ?? wake }
    return end.delay <= wake.delay ? end : wake
  }

  // MARK: - Transitions

  /// Whether a transition of the change with that number is running.
  func isTransitionRunning(_ change: Int) -> Bool {
    isRunning && timeline.tracks.contains { $0.call == change }
  }

  /// Starts the transitions to `next`, the scene that was just settled; without animation if `isAnimated` is `false`,
  /// or if no call since the last scene was animated.
  func follow(_ next: StageScene, isAnimated: Bool) {
    if let scene {
      timeline.change(
        from: scene,
        to: next,
        isAnimated: isAnimated && (settledCalls.isEmpty || settledCalls.contains { $0 }),
        calls: settledCalls.count
      )
    }
    settledCalls = []
    scene = next
  }

  /// The current instant, before `settled` is shown; findings of the kinds in `silenced` are only counted.
  func instant(before settled: IndexedTree, silencing silenced: Set<FindingCode>) -> IndexedTree {
    guard isRunning, let scene, !timeline.tracks.isEmpty || !timeline.findings.isEmpty else {
      return settled
    }
    return StageInstant(scene, tracks: timeline.tracks, at: now)
      .shown(
        adding: timeline.findings.filter { !silenced.contains($0.code) },
        silenced: timeline.findings.filter { silenced.contains($0.code) }
      )
  }

  /// The nodes that the running transitions keep out of sight or reach; `nil` if none is running by itself.
  ///
  /// UIKit lets nothing in the window be touched before a presentation or a dismissal is complete (openradar 36531447,
  /// where one that never completes blocks the window), and buttons under a standard transition ignore a second tap.
  /// Since iOS 26 pushes and pops can be interrupted (WWDC25, session 284), so the visible part of a moving screen is
  /// within reach here. This is fairly certain for content that leaves; content that appears is out of reach only while
  /// it is out of sight.
  var motion: TouchMap.Motion? {
    let tracks = isRunning ? timeline.tracks.filter { !$0.isHeld } : []
    guard let track = tracks.first, let scene else { return nil }
    return TouchMap.Motion(
      words: track.words,
      areOutOfReach: StageInstant(scene, tracks: tracks, at: now).areOutOfReach(),
      isLedByFinger: timeline.leaving != nil
    )
  }

  // MARK: - Fingers

  /// Shows the movement of a gesture, unless the stage settles at once.
  func hold(
    _ kind: StageTransition.Kind,
    place: String,
    motion: SceneMotion,
    on surface: LayerKey,
    uncovering preview: (() -> StageScene)? = nil
  ) {
    guard isRunning, let scene else { return }
    let subject: SceneSubject =
      if case .screenIn(_, _, let host, let layer) = motion { .stack(host, on: layer) } else {
        .layer(surface)
      }
    timeline.hold(
      SceneTrack(
        kind: kind,
        place: place,
        motion: motion,
        subject: subject,
        former: preview?() ?? scene,
        start: now,
        duration: .infinity,
        curve: .linear
      )
    )
  }

  /// Moves the gesture in progress to the progress `way`, from 0 to 1.
  func moveHeld(to way: Double, changing change: (SceneMotion) -> SceneMotion = { $0 }) {
    assert((0...1).contains(way), "A gesture is at \(way) of its way.")
    guard let held = timeline.tracks.first(where: \.isHeld) else { return }
    timeline.moveHeld(to: way, motion: change(held.motion))
  }
}

extension ElementTree {
  /// Notifies elements that have left the screen, once the transition that removed them is over.
  func releaseDisappearances(in time: StageTime) {
    let running = Set(time.timeline.tracks.map(\.call))
    releaseDisappearances { !running.contains($0) }
  }
}

/// A moment for which code waits.
enum StageMoment {
  /// The end of a transition in seconds of the stage, which comes after `delay`.
  case end(Double, delay: Duration)

  /// A moment of the clock, which comes after `delay`.
  case time(StageClock.Instant, delay: Duration)

  var delay: Duration {
    switch self {
    case .end(_, let delay), .time(_, let delay): delay
    }
  }
}

extension Duration {
  /// The duration of `seconds`, rounded to nanoseconds; zero if that is not a positive, finite number.
  init(roundingSeconds seconds: Double) {
    guard seconds > 0, seconds.isFinite else {
      self = .zero
      return
    }
    self = .nanoseconds(Int64((min(seconds, 9e9) * 1e9).rounded()))
  }

  /// The number of seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
