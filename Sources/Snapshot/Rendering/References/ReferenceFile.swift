import Foundation

/// Where the reference of a snapshot is stored.
package struct ReferenceFile: Hashable {
  /// The file's full path.
  let path: String

  /// The folder of all references.
  let folder: String

  /// The path below that folder.
  let pathInFolder: String

  /// The name by which the tool knows it: the path below the folder, without the extension.
  package var name: String { ReferenceFile.name(at: pathInFolder) }

  /// The name of the reference at `path` below the folder of all references.
  package static func name(at path: String) -> String {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let end = path[start...].lastIndex(of: ".") ?? path.endIndex
    return String(path[..<end])
  }

  /// The path for messages: relative to the package's root, if the file is inside it.
  let shortPath: String

  /// The file `<folder>/<test file>/<test>[.<name>].<extension>`.
  ///
  /// The folder is `Snapshots` in the root of the test's package, unless another one is given.
  init(
    testFile: String,
    testName: String,
    name: String?,
    fileExtension: String,
    folder: String?,
    files: FileManager = .default
  ) {
    let source = URL(fileURLWithPath: testFile)
    let root = ReferenceFile.packageRoot(above: source, files: files)
    let base =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? root.appendingPathComponent("Snapshots", isDirectory: true)
    pathInFolder = ReferenceFile.pathInFolder(
      testFile: testFile,
      testName: testName,
      name: name,
      fileExtension: fileExtension
    )
    self.folder = base.path
    path = base.appendingPathComponent(pathInFolder).path
    shortPath =
      path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  /// The path `<test file>/<test>[.<name>].<extension>` below the folder of all references.
  static func pathInFolder(
    testFile: String,
    testName: String,
    name: String?,
    fileExtension: String
  ) -> String {
    let file = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    let words = [testName, name].compactMap { $0 }.map(SafeFileName.text)
    return "\(SafeFileName.text(file))/\((words + [fileExtension]).joined(separator: "."))"
  }

  /// The nearest folder with a `Package.swift`, or else the test's own folder.
  static func packageRoot(above source: URL, files: FileManager) -> URL {
    let start = source.deletingLastPathComponent()
    var folder = start
    while folder.path != "/" && !folder.path.isEmpty {
      if files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder
      }
      let above = folder.deletingLastPathComponent()
      if above.path.count >= folder.path.count { break }
      folder = above
    }
    return start
  }
}
