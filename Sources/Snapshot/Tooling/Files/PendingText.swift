import Foundation
import SnapshotRendering

/// A text waiting to be accepted or rejected, either beside its reference or for its source.
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

  /// The texts beside references, ordered by path, followed by those for sources.
  ///
  /// Unreadable ones are skipped, and an error is printed for each; the tool then exits with ``ToolExit/file``.
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

/// An inline text waiting to be written into its source, or rejected.
struct PendingInline: Hashable {
  let candidate: InlineCandidate

  /// The folder with all candidates.
  let folder: URL

  /// The files of candidates in `folder`; none if there is no such folder.
  static func files(in folder: URL) throws(ToolError) -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    var names: [String] = []
    try attempt(on: folder) {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
    return names.filter { $0.hasSuffix(".json") }.map(folder.appendingPathComponent)
      .filter { FileKind(at: $0) == .file }
  }

  /// The candidates in `folder`, by file and, within each file, from last to first: accepting one leaves the lines
  /// above unchanged.
  ///
  /// `passOver` is called for each file that cannot be read.
  static func all(
    in folder: URL,
    passingOver passOver: (ToolError) -> Void = { _ in }
  ) throws(ToolError) -> [PendingInline] {
    var found: [PendingInline] = []
    for file in try files(in: folder) {
      do throws(ToolError) {
        found.append(PendingInline(candidate: try read(file), folder: folder))
      } catch {
        passOver(error)
      }
    }
    return found.sorted {
      ($0.candidate.file, $1.candidate.line, $1.candidate.column)
        < ($1.candidate.file, $0.candidate.line, $0.candidate.column)
    }
  }

  /// No source has more lines, or more bytes in a line.
  private static let longestFile = 1 << 31

  private static func read(_ url: URL) throws(ToolError) -> InlineCandidate {
    var candidate: InlineCandidate?
    try attempt(on: url) {
      candidate = try JSONDecoder().decode(InlineCandidate.self, from: Data(contentsOf: url))
    }
    guard let candidate, (1...longestFile).contains(candidate.line),
      (1...longestFile).contains(candidate.column)
    else { throw .file(url.path, reason: "It names no place in a source.") }
    return candidate
  }

  /// Writes the text into the source.
  ///
  /// The other candidates of the source, which were created for its former content, are moved to the new positions of
  /// their calls.
  func accept(in files: WritableFiles) throws(ToolError) {
    // Checked before the source is read, because the path may lead to any file.
    let url = URL(fileURLWithPath: candidate.file)
    try files.check(url)
    guard url.pathExtension == "swift" else { throw .noCall(candidate.name) }
    let (source, edit) = try edited()
    let former = InlineCandidate.fingerprint(of: Data(source))
    let new = Data(
      source[..<edit.range.lowerBound] + edit.replacement.utf8 + source[edit.range.upperBound...]
    )
    try files.write(new, to: url)
    try reject(in: files)
    let growth =
      edit.replacement.utf8.count { $0 == 0x0A } - source[edit.range].count { $0 == 0x0A }
    for other in try PendingInline.all(in: folder)
    where other.candidate.file == candidate.file && other.candidate.fingerprint == former {
      var moved = other.candidate
      moved.fingerprint = InlineCandidate.fingerprint(of: new)
      if moved.line > candidate.line { moved.line += growth }
      try other.reject(in: files)
      try files.check(moved.url(in: folder))
      try attempt(on: folder) { try moved.write(in: folder) }
    }
  }

  /// Removes the candidate.
  func reject(in files: WritableFiles) throws(ToolError) {
    try files.remove(candidate.url(in: folder))
  }

  /// The source, and its change.
  private func edited() throws(ToolError) -> (source: [UInt8], edit: InlineEdit) {
    // Another candidate of the same source may have been accepted in the meantime.
    let former = candidate.file
    let candidate = try PendingInline.read(candidate.url(in: folder))
    guard candidate.file == former else { throw .noCall(candidate.name) }
    let url = URL(fileURLWithPath: candidate.file)
    var data = Data()
    try attempt(on: url) { data = try Data(contentsOf: url) }
    guard InlineCandidate.fingerprint(of: data) == candidate.fingerprint else {
      throw .sourceChanged(candidate.name)
    }
    let source = Array(data)
    guard let edit = InlineEdit(candidate, in: source) else { throw .noCall(candidate.name) }
    return (source, edit)
  }
}
