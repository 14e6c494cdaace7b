import FlowEngine

/// Asynchronous code that a stage follows, together with the tasks that it begins.
@MainActor
final class FollowedTask {
  /// The label of the element that started it, for messages.
  var label: String

  /// What goes on retains it.
  private weak var lifeline: TaskLifeline?

  /// The number of its parts that wait for a hierarchy.
  fileprivate var pauses = 0

  /// Whether it is cancelled when an element disappears.
  var isOfElement = false

  private var handle: Task<Void, Never>?
  private(set) var isCancelled = false

  private init(_ label: String) { self.label = label }

  /// A task that goes on as long as what is returned is retained.
  static func begin(_ label: String) -> TaskLifeline {
    let task = FollowedTask(label)
    let lifeline = TaskLifeline(task)
    task.lifeline = lifeline
    return lifeline
  }

  /// The task that asks; `nil` in code that no stage follows.
  static var current: FollowedTask? { (TaskFollowing.current as? TaskLifeline)?.task }

  /// Whether the code or a task that it began goes on.
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

/// What a followed task and all tasks that it begins inherit, and retain until they are over.
///
/// The runtime copies task-local values into each task that is begun with `Task { … }`, so that its end is known
/// although nothing waits for it.
final class TaskLifeline: TaskFollower {
  let task: FollowedTask

  init(_ task: FollowedTask) { self.task = task }

  func taskPaused() { task.pauses += 1 }

  func taskResumed() { task.pauses -= 1 }
}
