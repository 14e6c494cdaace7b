/// Asynchronous code that was started for an element.
@MainActor
protocol StartedTask: AnyObject {
  func cancel()
}

/// Starts the asynchronous code of elements.
struct TaskStarter: Sendable {
  /// The reason for which code is started.
  enum Cause {
    /// A user's action: what it navigates to takes the time of its transitions while the code goes on.
    case action

    /// The presence of an element, for which the code works in the background.
    case presence
  }

  /// Starts code with the label of its element; returns `nil` where nothing could follow it.
  let start:
    @MainActor @Sendable (
      Cause, _ label: String, @escaping @MainActor () async -> Void
    ) -> (any StartedTask)?

  /// Remembers the links that are opened; `nil` where nothing opens them.
  var links: OpenedLinks?

  /// Starts actions outside a stage, where elements neither appear nor disappear.
  static let detached = TaskStarter { cause, _, code in
    if cause == .action { Task { await code() } }
    return nil
  }
}

private struct TaskStarterKey: InheritedKey { static let defaultValue = TaskStarter.detached }

extension InheritedValues {
  /// Starts the asynchronous code of elements.
  var tasks: TaskStarter {
    get { self[TaskStarterKey.self] }
    set { self[TaskStarterKey.self] = newValue }
  }

  /// Starts the asynchronous code of a user's action.
  @MainActor
  func startAction(_ label: String, _ code: @escaping @MainActor () async -> Void) {
    _ = tasks.start(.action, label, code)
  }
}
