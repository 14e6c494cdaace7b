/// What an assertion has to say to whoever runs the test.
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

  package init(severity: Severity, message: String) {
    self.severity = severity
    self.message = message
  }
}
