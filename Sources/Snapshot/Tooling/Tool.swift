/// The tool that manages the references of a package's snapshots.
package enum Tool {
  /// Carries out the command that `arguments` call, without the name of the tool, and returns the exit code.
  package static func run(_ arguments: [String], in context: ToolContext) -> ToolExit {
    do throws(ToolError) {
      let command = try ToolCommand(arguments: arguments)
      let folder = SnapshotFolder(url: context.snapshots)
      switch command {
      case .test(let arguments): return try RunningTests(arguments: arguments).run(in: context)
      case .list(let json): return try Listing(json: json).run(in: context)
      case .diff(let names): return try Comparing(names: names).run(in: context)
      case .review(let names): return try Reviewing(names: names).run(in: context)
      case .accept(let names, let all):
        return try Deciding(decision: .accept, names: names, all: all).run(in: context)
      case .reject(let names, let all):
        return try Deciding(decision: .reject, names: names, all: all).run(in: context)
      case .orphans(let json, let deletes):
        return try FindingOrphans(json: json, deletes: deletes).run(on: folder, in: context)
      case .help:
        context.print(ToolCommand.explanation)
        return .done
      }
    } catch {
      context.printError("flowsim: \(error)")
      return error.exit
    }
  }
}
