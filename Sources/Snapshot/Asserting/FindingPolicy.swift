import LayoutSim
import SnapshotRendering

/// What the findings of a stage do to the assertion that compares it.
///
/// ```swift
/// @Suite(.snapshots(findings: .fail))
/// @Suite(.snapshots(findings: .fail(on: .noWayBack, .smallTarget)))
/// ```
///
/// Findings are part of outlines in any case. A finding that an element or a stage silences fails nothing.
public struct FindingPolicy: Hashable, Sendable {
  /// The kinds that fail; `nil` for all.
  private let codes: Set<FindingCode>?

  /// No finding fails, which is the default.
  public static let allow = FindingPolicy(codes: [])

  /// Any finding fails the test.
  public static let fail = FindingPolicy(codes: nil)

  /// Findings of these kinds fail the test.
  public static func fail(on codes: FindingCode...) -> FindingPolicy {
    FindingPolicy(codes: Set(codes))
  }

  /// Reports those of `findings`, of the snapshot called `name`, that fail.
  func report(_ findings: [Finding], of name: String, at origin: Origin) {
    var failing: [Finding] = []
    for finding in findings where codes?.contains(finding.code) ?? true {
      if !failing.contains(finding) { failing.append(finding) }
    }
    guard !failing.isEmpty else { return }
    SnapshotReport.failure(SnapshotMessages.found(failing, in: name)).report(at: origin)
  }
}
