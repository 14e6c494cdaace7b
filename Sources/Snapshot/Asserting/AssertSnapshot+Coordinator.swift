import FlowEngine
import SnapshotRendering

/// Asserts that a coordinator and all below it match their reference, whether they are on screen or not.
///
/// The reference is the text of `hierarchyText`, with the extension `coordinators`; names and modes are those of a
/// render tree's snapshot.
///
/// - Parameters:
///   - coordinator: The coordinator, for example the app's.
///   - name: The name of the snapshot, if the test has several.
///   - mode: When to write references.
///   - testName: The test's name, from its function. A helper that asserts passes on its caller's.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
@MainActor
public func assertSnapshot(
  of coordinator: AnyCoordinator,
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: coordinator.hierarchyText,
    fileExtension: "coordinators",
    named: name,
    record: mode,
    testName: testName,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Asserts that the surfaces of a composition with their stacks match their reference.
///
/// The reference is the text of the composition, with the extension `composition`; names and modes are those of a
/// render tree's snapshot. Nothing is laid out for it.
///
/// - Parameters:
///   - composition: The composition: `app.composition`.
///   - name: The name of the snapshot, if the test has several.
///   - mode: When to write references.
///   - testName: The test's name, from its function. A helper that asserts passes on its caller's.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
public func assertSnapshot(
  of composition: Composition,
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: composition.text,
    fileExtension: "composition",
    named: name,
    record: mode,
    testName: testName,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
