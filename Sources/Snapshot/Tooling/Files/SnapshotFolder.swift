import Foundation

/// The folder with the references of a package, `<test file>/<test>[.<name>].<extension>`.
struct SnapshotFolder {
  let url: URL

  /// The paths of all files below the folder, sorted, without those that begin with a dot.
  ///
  /// Files beside the folders of test files are not snapshots, and neither are links, which lead elsewhere, and folders.
  private func paths() throws(ToolError) -> [String] {
    var paths: [String] = []
    for folder in try names(in: url) {
      let inside = url.appendingPathComponent(folder, isDirectory: true)
      guard FileKind(at: inside) == .folder else { continue }
      paths += try names(in: inside)
        .filter { FileKind(at: inside.appendingPathComponent($0)) == .file }
        .map { "\(folder)/\($0)" }
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

  /// The references, by their paths below the folder.
  func references() throws(ToolError) -> [String] {
    try paths().filter { !$0.hasSuffix(".new") }
  }

  /// The snapshots that wait to be accepted or rejected.
  func pending() throws(ToolError) -> [PendingSnapshot] {
    try paths().filter { $0.hasSuffix(".new") }.map { path in
      let path = String(path.dropLast(".new".count))
      return PendingSnapshot(reference: url.appendingPathComponent(path), path: path)
    }
  }
}
