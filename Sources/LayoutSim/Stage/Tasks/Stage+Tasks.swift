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
  /// No time passes. Code that waits for something else is left after 10,000 turns of the main actor.
  public func proceed() async {
    var (turns, quiet) = (0, 0)
    while !tasks.going.isEmpty, quiet < quietTurns, turns < turnLimit {
      turns += 1
      quiet = tasks.going.allSatisfy(\.isWaiting) ? quiet + 1 : 0
      await Task.yield()
    }
  }

  /// Lets the followed code go on until all of it is over, and advances the clock to the end of what moves as
  /// often as the code waits for that.
  ///
  /// - Throws: ``StageError/unfinished(tasks:)`` with the labels of what waits for something that is no transition,
  ///   such as the end of a flow; that code continues to wait.
  public func finish() async throws(StageError) {
    var transitions = 0
    while true {
      await proceed()
      if tasks.going.isEmpty { return }
      followChanges()
      guard let end = time.timeline.nextEnd, transitions < transitionLimit else {
        throw .unfinished(tasks: tasks.going.map(\.label))
      }
      transitions += 1
      advance(by: end - now)
    }
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
