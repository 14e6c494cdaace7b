import FlowEngine

/// The asynchronous code that a stage follows.
@MainActor
final class StageTasks {
  private var followed: [FollowedTask] = []

  /// The code that has not begun, in the order in which it was started.
  ///
  /// Each begins when the one before has: the runtime promises no order of tasks that are started together.
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
    // Nothing that waits for this stage could go on without it.
    Task { @MainActor [followed, weak coordinator = coordinator] in
      for task in followed { task.cancel() }
      coordinator?.transitionsEnded()
    }
  }

  /// The tasks that are not over, in the order in which they were started.
  var going: [FollowedTask] {
    followed.removeAll { !$0.isGoing }
    return followed
  }

  /// Starts `code`, and calls `end` when it is over.
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

  /// Performs `body`, and follows the tasks that it begins.
  func following<Result>(_ label: @autoclosure () -> String, _ body: () -> Result) -> Result {
    // Code that a followed task calls is a part of it.
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
        // Code that has not begun is given up with its stage, which alone keeps it.
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
    // It is no part of the code that starts it.
    TaskFollowing.$current.withValue(nil) {
      if #available(macOS 15, iOS 18, *) {
        return Task(executorPreference: TurnExecutor.shared) { await code() }
      }
      return Task { await code() }
    }
  }
}
