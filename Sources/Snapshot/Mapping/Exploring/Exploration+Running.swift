extension Exploration {
  /// Explores the app, and returns its map.
  ///
  /// Code that a step begins goes on to where it waits; what waits for a transition, the end of a flow or the clock of
  /// the stage is followed further. The same app gives the same map in every process. If the app ends or hangs in a
  /// step, so does this call.
  ///
  /// - Complexity: O(states · actions) steps, each of which costs what it costs on a stage.
  public func run() async -> ScreenMap { await runCounting().map }

  /// Explores the app, and counts what that took: the steps that were performed, and the actions whose results they
  /// have found out.
  package func runCounting() async -> (map: ScreenMap, steps: Int, actions: Int) {
    do throws(WorkerError) {
      let assembly = try await search(with: nil)
      return (await assembly.map, assembly.search.performedStepCount, assembly.search.actionCount)
    } catch {
      preconditionFailure("Only workers fail: \(error)")
    }
  }

  /// Explores the app with the help of `workers`.
  func run(with workers: (any EntryWorkers)?) async throws(WorkerError) -> ScreenMap {
    try await search(with: workers).map
  }

  private func search(
    with workers: (any EntryWorkers)?
  ) async throws(WorkerError) -> MapAssembly<App> {
    var search = Search(self, takesShortcuts: takesShortcuts, workers: workers)
    try await search.run()
    if search.hasHiddenState, takesShortcuts {
      // What decides unseen may have been changed on a way back.
      var exact = self
      exact.takesShortcuts = false
      search = Search(exact, takesShortcuts: false)
      try await search.run()
    }
    return MapAssembly(self, search)
  }
}
