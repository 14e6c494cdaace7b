import LayoutSim
import SnapshotRendering

/// Asserts that what a stage shows under several settings matches its reference,
/// `Snapshots/<test file>/<test>[.<name>].variations`.
///
/// The file has a table of all variations, the stage's own settings first, with the heights of sheets, the way back,
/// findings and texts that do not fit; the outline of the first one; and how each other one differs from that. Those
/// that differ alike share it. A failure tells of each variation what changed.
///
/// The settings of the stage are changed one after the other, as a user does, and are its own again afterwards. What an
/// app does about it stays done: a list that has no room to be scrolled as far stays where it is then.
///
/// - Parameters:
///   - stage: The stage.
///   - surface: The route of the only surface to compare, or of a screen on it; `nil` compares all.
///   - variations: The settings.
///   - redactions: Rules that replace words by aliases; one that matches nothing in a variation fails.
///   - name: The name of the snapshot, which a test with several needs, and one with arguments.
///   - mode: When to write references.
///   - testName: The test's name, from its function.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
@MainActor
public func assertSnapshot(
  of stage: Stage,
  surface: String? = nil,
  over variations: Variations,
  redacting redactions: [Redaction] = [],
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let scope = SnapshotScope.current
  var findings: [Finding] = []
  SnapshotAssertion(
    name: name,
    mode: mode,
    testName: testName,
    origin: Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  .compare(fileExtension: "variations", findings: { findings }) {
    let report = try VariationReport(
      of: stage,
      surface: surface,
      over: variations,
      detail: scope.detail ?? .semantic,
      redacting: redactions,
      optional: scope.redactions
    )
    findings = report.findings
    return report.text
  }
}

/// Asserts that a story matches its reference, `Snapshots/<test file>/<test>[.<name>].story`.
///
/// References and modes are those of a render tree's snapshot. A redaction of the story that matched nothing fails.
///
/// - Parameters:
///   - story: The story.
///   - name: The name of the snapshot, which a test with several needs, and one with arguments.
///   - mode: When to write references.
///   - testName: The test's name, from its function.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
@MainActor
public func assertSnapshot(
  of story: Story,
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    name: name,
    mode: mode,
    testName: testName,
    origin: Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  .compare(fileExtension: "story", findings: { story.recorder.findings }) {
    if let error = story.recorder.redactionError { throw error }
    return story.text
  }
}
