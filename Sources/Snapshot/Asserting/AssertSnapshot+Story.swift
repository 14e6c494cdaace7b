import SnapshotRendering

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
