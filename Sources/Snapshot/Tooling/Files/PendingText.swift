import Foundation
import SnapshotRendering

/// A text that is to be accepted or rejected, beside its reference or for its source.
enum PendingText: Hashable {
  case file(PendingSnapshot)
  case inline(PendingInline)

  /// Its name: `ReadmeTests/aboutThisBook`, `ShopTests.swift:12`.
  var name: String {
    switch self {
    case .file(let snapshot): snapshot.name
    case .inline(let inline): inline.candidate.name
    }
  }

  /// The file that is changed when it is accepted.
  var changedFile: String {
    switch self {
    case .file(let snapshot): snapshot.reference.path
    case .inline(let inline): inline.candidate.file
    }
  }

  /// The file that holds it.
  var candidateFile: String {
    switch self {
    case .file(let snapshot): snapshot.candidate.path
    case .inline(let inline): inline.candidate.url(in: inline.folder).path
    }
  }

  /// The text, and its reference if there is one.
  func texts() throws(ToolError) -> (reference: String?, text: String) {
    switch self {
    case .file(let snapshot): try snapshot.texts()
    case .inline(let inline): (inline.candidate.reference, inline.candidate.text)
    }
  }

  /// The style of its comparison with the reference.
  var style: SnapshotDifference.Style {
    switch self {
    case .file(let snapshot):
      SnapshotDifference.Style(ofFilesWith: snapshot.reference.pathExtension)
    case .inline: .nodes
    }
  }

  func accept(in files: WritableFiles) throws(ToolError) {
    switch self {
    case .file(let snapshot): try snapshot.accept(in: files)
    case .inline(let inline): try inline.accept(in: files)
    }
  }

  func reject(in files: WritableFiles) throws(ToolError) {
    switch self {
    case .file(let snapshot): try snapshot.reject(in: files)
    case .inline(let inline): try inline.reject(in: files)
    }
  }
}

/// All pending texts of a package.
struct PendingTexts {
  private let context: ToolContext

  init(in context: ToolContext) { self.context = context }

  /// Those beside references by their paths, and then those for sources.
  ///
  /// What cannot be read is passed over, and an error is printed for each; the tool ends with ``ToolExit/file`` then.
  func all() throws(ToolError) -> [PendingText] {
    let folder = SnapshotFolder(url: context.snapshots)
    let inlineFolder = InlineCandidate.folder(in: context.root)
    return try folder.pending(passingOver: context.passOver).map(PendingText.file)
      + PendingInline.all(in: inlineFolder, passingOver: context.passOver).map(PendingText.inline)
  }

  /// The pending texts that match each of `names`, or all of them if `all`.
  ///
  /// - Throws: An error if a name matches none.
  func called(_ names: [String], all isAll: Bool) throws(ToolError) -> [PendingText] {
    let pending = try all()
    for name in names where !pending.contains(where: { SnapshotNames.isCalled($0.name, name) }) {
      throw .notPending(name, pending: pending.map(\.name))
    }
    return pending.filter { text in
      isAll || names.contains { SnapshotNames.isCalled(text.name, $0) }
    }
  }
}
