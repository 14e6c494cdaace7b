import Foundation
import LayoutSim
import ScreenRecordings
import SnapshotRendering

/// Asserts that a stage shows what a device showed: that it agrees with a recording, but for accepted differences.
///
/// The recording is a file among the references of the test, `Snapshots/<test file>/<name>`: what a UI test, Appium, Maestro
/// or idb printed, in any of the formats that ``Recording`` reads. Frames may differ by what rounding explains, and by a
/// pixel; where the stage is marked as approximate, differences do not fail.
///
/// Any other difference fails. `swift run flowsim accept <test file>/<name>` accepts the present ones in the file
/// `<name>.differences` beside the recording, from which later ones may not differ.
///
/// ```swift
/// let stage = Stage(SettingsCoordinator(), on: .iPhone17Pro, platform: .iOS26)
/// assertRecording("settings.txt", of: stage)
/// ```
///
/// - Parameters:
///   - name: The name of the file with the recording.
///   - stage: The stage, on the device and the system of the recording.
///   - mode: The mode that determines when accepted differences are written.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the recordings.
///   - line: The line on which to report.
///   - column: The column at which to report.
@MainActor
public func assertRecording(
  _ name: String,
  of stage: Stage,
  record mode: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  RecordingAssertion(name: name, origin: origin).compare(stage.renderTree, record: mode)
}

/// A call of `assertRecording`.
private struct RecordingAssertion {
  let name: String
  let origin: Origin

  func compare(_ tree: RenderTree, record mode: RecordMode?) {
    var comparison: RecordingComparison?
    let folder = ProcessInfo.processInfo.environment["FLOWSIM_SNAPSHOTS"]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let differences = ReferenceFile(
      testFile: "\(origin.filePath)",
      testName: parts[0],
      name: parts.dropFirst().joined(separator: "."),
      fileExtension: "differences",
      folder: folder.flatMap { $0.isEmpty ? nil : $0 }
    )
    let text = Result {
      let file = URL(fileURLWithPath: differences.path).deletingPathExtension()
      guard file.lastPathComponent == name else { throw RecordingFileError.name(name) }
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw RecordingFileError.missing(file.path)
      }
      let compared = try RecordingComparison(of: try Recording(contentsOf: file), with: tree)
      comparison = compared
      return compared.differenceLines.joined(separator: "\n")
    }
    var check = SnapshotCheck(
      text: text,
      fileExtension: "differences",
      name: parts.dropFirst().joined(separator: "."),
      testName: parts[0],
      testFile: "\(origin.filePath)",
      line: Int(clamping: origin.line),
      column: Int(clamping: origin.column)
    )
    check.assumed = ""
    check.telling = { reference in
      guard reference.isEmpty, let comparison else { return nil }
      let lines = comparison.text.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.count - SnapshotMessages.budget
      return DifferenceReport(
        subject: "Recording \(self.name)",
        summary: comparison.summary,
        text: lines.prefix(SnapshotMessages.budget).joined(separator: "\n")
          + (rest > 0 ? "\n… \(rest) more lines" : "")
      )
    }
    check.report(at: origin, record: mode)
  }
}

/// The reason why there is no recording to compare.
private enum RecordingFileError: Error, CustomStringConvertible {
  case missing(String)
  case name(String)

  var description: String {
    switch self {
    case .missing(let path):
      "there is no recording at \(path). Record the screen of a device, and keep what is printed there"
    case .name(let name):
      "“\(name)” is no name of a recording. Use letters, digits, “.”, “_” and “-”, with an extension"
    }
  }
}
