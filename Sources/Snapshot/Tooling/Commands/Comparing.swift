import SnapshotRendering

/// Shows how pending snapshots differ from their references.
struct Comparing {
  let names: [String]
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).called(names, all: names.isEmpty)
    for snapshot in pending {
      if json {
        let reported = try ReportedSnapshot(snapshot)
        let text = reported.difference.text(budget: .max, path: snapshot.candidateFile)
        context.print(
          JSONLine.text([
            ("name", snapshot.name), ("summary", reported.summary), ("difference", text),
          ])
        )
      } else {
        for line in try Comparing.lines(about: snapshot) { context.print(line) }
      }
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    return pending.isEmpty ? .done : .pending
  }

  /// The name of `snapshot` with its difference in a line, and then the difference.
  static func lines(about snapshot: PendingText) throws(ToolError) -> [String] {
    let reported = try ReportedSnapshot(snapshot)
    return ["\(snapshot.name): \(reported.summary)"]
      + TextLines.split(reported.difference.text(budget: .max, path: snapshot.candidateFile))
  }
}
