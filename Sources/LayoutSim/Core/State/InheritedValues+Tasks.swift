/// Starts the asynchronous actions of elements.
struct TaskStarter: Sendable {
  /// Starts a task with the label of its element.
  let start: @MainActor @Sendable (String, @escaping @MainActor () async -> Void) -> Void

  /// Starts tasks outside a stage.
  static let detached = TaskStarter { _, code in Task { await code() } }
}

private struct TaskStarterKey: InheritedKey { static let defaultValue = TaskStarter.detached }

extension InheritedValues {
  /// Starts the asynchronous actions of elements.
  var tasks: TaskStarter {
    get { self[TaskStarterKey.self] }
    set { self[TaskStarterKey.self] = newValue }
  }
}
