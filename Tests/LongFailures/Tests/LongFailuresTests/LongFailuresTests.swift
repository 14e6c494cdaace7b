import Foundation
import Snapshot
import Testing

@Test("A snapshot without a reference", arguments: 1...failureCount)
func missing(number: Int) {
  assertSnapshot(of: page(number), named: "page \(number)", record: .never)
}

private let failureCount = Int(ProcessInfo.processInfo.environment["LONG_FAILURES"] ?? "") ?? 100

/// A text of 1 to 20 KB in characters of one to four bytes.
private func page(_ number: Int) -> String {
  let line = "│ ▒ café 🎉 \(number) 日本語 ─────────────────────────┐"
  let count = (1 + number % 20) * 1_024 / line.utf8.count
  return (0...count).map { "\(line) \($0)" }.joined(separator: "\n")
}
