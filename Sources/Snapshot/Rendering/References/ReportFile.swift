import Foundation

/// A file outside of the project that holds a report whole, for where its output is cut.
///
/// `swift test` hands on what a test process prints in pieces of some kilobytes, and drops each piece
/// that begins or ends within a character of several bytes (Swift 6.3). Files lose nothing.
package struct ReportFile: Hashable, Sendable {
  /// The file's full path, in the system's temporary folder.
  package let path: String

  /// The file for reports about what is at `subject`: a reference file, or a place in a test.
  package init(about subject: String) {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-reports")
      .appendingPathComponent(subject.drop { $0 == "/" } + ".txt")
      .path
  }

  /// Holds `report` from now on; whether it could be written.
  package func write(_ report: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((report + "\n").utf8).write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Takes away the report of an earlier run.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
