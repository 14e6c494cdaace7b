import Foundation
import SnapshotRendering

/// Tells a reviewer how pending snapshots differ from their references.
struct Reporting {
  /// The length of the longest comment on a pull request that code hosts take, in characters.
  static let longestComment = 65_000

  /// Prints Markdown in at most `limit` bytes.
  func print(limit: Int, in context: ToolContext) throws(ToolError) -> ToolExit {
    var entries: [MarkdownReport.Entry] = []
    for snapshot in try PendingTexts(in: context).all() {
      let (reference, text) = try snapshot.texts()
      entries.append(
        MarkdownReport.Entry(
          name: snapshot.name,
          difference: try snapshot.difference(),
          newText: reference == nil ? text : nil
        )
      )
    }
    let text = MarkdownReport.text(entries, limit: limit)
    context.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return entries.isEmpty ? .done : .pending
  }

  /// Writes a page into the folder at `path`.
  func write(to path: String, json: Bool, in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).all()
    let words =
      switch pending.count {
      case 0: "Every snapshot matches its reference."
      case 1: "One snapshot differs from its reference."
      default: "\(pending.count) snapshots differ from their references."
      }
    var page = PicturePage(title: "Snapshots that differ", note: words)
    let sorted = try Reporting.sorted(pending)
    for snapshot in sorted { try Reporting.add(snapshot, to: &page) }
    try PageWriting(page: page, path: path, json: json).run(in: context)
    return pending.isEmpty ? .done : .pending
  }

  /// Writes a page about one snapshot, says where it is, and opens it.
  func show(_ snapshot: PendingText, in context: ToolContext) throws(ToolError) {
    var page = PicturePage(title: snapshot.name)
    try Reporting.add(snapshot, to: &page)
    let path = ".build/flowsim/review"
    try PageWriting(page: page, path: path, json: false).run(in: context)
    context.open(context.url(path).appendingPathComponent("index.html"))
  }

  private static func add(
    _ snapshot: PendingText,
    to page: inout PicturePage
  ) throws(ToolError) {
    let (reference, text) = try snapshot.texts()
    page.add(snapshot.name, from: reference, to: text, try snapshot.difference())
  }

  /// Those with the most important changes first.
  private static func sorted(_ pending: [PendingText]) throws(ToolError) -> [PendingText] {
    var keyed: [(importance: Int, offset: Int, text: PendingText)] = []
    for (offset, snapshot) in pending.enumerated() {
      keyed.append((try snapshot.difference().importance, offset, snapshot))
    }
    return keyed.sorted { ($0.importance, $0.offset) < ($1.importance, $1.offset) }.map(\.text)
  }
}

/// Writes a page, and says where it is.
struct PageWriting {
  let page: PicturePage
  let path: String
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) {
    let folder = context.url(path)
    try attempt(on: folder) { try page.write(to: folder) }
    let file = folder.appendingPathComponent("index.html").path
    context.print(
      json
        ? JSONLine.text([("file", file), ("snapshots", "\(page.count)")])
        : "\(page.count) \(page.count == 1 ? "snapshot" : "snapshots"): \(file)"
    )
  }
}
