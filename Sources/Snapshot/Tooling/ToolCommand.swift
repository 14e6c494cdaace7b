/// A command of the tool.
enum ToolCommand: Hashable {
  /// Runs the tests with a log, and prints the outcomes of the snapshots.
  case test(arguments: [String], json: Bool)

  /// Lists the snapshots that are to be accepted or rejected.
  case list(json: Bool)

  /// Shows how pending snapshots differ from their references; all of them without a name.
  case diff(names: [String], json: Bool)

  /// Asks about each pending snapshot in turn; about all of them without a name.
  case review(names: [String])

  /// Makes pending snapshots the references, or removes them; all of them without a name.
  case decide(DecisionCommand.Decision, names: [String], json: Bool)

  /// Lists the references that no assertion of the last whole run compared, and may delete them.
  case orphans(json: Bool, deletes: Bool)

  /// Prints a report on the pending snapshots, in at most `limit` bytes.
  case markdownReport(limit: Int)

  /// Writes a page about the pending snapshots.
  case htmlReport(folder: String, json: Bool)

  /// Writes a page with the pictures of all references.
  case gallery(folder: String, json: Bool)

  /// Describes how the map of an app differs from an older one.
  case mapDifference(old: String, new: String, markdown: Bool)

  /// Lays a recording of a device beside an outline.
  case compare(recording: String, outline: String, picture: String?, json: Bool)

  /// Prints the elements of a recording as a table, or its lengths as corrections.
  case facts(recording: String, asCorrections: Bool)

  /// Translates the SwiftUI sources of an app into elements.
  case translate(sources: [String], folder: String)

  /// Builds an executable of the package, and lets it serve an app to agents.
  case serve(executable: String)

  /// Prints the page about what is translated.
  case translatedNames

  /// Explains the commands.
  case help

  /// Reads the arguments of the tool, without its name.
  init(arguments: [String]) throws(ToolError) {
    guard let word = arguments.first else {
      self = .help
      return
    }
    let rest = Array(arguments.dropFirst())
    // All arguments after `test` are for another tool.
    if word != "test", rest.contains("--help") || rest.contains("-h") {
      self = .help
      return
    }
    switch word {
    case "test":
      // Everything else is an argument of `swift test`.
      let json = rest.first == "--json"
      self = .test(arguments: json ? Array(rest.dropFirst()) : rest, json: json)
    case "list":
      let arguments = try ToolArguments(rest, of: word, flags: ["--json"])
      try arguments.takeNoNames()
      self = .list(json: arguments.isJSON)
    case "diff":
      let arguments = try ToolArguments(rest, of: word, flags: ["--json"])
      self = .diff(names: arguments.names, json: arguments.isJSON)
    case "review": self = .review(names: try ToolArguments(rest, of: word, flags: []).names)
    case "accept": self = try .decision(.accept, rest)
    case "reject": self = try .decision(.reject, rest)
    case "orphans":
      let arguments = try ToolArguments(rest, of: word, flags: ["--json", "--delete"])
      try arguments.takeNoNames()
      self = .orphans(json: arguments.isJSON, deletes: arguments.flags.contains("--delete"))
    case "report": self = try .report(rest)
    case "gallery":
      let arguments = try ToolArguments(rest, of: word, flags: ["--json"])
      let folder = try arguments.onlyName("the folder of the page")
      self = .gallery(folder: folder, json: arguments.isJSON)
    case "map": self = try .map(rest)
    case "compare":
      let arguments = try ToolArguments(
        rest,
        of: word,
        flags: ["--json"],
        options: ["--picture"]
      )
      guard arguments.names.count >= 2 else {
        throw .missingArgument("a recording and an outline", command: word)
      }
      if arguments.names.count > 2 { throw .unknownArgument(arguments.names[2], command: word) }
      self = .compare(
        recording: arguments.names[0],
        outline: arguments.names[1],
        picture: arguments.values["--picture"],
        json: arguments.isJSON
      )
    case "facts":
      let arguments = try ToolArguments(rest, of: word, flags: ["--corrections"])
      self = .facts(
        recording: try arguments.onlyName("a recording"),
        asCorrections: arguments.flags.contains("--corrections")
      )
    case "translate": self = try .translation(rest)
    case "serve":
      let arguments = try ToolArguments(rest, of: word, flags: [])
      if arguments.names.count > 1 { throw .unknownArgument(arguments.names[1], command: word) }
      self = .serve(executable: arguments.names.first ?? "showcase")
    case "help", "--help", "-h": self = .help
    default: throw .unknownCommand(word)
    }
  }

  private static func decision(
    _ decision: DecisionCommand.Decision,
    _ rest: [String]
  ) throws(ToolError) -> ToolCommand {
    let word = decision.rawValue
    let arguments = try ToolArguments(rest, of: word, flags: ["--all", "--json"])
    let isAll = arguments.flags.contains("--all")
    if arguments.names.isEmpty, !isAll {
      throw .missingArgument("the name of a snapshot, or --all", command: word)
    }
    if let name = arguments.names.first, isAll {
      throw .unknownArgument(name, command: "\(word) --all")
    }
    return .decide(decision, names: arguments.names, json: arguments.isJSON)
  }

  private static func map(_ rest: [String]) throws(ToolError) -> ToolCommand {
    guard let word = rest.first else {
      throw .missingArgument("diff, and two files", command: "map")
    }
    guard word == "diff" else { throw .unknownArgument(word, command: "map") }
    let arguments = try ToolArguments(
      Array(rest.dropFirst()),
      of: "map diff",
      flags: ["--markdown"]
    )
    guard arguments.names.count >= 2 else {
      throw .missingArgument("the files of an old map and of a new one", command: "map diff")
    }
    if arguments.names.count > 2 {
      throw .unknownArgument(arguments.names[2], command: "map diff")
    }
    return .mapDifference(
      old: arguments.names[0],
      new: arguments.names[1],
      markdown: arguments.flags.contains("--markdown")
    )
  }

  private static func translation(_ rest: [String]) throws(ToolError) -> ToolCommand {
    let arguments = try ToolArguments(rest, of: "translate", flags: ["--names"], options: ["--to"])
    if arguments.flags.contains("--names") {
      try arguments.takeNoNames()
      return .translatedNames
    }
    guard !arguments.names.isEmpty else {
      throw .missingArgument("the files or folders with the sources", command: "translate")
    }
    guard let folder = arguments.values["--to"] else {
      throw .missingArgument("--to and a folder", command: "translate")
    }
    return .translate(sources: arguments.names, folder: folder)
  }

  private static func report(_ rest: [String]) throws(ToolError) -> ToolCommand {
    let arguments = try ToolArguments(
      rest,
      of: "report",
      flags: ["--markdown", "--json"],
      options: ["--html", "--limit"]
    )
    try arguments.takeNoNames()
    if let folder = arguments.values["--html"] {
      if arguments.flags.contains("--markdown") {
        throw .unknownArgument("--markdown", command: "report --html")
      }
      if arguments.values["--limit"] != nil {
        throw .unknownArgument("--limit", command: "report --html")
      }
      return .htmlReport(folder: folder, json: arguments.isJSON)
    }
    guard arguments.flags.contains("--markdown") else {
      throw .missingArgument("--markdown, or --html and a folder", command: "report")
    }
    if arguments.isJSON { throw .unknownArgument("--json", command: "report --markdown") }
    guard let words = arguments.values["--limit"] else {
      return .markdownReport(limit: ReportCommand.longestComment)
    }
    guard let limit = Int(words), limit > 0 else {
      throw .unknownArgument(words, command: "report --limit")
    }
    return .markdownReport(limit: limit)
  }
}

extension ToolCommand {
  /// The commands, their arguments, and their effects.
  private static let explanations: [(name: String, arguments: String, effect: String)] = [
    (
      "test", "[--json] [arguments of swift test]",
      "runs swift test with a log, and prints the outcomes of the snapshots"
    ),
    ("list", "[--json]", "lists the snapshots that differ from their references"),
    ("diff", "[name …] [--json]", "shows how they differ"),
    ("review", "[name …]", "prompts for each: accept, reject, skip, picture"),
    ("accept", "name … | --all [--json]", "makes what differs the reference"),
    ("reject", "name … | --all [--json]", "removes what differs, and keeps the reference"),
    (
      "orphans", "[--json] [--delete]",
      "lists references that no test of the last whole run compared, or deletes them"
    ),
    (
      "report", "--markdown [--limit bytes] | --html folder [--json]",
      "writes what differs for a reviewer, as a comment or a page with pictures"
    ),
    ("gallery", "folder [--json]", "writes a page with the pictures of all references"),
    (
      "map", "diff old new [--markdown]",
      "prints how a screen map, a map.json, differs from an older one"
    ),
    (
      "compare", "recording outline [--picture file] [--json]",
      "prints where a recording of a device differs from a stage"
    ),
    (
      "facts", "recording [--corrections]",
      "prints a recording as a table: bars, rows, texts, frames; or as lengths for Traits(corrections:)"
    ),
    (
      "translate", "from … --to folder | --names",
      "translates SwiftUI sources into elements, or prints how each name is translated"
    ),
    (
      "serve", "[executable]",
      "lets an executable of the package serve its app to agents; by default FlowSim's examples"
    ),
    ("help", "", "prints this text"),
  ]

  static var names: [String] { explanations.map(\.name) }

  /// The usage of a command, which is the first word of `command`.
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
      of a file of tests (ReadmeTests). The exit code is 0 if all is done, 1 if something is pending or differs, 64 for \
      arguments that make no sense, and 74 for a file that cannot be read or written.
      """
  }
}
