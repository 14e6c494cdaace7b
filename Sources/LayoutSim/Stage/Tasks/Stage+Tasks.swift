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
  private func start(
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
    let isLate = activity == .settling
    if !isLate { beginTime() }
    return tasks.start(label) { [weak self] in
      if isLate { self?.beginTime() }
      await code()
    } end: { [weak self] in
      self?.endTime()
    }
  }

  /// Starts the asynchronous code of the elements on this stage.
  func makeTaskStarter() -> TaskStarter {
    var starter = TaskStarter { [weak self] cause, label, code in
      guard let self else { return TaskStarter.detached.start(cause, label, code) }
      return start(cause, label, code)
    }
    starter.links = links
    return starter
  }

  /// Performs app code that nothing waits for, and follows the tasks that it starts.
  package func following<Result>(_ body: () -> Result) -> Result {
    tasks.following("a task begun on \(frontScreen)", body)
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

extension Stage {
  /// The next moment for which code could wait; `nil` if nothing moves and nothing sleeps.
  var nextMoment: StageMoment? {
    let end = time.timeline.nextEnd.map { end in
      StageMoment.end(end, delay: Duration(roundingSeconds: end - now))
    }
    let wake = clock.nextDeadline().map { deadline in
      StageMoment.time(deadline, delay: clock.now.duration(to: deadline))
    }
    guard let end, let wake else { return end ?? wake }
    return end.delay <= wake.delay ? end : wake
  }

  /// Lets time pass until `moment`; code that sleeps is not woken.
  func pass(to moment: StageMoment) {
    switch moment {
    case .end(let end, let delay):
      time.timeline.advance(by: end - now)
      clock.advance(to: clock.now.advanced(by: delay))
    case .time(let instant, let delay):
      time.timeline.advance(by: delay.seconds)
      clock.advance(to: instant)
    }
    endMoment()
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
