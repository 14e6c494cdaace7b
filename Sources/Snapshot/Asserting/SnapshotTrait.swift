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
