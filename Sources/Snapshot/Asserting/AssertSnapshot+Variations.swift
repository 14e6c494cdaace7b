import LayoutSim
import SnapshotRendering

/// Asserts that the content of a stage under several settings matches its reference,
/// `Snapshots/<test file>/<test>[.<name>].variations`.
///
/// The file has a table of all variations, the stage's own settings first, with the heights of sheets, the way back,
/// findings and texts that do not fit; the outline of the first one; and the difference of each other one from that.
/// Variations with equal differences share them. A failure reports the changes in each variation.
///
/// The settings of the stage are changed one after the other, as by a user. They are restored afterwards, with the
/// positions of scroll areas and the transitions that are running, which no variation shows. The app's own reactions
/// remain, such as those in `onChange(of:)`.
///
/// ```swift
/// let variations = Variations(
///   typeSizes: [.large, .accessibility3],
///   orientations: Orientation.allCases
/// )
/// assertSnapshot(of: stage, over: variations)  // a table of four, and what differs in each
/// ```
///
/// - Parameters:
///   - stage: The stage.
///   - surface: The route of the only surface to compare, or of a screen on it; `nil` compares all.
///   - variations: The settings.
///   - redactions: Rules that replace text by aliases; one that matches nothing in a variation fails.
///   - name: The name of the snapshot, which is required in a test with several snapshots or with arguments.
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
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
///   - name: The name of the snapshot, which is required in a test with several snapshots or with arguments.
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
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
