import Foundation
import LayoutSim
import ScreenTranslation
import SnapshotRendering

/// The tool that manages the references of a package's snapshots.
package enum Tool {
  /// Carries out the command in `arguments`, which exclude the name of the tool, and returns the exit code.
  package static func run(_ arguments: [String], in context: ToolContext) -> ToolExit {
    let exit = carriedOut(arguments, in: context)
    return context.hasPassedOver ? .file : exit
  }

  private static func carriedOut(_ arguments: [String], in context: ToolContext) -> ToolExit {
    do throws(ToolError) {
      let command = try ToolCommand(arguments: arguments)
      let folder = SnapshotFolder(url: context.snapshots)
      switch command {
      case .test(let arguments, let json):
        return try TestCommand(arguments: arguments, json: json).run(in: context)
      case .list(let json): return try ListCommand(json: json).run(in: context)
      case .diff(let names, let json):
        return try DiffCommand(names: names, json: json).run(in: context)
      case .review(let names): return try ReviewCommand(names: names).run(in: context)
      case .decide(let decision, let names, let json):
        return try DecisionCommand(decision: decision, names: names, json: json).run(in: context)
      case .orphans(let json, let deletes):
        return try OrphansCommand(json: json, deletes: deletes).run(on: folder, in: context)
      case .markdownReport(let limit): return try ReportCommand().print(limit: limit, in: context)
      case .htmlReport(let path, let json):
        return try ReportCommand().write(to: path, json: json, in: context)
      case .gallery(let path, let json):
        return try GalleryCommand(path: path, json: json).run(on: folder, in: context)
      case .mapDifference(let old, let new, let markdown):
        return try MapDiffCommand(old: old, new: new, markdown: markdown).run(in: context)
      case .compare(let recording, let outline, let picture, let json):
        return try CompareCommand(
          recording: recording,
          outline: outline,
          picture: picture,
          json: json
        ).run(in: context)
      case .facts(let recording, let asCorrections):
        return try FactsCommand(recording: recording, asCorrections: asCorrections).run(in: context)
      case .translate(let sources, let folder):
        return try Translating(sources: sources, folder: folder).run(in: context)
      case .serve(let executable):
        var status: Int32 = 0
        // Standard output belongs to the protocol.
        let arguments = ["run", "--quiet", executable, "--serve"]
        try attempt(on: context.root) { status = try context.runSwift(arguments, [:]) }
        return status == 0 ? .done : .pending
      case .translatedNames:
        context.print(text: NameTable.standard.page)
        return .done
      case .help:
        context.print(text: ToolCommand.explanation)
        return .done
      }
    } catch {
      context.printError("flowsim: \(error)")
      return error.exit
    }
  }
}

/// The arguments of a command, sorted into flags, options with a value, and names.
struct ToolArguments {
  let command: String
  private(set) var flags: Set<String> = []
  private(set) var values: [String: String] = [:]
  private(set) var names: [String] = []

  /// Reads the arguments after the name of the command.
  ///
  /// - Throws: An error if there is a flag or an option that the command does not have, or one without its value.
  init(
    _ arguments: [String],
    of command: String,
    flags known: Set<String>,
    options: Set<String> = []
  ) throws(ToolError) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if options.contains(argument) {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw .missingArgument("a value for \(argument)", command: command)
        }
        values[argument] = value
      } else if known.contains(argument) {
        flags.insert(argument)
      } else if argument.hasPrefix("-") {
        throw .unknownArgument(argument, command: command)
      } else {
        names.append(argument)
      }
    }
  }

  /// Whether the outcome is printed as JSON, one object per line.
  var isJSON: Bool { flags.contains("--json") }

  /// Throws if there is a name, for a command that accepts none.
  func takeNoNames() throws(ToolError) {
    if let name = names.first { throw .unknownArgument(name, command: command) }
  }

  /// The only name.
  func onlyName(_ what: String) throws(ToolError) -> String {
    guard let name = names.first else { throw .missingArgument(what, command: command) }
    if names.count > 1 { throw .unknownArgument(names[1], command: command) }
    return name
  }
}

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

  /// Writes `line` to the standard output as exactly one line, whatever names and texts it contains: line ends,
  /// invisible characters and terminal controls are escaped.
  func print(_ line: String) { output(QuotedWords.onOneLine(line)) }

  /// Writes the lines of `text` to the standard output.
  func print(text: String) {
    for line in TextLines.split(text) { print(line) }
  }

  /// Writes one line to the standard error.
  func printError(_ line: String) { errors(QuotedWords.onOneLine(line)) }

  /// Reports a file that is skipped, while the command continues with the others.
  func passOver(_ error: ToolError) {
    printError("flowsim: \(error)")
    passedOver.count += 1
  }

  /// Whether a file was passed over.
  var hasPassedOver: Bool { passedOver.count > 0 }

  /// The files that the tool may change: those of the package, and those that the environment names.
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

  /// The folder for artifacts, if the caller chose one; it may contain other files.
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
