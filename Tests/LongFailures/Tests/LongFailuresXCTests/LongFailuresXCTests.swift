import Foundation
import Snapshot
import XCTest

final class LongFailuresXCTests: XCTestCase {
  func testSnapshotsWithoutAReference() {
    let count = Int(ProcessInfo.processInfo.environment["LONG_FAILURES"] ?? "") ?? 100
    for number in 1...count {
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
