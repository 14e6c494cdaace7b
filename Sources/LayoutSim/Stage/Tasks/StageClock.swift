import FlowEngine

/// A clock whose time passes only when a stage advances it.
///
/// Code that sleeps accepts `any Clock<Duration>`, and gets a continuous clock in the app and this one in tests:
///
/// ```swift
/// let clock = StageClock()
/// let stage = Stage(ClockedCoordinator(clock: clock), clock: clock)
/// try await stage.proceed(by: 0.3)  // the pause before a search is over
/// ```
///
/// ``Stage/advance(by:)``, ``Stage/proceed(by:)`` and ``Stage/finish(leaving:)`` advance it. Several stages that show
/// the same app may share a clock; it is advanced by each. Sleeping code is cancelled when the last of its stages is
/// released.
public final class StageClock: Clock {
  /// A moment of a ``StageClock``.
  public struct Instant: InstantProtocol, Codable, Sendable {
    /// The time since the clock was created.
    public let elapsed: Duration

    /// The moment at which a clock has been running for `elapsed`.
    public init(elapsed: Duration) { self.elapsed = elapsed }

    /// The moment `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// The time from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether the left moment is before the right one.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private let state = Locked(SleepingCode())

  /// Creates a clock that begins at zero.
  public init() {}

  /// The current moment.
  public var now: Instant { state.withLock { $0.now } }

  /// A nanosecond, to which seconds in `Double` are rounded.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the current task until `deadline`; returns at once if that is not in the future.
  ///
  /// Code of the main actor stays on it, so that the order in which code resumes does not depend on a machine's load.
  ///
  /// - Parameters:
  ///   - deadline: The moment of waking.
  ///   - tolerance: Not used; code wakes exactly at its deadline, or when the clock is advanced beyond it.
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil)
    async throws
  {
    try Task.checkCancellation()
    let follower = TaskFollowing.current
    let number = state.withLock { $0.nextNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let sleeper = SleepingCode.Sleeper(
          number: number,
          deadline: deadline,
          follower: follower,
          continuation: continuation
        )
        state.withLock { $0.add(sleeper) }?.end()
      }
    } onCancel: {
      state.withLock { $0.cancel(number) }?.end()
    }
    if state.withLock({ $0.wakesInTurn }) { wakeNext() }
  }
}

extension StageClock {
  /// Suspends the current task for `duration`; see ``sleep(until:tolerance:)``.
  public nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil)
    async throws
  {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// The next moment at which code wakes whose task satisfies `counts`, which gets `nil` if the task is unknown; `nil`
  /// if no such code sleeps.
  func nextDeadline(where counts: (FollowedTask?) -> Bool = { _ in true }) -> Instant? {
    sleepers.filter { counts($0.task) }.map(\.deadline).min()
  }

  /// The tasks with sleeping parts; `nil` for tasks that are unknown.
  @MainActor var sleepingTasks: [FollowedTask?] { sleepers.map(\.task) }

  /// Advances the clock by `duration`, and wakes the code whose deadline has passed, one piece after the other.
  func advance(by duration: Duration) {
    guard duration > .zero else { return }
    state.withLock { state in
      state.now = state.now.advanced(by: duration)
      state.wakesInTurn = true
    }
    wakeNext()
  }

  /// Advances the clock to `instant`, without waking any code: ``wakeNext()`` does that.
  func advance(to instant: Instant) {
    state.withLock { state in
      state.now = max(state.now, instant)
      state.wakesInTurn = false
    }
  }

  /// Wakes the code whose deadline has passed first; returns whether there was any.
  @discardableResult
  func wakeNext() -> Bool {
    guard let sleeper = state.withLock({ $0.takeNextDue() }) else { return false }
    sleeper.continuation.resume()
    return true
  }

  /// Records that a stage uses the clock.
  func beginUse() {
    state.withLock { $0.users += 1 }
  }

  /// Records that a stage that used the clock is released: if it was the last one, sleeping code is cancelled.
  func endUse() {
    let cancelled = state.withLock { state -> [SleepingCode.Sleeper] in
      state.users -= 1
      assert(state.users >= 0, "A stage stops using a clock that it does not use.")
      return state.users == 0 ? state.takeAll() : []
    }
    for sleeper in cancelled { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  private var sleepers: [SleepingCode.Sleeper] { state.withLock { $0.sleepers } }
}

extension StageClock {
  /// The clock of the stage that follows the current code; `nil` in code that none follows.
  package static var current: StageClock? { (TaskFollowing.current as? TaskLifeline)?.clock }
}

private struct StageClockKey: InheritedKey { static let defaultValue: StageClock? = nil }

extension InheritedValues {
  /// The clock of the stage; `nil` outside one, where no time passes.
  package var stageClock: StageClock? {
    get { self[StageClockKey.self] }
    set { self[StageClockKey.self] = newValue }
  }
}
