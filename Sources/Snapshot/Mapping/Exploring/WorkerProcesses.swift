import FlowEngine
import Foundation

/// Copies of the running executable that enter states: each reads their paths as lines of JSON, and writes results.
@MainActor
struct WorkerProcesses: EntryWorkers {
  /// The argument with which a copy is started, before the path of the file for its results.
  static let argument = "--worker"

  let count: Int

  func enter(_ ways: [Script], _ task: EntryTask) throws(WorkerError) -> [Entry] {
    #if os(macOS) || os(Linux)
      do {
        return try answers(to: ways, task)
      } catch let error as WorkerError {
        throw error
      } catch {
        throw WorkerError(description: "A worker has not answered: \(error). Use one worker.")
      }
    #else
      throw WorkerError(description: "This system starts no processes. Use one worker.")
    #endif
  }

  /// Reads paths from standard input until it ends, and writes the results to the file at `path`.
  ///
  /// Standard output is left to the app, which may print.
  static func serve<App: AnyCoordinator>(
    _ exploration: Exploration<App>,
    to path: String
  ) async throws {
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    guard let first = readLine() else { return }
    let task = try decoder.decode(EntryTask.self, from: Data(first.utf8))
    var entering = Entering(exploration, task)
    while let line = readLine() {
      let way = try decoder.decode(Script.self, from: Data(line.utf8))
      let entry = await entering.enter(way, isCheck: task.isCheck)
      output.write(try encoder.encode(entry) + Data("\n".utf8))
    }
  }

  #if os(macOS) || os(Linux)
    private func answers(to ways: [Script], _ task: EntryTask) throws -> [Entry] {
      guard !ways.isEmpty else { return [] }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("flowsim-workers-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var started: [(process: Process, output: URL)] = []
      for worker in 0..<min(count, ways.count) {
        let mine = ways.enumerated().filter { $0.offset % count == worker }.map(\.element)
        started.append(try start(worker, in: folder, mine, task))
      }
      var lists: [ArraySlice<Entry>] = []
      for (process, output) in started {
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
          throw WorkerError(
            description:
              "A worker ended with status \(process.terminationStatus). Use one worker to see why."
          )
        }
        let lines = try Data(contentsOf: output).split(separator: UInt8(ascii: "\n"))
        lists.append(try lines.map { try JSONDecoder().decode(Entry.self, from: $0) }[...])
      }
      return try ways.indices.map { index in
        guard let entry = lists[index % count].popFirst() else {
          throw WorkerError(description: "A worker has answered too little. Use one worker.")
        }
        return entry
      }
    }

    private func start(
      _ worker: Int,
      in folder: URL,
      _ ways: [Script],
      _ task: EntryTask
    ) throws -> (process: Process, output: URL) {
      let (input, output) = (
        folder.appendingPathComponent("\(worker).in"),
        folder.appendingPathComponent("\(worker).out")
      )
      let encoder = JSONEncoder()
      var text = try encoder.encode(task)
      for way in ways { text += Data("\n".utf8) + (try encoder.encode(way)) }
      try text.write(to: input)
      try Data().write(to: output)
      let process = Process()
      process.executableURL =
        Bundle.main.executableURL
        ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      process.arguments = [WorkerProcesses.argument, output.path]
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return (process, output)
    }
  #endif
}

/// Other processes that enter states.
@MainActor
protocol EntryWorkers {
  /// Enters states.
  ///
  /// - Parameters:
  ///   - ways: The paths to the states.
  ///   - task: How they are entered.
  /// - Returns: The results, in the order of the paths.
  /// - Throws: The problem of a worker.
  func enter(_ ways: [Script], _ task: EntryTask) async throws(WorkerError) -> [Entry]
}

/// How a worker enters states.
struct EntryTask: Codable {
  /// The fingerprints of states whose details are not needed.
  var known: [UInt64] = []

  /// Whether only every fourth step is tried, and details are left out.
  var isCheck = false

  /// Whether states are also reached by going back.
  let takesShortcuts: Bool
}

extension Entering {
  /// Enters states for `task`.
  init(_ exploration: Exploration<App>, _ task: EntryTask) {
    self.init(exploration, takesShortcuts: task.takesShortcuts)
    known = Set(task.known)
  }
}

/// The reason why a worker has not answered.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem and its solution, in sentences.
  public let description: String

  /// Whether nothing is wrong but that others have not answered yet.
  var isPause = false
}
