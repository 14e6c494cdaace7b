import FlowEngine
import Foundation
import SnapshotRendering

/// The command of an executable that explores an app: `main.swift` awaits ``main(_:)``.
///
/// ```text
/// mymap FOLDER [--workers N]
/// ```
///
/// It writes the map's documents to the folder. With several workers it starts that many copies of itself, each with
/// `--worker`, which read states as lines of JSON and write the results; the documents are the same.
@MainActor
public enum ScreenMapCommand {
  /// Explores the app of `exploration` according to the arguments of the process, and ends the process if that fails.
  public static func main<App: AnyCoordinator>(_ exploration: Exploration<App>) async {
    do {
      try await run(exploration, Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Explores the app of `exploration` according to `arguments`.
  package static func run<App: AnyCoordinator>(
    _ exploration: Exploration<App>,
    _ arguments: [String]
  ) async throws {
    if arguments.count == 2, arguments[0] == WorkerProcesses.argument {
      return try await WorkerProcesses.serve(exploration, to: arguments[1])
    }
    if arguments.contains("--help") || arguments.contains("-h") { return print(help) }
    var folder: String?
    var workers = 1
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--workers" {
        guard let count = rest.popFirst().flatMap(Int.init), (1...64).contains(count) else {
          throw WorkerError(description: "Say a number from 1 to 64 after --workers.")
        }
        workers = count
      } else if folder == nil, !argument.hasPrefix("-") {
        folder = argument
      } else {
        throw WorkerError(description: "“\(argument)” is not known. Say FOLDER [--workers N].")
      }
    }
    guard let folder else {
      throw WorkerError(description: "Say where to write the map: FOLDER [--workers N].")
    }
    let map = try await exploration.run(with: workers > 1 ? WorkerProcesses(count: workers) : nil)
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try map.write(to: url)
    print("\(map.places.count) places in \(map.states.count) states: \(folder)/screens.md")
  }

  private static let help = """
    Explores the app and writes its screen map: FOLDER [--workers N]

      FOLDER       where screens.md, prototype.html, map.svg and map.json are written
      --workers N  the number of processes that explore, from 1 to 64; 1 by default
    """
}

extension Exploration {
  /// Explores the app, and returns its map.
  ///
  /// Code that a step starts runs until it waits; code that waits for a transition, the end of a flow or the clock of
  /// the stage is followed further. The same app gives the same map in every process. If the app ends or hangs in a
  /// step, so does this call.
  ///
  /// - Complexity: O(states · actions) steps, each of which costs as much as on a stage.
  public func run() async -> ScreenMap { await runCounting().map }

  /// Explores the app, and counts the effort: the performed steps, and the actions whose results they have determined.
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
      // Hidden state may have been changed while going back.
      var exact = self
      exact.takesShortcuts = false
      search = Search(exact, takesShortcuts: false)
      try await search.run()
    }
    return MapAssembly(self, search)
  }
}
