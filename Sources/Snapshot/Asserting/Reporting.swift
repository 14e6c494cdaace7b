import Foundation
import LayoutSim
import SnapshotRendering

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A call of `assertSnapshot`: the name of the snapshot, and the location of its reports.
struct SnapshotAssertion {
  let name: String?
  let mode: RecordMode?
  let testName: String
  let origin: Origin

  /// Compares the tree that `tree` creates, with the settings of the scope, or reports its error.
  func compare(
    as renderer: TreeRenderer?,
    redacting redactions: [Redaction],
    _ tree: () throws -> RenderTree
  ) {
    let scope = SnapshotScope.current
    let renderer = renderer ?? .outline(scope.detail ?? .semantic)
    var findings: [Finding] = []
    compare(fileExtension: renderer.fileExtension, findings: { findings }) {
      let tree = try tree().redacted(redactions, optional: scope.redactions)
      findings = tree.findings
      return renderer.render(tree)
    }
  }

  /// Compares the text that `text` creates, or reports its error.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the reference.
  ///   - findings: The findings of the compared stage, which may fail the test.
  ///   - assumed: The text that counts as the reference while there is none; `nil` if a first text is recorded.
  ///   - describe: Describes the difference of the text from a reference; `nil` describes it as for any text.
  ///   - picture: Draws what differs, for a report.
  ///   - text: Creates the text.
  func compare(
    fileExtension: String,
    findings: () -> [Finding] = { [] },
    assuming assumed: String? = nil,
    describing describe: ((_ reference: String) -> DifferenceReport?)? = nil,
    picture: (() -> String?)? = nil,
    _ text: () throws -> String
  ) {
    var check = SnapshotCheck(
      text: Result(catching: text),
      fileExtension: fileExtension,
      name: name,
      testName: testName,
      isParameterised: RunningTest.isParameterised,
      testFile: "\(origin.filePath)",
      line: Int(clamping: origin.line),
      column: Int(clamping: origin.column)
    )
    check.assumed = assumed
    check.describe = describe
    check.picture = picture
    check.report(at: origin, record: mode)
    SnapshotScope.current.findings?.report(findings(), of: check.displayName, at: origin)
  }
}

extension TextCheck {
  /// Runs the check with the settings of the process and the scope, and reports the results.
  func report(at origin: Origin, record mode: RecordMode?) {
    let report = run(
      record: mode ?? SnapshotScope.current.mode,
      environment: ProcessInfo.processInfo.environment,
      claimed: claimedNames
    )
    report?.report(at: origin)
  }
}

/// The names claimed in this process, and by other processes of its run.
private let claimedNames = ClaimedNames(
  sharedIn: TestRun(environment: ProcessInfo.processInfo.environment)
)

/// The place in a test at which an issue is reported.
struct Origin {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Information from the framework about the running test.
private enum RunningTest {
  /// Whether it is run for several arguments; detached tasks do not belong to a test.
  static var isParameterised: Bool {
    #if canImport(Testing)
      Test.current?.isParameterized ?? false
    #else
      false
    #endif
  }
}

extension SnapshotReport {
  /// Reports to the framework that runs the test, and only to that one.
  ///
  /// Up to Swift 6.3 each framework silently drops what is reported to it in a test of the other. From 6.4 on, what
  /// XCTest gets in a test of Swift Testing is only a warning in packages with older tools (the mode `limited` of
  /// ST-0021, Swift Evolution). A warning fails an XCTest, because XCTest has no warnings.
  ///
  /// If a pipe may drop the output of a framework, the headline is written to the stream that this framework does not
  /// use.
  func report(at origin: Origin) {
    #if canImport(Testing)
      // A detached task has no current test; the process still shows which framework runs it.
      if Test.current != nil || SnapshotReport.isSwiftTestingProcess {
        printHeadline(at: origin, to: .standardOutput)
        record(at: SourceLocation(origin))
        return
      }
    #endif
    #if canImport(XCTest)
      printHeadline(at: origin, to: .standardError)
      XCTFail(message, file: origin.filePath, line: origin.line)
    #else
      let word = severity == .warning ? "warning" : "error"
      let text = "\(origin.filePath):\(origin.line): \(word): \(message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    #endif
  }

  /// Writes the whole report to a file, and its headline to `output`, unless that is a terminal.
  private func printHeadline(at origin: Origin, to output: FileHandle) {
    guard isatty(output.fileDescriptor) == 0 else { return }
    let place = "\(origin.filePath):\(origin.line)"
    let file = ReportFile(about: reference ?? place)
    let path = file.write(message) ? file.path : nil
    output.write(Data((headline(at: place, wholeReport: path) + "\n").utf8))
  }

  #if canImport(Testing)
    /// Records the issue with its texts, which are kept if the run keeps attachments.
    private func record(at location: SourceLocation) {
      for artifact in artifacts {
        Attachment.record(artifact.text, named: artifact.name, sourceLocation: location)
      }
      let comment = Comment(rawValue: message)
      #if compiler(>=6.3)
        let severity: Issue.Severity = severity == .warning ? .warning : .error
        Issue.record(comment, severity: severity, sourceLocation: location)
      #else
        // Without warnings a recorded reference fails the test once, as in XCTest.
        Issue.record(comment, sourceLocation: location)
      #endif
    }
  #endif

  /// SwiftPM runs the tests of each framework in a separate process, recognized by an argument.
  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(flag + 1).first == "swift-testing"
  }()
}

#if canImport(Testing)
  extension SourceLocation {
    /// The location of `origin`, corrected where it would trap: a file that is not named `Module/File.swift`,
    /// or a line or column that counts from 0.
    fileprivate init(_ origin: Origin) {
      let fileID = "\(origin.fileID)"
      self.init(
        fileID: fileID.contains("/") ? fileID : "Tests/\(fileID)",
        filePath: "\(origin.filePath)",
        line: max(1, Int(clamping: origin.line)),
        column: max(1, Int(clamping: origin.column))
      )
    }
  }
#endif
