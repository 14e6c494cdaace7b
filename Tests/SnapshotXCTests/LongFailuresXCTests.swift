import Foundation
import Snapshot
import XCTest

/// Fails on purpose, as often as `LONG_FAILURES` says; `.ci/long-failures` runs it.
final class LongFailuresXCTests: XCTestCase {
  func testSnapshotsWithoutAReference() throws {
    let count = ProcessInfo.processInfo.environment["LONG_FAILURES"].flatMap { Int($0) } ?? 0
    try XCTSkipIf(count == 0, "LONG_FAILURES is not set")
    for number in 0..<count {
      assertSnapshot(of: page(number), named: "page \(number)", record: .never)
    }
  }

  /// A text of 1 to 20 KB in characters of one to four bytes.
  private func page(_ number: Int) -> String {
    let line = "│ ▒ café 🎉 \(number) 日本語 ─────────────────────────┐"
    let count = (1 + number % 20) * 1_024 / line.utf8.count
    return (0...count).map { "\(line) \($0)" }.joined(separator: "\n")
  }
}
