import Foundation
import SnapshotRendering

/// Runs the tests with a log, and says what became of the snapshots.
struct RunningTests {
  let arguments: [String]
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let log = RunLog(path: context.log.path)
    try attempt(on: context.log) {
      if FileManager.default.fileExists(atPath: log.path) {
        try FileManager.default.removeItem(atPath: log.path)
      }
      try log.append(.began(arguments: arguments))
    }
    try forgetTexts(in: context)
    var status: Int32 = 0
    try attempt(on: context.root) {
      status = try TestRun.begin(in: context.root) { run in
        let variables = [
          "FLOWSIM_LOG": log.path, "FLOWSIM_ARTIFACTS": context.artifacts.path,
          TestRun.variable: run.folder.path,
        ]
        return try context.runTests(arguments, variables)
      }
    }
    try attempt(on: context.log) { try log.append(.ended(status: status)) }
    let record = try RunRecord(at: context.log)
    let folder = SnapshotFolder(url: context.snapshots)
    if !json { context.print(RunningTests.summary(of: record.outcomes)) }
    let differing = try ReportedSnapshot.all(in: context)
    for snapshot in differing {
      let summary = snapshot.difference.summary
      context.print(
        json
          ? JSONLine.text([("pending", snapshot.name), ("summary", summary)])
          : "  \(snapshot.name): \(summary)"
      )
    }
    var orphans: [String] = []
    if record.gap == nil, record.paths(in: folder.url) != nil {
      orphans = try FindingOrphans.orphans(in: folder, after: record)
    }
    if json {
      for path in orphans { context.print(JSONLine.text([("orphan", path)])) }
      context.print(RunningTests.line(of: record.outcomes, status: status))
    } else if !orphans.isEmpty {
      context.print(
        "\(orphans.count) \(orphans.count == 1 ? "reference is" : "references are") not in use: "
          + "flowsim orphans"
      )
    }
    return status == 0 && differing.isEmpty ? .done : .pending
  }

  /// Removes texts that failures of earlier runs kept, and inline ones, whose calls may be elsewhere now, before a
  /// run of all tests.
  private func forgetTexts(in context: ToolContext) throws(ToolError) {
    guard !RunRecord.selectTests(arguments) else { return }
    for inline in try PendingInline.all(in: InlineCandidate.folder(in: context.root)) {
      try inline.reject()
    }
    let artifacts = context.artifacts
    guard context.givenArtifacts == nil, FileManager.default.fileExists(atPath: artifacts.path)
    else { return }
    try attempt(on: artifacts) { try FileManager.default.removeItem(at: artifacts) }
  }

  private static let order: [SnapshotOutcome] = [
    .matched, .recorded, .differs, .missing, .collided, .failed,
  ]

  /// How often each outcome was, and the exit code of the tests.
  private static func line(of outcomes: [SnapshotOutcome: Int], status: Int32) -> String {
    let counts = order.compactMap { outcome in
      outcomes[outcome].map { (key: outcome.rawValue, value: "\($0)") }
    }
    return JSONLine.text(counts + [(key: "status", value: "\(status)")])
  }

  /// `Snapshots: 12 matched, 1 differs`, with what happened only.
  private static func summary(of outcomes: [SnapshotOutcome: Int]) -> String {
    let parts = order.compactMap { outcome in
      outcomes[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    return "Snapshots: " + (parts.isEmpty ? "none compared" : parts.joined(separator: ", "))
  }
}
