import FlowEngine

/// The maximum number of turns of the main actor in which a task that waits for nothing known may continue.
///
/// Code that sleeps in real time is never waited for.
private let turnLimit = 500

/// The maximum number of moments, one after the other, to which tasks may lead in a given time.
private let momentLimit = 10_000

/// The same limit if no time is given: code that waits more often is unlikely to end.
private let endlessMomentLimit = 1_000

/// The maximum number of times that code may continue at one moment because other code has woken up, or has caused a
/// change.
private let roundLimit = 1_000

/// The same limit for code that never waits.
private let busyRoundLimit = 3

extension Stage {
  /// Lets the followed code run until all of it waits for transitions, for the ends of flows or for the clock, or is
  /// finished.
  ///
  /// No time passes. Changes made by the code are absorbed, and code that starts because of them runs, too. Code that
  /// waits for something else, such as real time (`Task.sleep`), is abandoned after 500 turns of the main actor: sleep
  /// on a ``StageClock`` instead. Called by followed code, it waits for the other code.
  public func proceed() async {
    tasks.holdSleepers()
    defer { tasks.releaseSleepers() }
    _ = await isQuietAfterChanges(besides: [], waking: false)
  }

  /// Lets the followed code run for `seconds`: time passes from one moment that code waits for to the next.
  ///
  /// With ``advance(by:)`` time passes at once, so that code that sleeps repeatedly wakes only once.
  ///
  /// ```swift
  /// await stage.proceed()  // the task begins
  /// try await stage.proceed(by: 0.5)
  /// #expect(stage.element(labelled: "Loading") != nil)
  /// try await stage.proceed(by: 0.5)
  /// #expect(stage.element(labelled: "Line 2 in 4 min") != nil)
  /// ```
  ///
  /// - Parameter seconds: The time; a value that is not a positive, finite number counts as none.
  /// - Throws: ``StageError/endless(tasks:seconds:waits:)`` if code waits for more than 10,000 moments in this time.
  public func proceed(by seconds: Double) async throws(StageError) {
    tasks.holdSleepers()
    defer { tasks.releaseSleepers() }
    let goal = clock.now.advanced(by: Duration(roundingSeconds: seconds))
    let start = now
    for _ in 0..<momentLimit {
      _ = await isQuietAfterChanges(besides: [], waking: true)
      if let moment = time.nextMoment, clock.now.advanced(by: moment.delay) <= goal {
        time.pass(to: moment)
        endMoment()
      } else if clock.now < goal {
        time.pass(to: .time(goal, delay: clock.now.duration(to: goal)))
        endMoment()
      } else {
        return
      }
    }
    throw .endless(
      tasks: tasks.labels(of: tasks.going + clock.sleepingTasks),
      seconds: now - start,
      waits: momentLimit
    )
  }

  /// Lets the followed code run until all of it is finished; time passes as often as the code waits for a transition or
  /// for the clock.
  ///
  /// Code that sleeps on the stage's clock is waited for even if the stage does not follow it. Called by followed code,
  /// it waits for the other code.
  ///
  /// ```swift
  /// let clock = StageClock()
  /// let stage = Stage(clock: clock) { Departures(clock: clock) }  // its .task sleeps for a second
  /// try await stage.finish()
  /// #expect(stage.element(labelled: "Line 2 in 4 min") != nil)
  /// ```
  ///
  /// - Parameter labels: The labels of tasks that may continue, such as one that listens as long as its screen is
  ///   shown: `finish(leaving: "news")`.
  /// - Throws: ``StageError/unfinished(tasks:)`` with the labels of code that waits for something else, such as the end
  ///   of a flow, or a sleep of real time; that code continues to wait. ``StageError/endless(tasks:seconds:waits:)`` if
  ///   code has waited for 1,000 moments; ``proceed(by:)`` goes on for longer. ``StageError/noSuchTask(_:available:)`` if
  ///   no code with one of `labels` was ever started, once the other code is finished.
  public func finish(leaving labels: String...) async throws(StageError) {
    tasks.holdSleepers()
    defer { tasks.releaseSleepers() }
    let left = Set(labels)
    let start = now
    for _ in 0..<endlessMomentLimit {
      let isQuiet = await isQuietAfterChanges(besides: left, waking: true)
      let going = tasks.going(besides: left)
      let isAwaited = { (task: FollowedTask?) in self.tasks.isAwaited(task, besides: left) }
      let deadline = clock.nextDeadline(where: isAwaited)
      if going.isEmpty, deadline == nil { return try tasks.check(left) }
      if deadline != nil || time.timeline.nextEnd != nil, let moment = time.nextMoment {
        time.pass(to: moment)
        endMoment()
      } else if !isQuiet || going.allSatisfy(tasks.isWaiting) {
        throw .unfinished(tasks: tasks.labels(of: going))
      }
      // Otherwise some code has been woken meanwhile, by another call of this method for example.
    }
    throw .endless(
      tasks: tasks.labels(of: tasks.going(besides: left) + clock.sleepingTasks),
      seconds: now - start,
      waits: endlessMomentLimit
    )
  }

  /// Lets the followed code run at this moment, and absorbs its changes, as long as that leads to more.
  ///
  /// - Parameters:
  ///   - left: The labels of code that is not waited for.
  ///   - isWaking: Whether sleeping code is woken once its deadline has passed.
  ///   - turnLimit: The number of turns of the main actor that code may take between two waits.
  ///   - roundLimit: The maximum number of changes that are absorbed.
  /// - Returns: Whether all of it waits for something known, or is finished.
  private func isQuietAfterChanges(
    besides left: Set<String>,
    waking isWaking: Bool,
    turnLimit: Int = turnLimit,
    roundLimit: Int = roundLimit
  ) async -> Bool {
    absorbPendingChanges()
    var busyRounds = 0
    for _ in 0..<roundLimit {
      let isQuiet = await tasks.isQuiet(besides: left, within: turnLimit)
      if isWaking, clock.wakeNext() { continue }
      if !isQuiet { busyRounds += 1 }
      guard absorbChanges(), busyRounds < busyRoundLimit else { return isQuiet }
    }
    return false
  }

  /// Lets followed code that sleeps in real time go on sleeping until it is cancelled.
  package func holdSleepers() { tasks.holdSleepers() }

  /// Lets the followed code run as ``finish(leaving:)`` does, but never for long.
  ///
  /// - Parameters:
  ///   - moments: The maximum number of transitions and sleeps on the clock for which time passes.
  ///   - turns: The number of turns of the main actor in which code that waits for nothing known may continue.
  /// - Returns: The code that was still sleeping when time stopped passing, or that waits for something that a stage
  ///   does not provide.
  package func follow(moments: Int, turns: Int) async -> [UnfollowedCode] {
    guard !tasks.going.isEmpty || clock.nextDeadline() != nil else { return [] }
    // A stage that never comes to rest would change in each round.
    guard settled?.isAtRest != false else { return [] }
    for count in 0...moments {
      _ = await isQuietAfterChanges(
        besides: [],
        waking: true,
        turnLimit: turns,
        roundLimit: moments
      )
      let isAwaited = clock.nextDeadline() != nil || !tasks.going.isEmpty && isMoving
      guard isAwaited, count < moments, let moment = time.nextMoment else { break }
      time.pass(to: moment)
      endMoment()
    }
    if isMoving { settle() }
    return tasks.unfollowed
  }

  /// The labels of code that waits for a hierarchy, such as for the end of a flow, each once.
  package var waitingCode: [String] { tasks.labels(of: tasks.going.filter(\.isPaused)) }
}
