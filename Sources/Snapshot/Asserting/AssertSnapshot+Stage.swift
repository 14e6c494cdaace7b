import LayoutSim

/// Asserts that what a stage shows matches its reference.
///
/// References and modes are those of a render tree's snapshot; the stage settles first.
///
/// - Parameters:
///   - stage: The stage.
///   - renderer: The format; the outline by default.
///   - name: The name of the snapshot, if the test has several.
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
