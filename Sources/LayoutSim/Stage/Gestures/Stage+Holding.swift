import FlowEngine

extension Stage {
  /// Shows the movement of a gesture, unless the stage settles at once.
  func hold(
    _ kind: StageTransition.Kind,
    place: String,
    motion: (LayerKey) -> SceneMotion,
    on surface: LiveSurface,
    uncovering preview: (() -> StageScene)? = nil
  ) {
    followChanges()
    guard time.isRunning, let scene = time.scene else { return }
    let motion = motion(surface.key)
    let subject: SceneSubject =
      if case .screenIn(_, _, let host, let layer) = motion { .stack(host, on: layer) } else {
        .layer(surface.key)
      }
    time.timeline.hold(
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

  /// Moves the gesture in progress to `way`, from 0 to 1.
  func moveHeld(to way: Double, changing change: (SceneMotion) -> SceneMotion = { $0 }) {
    followChanges()
    guard let held = time.timeline.tracks.first(where: \.isHeld) else { return }
    time.timeline.moveHeld(to: way, motion: change(held.motion))
  }

  /// Returns what the gesture in progress holds to its former place.
  func releaseGesture(isFling: Bool = false) {
    followChanges()
    time.timeline.releaseGesture(platform: traits.platform, isFling: isFling)
  }

  /// Performs `action` as ``press(_:)`` does; sheets bounce after a fling.
  func press(isFling: Bool, _ action: @MainActor () -> Void) {
    followChanges()
    time.timeline.followsFling = isFling
    press(action)
    time.timeline.followsFling = false
  }
}
