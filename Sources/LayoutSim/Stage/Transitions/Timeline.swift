/// The virtual clock of a stage and the transitions that run on it.
///
/// It handles scenes only as values, independently of the hierarchy.
struct Timeline {
  /// The virtual seconds since the stage was created.
  private(set) var now = 0.0

  /// The running transitions, in the order in which they began.
  private(set) var tracks: [SceneTrack] = []

  /// The phases that transitions have reached, in order of time.
  private(set) var log: [TransitionRecord] = []

  /// Changes that a device would have dropped or delayed.
  private(set) var findings: [Finding] = []

  /// The number of changes.
  private(set) var call = 0

  /// The layer that a gesture dismisses, which stays in the scene until its transition is over.
  private(set) var leaving: LayerKey?

  /// The layer whose transition is over, until it has been taken from the scene.
  private var left: LayerKey?

  /// Whether the next move of a sheet follows a fling.
  var followsFling = false

  init() {}

  // MARK: - Changes

  /// Starts the transitions that a device would show from `former` to `scene`, which are over at once if the
  /// change is not animated.
  ///
  /// Transitions of several `calls` in one tick are distinguished.
  mutating func change(
    from former: StageScene,
    to scene: StageScene,
    isAnimated: Bool = true,
    calls: Int = 1
  ) {
    let changes = scene.changes(since: former)
    guard !changes.isEmpty else { return }
    call += 1
    for (number, change) in changes.enumerated() {
      if number > 0, calls > 1 { call += 1 }
      if case .layer(let key) = change.subject, key == leaving || key == left {
        followLeaving(change)
      } else {
        start(change, from: former, to: scene, isAnimated: isAnimated)
      }
    }
    followsFling = false
  }

  private mutating func start(
    _ change: SceneChange,
    from former: StageScene,
    to scene: StageScene,
    isAnimated: Bool
  ) {
    let traits = scene.tree.traits
    var timing =
      change.animation.map(TransitionTiming.init)
      ?? TransitionTiming(change.kind, on: traits.platform, isFling: followsFling)
    if change.kind == .dismiss, change.motion == .none { timing = .atOnce }
    if !isAnimated, change.kind.belongsToCalls { timing = .atOnce }
    let conflict = TransitionConflict(change, beginning: call, at: now, among: tracks)
    if let conflict { note(conflict.finding) }
    var track = SceneTrack(
      kind: change.kind,
      place: change.place,
      motion: change.motion,
      subject: change.subject,
      presenter: change.presenter,
      isInPlace: change.isInPlace,
      former: former,
      start: now,
      duration: timing.duration,
      curve: timing.curve,
      call: call
    )
    let takesOver = timing.duration > 0 || change.kind.moves
    if takesOver, let index = tracks.firstIndex(where: { $0.subject == change.subject }) {
      let running = tracks.remove(at: index)
      track.takeOver(from: running, at: now, in: former)
      if running.kind == track.kind, running.isHeld {
        // The gesture has begun it: it continues.
        track.phase = running.phase
      } else if !running.isHeld || running.kind == .pop {
        let isTurnedBack = running.isHeld || running.isTurnedBack(by: track)
        record(isTurnedBack ? .cancelled : .did, of: running, at: now)
      }
    }
    if track.phase == .will { record(.will, of: track, at: now) }
    if track.duration > 0 {
      assert(
        !tracks.contains { $0.subject == track.subject },
        "\(track.place) moves in two transitions."
      )
      tracks.append(track)
    } else {
      record(.did, of: track, at: now)
    }
  }

  // MARK: - Gestures

  /// Begins to dismiss `layer`, as a gesture does, which stays in the `scene` until that is over.
  mutating func leave(_ layer: StageScene.Layer, in scene: StageScene) {
    leaving = layer.key
    start(.dismiss, .layerOut(layer.key), of: layer, in: scene)
  }

  /// Presents `layer` again, which a gesture has dismissed and the app has kept in the `scene`.
  mutating func comeBack(_ layer: StageScene.Layer, in scene: StageScene) {
    start(.present, .layerIn(layer.key), of: layer, in: scene)
  }

  private mutating func start(
    _ kind: StageTransition.Kind,
    _ motion: SceneMotion,
    of layer: StageScene.Layer,
    in scene: StageScene
  ) {
    call += 1
    let change = SceneChange(
      kind: kind,
      place: layer.name,
      motion: motion,
      subject: .layer(layer.key),
      presenter: layer.presenter
    )
    start(change, from: scene, to: scene, isAnimated: true)
  }

  /// Lets a layer that a gesture dismisses go its way, whatever else happens to it.
  private mutating func followLeaving(_ change: SceneChange) {
    guard change.kind == .dismiss else { return }
    for index in tracks.indices where tracks[index].subject == change.subject {
      tracks[index].call = call
    }
    leaving = nil
  }

  /// Takes the layer that a gesture has dismissed, whose transition is over, to be taken from the scene until
  /// ``forgetLeft()``; `nil` if there is none.
  mutating func takeLeft() -> LayerKey? {
    guard let key = leaving, !tracks.contains(where: { $0.subject == .layer(key) }) else {
      return nil
    }
    (left, leaving) = (key, nil)
    return key
  }

  /// Lets the layer that a gesture has dismissed be like any other.
  mutating func forgetLeft() { left = nil }

  /// Adds `track`, controlled by a gesture until ``releaseGesture(platform:isFling:)`` or the change that it
  /// leads to.
  mutating func hold(_ track: SceneTrack) {
    assert(track.isHeld && !tracks.contains(where: \.isHeld), "A stage has one finger.")
    // The finger catches what is still on its way.
    if let index = tracks.firstIndex(where: { $0.subject == track.subject }) {
      end(tracks[index], at: index)
    }
    guard track.kind == .pop else {
      // A sheet that is dragged is not a transition yet.
      tracks.append(track)
      return
    }
    var track = track
    record(.will, of: track, at: now)
    record(.during, of: track, at: now)
    track.phase = .during
    tracks.append(track)
  }

  /// Moves the track that a gesture controls.
  mutating func moveHeld(to way: Double, motion: SceneMotion? = nil) {
    assert((0...1).contains(way), "A finger is at \(way) of its way.")
    guard let index = tracks.firstIndex(where: \.isHeld) else { return }
    if let motion { tracks[index].motion = motion }
    tracks[index].from = way
  }

  /// Returns the track that a gesture controls to its start.
  mutating func releaseGesture(platform: PlatformProfile, isFling: Bool = false) {
    guard let index = tracks.firstIndex(where: \.isHeld) else { return }
    var track = tracks[index]
    let timing = TransitionTiming(track.kind, on: platform, isFling: isFling)
    track.start = now
    track.curve = timing.curve
    track.goal = 1
    if track.kind == .pop {
      // It takes a fraction of the time that equals its progress.
      track.duration = timing.duration * track.progress(at: now)
    } else {
      track.duration = timing.duration
      record(.will, of: track, at: now)
    }
    tracks[index] = track
    if track.duration == 0 { end(track, at: index) }
  }

  // MARK: - Time

  /// Advances the clock; a value that is not a positive number of seconds counts as none.
  mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    guard seconds.isFinite else { return settle() }
    advance(to: now + seconds)
  }

  /// Advances the clock to `moment`, which is not before ``now``.
  mutating func advance(to moment: Double) {
    assert(moment >= now, "Time cannot go back from \(now) to \(moment).")
    now = moment
    beginMoving()
    while let index = firstToEnd(before: now) { end(tracks[index], at: index) }
  }

  /// Ends all transitions, and advances the clock to the end of the last one.
  mutating func settle() {
    for track in tracks where track.isHeld && track.kind == .pop {
      record(.cancelled, of: track, at: now)
    }
    tracks.removeAll(where: \.isHeld)
    beginMoving()
    while let index = firstToEnd(before: .infinity) {
      now = max(now, tracks[index].end)
      end(tracks[index], at: index)
    }
    assert(tracks.isEmpty, "\(tracks.map(\.place)) move after everything has settled.")
  }

  /// The next end of a transition; `nil` if nothing moves except gestures.
  var nextEnd: Double? { tracks.lazy.filter { !$0.isHeld }.map(\.end).min() }

  /// Adds `finding`, once.
  mutating func note(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Discards the findings.
  mutating func forgetFindings() { findings = [] }

  private func firstToEnd(before limit: Double) -> Int? {
    // Seconds are accumulated in steps, so the end may be missed by a rounding error.
    tracks.indices.filter { tracks[$0].end <= limit + 1e-9 }
      .min { tracks[$0].end < tracks[$1].end }
  }

  private mutating func beginMoving() {
    for index in tracks.indices where tracks[index].phase == .will && !tracks[index].isHeld {
      tracks[index].phase = .during
      record(.during, of: tracks[index], at: tracks[index].start)
    }
  }

  private mutating func end(_ track: SceneTrack, at index: Int) {
    tracks.remove(at: index)
    // A cancelled gesture has changed nothing.
    record(track.isReturning ? .cancelled : .did, of: track, at: min(track.end, now))
  }

  private mutating func record(
    _ phase: StageTransition.Phase,
    of track: SceneTrack,
    at time: Double
  ) {
    assert(time <= now, "\(track.place) is recorded at \(time), after \(now).")
    log.append(
      TransitionRecord(time: time, phase: phase, kind: track.kind, place: track.place)
    )
  }
}

extension StageTransition.Kind {
  /// Whether calls lead to it, which may be made without animation.
  fileprivate var belongsToCalls: Bool {
    switch self {
    case .push, .pop, .present, .dismiss, .detent, .tab, .root: true
    case .rotation, .keyboard: false
    }
  }

  /// Whether something appears, disappears or changes its place, even if it takes no time.
  fileprivate var moves: Bool { self != .tab && self != .root }
}
