import Foundation
import LayoutSim
import SnapshotRendering

/// A text that differs from its reference, and is kept beside it to be accepted or rejected.
struct PendingSnapshot: Hashable {
  /// The reference; the file need not exist.
  let reference: URL

  /// The reference's path below the folder of all references.
  let path: String

  /// The name: the folder, the test and the snapshot's own name, such as `ReadmeTests/aboutThisBook`.
  let name: String

  init(reference: URL, path: String) {
    self.reference = reference
    self.path = path
    name = ReferenceFile.name(at: path)
  }

  var candidate: URL { reference.appendingPathExtension("new") }

  /// Makes the candidate the reference.
  func accept(in files: WritableFiles) throws(ToolError) {
    try files.move(candidate, to: reference)
  }

  /// Removes the candidate.
  func reject(in files: WritableFiles) throws(ToolError) { try files.remove(candidate) }

  /// The text, and its reference if there is one.
  func texts() throws(ToolError) -> (reference: String?, text: String) {
    (try text(of: reference), try text(of: candidate) ?? "")
  }

  private func text(of file: URL) throws(ToolError) -> String? {
    FileManager.default.fileExists(atPath: file.path) ? try readText(of: file) : nil
  }
}

/// The text of a file, or what comes through a pipe.
func readText(of file: URL) throws(ToolError) -> String {
  String(decoding: try readData(of: file), as: UTF8.self)
}

/// The content of a file, or what comes through a pipe.
func readData(of file: URL) throws(ToolError) -> Data {
  let kind = FileKind(at: file, followsLinks: true)
  if kind == .folder { throw .folder(file.path) }
  var data = Data()
  try attempt(on: file) {
    if kind == .other {
      // `Data(contentsOf:)` refuses a pipe, such as that of `<(git show …)`, as if it were forbidden.
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      data = try handle.readToEnd() ?? Data()
    } else {
      data = try Data(contentsOf: file)
    }
  }
  return data
}

/// The names of snapshots.
enum SnapshotNames {
  /// Whether `name` is `words`, or a snapshot of the test or file that they name.
  ///
  /// The words may be as they are printed, where what is not seen is escaped.
  static func isCalled(_ name: String, _ words: String) -> Bool {
    [name, QuotedWords.onOneLine(name)].contains { name in
      // File names are distinguished by their bytes, and é has two spellings.
      guard name.utf8.starts(with: words.utf8) else { return false }
      let next = name.utf8.dropFirst(words.utf8.count).first
      return next.map { [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")].contains($0) }
        ?? true
    }
  }
}

/// Runs `body`, and adds the file to its error if it fails.
func attempt(on file: URL, _ body: () throws -> Void) throws(ToolError) {
  do {
    try body()
  } catch {
    throw .file(file.path, reason: (error as NSError).localizedDescription)
  }
}

extension FileKind {
  /// Why what was listed at `url` has no references; `nil` for a file and a folder.
  fileprivate func noReference(at url: URL) -> ToolError? {
    switch self {
    case .file, .folder: nil
    case .link, .other: .noReference(url.path)
    // The system lists it, and finds nothing under the name as it was read.
    case .nothing: .unreadableName(url.path)
    }
  }
}

/// The folder with the references of a package, `<test file>/<test>[.<name>].<extension>`.
struct SnapshotFolder {
  let url: URL

  /// The paths of everything in the folders of test files, sorted, without what begins with a dot.
  ///
  /// Files beside these folders are not snapshots.
  private func paths(
    passingOver passOver: (ToolError) -> Void
  ) throws(ToolError) -> [String] {
    var paths: [String] = []
    for folder in try names(in: url) {
      let inside = url.appendingPathComponent(folder, isDirectory: true)
      let kind = FileKind(at: inside)
      if let error = kind.noReference(at: inside) { passOver(error) }
      guard kind == .folder else { continue }
      paths += try names(in: inside).map { "\(folder)/\($0)" }
    }
    return paths
  }

  /// The names of the files in `folder`, sorted; none if there is no such folder.
  private func names(in folder: URL) throws(ToolError) -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    var names: [String] = []
    try attempt(on: folder) {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return names
  }

  /// The references, by their paths below the folder; links, which lead elsewhere, and folders are none.
  ///
  /// `passOver` is called for each link and pipe, and for each name that is not UTF-8.
  func references(
    passingOver passOver: (ToolError) -> Void = { _ in }
  ) throws(ToolError) -> [String] {
    try paths(passingOver: passOver).filter { path in
      if path.hasSuffix(".new") { return false }
      let file = url.appendingPathComponent(path)
      let kind = FileKind(at: file)
      if let error = kind.noReference(at: file) { passOver(error) }
      return kind == .file
    }
  }

  /// The snapshots that wait to be accepted or rejected; `passOver` is called for each file that is a candidate by its
  /// name, while it or its reference is not text.
  func pending(passingOver passOver: (ToolError) -> Void) throws(ToolError) -> [PendingSnapshot] {
    var pending: [PendingSnapshot] = []
    for name in try names(in: url) where name.hasSuffix(".new") {
      let file = url.appendingPathComponent(name)
      if FileKind(at: file) != .folder { passOver(.noTestFile(file.path)) }
    }
    for path in try paths(passingOver: { _ in }) where path.hasSuffix(".new") {
      let reference = String(path.dropLast(".new".count))
      let snapshot = PendingSnapshot(
        reference: url.appendingPathComponent(reference),
        path: reference
      )
      let known = FileKind(at: snapshot.reference, followsLinks: true)
      let kind = FileKind(at: snapshot.candidate)
      if kind == .nothing {
        passOver(.unreadableName(snapshot.candidate.path))
      } else if kind != .file {
        passOver(.noFile(snapshot.candidate.path))
      } else if known != .file, known != .nothing {
        passOver(.noText(snapshot.candidate.path))
      } else {
        pending.append(snapshot)
      }
    }
    return pending
  }
}
