import Foundation
import LayoutSim
import SnapshotRendering

/// Asserts that the content of a stage is the text in the closure.
///
/// ```swift
/// assertInlineSnapshot(of: stage, as: .outline(.layers)) {
///   """
///   …
///   """
/// }
/// ```
///
/// Without a closure the text is missing. A text that is missing or differs fails, and is pending:
/// `swift run flowsim accept ShopTests.swift:12` writes it into the source, unless that has changed since. With `CI`
/// set or in the mode ``RecordMode/never`` nothing is kept pending.
///
/// - Parameters:
///   - stage: The stage, which settles first.
///   - renderer: The format; the outline by default, at the level of the scope.
///   - surface: The route of the only surface to compare, or of a screen on it; `nil` compares all.
///   - redactions: Rules that replace text by aliases; one that matches nothing fails.
///   - mode: ``RecordMode/never`` keeps nothing for acceptance.
///   - expected: The text, as a literal.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, and of the source that is changed.
///   - line: The line on which to report.
///   - column: The column at which to report.
@MainActor
public func assertInlineSnapshot(
  of stage: Stage,
  as renderer: TreeRenderer? = nil,
  surface: String? = nil,
  redacting redactions: [Redaction] = [],
  record mode: RecordMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let scope = SnapshotScope.current
  let renderer = renderer ?? .outline(scope.detail ?? .semantic)
  var findings: [Finding] = []
  let text = Result {
    var tree = stage.renderTree
    if let surface { tree = try tree.part(surface: surface) }
    tree = try tree.redacted(redactions, optional: scope.redactions)
    findings = tree.findings
    return renderer.render(tree)
  }
  assertInline(
    text,
    fileExtension: renderer.fileExtension,
    findings: findings,
    record: mode,
    matches: expected,
    at: Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Asserts that a text is the one in the closure.
///
/// A missing or different text is handled as for a stage. Newlines at the end are not compared.
///
/// - Parameters:
///   - text: Any text.
///   - mode: ``RecordMode/never`` keeps nothing for acceptance.
///   - expected: The text, as a literal.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, and of the source that is changed.
///   - line: The line on which to report.
///   - column: The column at which to report.
public func assertInlineSnapshot(
  of text: String,
  record mode: RecordMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInline(
    .success(text),
    fileExtension: "txt",
    record: mode,
    matches: expected,
    at: Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

private func assertInline(
  _ text: Result<String, any Error>,
  fileExtension: String,
  findings: [Finding] = [],
  record mode: RecordMode?,
  matches expected: (() -> String)?,
  at origin: Origin
) {
  let check = InlineCheck(
    text: text,
    reference: expected?(),
    fileExtension: fileExtension,
    testFile: "\(origin.filePath)",
    line: Int(clamping: origin.line),
    column: Int(clamping: origin.column)
  )
  check.report(at: origin, record: mode)
  SnapshotScope.current.findings?.report(findings, of: check.displayName, at: origin)
}
