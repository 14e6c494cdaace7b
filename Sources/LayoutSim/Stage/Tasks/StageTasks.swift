import Dispatch
import FlowEngine

/// The asynchronous code that a stage follows.
@MainActor
final class StageTasks {
  private var followed: [FollowedTask] = []

  /// The labels of all code that was ever followed.
  private(set) var labels: Set<String> = []

  /// The code that has not begun, in the order in which it was started.
  ///
  /// Each begins when the previous one has begun: the runtime guarantees no order of tasks that are started together.
  private var notBegun: [(task: FollowedTask, code: @MainActor () async -> Void)] = []

  /// The code that begins in the next turn.
  private var beginning: (@MainActor () async -> Void)?
  private var isBeginning = false

  /// The number of reasons to keep code asleep whose real-time sleep is over.
  private var holds = 0

  private weak var coordinator: AnyCoordinator?
  let clock: StageClock

  init(of coordinator: AnyCoordinator, on clock: StageClock) {
    self.coordinator = coordinator
    self.clock = clock
    clock.beginUse()
  }

  deinit {
    clock.endUse()
    guard !followed.isEmpty else { return }
    // Code that waits for this stage could not continue without it.
    Task { @MainActor [followed, weak coordinator = coordinator] in
      for task in followed { task.cancel() }
      coordinator?.transitionsEnded()
    }
  }

  /// The unfinished tasks, in the order in which they were started.
  var going: [FollowedTask] {
    followed.removeAll { !$0.isGoing }
    return followed
  }

  /// Keeps code asleep whose real-time sleep is over, until ``releaseSleepers()`` or until it is cancelled.
  ///
  /// The real time that a stage takes to come to rest must not determine which code it has followed.
  func holdSleepers() {
    holds += 1
    for task in followed { task.sleep.isHeld = true }
  }

  func releaseSleepers() {
    holds -= 1
    assert(holds >= 0, "Sleeping code is released more often than held.")
    for task in followed { task.sleep.isHeld = holds > 0 }
  }

  /// Starts `code`, and calls `end` when it is finished.
  func start(
    _ label: String,
    _ code: @escaping @MainActor () async -> Void,
    end: @escaping @MainActor () -> Void
  ) -> FollowedTask {
    let lifeline = FollowedTask.begin(label, on: clock)
    let task = lifeline.task
    task.sleep.isHeld = holds > 0
    followed.append(task)
    labels.insert(label)
    notBegun.append(
      (
        task,
        {
          await TaskFollowing.$current.withValue(lifeline) { await code() }
          end()
        }
      )
    )
    if !isBeginning { beginNext() }
    return task
  }

  /// Performs `body`, and follows the tasks that it starts.
  func following<Result>(_ label: @autoclosure () -> String, _ body: () -> Result) -> Result {
    // Code that a followed task calls is part of that task.
    guard TaskFollowing.current == nil else { return body() }
    var lifeline = FollowedTask.begin("", on: clock)
    defer {
      if !isKnownUniquelyReferenced(&lifeline) {
        lifeline.task.label = label()
        followed.append(lifeline.task)
        labels.insert(lifeline.task.label)
      }
    }
    return TaskFollowing.$current.withValue(lifeline) { body() }
  }

  private func beginNext() {
    isBeginning = !notBegun.isEmpty
    guard isBeginning else { return }
    assert(beginning == nil, "Code begins while other code has not begun, of \(notBegun.count).")
    let (task, code) = notBegun.removeFirst()
    beginning = code
    task.attach(
      Self.begin(task.sleep) { [weak self] in
        // Code that has not begun is dropped with its stage, which is its only owner.
        guard let code = self?.takeBeginning() else { return }
        self?.beginNext()
        await code()
      }
    )
  }

  private func takeBeginning() -> (@MainActor () async -> Void)? {
    defer { beginning = nil }
    return beginning
  }

  private static func begin(
    _ sleep: RealSleep,
    _ code: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    // It is not part of the code that starts it.
    TaskFollowing.$current.withValue(nil) {
      if #available(macOS 15, iOS 18, *) {
        return Task(executorPreference: TurnExecutor(sleep)) { await code() }
      }
      return Task { await code() }
    }
  }
}

/// Asynchronous code that a stage follows, together with the tasks that it starts.
@MainActor
final class FollowedTask {
  /// The label of the element that started it, for messages.
  var label: String

  /// Running code retains it.
  private weak var lifeline: TaskLifeline?

  /// The number of its parts that wait for a hierarchy.
  fileprivate var pauses = 0

  /// Whether it is cancelled when an element disappears.
  var isOfElement = false

  /// The parts of its own code, not of tasks that it starts, that sleep in real time.
  let sleep = RealSleep()

  private var handle: Task<Void, Never>?
  private(set) var isCancelled = false

  private init(_ label: String) { self.label = label }

  /// Starts a task that counts as running as long as the returned lifeline is retained.
  static func begin(_ label: String, on clock: StageClock) -> TaskLifeline {
    let task = FollowedTask(label)
    let lifeline = TaskLifeline(task, on: clock)
    task.lifeline = lifeline
    return lifeline
  }

  /// The current task; `nil` in code that no stage follows.
  static var current: FollowedTask? { (TaskFollowing.current as? TaskLifeline)?.task }

  /// Whether the code or a task that it started is still running.
  var isGoing: Bool { lifeline != nil }

  /// Whether a part of it waits for a hierarchy.
  var isPaused: Bool { pauses > 0 }

  /// Cancels `handle` with this task.
  func attach(_ handle: Task<Void, Never>) {
    assert(self.handle == nil, "\(label) is two tasks.")
    self.handle = handle
    if isCancelled { handle.cancel() }
  }
}

extension FollowedTask: StartedTask {
  func cancel() {
    isCancelled = true
    handle?.cancel()
    sleep.isHeld = false
  }
}

/// The object that a followed task and all tasks that it starts inherit, and retain until they are finished.
///
/// The runtime copies task-local values into each task that is started with `Task { … }`, so that its end is known
/// although nothing waits for it.
final class TaskLifeline: TaskFollower {
  let task: FollowedTask

  /// The clock of the stage.
  let clock: StageClock

  init(_ task: FollowedTask, on clock: StageClock) { (self.task, self.clock) = (task, clock) }

  func taskPaused() { task.pauses += 1 }

  func taskResumed() {
    task.pauses -= 1
    assert(task.pauses >= 0, "\(task.label) resumes more often than it pauses.")
  }
}

/// Runs the parts of a followed task that belong to no actor in turns of the main actor, one after the other.
///
/// The runtime would run them on any thread, in an order that differs from run to run.
@available(macOS 15, iOS 18, *)
final class TurnExecutor: TaskExecutor {
  private let sleep: RealSleep

  init(_ sleep: RealSleep) { self.sleep = sleep }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let run: @Sendable () -> Void = { [self] in
      Task { @MainActor in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
    if RealSleep.isEnding { sleep.end(run) } else { run() }
  }
}

/// The parts of a task whose real-time sleep is over, and that resume once they are no longer held.
final class RealSleep: Sendable {
  private struct State {
    var isHeld = false
    var parts: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())

  /// Whether parts whose sleep is over wait.
  var isHeld: Bool {
    get { state.withLock { $0.isHeld } }
    set {
      let parts = state.withLock { state -> [@Sendable () -> Void] in
        state.isHeld = newValue
        guard !newValue else { return [] }
        defer { state.parts = [] }
        return state.parts
      }
      for part in parts { part() }
    }
  }

  /// Performs `part`, which continues after a sleep, or keeps it while parts are held.
  func end(_ part: @escaping @Sendable () -> Void) {
    let isHeld = state.withLock { state in
      if state.isHeld { state.parts.append(part) }
      return state.isHeld
    }
    if !isHeld { part() }
  }

  /// Whether the current thread resumes code that has slept in real time.
  ///
  /// The runtime ends a sleep with a separate task, which inherits no task-local values. Code that hops from one actor
  /// to another is resumed outside of tasks, and code of the main actor by the main queue. Detached tasks that resume
  /// other code look the same, and are not followed either.
  static var isEnding: Bool {
    TaskFollowing.current == nil && withUnsafeCurrentTask { $0 != nil }
      && DispatchQueue.getSpecific(key: isMainQueue) == nil
  }

  private static let isMainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
