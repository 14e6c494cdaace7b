import ScreenMapping

/// The code with which the tool ends.
package enum ToolExit: Int32, Hashable, Sendable {
  /// Everything is done.
  case done = 0

  /// Something is pending: a snapshot that differs, an orphan, a test that failed.
  case pending = 1

  /// The arguments are invalid.
  case usage = 64

  /// A file can be neither read nor written.
  case file = 74
}

/// The reason why a command was not carried out.
package enum ToolError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String)

  /// The command does not accept that argument.
  case unknownArgument(String, command: String)

  /// The command needs an argument.
  case missingArgument(String, command: String)

  /// No pending snapshot has that name; those that are pending.
  case notPending(String, pending: [String])

  /// The last run provides no information about orphans.
  case notWhole(RunRecord.Gap)

  /// The source of an inline snapshot is not the tested one.
  case sourceChanged(String)

  /// There is no call of an assertion at the place where an inline snapshot was compared.
  case noCall(String)

  /// A file is not a screen map.
  case map(String, ScreenMapError)

  /// The file to be changed is not in the package, but at `target`, if that can be determined.
  case outside(String, target: String?)

  /// The pending snapshot is a link, a folder or a pipe.
  case noFile(String)

  /// The pending snapshot is in no folder of a test file.
  case noTestFile(String)

  /// The reference of what waits is a folder or a pipe.
  case noText(String)

  /// A link or a pipe is among the references.
  case noReference(String)

  /// The name of a file is not UTF-8.
  case unreadableName(String)

  /// There are no references in a folder.
  case noReferences(String)

  /// A page would be among the references.
  case amongReferences(String)

  /// There is a folder in place of a file.
  case folder(String)

  /// A file can be neither read nor written, for the system's reason.
  case file(String, reason: String)
}

extension ToolError: CustomStringConvertible {
  /// A description of the problem and its solution.
  package var description: String {
    switch self {
    case .unknownCommand(let word):
      "“\(word)” is not a command. Commands are \(ToolCommand.names.joined(separator: ", "))."
    case .unknownArgument(let word, let command):
      "\(command) does not take “\(word)”. It is called as: \(ToolCommand.usage(of: command))"
    case .missingArgument(let what, let command):
      "\(command) needs \(what). It is called as: \(ToolCommand.usage(of: command))"
    case .notPending(let name, let pending):
      "No snapshot called “\(name)” is pending. "
        + (pending.isEmpty ? "None is." : "Pending: \(pending.joined(separator: ", ")).")
    case .notWhole(let gap): gap.description
    case .sourceChanged(let name):
      "The source of \(name) has changed since the test ran. Run the test again, or reject \(name)."
    case .noCall(let name):
      "At \(name) there is no call whose closure holds a literal alone. Write the text there by hand."
    case .map(let path, let error): "\(path): \(error)"
    case .outside(let path, let target):
      "\(path) is not in the package"
        + (target.map { $0 == path ? "" : ": it leads to \($0)" } ?? ": its links lead nowhere")
        + ". Nothing there is changed. Make it a folder or a file of the package; folders of references may be "
        + "elsewhere where FLOWSIM_SNAPSHOTS names them."
    case .noFile(let path):
      "\(path) is a link, a folder or a pipe, and would not be the text that was seen. Remove it, and run the test again."
    case .noTestFile(let path):
      "\(path) is in no folder of a test file, such as Snapshots/CartTests, so that no test compares it. Move it there, or "
        + "remove it."
    case .noText(let path):
      "The reference of \(path) is a folder or a pipe, and no text. Remove it, and run the test again."
    case .noReference(let path):
      "\(path) is a link or a pipe, and no reference. Make it a file, or remove it."
    case .unreadableName(let path):
      "The name of \(path) is not UTF-8, so that it cannot be opened. Rename it."
    case .noReferences(let path):
      "There are no references in \(path) to make a page of. Run the tests first, or name their folder with "
        + "FLOWSIM_SNAPSHOTS."
    case .amongReferences(let path):
      "\(path) is where the references are. Name another folder, into which the page is written."
    case .folder(let path): "\(path) is a folder. Name a file."
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }

  /// The code with which the tool ends.
  package var exit: ToolExit {
    switch self {
    case .file, .folder, .map, .outside, .noFile, .noTestFile, .noText, .noReference,
      .unreadableName:
      .file
    case .sourceChanged, .noCall: .pending
    default: .usage
    }
  }
}
