extension Element {
  /// Starts asynchronous code when the content appears, and cancels it when the content disappears.
  ///
  /// ```swift
  /// BookList(books: model.books).task { await model.load() }
  /// ```
  ///
  /// The code begins in the next turn of the main actor, after all code that was started before it, and only on a stage:
  /// `Stage.finish()` waits for it. It begins and is cancelled when ``onAppear(perform:)`` and
  /// ``onDisappear(perform:)`` would be performed there: again whenever a covered screen is on top again. Cancelled code
  /// goes on until it asks whether it is cancelled, as any task does.
  ///
  /// It imitates SwiftUI's modifier of that name, which begins the code before the content appears.
  ///
  /// - Parameters:
  ///   - name: The label of the code in errors of the stage; `nil` stands for `task on` and the screen's route.
  ///   - priority: Not used: everything on a stage takes turns in a fixed order.
  ///   - action: The code.
  /// - Returns: The content with the code.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some Element {
    Tasked(name: name, id: Optional<Int>.none, action: action, content: self)
  }

  /// Starts asynchronous code when the content appears and whenever `value` changes, and cancels it when `value` changes
  /// or the content disappears.
  ///
  /// It is otherwise like ``task(name:priority:_:)``.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the last layout.
  ///   - name: The label of the code in errors of the stage; `nil` stands for `task on` and the screen's route.
  ///   - priority: Not used: everything on a stage takes turns in a fixed order.
  ///   - action: The code.
  /// - Returns: The content with the code.
  public func task<Value: Equatable>(
    id value: Value,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some Element {
    Tasked(name: name, id: value, action: action, content: self)
  }
}

private struct Tasked<Value: Equatable, Content: Element>: PrimitiveElement {
  let name: String?
  let id: Value?
  let action: @MainActor () async -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let inherited = resolver.inherited
    let label = name ?? "task on \(inherited.screenPlace?.route ?? "a screen")"
    let task = PresenceTask(id: id) { [action] in
      inherited.tasks.start(.presence, label, action)
    }
    resolver.observed(by: Self.self, .task(task), content: content)
  }
}
