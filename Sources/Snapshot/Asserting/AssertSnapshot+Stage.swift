import LayoutSim

/// Asserts that what a stage shows matches its reference.
///
/// References and modes are those of a render tree's snapshot; the stage settles first.
///
/// - Parameters:
///   - stage: The stage.
///   - renderer: The format; the outline by default, at the level of the scope.
///   - surface: The route of the only surface to compare, or of a screen on it; `nil` compares all, which is what
///     tells whether anything is in front of it.
///   - redactions: Rules that replace words by aliases; one that matches nothing fails.
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
