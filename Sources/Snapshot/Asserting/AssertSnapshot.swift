import Foundation
import LayoutSim

/// Asserts that a render tree looks as its reference says.
///
/// The reference is a file of its own, `Snapshots/<test file>/<test>[.<name>].<extension>` in the
/// root of the test's package, or in the folder that the variable `FLOWSIM_SNAPSHOTS` names. A test
/// with one snapshot needs no name; a test with several names each.
///
/// A text that differs is left beside the reference with the extension `new`; renaming it accepts
/// it. A new snapshot is recorded and reported: as a warning in Swift Testing, as a failure in
/// XCTest. Where `CI` is set nothing is written and a missing reference fails, whatever mode the
/// code asks for; only the variable `FLOWSIM_RECORD` can ask for more there.
///
/// - Parameters:
///   - tree: What was laid out.
///   - renderer: How it is written; the outline unless something else is asked for.
///   - name: Tells the snapshots of one test apart.
///   - mode: When to write references; the variable `FLOWSIM_RECORD` (`all`, `missing`, `failed`,
///     `never`) decides if none is given, and ``RecordMode/missing`` without it.
///   - testName: The test's name, from its function. A helper that asserts hands on its caller's.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
public func assertSnapshot(
  of tree: RenderTree,
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
    of: renderer.render(tree),
    fileExtension: renderer.fileExtension,
    named: name,
    record: mode,
    testName: testName,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Asserts that a text is what its reference holds.
///
/// Everything is as for a render tree; the reference ends in `fileExtension`.
///
/// - Parameters:
///   - text: Any text; line endings and newlines at its end are not compared.
///   - fileExtension: The ending of the reference file, without a dot.
///   - name: Tells the snapshots of one test apart.
///   - mode: When to write references.
///   - testName: The test's name, from its function. A helper that asserts hands on its caller's.
///   - fileID: Where to report: the test's file.
///   - filePath: Where to report and which package holds the references.
///   - line: Where to report.
///   - column: Where to report.
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
  let check = SnapshotCheck(
    text: text,
    fileExtension: fileExtension,
    name: name,
    testName: testName,
    testFile: "\(filePath)",
    line: Int(clamping: line),
    column: Int(clamping: column)
  )
  let report = check.run(
    record: mode,
    environment: ProcessInfo.processInfo.environment,
    claimed: claimedNames
  )
  report?.report(at: Origin(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The names of this run, which is this process.
private let claimedNames = ClaimedNames()
