import Foundation
import LayoutSim
import ScreenRecordings
import SnapshotRendering

/// Lays a recording of a device beside an outline of a stage.
struct CompareCommand {
  let recording: String
  let outline: String

  /// The file for the picture; `nil` for none.
  let picture: String?
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let recorded = try CompareCommand.recording(at: recording, in: context)
    let file = URL(fileURLWithPath: context.url(outline).path)
    let tree = try CompareCommand.tree(of: try readText(of: file), at: file)
    let comparison: RecordingComparison
    do throws(RecordingComparisonError) {
      comparison = try RecordingComparison(of: recorded, with: tree)
    } catch {
      throw .file(recording, reason: error.description)
    }
    context.print(text: json ? comparison.json : comparison.text)
    if let picture {
      let file = URL(fileURLWithPath: context.url(picture).path)
      try context.files.allowing(file).write(Data(comparison.picture(on: tree).utf8), to: file)
    }
    return comparison.isSame ? .done : .pending
  }

  static func recording(at path: String, in context: ToolContext) throws(ToolError) -> Recording {
    let file = URL(fileURLWithPath: context.url(path).path)
    let data = try readData(of: file)
    do throws(RecordingError) {
      return try Recording(data: data)
    } catch {
      throw .file(file.path, reason: error.description)
    }
  }

  /// The tree of an outline, or of JSON, which has all boxes.
  private static func tree(of text: String, at file: URL) throws(ToolError) -> RenderTree {
    do {
      if text.hasPrefix("{") {
        return try JSONDecoder().decode(RenderTree.self, from: Data(text.utf8))
      }
      return RenderTree(of: try Outline(parsing: text))
    } catch is DecodingError {
      throw .file(
        file.path,
        reason: "It is JSON, but not that of a render tree. Write the tree again."
      )
    } catch {
      throw .file(file.path, reason: "\(error)")
    }
  }
}

extension PicturePage {
  /// Adds a recording on the stage of an outline, with what differs in colour; returns whether it is one of that screen.
  mutating func add(_ name: String, recording: Data, beside outline: String) -> Bool {
    guard let recording = try? Recording(data: recording),
      let outline = try? Outline(parsing: outline),
      case let tree = RenderTree(of: outline),
      let comparison = try? RecordingComparison(of: recording, with: tree)
    else { return false }
    add(name, outline, marked: comparison.picture(on: tree), text: comparison.text)
    return true
  }
}

/// Prints the elements of a recording as rows of a table, or its lengths as a file of corrections.
struct FactsCommand {
  let recording: String
  let asCorrections: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let recording = try CompareCommand.recording(at: recording, in: context)
    for remark in recording.remarks { context.printError("\(self.recording): \(remark)") }
    guard asCorrections else {
      context.print(text: recording.facts)
      return .done
    }
    let corrections = recording.corrections
    context.print(text: "# of \(self.recording), \(recording.precision.rawValue)\n\(corrections)")
    if corrections.isEmpty {
      context.printError(
        "\(self.recording): it has no bar, row, alert or keyboard, or its frames are too coarse for their lengths"
      )
    }
    return .done
  }
}
