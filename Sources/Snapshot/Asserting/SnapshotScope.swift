import LayoutSim
import SnapshotRendering

/// The settings of the assertions in a scope.
struct SnapshotScope: Sendable {
  var mode: RecordMode?
  var detail: DetailLevel?
  var findings: FindingPolicy?
  var redactions: [Redaction] = []

  /// The scope of the running code.
  @TaskLocal static var current = SnapshotScope()

  /// This scope inside another one, whose settings apply where this one has none.
  func inside(_ outer: SnapshotScope) -> SnapshotScope {
    SnapshotScope(
      mode: mode ?? outer.mode,
      detail: detail ?? outer.detail,
      findings: findings ?? outer.findings,
      redactions: outer.redactions + redactions
    )
  }
}

/// Runs `body` with settings for the assertions in it that have none of their own.
///
/// It is for XCTest, and for parts of a test; suites and tests of Swift Testing have the trait
/// ``Testing/Trait/snapshots(record:detail:findings:redacting:)``. Scopes may be nested. Detached tasks are outside of
/// the scope.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(redacting: [.tag("today", as: "date")]) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - mode: The mode that determines when references are written; `nil` leaves it to the outer scope.
///   - detail: The level of the outlines that assertions compare; `nil` leaves it to the outer scope.
///   - findings: Whether findings fail; `nil` leaves it to the outer scope.
///   - redactions: Rules that need not match, after those of the outer scope.
///   - body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withSnapshots<Result>(
  record mode: RecordMode? = nil,
  detail: DetailLevel? = nil,
  findings: FindingPolicy? = nil,
  redacting redactions: [Redaction] = [],
  _ body: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope(mode: mode, detail: detail, findings: findings, redactions: redactions)
  return try SnapshotScope.$current.withValue(scope.inside(.current), operation: body)
}

/// Runs asynchronous `body` with settings for the assertions in it that have none of their own.
///
/// - Parameters:
///   - mode: The mode that determines when references are written; `nil` leaves it to the outer scope.
///   - detail: The level of the outlines that assertions compare; `nil` leaves it to the outer scope.
///   - findings: Whether findings fail; `nil` leaves it to the outer scope.
///   - redactions: Rules that need not match, after those of the outer scope.
///   - isolation: The actor on which `body` runs, which is the caller's.
///   - body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withSnapshots<Result>(
  record mode: RecordMode? = nil,
  detail: DetailLevel? = nil,
  findings: FindingPolicy? = nil,
  redacting redactions: [Redaction] = [],
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let scope = SnapshotScope(mode: mode, detail: detail, findings: findings, redactions: redactions)
  return try await SnapshotScope.$current.withValue(
    scope.inside(.current),
    operation: body,
    isolation: isolation
  )
}

/// The effect of a stage's findings on the assertion that compares it.
///
/// ```swift
/// @Suite(.snapshots(findings: .fail))
/// struct NetworkTests {}
///
/// @Suite(.snapshots(findings: .fail(on: .noWayBack, .smallTarget)))
/// struct CheckoutTests {}
/// ```
///
/// Findings are part of outlines in any case. A finding that an element or a stage silences does not fail.
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

  /// Reports those of `findings`, of the snapshot named `name`, that fail.
  func report(_ findings: [Finding], of name: String, at origin: Origin) {
    var failing: [Finding] = []
    for finding in findings where codes?.contains(finding.code) ?? true {
      if !failing.contains(finding) { failing.append(finding) }
    }
    guard !failing.isEmpty else { return }
    SnapshotReport.failure(SnapshotMessages.found(failing, in: name)).report(at: origin)
  }
}

#if canImport(Testing)
  import Testing

  /// Settings for the assertions of a suite or a test that have none of their own.
  ///
  /// ``Testing/Trait/snapshots(record:detail:findings:redacting:)`` creates one.
  public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    let scope: SnapshotScope

    /// Whether it applies to the suites in a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotScope.$current.withValue(scope.inside(.current)) {
        try await function()
      }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Settings for the assertions of a suite or a test that have none of their own.
    ///
    /// ```swift
    /// @Suite(.snapshots(detail: .layers, redacting: [.pattern(#"order \d+"#, as: "order")]))
    /// struct OrderTests {}
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The mode that determines when references are written; `nil` leaves it to the suites around it.
    ///   - detail: The level of the outlines that assertions compare; `nil` leaves it to the suites around it.
    ///   - findings: Whether findings of the compared stage fail; `nil` leaves it to the suites around it.
    ///   - redactions: Rules that need not match, after those of the suites around it.
    /// - Returns: The trait.
    public static func snapshots(
      record mode: RecordMode? = nil,
      detail: DetailLevel? = nil,
      findings: FindingPolicy? = nil,
      redacting redactions: [Redaction] = []
    ) -> SnapshotTrait {
      SnapshotTrait(
        scope: SnapshotScope(mode: mode, detail: detail, findings: findings, redactions: redactions)
      )
    }
  }
#endif
