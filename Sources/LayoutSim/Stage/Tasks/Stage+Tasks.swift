import FlowEngine

/// The maximum number of turns of the main actor in which a task that waits for nothing known may go on.
private let turnLimit = 10_000

/// The number of turns in a row after which tasks that all wait are known to do so.
private let quietTurns = 8

/// The maximum number of transitions, one after the other, that tasks may lead to.
private let transitionLimit = 10_000

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
  ///   await home.transition { home.present(.letter) }
  ///   await home.transition { home.dismiss() }
  /// }
  /// try await stage.finish()
  /// ```
  ///
  /// It begins in the next turn of the main actor. While any such code, or any asynchronous action of an element,
  /// is going on, the stage is as inside ``withoutSettling(_:)``: changes start transitions, and the clock stands
  /// still until ``advance(by:)``, ``settle()`` or ``finish()``.
  ///
  /// - Parameter code: The code.
  public func run(_ code: @escaping @MainActor () async -> Void) {
    start("stage.run", code)
  }

  /// Lets the followed code go on until all of it waits for transitions or for the ends of flows, or is over.
  ///
  /// No time passes. Code that waits for something else is left after 10,000 turns of the main actor. Called by
  /// followed code, it waits for the other code.
  public func proceed() async {
    _ = await isQuietAfterTurns()
  }

  /// Lets the followed code go on until all of it is over, and advances the clock to the end of what moves as
  /// often as the code waits for that.
  ///
  /// Called by followed code, it waits for the other code.
  ///
  /// - Throws: ``StageError/unfinished(tasks:)`` with the labels of what waits for something that is no transition,
  ///   such as the end of a flow; that code continues to wait.
  public func finish() async throws(StageError) {
    var transitions = 0
    while true {
      let isQuiet = await isQuietAfterTurns()
      let going = tasksToWaitFor
      if going.isEmpty { return }
      followChanges()
      if let end = time.timeline.nextEnd, transitions < transitionLimit {
        transitions += 1
        advance(by: end - now)
      } else if !isQuiet || going.allSatisfy(\.isWaiting) {
        throw .unfinished(tasks: going.map(\.label))
      }
      // Otherwise some code has been woken meanwhile, by another call of this method for example.
    }
  }

  /// Lets the followed code take turns, and returns whether all of it waits for a hierarchy, or is over.
  private func isQuietAfterTurns() async -> Bool {
    var (turns, quiet) = (0, 0)
    while quiet < quietTurns, turns < turnLimit {
      let going = tasksToWaitFor
      if going.isEmpty { return true }
      turns += 1
      quiet = going.allSatisfy(\.isWaiting) ? quiet + 1 : 0
      await Task.yield()
    }
    return turns < turnLimit
  }

  /// The tasks that are going on, without the one that asks.
  private var tasksToWaitFor: [FollowedTask] {
    let current = TaskFollowing.current
    return tasks.going.filter { $0 !== current }
  }

  /// Starts and follows `code`.
  func start(_ label: String, _ code: @escaping @MainActor () async -> Void) {
    // Inside a settling stage, nothing is shown before it has settled.
    let isLate = activity == .settling
    if !isLate { beginTime() }
    tasks.start(label) { [weak self] in
      if isLate { self?.beginTime() }
      await code()
    } end: { [weak self] in
      self?.endTime()
    }
  }

  /// Starts the asynchronous actions of the elements on this stage.
  var taskStarter: TaskStarter {
    TaskStarter { [weak self] label, code in
      guard let self else { return TaskStarter.detached.start(label, code) }
      start(label, code)
    }
  }
}
