import Foundation
import LayoutSim
import SnapshotRendering

/// A call of `assertSnapshot`: the name of the snapshot, and the location of its reports.
struct SnapshotAssertion {
  let name: String?
  let mode: RecordMode?
  let testName: String
  let origin: Origin

  /// Compares the tree that `tree` creates, with the settings of the scope, or reports its error.
  func compare(
    as renderer: TreeRenderer?,
    redacting redactions: [Redaction],
    _ tree: () throws -> RenderTree
  ) {
    let scope = SnapshotScope.current
    let renderer = renderer ?? .outline(scope.detail ?? .semantic)
    var findings: [Finding] = []
    compare(fileExtension: renderer.fileExtension, findings: { findings }) {
      let tree = try tree().redacted(redactions, optional: scope.redactions)
      findings = tree.findings
      return renderer.render(tree)
    }
  }

  /// Compares the text that `text` creates, or reports its error.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the reference.
  ///   - findings: The findings of the compared stage, which may fail the test.
  ///   - assumed: The text that counts as the reference while there is none; `nil` if a first text is recorded.
  ///   - describe: Describes the difference of the text from a reference; `nil` describes it as for any text.
  ///   - picture: Draws what differs, for a report.
  ///   - text: Creates the text.
  func compare(
    fileExtension: String,
    findings: () -> [Finding] = { [] },
    assuming assumed: String? = nil,
    describing describe: ((_ reference: String) -> DifferenceReport?)? = nil,
    picture: (() -> String?)? = nil,
    _ text: () throws -> String
  ) {
    var check = SnapshotCheck(
      text: Result(catching: text),
      fileExtension: fileExtension,
      name: name,
      testName: testName,
      isParameterised: RunningTest.isParameterised,
      testFile: "\(origin.filePath)",
      line: Int(clamping: origin.line),
      column: Int(clamping: origin.column)
    )
    check.assumed = assumed
    check.describe = describe
    check.picture = picture
    check.report(at: origin, record: mode)
    SnapshotScope.current.findings?.report(findings(), of: check.displayName, at: origin)
  }
}

extension TextCheck {
  /// Runs the check with the settings of the process and the scope, and reports the results.
  func report(at origin: Origin, record mode: RecordMode?) {
    let report = run(
      record: mode ?? SnapshotScope.current.mode,
      environment: ProcessInfo.processInfo.environment,
      claimed: claimedNames
    )
    report?.report(at: origin)
  }
}

/// The names claimed in this process, and by other processes of its run.
private let claimedNames = ClaimedNames(
  sharedIn: TestRun(environment: ProcessInfo.processInfo.environment)
)

/// The place in a test at which an issue is reported.
struct Origin {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
