extension Element {
  /// Performs `action` when the content appears in the tree at its place, after layout.
  ///
  /// Inner content is notified before outer content, in the order of the tree. The action runs again when the
  /// content returns: when a condition holds again, when a covered screen is on top again, when its tab is
  /// selected again. A screen below a sheet never disappears. Content without any box does not appear, nor
  /// does content that a layout leaves out. State that the action changes is laid out in the next pass.
  ///
  /// On a stage a row of a list, or of a lazy stack or grid in a scroll area, appears after all others, when any part
  /// of it becomes visible, and disappears when no part of it is visible any more. Devices may create rows a little
  /// earlier.
  ///
  /// It imitates SwiftUI's modifier of that name, which guarantees no order among elements.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some Element {
    Observed(content: self) { _ in .presence(appear: action, disappear: nil) }
  }

  /// Performs `action` when the content has left the tree, or its screen is no longer shown.
  ///
  /// Disappearing content is notified before appearing content, and inner content before outer content. The
  /// action is the one from the last layout of the content; local state of content that was removed can no
  /// longer be observed.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some Element {
    Observed(content: self) { _ in .presence(appear: nil, disappear: action) }
  }
}

/// Content that is observed, with the state of the observer.
struct Observed<Content: Element>: PrimitiveElement {
  let content: Content
  let subject: (InheritedValues) -> BoxObserver.Subject

  func resolve(into resolver: inout Resolver) {
    resolver.observed(by: Self.self, subject(resolver.inherited), content: content)
  }
}

extension Element {
  /// Performs `action` with the previous and the current `value` if it differs from that of the last pass in
  /// which the content was at its place.
  ///
  /// The action runs after layout. While the screen settles it runs at most once for a value, so that two values cannot
  /// alternate forever. On a stage it also runs while another screen covers the content, but not in a tab that is not
  /// selected, and in rows once they are visible. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - isInitial: Whether the action also runs for the first value, which is then passed as both.
  ///   - action: Receives both values.
  /// - Returns: The content, observed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    _ action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    Observed(content: self) { _ in
      .value(value, notifiesFirst: isInitial) { action(erased($0), value) }
    }
  }

  /// Performs `action` if `value` differs from that of the last pass in which the content was at its place.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - isInitial: Whether the action also runs for the first value.
  ///   - action: Is performed after layout.
  /// - Returns: The content, observed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Element {
    onChange(of: value, initial: isInitial) { _, _ in action() }
  }
}

extension Element {
  /// Starts asynchronous code when the content appears, and cancels it when the content disappears.
  ///
  /// ```swift
  /// BookList(books: model.books).task { await model.load() }
  /// ```
  ///
  /// The code begins in the next turn of the main actor, after all code that was started before it, and only on a
  /// stage: `Stage.finish()` waits for it. It begins and is cancelled when ``onAppear(perform:)`` and
  /// ``onDisappear(perform:)`` would be performed there: again whenever a covered screen is on top again. Cancelled
  /// code runs until it checks for cancellation, like any task.
  ///
  /// It imitates SwiftUI's modifier of that name, which begins the code before the content appears.
  ///
  /// - Parameters:
  ///   - name: The label of the code in errors of the stage; `nil` uses `task on` and the screen's route.
  ///   - priority: Not used: everything on a stage takes turns in a fixed order.
  ///   - action: The code.
  /// - Returns: The content with the code.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some Element {
    observed(by: action, id: Int?.none, name)
  }

  /// Starts asynchronous code when the content appears and whenever `value` changes, and cancels it when `value` changes
  /// or the content disappears.
  ///
  /// It is otherwise like ``task(name:priority:_:)``.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the last layout.
  ///   - name: The label of the code in errors of the stage; `nil` uses `task on` and the screen's route.
  ///   - priority: Not used: everything on a stage takes turns in a fixed order.
  ///   - action: The code.
  /// - Returns: The content with the code.
  public func task<Value: Equatable>(
    id value: Value,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some Element {
    observed(by: action, id: value, name)
  }

  private func observed<Value: Equatable>(
    by action: @escaping @MainActor () async -> Void,
    id: Value?,
    _ name: String?
  ) -> some Element {
    Observed(content: self) { inherited in
      let label = name ?? "task on \(inherited.screenPlace?.route ?? "a screen")"
      return .task(PresenceTask(id: id) { inherited.tasks.start(.presence, label, action) })
    }
  }
}
