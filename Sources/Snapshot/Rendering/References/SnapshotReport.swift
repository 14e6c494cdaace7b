/// What an assertion has to say to the one who runs the test.
package struct SnapshotReport: Hashable, Sendable {
  /// Whether the test fails.
  package enum Severity: Hashable, Sendable {
    /// The test passes and someone should look.
    case warning

    /// The test fails.
    case failure
  }

  /// Whether the test fails.
  package let severity: Severity

  /// A first line that is complete in itself, then what it takes to act on it.
  package let message: String

  /// The path of the reference that it is about, or `nil` where it is about none.
  package var reference: String?

  package init(severity: Severity, message: String, reference: String? = nil) {
    self.severity = severity
    self.message = message
    self.reference = reference
  }
}

extension SnapshotReport {
  /// The first line, and where the whole report can be read, in characters of one byte each.
  ///
  /// It is short enough for a pipe to take it at once.
  package func headline(at place: String, wholeReport path: String?) -> String {
    let words = message.prefix { $0 != "\n" }
    let line = SnapshotReport.ascii("\(place): \(words)").prefix(2_500)
    return line + (path.map { ". Whole report: " + SnapshotReport.ascii($0) } ?? "")
  }

  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
  }
}
