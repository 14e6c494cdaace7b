import Foundation
import ScreenMapping
import SnapshotRendering

/// Shows how pending snapshots differ from their references.
struct DiffCommand {
  let names: [String]
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).called(names, all: names.isEmpty)
    for snapshot in pending {
      if json {
        let reported = try ReportedSnapshot(snapshot)
        let text = reported.difference.text(budget: .max, path: snapshot.candidateFile)
        context.print(
          JSONLine.text([
            ("name", snapshot.name), ("summary", reported.summary), ("difference", text),
          ])
        )
      } else {
        for line in try DiffCommand.lines(about: snapshot) { context.print(line) }
      }
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    return pending.isEmpty ? .done : .pending
  }

  /// The name of `snapshot` with its difference in a line, and then the difference.
  static func lines(about snapshot: PendingText) throws(ToolError) -> [String] {
    let reported = try ReportedSnapshot(snapshot)
    return ["\(snapshot.name): \(reported.summary)"]
      + TextLines.split(reported.difference.text(budget: .max, path: snapshot.candidateFile))
  }
}

/// Describes how the map of an app differs from an older one, without the app.
struct MapDiffCommand {
  let old: String
  let new: String
  let markdown: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let old = try MapDiffCommand.map(at: old, in: context)
    let new = try MapDiffCommand.map(at: new, in: context)
    let difference = MapDifference(from: old.summary, to: new) { new.ending(of: $0) }
    let laws = LawDifference(from: old, to: new)
    let texts =
      markdown
      ? [difference.markdown(laws: laws)] : [difference.message(budget: .max), laws.text]
    for text in texts where !text.isEmpty { context.print(text: text) }
    return difference.isEmpty && laws.isEmpty ? .done : .pending
  }

  private static func map(at path: String, in context: ToolContext) throws(ToolError) -> ScreenMap {
    var file = URL(fileURLWithPath: context.url(path).path)
    // The folder of a map's documents stands for its file.
    if (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
      file = file.appendingPathComponent("map.json")
    }
    let text = try readText(of: file)
    do throws(ScreenMapError) {
      return try ScreenMap(json: text)
    } catch {
      throw .map(file.path, error)
    }
  }
}
