import SnapshotRendering

/// Lists the snapshots that wait to be accepted or rejected, a line each.
struct Listing {
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).all()
    for snapshot in pending {
      let summary = try ReportedSnapshot(snapshot).summary
      context.print(
        json
          ? JSONLine.text([
            ("name", snapshot.name), ("summary", summary), ("reference", snapshot.changedFile),
            ("candidate", snapshot.candidateFile),
          ])
          : "\(snapshot.name): \(summary)"
      )
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    return pending.isEmpty ? .done : .pending
  }
}
