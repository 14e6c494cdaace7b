extension Stage {
  /// The bodies that run while `actions` are performed, and while the stage settles afterwards, and what is made anew.
  ///
  /// ```swift
  /// let stage = Stage(LineCoordinator())
  /// let evaluations = try stage.evaluations { try stage.tap("Line 2") }
  /// print(evaluations.bodies.map(\.element))
  /// ```
  public func evaluations(_ actions: () throws -> Void) rethrows -> Evaluations {
    _ = current
    let outer = tree.evaluations
    let log = EvaluationLog()
    tree.evaluations = log
    defer { tree.evaluations = outer }
    try actions()
    _ = current
    return log.evaluations
  }

  /// The same of actions that wait, such as `await stage.proceed()`.
  public func evaluations(_ actions: () async throws -> Void) async rethrows -> Evaluations {
    _ = current
    let outer = tree.evaluations
    let log = EvaluationLog()
    tree.evaluations = log
    defer { tree.evaluations = outer }
    try await actions()
    _ = current
    return log.evaluations
  }

  /// Whether boxes of places where nothing has changed are used again; trees are the same without.
  package var reusesBoxes: Bool {
    get { tree.reusesParts }
    set { tree.reusesParts = newValue }
  }

  /// Evaluates every body and every factory again, as a new start of the screens would, and settles.
  ///
  /// No device does this. It shows what a screen would show if everything it depends on could be observed.
  ///
  /// ```swift
  /// final class Delay { var minutes = 0 }
  ///
  /// let delay = Delay()
  /// let stage = Stage { TextBlock("\(delay.minutes) min late") }
  /// delay.minutes = 5  // not observed
  /// #expect(stage.element(labelled: "0 min late") != nil)
  /// stage.refresh()
  /// #expect(stage.element(labelled: "5 min late") != nil)
  /// ```
  public func refresh() {
    guard !activity.isAskedWhileSettling() else { return }
    tree.evaluatesAll = true
    defer { tree.evaluatesAll = false }
    // The root of a sheet may depend on a model that changed while another screen covered it.
    memories.forgetHeights()
    memories.outdateReadings()
    settle()
  }
}
