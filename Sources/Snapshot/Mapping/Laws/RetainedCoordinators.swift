import FlowEngine

/// The coordinators that an app has shown, to find those that are still retained after they have left.
@MainActor
struct RetainedCoordinators {
  private struct Visitor {
    weak var coordinator: AnyCoordinator?
    let path: String
    var isTold = false
  }

  private var visitors: [Visitor] = []
  private var words: [String] = []

  /// Records the coordinators of the hierarchy of `app`.
  mutating func meet(_ app: AnyCoordinator) {
    visitors.removeAll { $0.coordinator == nil }
    for described in app.describedState.coordinators {
      guard let coordinator = app.coordinator(at: described.owner),
        !visitors.contains(where: { $0.coordinator === coordinator })
      else { continue }
      visitors.append(Visitor(coordinator: coordinator, path: described.owner.description))
    }
  }

  /// Records those that are still in memory, and not in the hierarchy of `app` any more.
  mutating func noteThoseThatHaveLeft(_ app: AnyCoordinator) {
    for index in visitors.indices {
      guard let coordinator = visitors[index].coordinator,
        coordinator.rootCoordinator !== app.rootCoordinator
      else { continue }
      words.append("\(visitors[index].path) has left, and is still in memory.")
      visitors[index].isTold = true
    }
  }

  /// Whether code of the app is still running, which may retain coordinators.
  var isExcused = false

  /// The coordinators still in memory after the app and its stage were released.
  ///
  /// Code on the stage is cancelled with it, and ends as soon as it gets its turn.
  func kept() async -> [String] {
    guard !isExcused else { return [] }
    if visitors.contains(where: { $0.coordinator != nil }) { await Turns.pass(Turns.most) }
    return words
      + visitors.filter { $0.coordinator != nil && !$0.isTold }
      .map { "\($0.path) is still in memory when the app has gone." }
  }
}

/// A violation of a law that a search has found.
struct Violation {
  /// The name of the law.
  let law: String

  /// The steps after which it is broken.
  let script: Script

  /// A description of the problem, in sentences.
  let words: String

  /// The index of the state, among those of the search.
  let state: Int

  /// The name of the setting under which it is broken; `nil` if it is that of the map.
  var setting: String?

  /// Whether the law is broken with the same description after another script, on a fresh app; `nil` if one app cannot
  /// show it.
  let isBroken: (@MainActor (Script) async -> Bool)?

  /// The script without its unnecessary steps; the same one if one app cannot show the violation.
  @MainActor
  func shortenedScript() async -> Script {
    guard let isBroken, await isBroken(script) else { return script }
    return await script.shortened(while: isBroken)
  }
}
