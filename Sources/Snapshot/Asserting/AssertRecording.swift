import Foundation
import LayoutSim
import ScreenRecordings
import SnapshotRendering

/// Asserts that a stage shows what a device showed: that it agrees with a recording except for accepted differences.
///
/// The recording is one of the reference files of the test, `Snapshots/<test file>/<name>`: the output of a UI test,
/// Appium, Maestro or idb, in any of the formats that ``Recording`` reads. Frames may differ by as much as rounding
/// explains, and by a pixel; where the stage is marked as approximate, differences do not fail.
///
/// Any other difference fails. `swift run flowsim accept <test file>/<name>` accepts the current ones in the file
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
  let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let (stem, rest) = (String(parts[0]), parts.dropFirst().joined())
  var comparison: RecordingComparison?
  SnapshotAssertion(name: rest, mode: mode, testName: stem, origin: origin).compare(
    fileExtension: "differences",
    assuming: "",
    describing: { reference in
      guard reference.isEmpty else { return nil }
      return comparison.map { DifferenceReport(of: $0, with: name) }
    },
    picture: { comparison.map { $0.picture(on: stage.renderTree) } },
    {
      let compared = try RecordingComparison(
        of: try Recording(name, beside: ReferenceFile(of: stem, rest, at: origin)),
        with: stage.renderTree
      )
      comparison = compared
      return compared.differenceLines.joined(separator: "\n")
    }
  )
}

extension Recording {
  /// The recording called `name` beside the file with accepted differences.
  fileprivate init(_ name: String, beside differences: ReferenceFile) throws {
    let file = URL(fileURLWithPath: differences.path).deletingPathExtension()
    guard file.lastPathComponent == name else { throw RecordingFileError.name(name) }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw RecordingFileError.missing(file.path)
    }
    try self.init(contentsOf: file)
  }
}

extension ReferenceFile {
  /// The file with the accepted differences from the recording `<stem>.<rest>`.
  fileprivate init(of stem: String, _ rest: String, at origin: Origin) {
    let folder = ProcessInfo.processInfo.environment["FLOWSIM_SNAPSHOTS"]
    self.init(
      testFile: "\(origin.filePath)",
      testName: stem,
      name: rest,
      fileExtension: "differences",
      folder: folder?.isEmpty == true ? nil : folder
    )
  }
}

extension DifferenceReport {
  /// All that differs from the recording called `name`.
  fileprivate init(of comparison: RecordingComparison, with name: String) {
    let lines = comparison.text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count - SnapshotMessages.budget
    let text = lines.prefix(SnapshotMessages.budget).joined(separator: "\n")
    self.init(
      subject: "Recording \(name)",
      summary: comparison.summary,
      text: text + (rest > 0 ? "\n… \(rest) more lines" : "")
    )
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
      "“\(QuotedWords.onOneLine(name))” is no name of a recording. Use letters, digits, “.”, “_” and “-”, with an extension"
    }
  }
}
