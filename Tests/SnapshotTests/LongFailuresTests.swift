import Foundation
import Snapshot
import Testing

/// Fails on purpose, as often as `LONG_FAILURES` says; `.ci/long-failures` runs it.
@Suite("Long failures", .enabled(if: failureCount > 0, "LONG_FAILURES is not set"))
struct LongFailuresTests {
  @Test("A snapshot without a reference", arguments: 0..<failureCount)
  func missing(number: Int) {
    assertSnapshot(of: page(number), named: "page \(number)", record: .never)
  }

  /// A text of 1 to 20 KB in characters of one to four bytes.
  private func page(_ number: Int) -> String {
    let line = "│ ▒ café 🎉 \(number) 日本語 ─────────────────────────┐"
    let count = (1 + number % 20) * 1_024 / line.utf8.count
    return (0...count).map { "\(line) \($0)" }.joined(separator: "\n")
  }
}

private let failureCount =
  ProcessInfo.processInfo.environment["LONG_FAILURES"].flatMap { Int($0) } ?? 0
