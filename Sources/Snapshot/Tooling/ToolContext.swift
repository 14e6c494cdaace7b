import Foundation
import SnapshotRendering

/// What a command of the tool reads, writes and starts, so that tests can take its place.
package struct ToolContext {
  /// The root of the package whose snapshots are managed.
  package let root: URL

  /// The variables of the environment.
  package let environment: [String: String]

  /// Writes a line to the standard output.
  package let print: (String) -> Void

  /// Writes a line to the standard error.
  package let printError: (String) -> Void

  /// Reads a line from the standard input, without its end; `nil` at the end of the input.
  package let readLine: () -> String?

  /// Opens a page in a browser, if there is one.
  package let open: (URL) -> Void

  /// Runs `swift test` with these arguments and variables, and returns its exit code.
  package let runTests: (_ arguments: [String], _ environment: [String: String]) throws -> Int32

  package init(
    root: URL,
    environment: [String: String],
    print: @escaping (String) -> Void,
    printError: @escaping (String) -> Void,
    readLine: @escaping () -> String?,
    open: @escaping (URL) -> Void,
    runTests: @escaping (_ arguments: [String], _ environment: [String: String]) throws -> Int32
  ) {
    self.root = root
    self.environment = environment
    self.print = print
    self.printError = printError
    self.readLine = readLine
    self.open = open
    self.runTests = runTests
  }

  /// The file or folder that an argument names, from the root of the package if it is not a full path.
  func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: root).absoluteURL
  }

  /// The folder with the references.
  var snapshots: URL {
    environment["FLOWSIM_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? root.appendingPathComponent("Snapshots", isDirectory: true)
  }

  /// The folder in which failures keep their texts.
  var artifacts: URL { givenArtifacts ?? root.appendingPathComponent(".build/flowsim/artifacts") }

  /// That folder if the caller chose it, who may keep other files there.
  var givenArtifacts: URL? {
    environment["FLOWSIM_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Whether nothing may wait beside references, so that only failures can keep what differs.
  var writesNothing: Bool {
    (try? SnapshotSettings(environment: environment))?.mode == RecordMode.never
  }

  /// The log of the last run.
  var log: URL {
    environment["FLOWSIM_LOG"].flatMap { $0.isEmpty ? nil : $0 }.map { URL(fileURLWithPath: $0) }
      ?? root.appendingPathComponent(".build/flowsim/log.jsonl")
  }
}
