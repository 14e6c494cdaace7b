import LayoutSim

/// Asserts that what a stage shows looks as its reference says.
///
/// Everything is as for a render tree; the stage settles first.
///
/// - Parameters:
///   - stage: The stage.
///   - renderer: How it is written; the outline unless something else is asked for.
///   - name: Tells the snapshots of one test apart.
///   - mode: When to write references.
///   - testName: The test's name, from its function.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
@MainActor
public func assertSnapshot(
  of stage: Stage,
  as renderer: TreeRenderer = .outline,
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: stage.renderTree,
    as: renderer,
    named: name,
    record: mode,
    testName: testName,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
