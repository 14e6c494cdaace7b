import FlowEngine

/// The asynchronous code that a stage follows.
@MainActor
final class StageTasks {
  /// The tasks that are not over, in the order in which they were started.
  private(set) var going: [FollowedTask] = []

  private var handles: [Task<Void, Never>] = []

  /// The code that has not begun, in the order in which it was started.
  ///
  /// Each begins when the one before has: the runtime promises no order of tasks that are started together.
  private var notBegun: [@MainActor () async -> Void] = []
  private var isBeginning = false

  private weak var coordinator: AnyCoordinator?

  init(of coordinator: AnyCoordinator) { self.coordinator = coordinator }

  deinit {
    guard !handles.isEmpty else { return }
    // Nothing that waits for this stage could go on without it.
    for handle in handles { handle.cancel() }
    Task { @MainActor [coordinator] in coordinator?.transitionsEnded() }
  }

  /// Starts `code`, and calls `end` when it is over.
  func start(
    _ label: String,
    _ code: @escaping @MainActor () async -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    let task = FollowedTask(label)
    going.append(task)
    notBegun.append { [weak self] in
      await TaskFollowing.$current.withValue(task) { await code() }
      self?.going.removeAll { $0 === task }
      end()
    }
    if !isBeginning { beginNext() }
  }

  private func beginNext() {
    isBeginning = !notBegun.isEmpty
    guard isBeginning else { return }
    let code = notBegun.removeFirst()
    handles.append(
      Task { @MainActor [weak self] in
        self?.beginNext()
        await code()
      }
    )
  }
}

/// A task that a stage follows.
@MainActor
final class FollowedTask: TaskFollower {
  /// The label of the element that started it.
  let label: String

  /// The number of its parts that wait for a hierarchy.
  private var pauses = 0

  init(_ label: String) { self.label = label }

  /// Whether it waits for a hierarchy.
  var isWaiting: Bool { pauses > 0 }

  func taskPaused() { pauses += 1 }

  func taskResumed() { pauses -= 1 }
}
