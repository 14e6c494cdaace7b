import FlowEngine
import Foundation
import SnapshotRendering

/// The command of an executable that explores an app: `main.swift` awaits ``main(_:)``.
///
/// ```text
/// mymap FOLDER [--workers N]
/// mymap ENTRIES --shard K/N [--wait SECONDS]
/// mymap FOLDER --merge ENTRIES
/// ```
///
/// It writes the map's documents to the folder. With several workers it starts that many copies of itself, each with
/// `--worker`, which read states as lines of JSON and write the results. With `--shard` it is one of several processes, on
/// machines of their own, that share the files of a folder; `--merge` makes the map from these. The documents are the same.
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
    var shard: MapShard?
    var patience = 600.0
    var entries: URL?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--workers" {
        guard let count = rest.popFirst().flatMap(Int.init), (1...64).contains(count) else {
          throw WorkerError(description: "Pass a number from 1 to 64 after --workers.")
        }
        workers = count
      } else if argument == "--shard" {
        let numbers = (rest.popFirst() ?? "").split(separator: "/").map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else {
          throw WorkerError(description: "Pass a part of all after --shard, such as 2/8.")
        }
        shard = try MapShard(number: number, of: count)
      } else if argument == "--wait" {
        guard let seconds = rest.popFirst().flatMap(Double.init), (0...1e6).contains(seconds) else {
          throw WorkerError(description: "Pass a number of seconds after --wait; 0 does not wait.")
        }
        patience = seconds
      } else if argument == "--merge" {
        guard let path = rest.popFirst(), !path.hasPrefix("-") else {
          throw WorkerError(description: "Pass the folder of the shards' files after --merge.")
        }
        entries = URL(fileURLWithPath: path, isDirectory: true)
      } else if folder == nil, !argument.hasPrefix("-") {
        folder = argument
      } else {
        throw WorkerError(description: "“\(argument)” is not known.\n\(help)")
      }
    }
    guard let folder else {
      throw WorkerError(description: "Pass the folder for the map.\n\(help)")
    }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    if let shard {
      let isDone = try await exploration.run(
        shard: shard.number,
        of: shard.count,
        in: url,
        waiting: .seconds(patience)
      )
      return print(
        isDone
          ? "Shard \(shard.number) of \(shard.count) is done: \(folder)"
          : "Shard \(shard.number) of \(shard.count) needs files of the others in \(folder). Start it again once they are there."
      )
    }
    let map: ScreenMap =
      if let entries {
        try await exploration.run(merging: entries)
      } else {
        try await exploration.run(with: workers > 1 ? WorkerProcesses(count: workers) : nil)
      }
    try map.write(to: url)
    print("\(map.places.count) places in \(map.states.count) states: \(folder)/screens.md")
  }

  private static let help = """
    Explores the app and writes its screen map: FOLDER [--workers N | --merge ENTRIES], or ENTRIES --shard K/N

      FOLDER           where screens.md, prototype.html, map.svg and map.json are written
      --workers N      the number of processes that explore, from 1 to 64; 1 by default
      --shard K/N      enters the part K of N of the states, and writes the results to the folder ENTRIES
      --wait SECONDS   how long a shard waits there for files of the others; 600 by default
      --merge ENTRIES  makes the map from the files of shards; what is missing is entered here
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

  /// Enters one part of the app's states, and shares the results with the other parts as files of a folder.
  ///
  /// All parts are processes that search alike, on separate machines: each reads the states that the others entered, and
  /// wait for. Each writes a file per level, so that a part that was ended goes on where it stopped.
  /// ``run(merging:)`` makes the map from the files.
  ///
  /// - Parameters:
  ///   - number: The number of this part, from 1.
  ///   - count: The number of all parts.
  ///   - folder: The folder, which all of them see, at once or when their files are copied.
  ///   - patience: How long it waits for any file of the others; zero ends it as soon as it needs one.
  /// - Returns: Whether it has entered all of its states; `false` if it needs files that the others have not written.
  /// - Throws: ``WorkerError`` for a part that does not exist, and for files that cannot be read or written, or are of
  ///   another app.
  public func run(
    shard number: Int,
    of count: Int,
    in folder: URL,
    waiting patience: Duration = .seconds(600)
  ) async throws(WorkerError) -> Bool {
    let shard = try MapShard(number: number, of: count, patience: patience / .seconds(1))
    do throws(WorkerError) {
      _ = try await search(with: SharedEntries(self, in: folder, shard: shard))
      return true
    } catch {
      guard error.isPause else { throw error }
      return false
    }
  }

  /// Makes the map from what the parts of an exploration have written into `folder`.
  ///
  /// It is the map of ``run()``, byte by byte; whatever is missing in the files is entered here.
  public func run(merging folder: URL) async throws(WorkerError) -> ScreenMap {
    try await run(with: SharedEntries(self, in: folder, shard: nil))
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
      search = Search(exact, takesShortcuts: false, workers: workers)
      try await search.run()
    }
    return MapAssembly(self, search)
  }
}
