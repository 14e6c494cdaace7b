/// A command of the tool.
enum ToolCommand: Hashable {
  /// Runs the tests with a log, and says what became of the snapshots.
  case test(arguments: [String])

  /// Lists the snapshots that wait to be accepted or rejected.
  case list(json: Bool)

  /// Shows how pending snapshots differ from their references; all of them without a name.
  case diff(names: [String])

  /// Asks about one pending snapshot after the other; about all of them without a name.
  case review(names: [String])

  /// Makes pending snapshots the references.
  case accept(names: [String], all: Bool)

  /// Removes pending snapshots.
  case reject(names: [String], all: Bool)

  /// Lists the references that no assertion of the last whole run compared, and may delete them.
  case orphans(json: Bool, deletes: Bool)

  /// Explains the commands.
  case help

  /// Reads the arguments of the tool, without its name.
  init(arguments: [String]) throws(ToolError) {
    guard let word = arguments.first else {
      self = .help
      return
    }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "test": self = .test(arguments: rest)
    case "help", "--help", "-h": self = .help
    case "list", "diff", "review", "accept", "reject", "orphans":
      let flags = rest.filter { $0.hasPrefix("-") }
      let names = rest.filter { !$0.hasPrefix("-") }
      let known = ToolCommand.flags[word] ?? []
      for flag in flags where !known.contains(flag) {
        throw .unknownArgument(flag, command: word)
      }
      if let name = names.first, word == "list" || word == "orphans" {
        throw .unknownArgument(name, command: word)
      }
      let all = flags.contains("--all")
      if word == "accept" || word == "reject" {
        if names.isEmpty, !all {
          throw .missingArgument("the name of a snapshot, or --all", command: word)
        }
        if let name = names.first, all { throw .unknownArgument(name, command: "\(word) --all") }
      }
      switch word {
      case "list": self = .list(json: flags.contains("--json"))
      case "diff": self = .diff(names: names)
      case "review": self = .review(names: names)
      case "accept": self = .accept(names: names, all: all)
      case "reject": self = .reject(names: names, all: all)
      default:
        self = .orphans(json: flags.contains("--json"), deletes: flags.contains("--delete"))
      }
    default: throw .unknownCommand(word)
    }
  }

  private static let flags: [String: Set<String>] = [
    "list": ["--json"], "accept": ["--all"], "reject": ["--all"],
    "orphans": ["--json", "--delete"],
  ]

  /// The commands, their arguments, and what they do.
  private static let explanations: [(name: String, arguments: String, effect: String)] = [
    (
      "test", "[arguments of swift test]",
      "runs swift test with a log, then says what became of the snapshots"
    ),
    ("list", "[--json]", "lists the snapshots that differ from their references"),
    ("diff", "[name …]", "shows how they differ"),
    ("review", "[name …]", "asks about one after the other: accept, reject, skip"),
    ("accept", "name … | --all", "makes what differs the reference"),
    ("reject", "name … | --all", "removes what differs, and keeps the reference"),
    (
      "orphans", "[--json] [--delete]",
      "lists references that no test of the last whole run compared, or deletes them"
    ),
    ("help", "", "prints this text"),
  ]

  static var names: [String] { explanations.map(\.name) }

  /// How a command is called; its first word is the command's.
  static func usage(of command: String) -> String {
    let name = command.split(separator: " ").first.map(String.init) ?? command
    let arguments = explanations.first { $0.name == name }?.arguments ?? ""
    return "flowsim \(name)" + (arguments.isEmpty ? "" : " \(arguments)")
  }

  /// The explanation of all commands.
  static var explanation: String {
    let calls = explanations.map { usage(of: $0.name) }
    let width = calls.map(\.count).max() ?? 0
    let lines = zip(calls, explanations).map { call, explanation in
      call + String(repeating: " ", count: width - call.count + 2) + explanation.effect
    }
    return """
      Manages the references of snapshots in the package in which it is called.

      \(lines.joined(separator: "\n"))

      A name is that of a snapshot, as messages print it (ReadmeTests/aboutThisBook), of a test with several, or \
      of a file of tests (ReadmeTests). The exit code is 0 if all is done, 1 if something is pending, 64 for \
      arguments that make no sense, and 74 for a file that cannot be read or written.
      """
  }
}
