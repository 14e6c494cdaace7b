import Foundation
import LayoutSim
import SnapshotRendering

/// The input, output and processes of a command of the tool, which tests can replace.
package struct ToolContext {
  /// The root of the package whose snapshots are managed.
  package let root: URL

  /// The variables of the environment.
  package let environment: [String: String]

  private let output: (String) -> Void
  private let errors: (String) -> Void
  private let passedOver = PassedOver()

  /// Reads a line from the standard input, without its end; `nil` at the end of the input.
  package let readLine: () -> String?

  /// Opens a page in a browser, if there is one.
  package let open: (URL) -> Void

  /// Runs `swift` in the root with these arguments and variables, and returns its exit code.
  package let runSwift: (_ arguments: [String], _ environment: [String: String]) throws -> Int32

  /// Creates a context whose `print` and `printError` write a line to the standard output and the standard error.
  package init(
    root: URL,
    environment: [String: String],
    print: @escaping (String) -> Void,
    printError: @escaping (String) -> Void,
    readLine: @escaping () -> String?,
    open: @escaping (URL) -> Void,
    runSwift: @escaping (_ arguments: [String], _ environment: [String: String]) throws -> Int32
  ) {
    self.root = root
    self.environment = environment
    output = print
    errors = printError
    self.readLine = readLine
    self.open = open
    self.runSwift = runSwift
  }

  /// Writes one line to the standard output, regardless of its names and texts: line ends, invisible characters and
  /// terminal controls are escaped.
  func print(_ line: String) { output(QuotedWords.onOneLine(line)) }

  /// Writes the lines of `text` to the standard output.
  func print(text: String) {
    for line in TextLines.split(text) { print(line) }
  }

  /// Writes one line to the standard error.
  func printError(_ line: String) { errors(QuotedWords.onOneLine(line)) }

  /// Tells of a file that is passed over, while the command goes on with the others.
  func passOver(_ error: ToolError) {
    printError("flowsim: \(error)")
    passedOver.count += 1
  }

  /// Whether a file was passed over.
  var hasPassedOver: Bool { passedOver.count > 0 }

  /// What the tool may change: the package, and what the environment names.
  var files: WritableFiles {
    let places = ["FLOWSIM_SNAPSHOTS", "FLOWSIM_ARTIFACTS", "FLOWSIM_LOG"].compactMap(named)
    return WritableFiles(in: [root] + places)
  }

  /// The file or folder that an argument names, from the root of the package if it is not a full path.
  func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: root).absoluteURL
  }

  /// The folder with the references.
  var snapshots: URL {
    named("FLOWSIM_SNAPSHOTS") ?? root.appendingPathComponent("Snapshots", isDirectory: true)
  }

  /// The folder in which failures keep their texts.
  var artifacts: URL { givenArtifacts ?? root.appendingPathComponent(".build/flowsim/artifacts") }

  /// The folder for artifacts if the caller chose it, who may keep other files there.
  var givenArtifacts: URL? { named("FLOWSIM_ARTIFACTS") }

  /// Whether nothing may be pending beside references, so that only failures can keep differing texts.
  var writesNothing: Bool {
    (try? SnapshotSettings(environment: environment))?.mode == RecordMode.never
  }

  /// The log of the last run.
  var log: URL {
    named("FLOWSIM_LOG") ?? root.appendingPathComponent(".build/flowsim/log.jsonl")
  }

  /// The place that a variable names; `nil` if it is empty or there is none.
  private func named(_ variable: String) -> URL? {
    environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  }
}

/// The number of files that were passed over.
private final class PassedOver {
  var count = 0
}
