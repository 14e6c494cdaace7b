import Foundation

/// The report of an assertion to the developer who runs the test.
package struct SnapshotReport: Hashable, Sendable {
  /// The effect on the test's outcome.
  package enum Severity: Hashable, Sendable {
    /// The test passes, and a developer should look at it.
    case warning

    /// The test fails.
    case failure
  }

  /// The effect on the test's outcome.
  package private(set) var severity: Severity

  /// A first line that is complete in itself, then the information needed to act on it.
  package private(set) var message: String

  /// The path of the reference that the report is about; `nil` if there is none.
  package var reference: String?

  /// The texts that are kept with it.
  package var artifacts: [SnapshotArtifact] = []

  /// The outcome of the comparison, also for the log of the run.
  package let outcome: SnapshotOutcome

  package init(
    severity: Severity,
    message: String,
    reference: String? = nil,
    artifacts: [SnapshotArtifact] = [],
    outcome: SnapshotOutcome = .failed
  ) {
    self.severity = severity
    self.message = message
    self.reference = reference
    self.artifacts = artifacts
    self.outcome = outcome
  }
}

extension SnapshotReport {
  /// A report that fails the test.
  package static func failure(
    _ message: String,
    _ outcome: SnapshotOutcome = .failed
  ) -> SnapshotReport {
    SnapshotReport(severity: .failure, message: message, outcome: outcome)
  }

  /// The same report with a note below it.
  func noting(_ note: String) -> SnapshotReport {
    var report = self
    report.message += "\n" + note
    return report
  }

  /// The same report with texts that are kept with it.
  func keeping(_ artifacts: [SnapshotArtifact]) -> SnapshotReport {
    var report = self
    report.artifacts = artifacts
    return report
  }

  /// The same report, which fails the test for another reason, too.
  func failing(also message: String) -> SnapshotReport {
    var report = noting(message)
    report.severity = .failure
    return report
  }

  /// The first line in ASCII, with the path of the whole report.
  ///
  /// It is short enough for a pipe to accept it at once.
  package func headline(at place: String, wholeReport path: String?) -> String {
    let words = message.prefix { $0 != "\n" }
    let line = SnapshotReport.ascii("\(place): \(words)").prefix(2_500)
    // A recorded reference is reported in one line, without further details.
    guard severity == .failure else { return String(line) }
    let end = line.hasSuffix(".") ? "" : "."
    return line + (path.map { "\(end) Whole report: " + SnapshotReport.ascii($0) } ?? "")
  }

  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : inASCII[scalar] ?? scalar.escaped(asASCII: true)
    }
    .joined()
  }

  /// The characters of messages that have a usual spelling in ASCII.
  private static let inASCII: [Unicode.Scalar: String] = [
    "→": "->", "“": "\"", "”": "\"", "’": "'", "…": "...", "–": "-", "×": "x",
  ]
}

/// The outcome of an assertion.
package enum SnapshotOutcome: String, Hashable, Sendable, Codable {
  /// The text is its reference.
  case matched

  /// The text was written as the reference.
  case recorded

  /// There is no reference, and none may be written.
  case missing

  /// The text is not its reference.
  case differs

  /// Another snapshot of the run has the same reference.
  case collided

  /// Nothing was compared.
  case failed
}

/// A file outside the project that holds a whole report, for when the output is truncated.
///
/// `swift test` forwards the output of a test process in pieces of a few kilobytes, and drops each piece that
/// begins or ends within a multi-byte character (Swift 6.3). Files lose nothing.
package struct ReportFile: Hashable, Sendable {
  /// The file's full path, in the system's temporary folder.
  package let path: String

  /// The file for reports about `subject`: a reference file, or a place in a test.
  package init(about subject: String) {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-reports")
      .appendingPathComponent(subject.drop { $0 == "/" } + ".txt")
      .path
  }

  /// Replaces the content with `report`; returns whether it could be written.
  package func write(_ report: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((report + "\n").utf8).write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Removes the report of an earlier run.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
