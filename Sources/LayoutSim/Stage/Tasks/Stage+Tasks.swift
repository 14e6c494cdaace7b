import FlowEngine

extension Stage: TransitionHost {
  /// Whether a transition or a gesture is in progress.
  public var isMoving: Bool {
    followChanges()
    return !time.timeline.tracks.isEmpty
  }
}

extension Stage {
  /// Starts asynchronous code and follows it.
  ///
  /// ```swift
  /// stage.run {
  ///   await lines.transition { lines.present(.stop("Harbour")) }
  ///   await lines.transition { lines.dismiss() }
  /// }
  /// try await stage.finish()
  /// ```
  ///
  /// It begins in the next turn of the main actor. While any such code, or any asynchronous action of a button or a
  /// field, is running, the stage is as inside ``withoutSettling(_:)``: changes start transitions, and the clock stands
  /// still until ``advance(by:)``, ``settle()`` or ``finish(leaving:)``.
  ///
  /// The stage also follows the tasks of elements (``Element/task(name:priority:_:)``), and those that code on the
  /// stage starts with `Task { … }`, but not those that it starts with `Task.detached`.
  ///
  /// - Parameter code: The code.
  public func run(_ code: @escaping @MainActor () async -> Void) {
    _ = start(.action, "stage.run", code)
  }

  /// Starts and follows `code`.
  func start(
    _ cause: TaskStarter.Cause,
    _ label: String,
    _ code: @escaping @MainActor () async -> Void
  ) -> FollowedTask {
    guard cause == .action else {
      let task = tasks.start(label, code) {}
      task.isOfElement = true
      return task
    }
    // Inside a settling stage, nothing is shown before it has settled.
    let isLate = activity.kind == .settling
    if !isLate { beginTime() }
    return tasks.start(label) { [weak self] in
      if isLate { self?.beginTime() }
      await code()
    } end: { [weak self] in
      self?.endTime()
    }
  }

  /// Performs app code that nothing waits for, and follows the tasks that it starts.
  package func following<Result>(_ body: () -> Result) -> Result {
    tasks.following("a task begun on \(frontScreen)", body)
  }
}
