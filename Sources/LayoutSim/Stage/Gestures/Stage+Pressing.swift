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

  /// Moves the gesture in progress to the progress `way`, from 0 to 1.
  func moveHeld(to way: Double, changing change: (SceneMotion) -> SceneMotion = { $0 }) {
    followChanges()
    guard let held = time.timeline.tracks.first(where: \.isHeld) else { return }
    time.timeline.moveHeld(to: way, motion: change(held.motion))
  }

  /// Returns the layers that the gesture in progress holds to their former places.
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

extension Stage {
  /// Toggles the switch `name`.
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func toggle(_ name: String) throws(StageError) {
    try beginGesture()
    let control = try current.switchTarget(name)
    try current.refuseConstant(control)
    press(control.action)
  }

  /// Turns the switch `name` on or off, unless it already is.
  ///
  /// ```swift
  /// struct Reminder: Element {
  ///   @Local var isOn = false
  ///
  ///   var body: some Element {
  ///     SwitchControl("Remind me", isOn: $isOn)
  ///     if isOn { TextBlock("Ten minutes before") }
  ///   }
  /// }
  ///
  /// let stage = Stage { Reminder() }
  /// try stage.set("Remind me", to: true)
  /// #expect(stage.element(labelled: "Ten minutes before") != nil)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The label as a user reads it, or `#` and a tag.
  ///   - isOn: Whether it is on afterwards.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func set(_ name: String, to isOn: Bool) throws(StageError) {
    try beginGesture()
    let control = try current.switchTarget(name)
    let facts = current.renderTree.nodes[control.position].facts
    guard facts.contains(.isOn(!isOn)) else { return }
    try current.refuseConstant(control)
    press(control.action)
  }
}
