import Foundation
import SnapshotRendering
import SnapshotTooling

/// A package in a temporary folder, with references, and the tool called in it.
final class PackageFolder {
  let root: URL
  private(set) var printed: [String] = []

  /// The answers that are typed, the next one first.
  var typed: [String] = []

  /// The pages that were opened.
  private(set) var opened: [URL] = []

  /// What takes the place of `swift test` and `swift run`: appends to the log of this path, and returns the exit code.
  var tests: (RunLog) throws -> Int32 = { _ in 0 }
  private(set) var swiftArguments: [String]?

  /// The variables that the tool gave to the tests.
  private(set) var testEnvironment: [String: String] = [:]

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-tool-\(UUID().uuidString)", isDirectory: true)
    try write("", to: "Package.swift")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file; `nil` if there is none.
  func text(of path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Calls the tool and returns its exit code; `printed` has what it printed.
  @discardableResult
  func flowsim(_ arguments: String..., environment: [String: String] = [:]) -> ToolExit {
    flowsim(arguments, environment: environment)
  }

  @discardableResult
  func flowsim(_ arguments: [String], environment: [String: String] = [:]) -> ToolExit {
    printed = []
    let print: (String) -> Void = { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      self.printed += lines.map(String.init)
    }
    let context = ToolContext(
      root: root,
      environment: environment,
      print: print,
      printError: print,
      readLine: { self.typed.isEmpty ? nil : self.typed.removeFirst() },
      open: { self.opened.append($0) },
      runSwift: { arguments, environment in
        self.swiftArguments = arguments
        self.testEnvironment = environment
        return try self.tests(RunLog(path: environment["FLOWSIM_LOG"] ?? ""))
      }
    )
    return Tool.run(arguments, in: context)
  }

  /// An entry of the log for the reference at `path` below `Snapshots`.
  func compared(
    _ path: String,
    _ outcome: SnapshotOutcome = .matched,
    isFiltered: Bool = false
  ) -> RunLog.Entry {
    let folder = root.appendingPathComponent("Snapshots", isDirectory: true).path
    return .compared(path: path, folder: folder, outcome: outcome, isFiltered: isFiltered)
  }

  /// The log at its usual place.
  var log: RunLog { RunLog(path: root.appendingPathComponent(".build/flowsim/log.jsonl").path) }
}
