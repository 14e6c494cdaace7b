import LayoutSim

/// Asserts that an element, and every layout inside it, fulfils the contract that layout relies on.
///
/// `checkLayoutContract(of:traits:measurer:)` describes the contract. Every custom layout should have a test
/// that asserts it.
///
/// ```swift
/// assertLayoutContract(
///   of: Row {
///     TextBlock("Line 2")
///     Stretch()
///     TextBlock("4 min")
///   }
/// )
/// ```
///
/// - Parameters:
///   - element: The element to check, once its state has settled.
///   - traits: The device and the settings.
///   - measurer: The text measurer.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report.
///   - line: The line on which to report.
///   - column: The column at which to report.
@MainActor
public func assertLayoutContract(
  of element: some Element,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let report = checkLayoutContract(of: element, traits: traits, measurer: measurer)
  guard !report.isKept else { return }
  let message = SnapshotMessages.brokenContract(report.violations.map(\.description))
  SnapshotReport(severity: .failure, message: message)
    .report(at: Origin(fileID: fileID, filePath: filePath, line: line, column: column))
}
