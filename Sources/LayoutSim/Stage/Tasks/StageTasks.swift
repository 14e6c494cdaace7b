import FlowEngine

/// The asynchronous code that a stage follows.
@MainActor
final class StageTasks {
  private var followed: [FollowedTask] = []

  /// The code that has not begun, in the order in which it was started.
  ///
  /// Each begins when the previous one has begun: the runtime guarantees no order of tasks that are started together.
  private var notBegun: [(task: FollowedTask, code: @MainActor () async -> Void)] = []

  /// The code that begins in the next turn.
  private var beginning: (@MainActor () async -> Void)?
  private var isBeginning = false

  private weak var coordinator: AnyCoordinator?
  private let clock: StageClock

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

  /// Starts `code`, and calls `end` when it is finished.
  func start(
    _ label: String,
    _ code: @escaping @MainActor () async -> Void,
    end: @escaping @MainActor () -> Void
  ) -> FollowedTask {
    let lifeline = FollowedTask.begin(label)
    let task = lifeline.task
    followed.append(task)
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
    var lifeline = FollowedTask.begin("")
    defer {
      if !isKnownUniquelyReferenced(&lifeline) {
        lifeline.task.label = label()
        followed.append(lifeline.task)
      }
    }
    return TaskFollowing.$current.withValue(lifeline) { body() }
  }

  private func beginNext() {
    isBeginning = !notBegun.isEmpty
    guard isBeginning else { return }
    let (task, code) = notBegun.removeFirst()
    beginning = code
    task.attach(
      Self.begin { [weak self] in
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

  private static func begin(_ code: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    // It is not part of the code that starts it.
    TaskFollowing.$current.withValue(nil) {
      if #available(macOS 15, iOS 18, *) {
        return Task(executorPreference: TurnExecutor.shared) { await code() }
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

  private var handle: Task<Void, Never>?
  private(set) var isCancelled = false

  private init(_ label: String) { self.label = label }

  /// Starts a task that counts as running as long as the returned lifeline is retained.
  static func begin(_ label: String) -> TaskLifeline {
    let task = FollowedTask(label)
    let lifeline = TaskLifeline(task)
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
    self.handle = handle
    if isCancelled { handle.cancel() }
  }
}

extension FollowedTask: StartedTask {
  func cancel() {
    isCancelled = true
    handle?.cancel()
  }
}

/// The object that a followed task and all tasks that it starts inherit, and retain until they are finished.
///
/// The runtime copies task-local values into each task that is started with `Task { … }`, so that its end is known
/// although nothing waits for it.
final class TaskLifeline: TaskFollower {
  let task: FollowedTask

  init(_ task: FollowedTask) { self.task = task }

  func taskPaused() { task.pauses += 1 }

  func taskResumed() { task.pauses -= 1 }
}

/// Runs the parts of followed tasks that belong to no actor in turns of the main actor, one after the other.
///
/// The runtime would run them on any thread, in an order that differs from run to run.
@available(macOS 15, iOS 18, *)
final class TurnExecutor: TaskExecutor {
  static let shared = TurnExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
