import FlowEngine

/// The number of consecutive turns in which all tasks have to wait before they count as quiet.
private let quietTurns = 8

extension StageTasks {
  /// Lets the followed code take turns, and returns whether all of it waits for something known, or is finished.
  func isQuiet(besides left: Set<String>, within turnLimit: Int) async -> Bool {
    var (turns, quiet) = (0, 0)
    while quiet < quietTurns, turns < turnLimit {
      turns += 1
      quiet = going(besides: left).allSatisfy(isWaiting) ? quiet + 1 : 0
      await Task.yield()
      // Tasks that the code has started run on other threads, too.
      if turns <= quietTurns || turns.isMultiple(of: quietTurns) { await Task.detached {}.value }
    }
    return turns < turnLimit
  }

  /// Throws if no code with one of `labels` was ever followed: it may have another label since.
  func check(_ labels: Set<String>) throws(StageError) {
    let unknown = labels.subtracting(self.labels)
    if !unknown.isEmpty { throw .noSuchTask(unknown.sorted(), available: self.labels.sorted()) }
  }

  /// The running tasks that have to be waited for.
  func going(besides left: Set<String>) -> [FollowedTask] {
    going.filter { isAwaited($0, besides: left) }
  }

  /// Whether `task` has to be waited for; a task does not wait for itself.
  func isAwaited(_ task: FollowedTask?, besides left: Set<String>) -> Bool {
    guard let task else { return true }
    return !left.contains(task.label) && task !== FollowedTask.current
  }

  /// Whether `task` waits for something known.
  func isWaiting(_ task: FollowedTask) -> Bool {
    task.isPaused || clock.sleepingTasks.contains { $0 === task }
  }

  func labels(of tasks: [FollowedTask?]) -> [String] {
    var known: Set<String> = []
    return tasks.map { $0?.label ?? "a sleep on the stage's clock" }
      .filter { known.insert($0).inserted }
  }

  /// The code that still sleeps, or waits for something that no stage provides.
  var unfollowed: [UnfollowedCode] {
    let asleep = clock.sleepingTasks
    return going.filter { !$0.isPaused }.map { task in
      UnfollowedCode(
        label: task.label,
        isOfElement: task.isOfElement,
        isAsleep: asleep.contains { $0 === task }
      )
    }
  }
}

/// Code that waits for something that no stage provides, such as a server, a stream or a real sleep, or sleeps forever.
package struct UnfollowedCode: Hashable, Sendable, Codable {
  /// The label of the task, or the place where it was started.
  package let label: String

  /// Whether it runs as long as an element is shown, as that of ``Element/task(name:priority:_:)`` does.
  package let isOfElement: Bool

  /// Whether it sleeps repeatedly on the stage's clock.
  package let isAsleep: Bool
}

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
