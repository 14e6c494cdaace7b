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

  /// Whether the outcome is printed as JSON, an object a line.
  var isJSON: Bool { flags.contains("--json") }

  /// Throws if there is a name, for a command that takes none.
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
