import Foundation
import Testing

@testable import SnapshotRendering

/// Headlines of reports.
struct SnapshotReportTests {
  private let report = SnapshotReport(
    severity: .failure,
    message: "Snapshot “é” differs\n@@ line 1"
  )

  @Test("A headline is the first line with its place, in characters of one byte each")
  func headline() {
    #expect(
      report.headline(at: "A.swift:3", wholeReport: "/tmp/ü.txt")
        == #"A.swift:3: Snapshot "\u{00E9}" differs. Whole report: /tmp/\u{00FC}.txt"#
    )
  }

  @Test("Without a file the headline ends with the first line")
  func noFile() {
    #expect(
      report.headline(at: "A.swift:3", wholeReport: nil)
        == #"A.swift:3: Snapshot "\u{00E9}" differs"#
    )
  }

  @Test("A headline that is a sentence ends with one full stop")
  func sentence() {
    let report = SnapshotReport(severity: .failure, message: "A law is broken.")
    #expect(
      report.headline(at: "A.swift:3", wholeReport: "/tmp/a.txt")
        == "A.swift:3: A law is broken. Whole report: /tmp/a.txt"
    )
  }

  @Test("An arrow is written as in ASCII, and not as a number")
  func arrow() {
    let report = SnapshotReport(severity: .failure, message: "sheet note grew 22 (239 → 261) …")
    #expect(
      report.headline(at: "A.swift:3", wholeReport: nil)
        == "A.swift:3: sheet note grew 22 (239 -> 261) ..."
    )
  }

  @Test("A pipe takes the longest headline at once")
  func longest() {
    let long = SnapshotReport(severity: .failure, message: String(repeating: "é", count: 5_000))

    let headline = long.headline(at: "A.swift:3", wholeReport: "/tmp/a.txt")

    // POSIX promises 512 bytes, Linux and macOS take 4,096 at once.
    #expect(headline.utf8.count < 4_096)
    #expect(headline.hasSuffix(". Whole report: /tmp/a.txt"))
  }

  @Test("A report is kept whole, outside of the project, until it is taken away")
  func file() throws {
    let file = ReportFile(about: "/checkout/Snapshots/CartTests/empty-\(#line).outline")

    #expect(file.write("é\n日本"))
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "é\n日本\n")
    #expect(file.path.hasPrefix(FileManager.default.temporaryDirectory.path))

    file.remove()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
