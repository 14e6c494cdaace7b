@testable import FlowEngine

/// Restoring while callbacks make calls: when it is done, and before any of those calls are, each coordinator at a path
/// of the saved state has the state that was saved there, whichever it is, and any other is as if never shown.
extension HostileApp {
  /// Restores `saved` in the hierarchy of `one`, and notes what it did not bring back.
  func restore(_ saved: SavedState, in one: AnyCoordinator) -> Bool {
    let root = one.rootCoordinator
    // A modal that was removed while it is presented leaves once it is not.
    let isLeaving = root.allCoordinators.contains { !$0.ownedCoordinators.leavingModals.isEmpty }
    var difference: String?
    var hasSettled = false
    let token = root.observe { [unowned root] event in
      guard !hasSettled else { return }
      switch event {
      // What settles later was called meanwhile, and may be the restoration of another state.
      case .settled: hasSettled = true
      case .changed(let change):
        guard case .restore(_, let leftOut) = change.step, leftOut.isEmpty, !isLeaving,
          let now = try? root.savedState()
        else { return }
        difference = saved.difference(from: now)
      }
    }
    defer { token.cancel() }
    let isDone = attempt { () throws(FlowError) in try one.restore(saved) }
    // If this one was refused, another one may have been seen.
    if isDone { notRestored = notRestored ?? difference }
    return isDone
  }
}

extension SavedState {
  /// The first coordinator whose state is not the one saved here, or that was shown and is not in here.
  fileprivate func difference(from now: SavedState) -> String? {
    let (saved, restored) = (statesByPath, now.statesByPath)
    for (path, state) in saved.sorted(by: { $0.key < $1.key }) where restored[path] != state {
      return "\(path) is \(restored[path] ?? "not there") and not \(state)"
    }
    let paths = now.paths
    for (index, other) in now.coordinators.enumerated() where saved[paths[index]] == nil {
      guard other.stack.isEmpty, other.pushed.isEmpty, other.presentations.isEmpty else {
        return "\(paths[index]) was not saved, and shows something"
      }
    }
    return nil
  }

  /// The paths of the coordinators, from the root.
  private var paths: [String] {
    var paths: [String] = []
    for entry in coordinators {
      let owner = entry.place.map { "\(paths[$0.owner])/\($0.role.rawValue) \($0.index) " } ?? ""
      paths.append(owner + entry.name)
    }
    return paths
  }

  /// What each coordinator shows, with paths instead of numbers.
  private var statesByPath: [String: String] {
    let paths = paths
    let states = coordinators.map { entry in
      let presentations = entry.presentations.map {
        "\($0.kind.rawValue) \(paths[$0.coordinator]) for \($0.route) \(String(describing: $0.style))"
      }
      return """
        \(entry.root), then \(String(describing: entry.lastingRoot)); \(entry.stack); tab \
        \(entry.selectedTab); \(entry.pushed.map { paths[$0] }); \(presentations)
        """
    }
    return Dictionary(zip(paths, states), uniquingKeysWith: { first, _ in first })
  }
}
