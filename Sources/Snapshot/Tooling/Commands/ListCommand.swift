import Foundation
import SnapshotRendering

/// Lists the pending snapshots, one per line.
struct ListCommand {
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

/// Lists the references that no assertion of the last whole run compared, and may delete them.
struct OrphansCommand {
  let json: Bool
  let deletes: Bool

  func run(on folder: SnapshotFolder, in context: ToolContext) throws(ToolError) -> ToolExit {
    let record = try RunRecord(at: context.log)
    if let gap = record.gap { throw .notWhole(gap) }
    let orphans = try OrphansCommand.orphans(in: folder, after: record)
    for path in orphans {
      let file = folder.url.appendingPathComponent(path)
      if deletes { try context.files.remove(file) }
      context.print(
        json
          ? JSONLine.text([("name", ReferenceFile.name(at: path)), ("file", file.path)])
          : deletes ? "deleted \(path)" : path
      )
    }
    if orphans.isEmpty, !json { context.print("Every reference is in use.") }
    return orphans.isEmpty || deletes ? .done : .pending
  }

  /// The references in `folder`, by their paths in it, that no assertion compared.
  static func orphans(
    in folder: SnapshotFolder,
    after record: RunRecord
  ) throws(ToolError) -> [String] {
    let references = try folder.references()
    if references.isEmpty { return [] }
    guard let paths = record.paths(in: folder.url) else {
      throw .notWhole(.otherFolder(folder.url.path))
    }
    // A recording is beside the differences that an assertion compared.
    return references.filter { !paths.contains($0) && !paths.contains($0 + ".differences") }
  }
}
