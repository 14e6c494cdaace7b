import Foundation
import SnapshotRendering

/// Runs the tests with a log, and prints the outcomes of the snapshots.
struct TestCommand {
  let arguments: [String]
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let log = RunLog(path: context.log.path)
    if FileKind(at: context.log) != .nothing { try context.files.remove(context.log) }
    try context.files.check(context.log)
    try attempt(on: context.log) { try log.append(.began(arguments: arguments)) }
    try forgetTexts(in: context)
    var status: Int32 = 0
    try context.files.check(context.root.appendingPathComponent(".build/flowsim"))
    try attempt(on: context.root) {
      status = try TestRun.begin(in: context.root) { run in
        var variables = ["FLOWSIM_LOG": log.path, TestRun.variable: run.folder.path]
        // Otherwise differing snapshots are pending, to be accepted or rejected.
        if context.writesNothing { variables["FLOWSIM_ARTIFACTS"] = context.artifacts.path }
        return try context.runSwift(["test"] + arguments, variables)
      }
    }
    // The tests may have replaced it by a link.
    try context.files.check(context.log)
    try attempt(on: context.log) { try log.append(.ended(status: status)) }
    let record = try RunRecord(at: context.log)
    let folder = SnapshotFolder(url: context.snapshots)
    if !json { context.print(TestCommand.summary(of: record.outcomes)) }
    let differing = try ReportedSnapshot.all(in: context)
    for snapshot in differing {
      context.print(
        json
          ? JSONLine.text([("pending", snapshot.name), ("summary", snapshot.summary)])
          : "  \(snapshot.name): \(snapshot.summary)"
      )
    }
    var orphans: [String] = []
    if record.gap == nil, record.paths(in: folder.url) != nil {
      orphans = try OrphansCommand.orphans(in: folder, after: record)
    }
    if json {
      for path in orphans { context.print(JSONLine.text([("orphan", path)])) }
      context.print(TestCommand.line(of: record.outcomes, status: status))
    } else if !orphans.isEmpty {
      context.print(
        "\(orphans.count) \(orphans.count == 1 ? "reference is" : "references are") not in use: "
          + "flowsim orphans"
      )
    }
    return status == 0 && differing.isEmpty ? .done : .pending
  }

  /// Removes texts that failures of earlier runs kept, and, before a run of all tests, inline ones, whose calls may be
  /// elsewhere now.
  private func forgetTexts(in context: ToolContext) throws(ToolError) {
    try forgetArtifacts(in: context)
    guard !RunRecord.selectTests(arguments) else { return }
    for file in try PendingInline.files(in: InlineCandidate.folder(in: context.root)) {
      try context.files.remove(file)
    }
  }

  /// Removes the texts that failures of earlier runs kept, unless only a part of the tests is run again, which keeps
  /// them, too.
  private func forgetArtifacts(in context: ToolContext) throws(ToolError) {
    if context.writesNothing, RunRecord.selectTests(arguments) { return }
    let artifacts = context.artifacts
    guard context.givenArtifacts == nil, FileKind(at: artifacts) != .nothing else { return }
    try context.files.remove(artifacts)
  }

  private static let order: [SnapshotOutcome] = [
    .matched, .recorded, .differs, .missing, .collided, .failed,
  ]

  /// The number of each outcome, and the exit code of the tests.
  private static func line(of outcomes: [SnapshotOutcome: Int], status: Int32) -> String {
    let counts = order.compactMap { outcome in
      outcomes[outcome].map { (key: outcome.rawValue, value: "\($0)") }
    }
    return JSONLine.text(counts + [(key: "status", value: "\(status)")])
  }

  /// `Snapshots: 12 matched, 1 differs`, with only the outcomes that occurred.
  private static func summary(of outcomes: [SnapshotOutcome: Int]) -> String {
    let parts = order.compactMap { outcome in
      outcomes[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    return "Snapshots: " + (parts.isEmpty ? "none compared" : parts.joined(separator: ", "))
  }
}
