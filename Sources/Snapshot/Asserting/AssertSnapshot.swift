import LayoutSim
import SnapshotRendering

/// Asserts that a render tree matches its reference.
///
/// The reference is a separate file, `Snapshots/<test file>/<test>[.<name>].<extension>` in the root of the test's
/// package, or in the folder that the variable `FLOWSIM_SNAPSHOTS` names. A test with a single snapshot needs no name;
/// with several, each needs one, as does the snapshot of a parameterised test.
///
/// A text that differs is written beside the reference with the extension `new`; `swift run flowsim accept` makes it
/// the reference, and `swift run flowsim review` asks about each in turn. A new snapshot is recorded and reported: as a
/// warning in Swift Testing, as a failure in XCTest. With `CI` set, nothing is written and a missing reference fails,
/// regardless of the mode given in code; only the variable `FLOWSIM_RECORD` can allow more there.
///
/// A failure keeps the whole text and its reference: as attachments in Swift Testing, and as files in the folder that
/// the variable `FLOWSIM_ARTIFACTS` names.
///
/// The report shows the difference of outlines node by node; the variable `FLOWSIM_DIFF` (`nodes`, `lines`) can select
/// lines instead.
///
/// - Parameters:
///   - tree: The render tree to compare.
///   - renderer: The format; the outline by default, at the level of the scope.
///   - redactions: Rules that replace text by aliases; one that matches nothing fails.
///   - name: The name of the snapshot, which is required in a test with several snapshots or with arguments.
///   - mode: The mode that determines when references are written; the variable `FLOWSIM_RECORD` (`all`, `missing`,
///     `failed`, `never`) applies if neither the call nor the scope sets one, and otherwise ``RecordMode/missing``.
///   - testName: The test's name, from its function. A helper that asserts passes on the name of its caller.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
public func assertSnapshot(
  of tree: RenderTree,
  as renderer: TreeRenderer? = nil,
  redacting redactions: [Redaction] = [],
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
  .compare(as: renderer, redacting: redactions) { tree }
}

/// Asserts that a text matches its reference.
///
/// References and modes are those of a render tree's snapshot; the reference's extension is `fileExtension`.
///
/// - Parameters:
///   - text: Any text; line endings and newlines at its end are not compared.
///   - fileExtension: The extension of the reference file, without a dot.
///   - name: The name of the snapshot, which is required in a test with several snapshots or with arguments.
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function. A helper that asserts passes on the name of its caller.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
public func assertSnapshot(
  of text: String,
  fileExtension: String = "txt",
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
  .compare(fileExtension: fileExtension) { text }
}

/// Asserts that the content of a stage matches its reference.
///
/// References and modes are those of a render tree's snapshot; the stage settles first.
///
/// ```swift
/// let stage = Stage(LineCoordinator(), on: .iPhone15)
/// assertSnapshot(of: stage, named: "lines")  // the whole window
/// try stage.tap("Map")
/// assertSnapshot(of: stage, surface: "map", named: "map")  // the sheet alone
/// ```
///
/// - Parameters:
///   - stage: The stage.
///   - renderer: The format; the outline by default, at the level of the scope.
///   - surface: The route of the only surface to compare, or of a screen on it; `nil` compares all, which also shows
///     whether anything is in front of it.
///   - redactions: Rules that replace text by aliases; one that matches nothing fails.
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
  as renderer: TreeRenderer? = nil,
  surface: String? = nil,
  redacting redactions: [Redaction] = [],
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
  .compare(as: renderer, redacting: redactions) {
    let tree = stage.renderTree
    guard let surface else { return tree }
    return try tree.part(surface: surface)
  }
}

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
