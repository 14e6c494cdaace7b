import Foundation

/// The folder with the references of a package, `<test file>/<test>[.<name>].<extension>`.
struct SnapshotFolder {
  let url: URL

  /// The paths of everything in the folders of test files, sorted, without what begins with a dot.
  ///
  /// Files beside these folders are not snapshots.
  private func paths() throws(ToolError) -> [String] {
    var paths: [String] = []
    for folder in try names(in: url) {
      let inside = url.appendingPathComponent(folder, isDirectory: true)
      guard FileKind(at: inside) == .folder else { continue }
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
  func references() throws(ToolError) -> [String] {
    try paths().filter {
      !$0.hasSuffix(".new") && FileKind(at: url.appendingPathComponent($0)) == .file
    }
  }

  /// The snapshots that wait to be accepted or rejected; `passOver` is called for each file that is a candidate by its
  /// name, while it or its reference is no text.
  func pending(passingOver passOver: (ToolError) -> Void) throws(ToolError) -> [PendingSnapshot] {
    var pending: [PendingSnapshot] = []
    for path in try paths() where path.hasSuffix(".new") {
      let reference = String(path.dropLast(".new".count))
      let snapshot = PendingSnapshot(
        reference: url.appendingPathComponent(reference),
        path: reference
      )
      let known = FileKind(at: snapshot.reference, followsLinks: true)
      if FileKind(at: snapshot.candidate) != .file {
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
