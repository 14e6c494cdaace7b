import Foundation
import SnapshotRendering

/// A differing snapshot in a report: a pending one, or one whose texts were kept only by a failure.
struct ReportedSnapshot: Hashable {
  let name: String

  /// The reference; `nil` if it is new.
  let reference: String?

  let text: String
  let difference: SnapshotDifference

  /// A picture that a failure kept beside the texts; `nil` if these are drawn.
  private(set) var picture: String?

  /// A summary of the changes, on one line.
  var summary: String { reference == nil ? SnapshotDifference.newSummary : difference.summary }

  init(_ pending: PendingText) throws(ToolError) {
    name = pending.name
    (reference, text) = try pending.texts()
    difference = SnapshotDifference(from: reference ?? "", to: text, style: pending.style)
  }

  fileprivate init(_ artifact: KeptTexts, beside references: URL) throws(ToolError) {
    name = artifact.name
    let current = try artifact.reference(in: references)
    reference = if let current { current } else { try artifact.reference() }
    text = try artifact.actual()
    difference = SnapshotDifference(
      from: reference ?? "",
      to: text,
      style: artifact.isInline
        ? .nodes : SnapshotDifference.Style(ofFilesWith: artifact.fileExtension)
    )
  }

  /// The pending snapshots, and then those that failures kept where nothing may be pending, as on CI.
  static func all(in context: ToolContext) throws(ToolError) -> [ReportedSnapshot] {
    var all: [ReportedSnapshot] = []
    for pending in try PendingTexts(in: context).all() { all.append(try ReportedSnapshot(pending)) }
    let names = Set(all.map(\.name))
    for kept in try KeptTexts.all(in: context.artifacts) where !names.contains(kept.name) {
      let snapshot = try ReportedSnapshot(kept, beside: context.snapshots)
      // A snapshot that was accepted or recorded meanwhile does not differ any more.
      if snapshot.reference != snapshot.text { all.append(snapshot) }
    }
    for index in all.indices {
      let file = context.artifacts
        .appendingPathComponent(all[index].name + ArtifactNames.picture)
      if FileKind(at: file) == .file { all[index].picture = try readText(of: file) }
    }
    return all
  }
}

/// The artifacts of one failure: `CartTests/empty.actual.outline`, and beside it the reference.
private struct KeptTexts {
  private let folder: URL

  /// The path below the folder, without `.actual` and the extension.
  private let stem: String
  let fileExtension: String

  /// Those in a folder, sorted by their paths; none if there is no such folder.
  static func all(in folder: URL) throws(ToolError) -> [KeptTexts] {
    try SnapshotFolder(url: folder).references().compactMap { KeptTexts(at: $0, in: folder) }
  }

  private init?(at path: String, in folder: URL) {
    // An extension may have several parts: `wire.txt`.
    guard let word = path.ranges(of: ".actual.").last else { return nil }
    self.folder = folder
    stem = String(path[..<word.lowerBound])
    fileExtension = String(path[word.upperBound...])
  }

  /// Whether the reference is in a source, `ShopTests.swift/12-5`.
  var isInline: Bool { stem.split(separator: "/").first?.hasSuffix(".swift") ?? false }

  /// Its name in the tool.
  var name: String {
    guard isInline else { return ReferenceFile.name(at: "\(stem).\(fileExtension)") }
    let parts = stem.split(separator: "/")
    let line = parts.last?.prefix { $0 != "-" } ?? ""
    return "\(parts.first ?? ""):\(line)"
  }

  func actual() throws(ToolError) -> String { try text("actual") }

  /// The current reference.
  func reference(in references: URL) throws(ToolError) -> String? {
    let file = references.appendingPathComponent("\(stem).\(fileExtension)")
    guard !isInline, FileKind(at: file, followsLinks: true) == .file else { return nil }
    return try readText(of: file)
  }

  func reference() throws(ToolError) -> String? {
    FileKind(at: file("reference")) == .file ? try text("reference") : nil
  }

  private func text(_ word: String) throws(ToolError) -> String { try readText(of: file(word)) }

  private func file(_ word: String) -> URL {
    folder.appendingPathComponent("\(stem).\(word).\(fileExtension)")
  }
}
