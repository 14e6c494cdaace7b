import Foundation

/// A file outside the project that holds a whole report, for when the output is truncated.
///
/// `swift test` forwards the output of a test process in pieces of a few kilobytes, and drops each piece that
/// begins or ends within a multi-byte character (Swift 6.3). Files lose nothing.
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

  /// Replaces the content with `report`; returns whether it could be written.
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

  /// Removes the report of an earlier run.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
