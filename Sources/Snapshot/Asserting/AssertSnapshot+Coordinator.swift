import FlowEngine
import LayoutSim
import SnapshotRendering

/// Asserts that a coordinator and everything below it match their reference, whether they are on screen or not.
///
/// The reference is the text of `hierarchyText`, with the extension `coordinators`; names and modes are those of a
/// render tree's snapshot.
///
/// ```swift
/// app.navigate(to: LineRoute.line(2))
/// assertSnapshot(of: app)  // each coordinator with its stack, also those that are not on screen
/// ```
///
/// - Parameters:
///   - coordinator: The coordinator, for example the app's.
///   - name: The name of the snapshot, if the test has several.
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function. A helper that asserts passes on the name of its caller.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
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
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function. A helper that asserts passes on the name of its caller.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
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

/// Asserts that an element, laid out alone, matches its reference.
///
/// References and modes are those of a render tree's snapshot. The element has no window, no bar and no safe
/// area around it.
///
/// ```swift
/// assertSnapshot(of: ListLine("Line 2") {}, width: 361)
/// ```
///
/// - Parameters:
///   - element: The element to lay out; several elements make a column.
///   - width: The offered width in points; `nil` asks for the ideal width.
///   - height: The offered height in points; `nil` asks for the ideal height.
///   - traits: The device and the settings.
///   - measurer: The text measurer.
///   - renderer: The format; the outline by default, at the level of the scope.
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
  of element: some Element,
  width: Double?,
  height: Double? = nil,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer(),
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
  .compare(as: renderer, redacting: redactions) {
    try renderTree(
      of: element,
      width: width,
      height: height,
      traits: traits,
      measurer: measurer
    )
  }
}
