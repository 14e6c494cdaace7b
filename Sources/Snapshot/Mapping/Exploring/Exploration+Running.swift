extension Exploration {
  /// Explores the app, and returns its map.
  ///
  /// The same app gives the same map in every process. If the app ends or hangs in a step, so does this call.
  ///
  /// - Complexity: O(states · actions) steps, each of which costs what it costs on a stage.
  public func run() -> ScreenMap { runCounting().map }

  /// Explores the app, and counts what that took: the steps that were performed, and the actions whose results they
  /// have found out.
  package func runCounting() -> (map: ScreenMap, steps: Int, actions: Int) {
    do throws(WorkerError) {
      let assembly = try search(with: nil)
      return (assembly.map, assembly.search.performedStepCount, assembly.search.actionCount)
    } catch {
      preconditionFailure("Only workers fail: \(error)")
    }
  }

  /// Explores the app with the help of `workers`.
  func run(with workers: (any EntryWorkers)?) throws(WorkerError) -> ScreenMap {
    try search(with: workers).map
  }

  private func search(with workers: (any EntryWorkers)?) throws(WorkerError) -> MapAssembly<App> {
    var search = Search(self, takesShortcuts: takesShortcuts, workers: workers)
    try search.run()
    if search.hasHiddenState, takesShortcuts {
      // What decides unseen may have been changed on a way back.
      var exact = self
      exact.takesShortcuts = false
      search = Search(exact, takesShortcuts: false)
      try search.run()
    }
    return MapAssembly(self, search)
  }
}
