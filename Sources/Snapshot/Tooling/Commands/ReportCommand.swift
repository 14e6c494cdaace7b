import Foundation
import ScreenMapping
import SnapshotRendering

/// Shows a reviewer how pending snapshots differ from their references.
struct ReportCommand {
  /// The length of the longest comment on a pull request that code hosts accept, in characters.
  static let longestComment = 65_000

  /// Prints Markdown in at most `limit` bytes.
  func print(limit: Int, in context: ToolContext) throws(ToolError) -> ToolExit {
    let entries = try ReportedSnapshot.all(in: context).map { snapshot in
      MarkdownReport.Entry(
        name: snapshot.name,
        difference: snapshot.difference,
        newText: snapshot.reference == nil ? snapshot.text : nil
      )
    }
    context.print(text: MarkdownReport.text(entries, limit: limit))
    return entries.isEmpty ? .done : .pending
  }

  /// Writes a page into the folder at `path`.
  func write(to path: String, json: Bool, in context: ToolContext) throws(ToolError) -> ToolExit {
    let differing = try ReportedSnapshot.all(in: context)
    let words =
      switch differing.count {
      case 0: "Every snapshot matches its reference."
      case 1: "One snapshot differs from its reference."
      default: "\(differing.count) snapshots differ from their references."
      }
    var page = PicturePage(title: "Snapshots that differ", note: words)
    let sorted = differing.enumerated().sorted {
      ($0.element.difference.importance, $0.offset) < ($1.element.difference.importance, $1.offset)
    }
    for snapshot in sorted.map(\.element) { page.add(snapshot) }
    try PageWriting(page: page, path: path, json: json).run(in: context)
    return differing.isEmpty ? .done : .pending
  }

  /// Writes a page about one snapshot, prints its location, and opens it.
  func show(_ snapshot: PendingText, in context: ToolContext) throws(ToolError) {
    var page = PicturePage(title: snapshot.name)
    page.add(try ReportedSnapshot(snapshot))
    let path = ".build/flowsim/review"
    try PageWriting(page: page, path: path, json: false).run(in: context, files: context.files)
    context.open(context.url(path).appendingPathComponent("index.html"))
  }
}

extension PicturePage {
  fileprivate mutating func add(_ snapshot: ReportedSnapshot) {
    add(
      snapshot.name,
      from: snapshot.reference,
      to: snapshot.text,
      snapshot.difference,
      picture: snapshot.picture
    )
  }
}

/// Writes a page, and prints its location.
struct PageWriting {
  let page: PicturePage
  let path: String
  let json: Bool

  /// Writes the page into a folder that the caller named.
  func run(in context: ToolContext) throws(ToolError) {
    let folder = context.url(path)
    if (try? WritableFiles(in: [context.snapshots]).check(folder)) != nil {
      throw .amongReferences(folder.path)
    }
    try run(in: context, files: WritableFiles(in: [folder]))
  }

  fileprivate func run(in context: ToolContext, files: WritableFiles) throws(ToolError) {
    let folder = context.url(path)
    let written = page.files
    for file in written { try files.check(folder.appendingPathComponent(file.path)) }
    try attempt(on: folder) { try PicturePage.write(written, to: folder) }
    let file = folder.appendingPathComponent("index.html").path
    context.print(
      json
        ? JSONLine.text([("file", file), ("snapshots", "\(page.count)")])
        : "\(page.count) \(page.count == 1 ? "snapshot" : "snapshots"): \(file)"
    )
  }
}

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
