import FlowEngine

/// The code that sleeps on a clock.
struct SleepingCode: Sendable {
  /// A suspended piece of code.
  struct Sleeper: Sendable {
    /// The number of the sleep, in the order in which they began.
    let number: Int

    let deadline: StageClock.Instant
    let follower: (any TaskFollower)?
    let continuation: CheckedContinuation<Void, any Error>

    /// The task that it is a part of; `nil` if no stage follows it.
    var task: FollowedTask? { (follower as? TaskLifeline)?.task }
  }

  /// The end of a sleep that does not last until it is woken.
  enum End: Sendable {
    case woken(Sleeper)
    case cancelled(Sleeper)

    func end() {
      switch self {
      case .woken(let sleeper): sleeper.continuation.resume()
      case .cancelled(let sleeper): sleeper.continuation.resume(throwing: CancellationError())
      }
    }
  }

  var now = StageClock.Instant(elapsed: .zero)

  /// The number of stages that use the clock.
  var users = 0

  /// Whether code that wakes up wakes the next one.
  var wakesInTurn = false

  /// The code that sleeps, in the order in which it began to.
  private(set) var sleepers: [Sleeper] = []

  /// The numbers of sleeps that are about to begin, with whether they were cancelled.
  private var beginning: [Int: Bool] = [:]
  private var lastNumber = 0

  /// The number of a sleep that is about to begin.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    beginning[lastNumber] = false
    return lastNumber
  }

  /// Adds `sleeper`; returns the end of its sleep if it ends at once.
  mutating func add(_ sleeper: Sleeper) -> End? {
    if beginning.removeValue(forKey: sleeper.number) == true { return .cancelled(sleeper) }
    if sleeper.deadline <= now { return .woken(sleeper) }
    assert(
      !sleepers.contains { $0.number == sleeper.number },
      "Sleep \(sleeper.number) begins twice."
    )
    sleepers.append(sleeper)
    return nil
  }

  /// Cancels the sleep with `number`.
  mutating func cancel(_ number: Int) -> End? {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else {
      if beginning[number] != nil { beginning[number] = true }
      return nil
    }
    return .cancelled(sleepers.remove(at: index))
  }

  /// Removes and returns the sleeper whose deadline has passed first, and among several the one that began first.
  mutating func takeNextDue() -> Sleeper? {
    let due = sleepers.indices.filter { sleepers[$0].deadline <= now }
    let next = due.min { left, right in
      (sleepers[left].deadline, sleepers[left].number)
        < (sleepers[right].deadline, sleepers[right].number)
    }
    return next.map { sleepers.remove(at: $0) }
  }

  mutating func takeAll() -> [Sleeper] {
    defer { sleepers = [] }
    return sleepers
  }
}
