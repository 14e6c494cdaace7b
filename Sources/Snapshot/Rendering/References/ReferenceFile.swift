import Foundation

/// The file in which the reference of a snapshot is stored.
package struct ReferenceFile: Hashable {
  /// The file's full path.
  package let path: String

  /// The folder of all references.
  let folder: String

  /// The path below that folder.
  package let pathInFolder: String

  /// Its name in the tool: the path below the folder, without the extension.
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
  package init(
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

extension ReferenceFile {
  /// The content of the file; `nil` if there is no such file.
  ///
  /// - Throws: ``NotUTF8Error`` if its bytes are not text; otherwise the file system's error.
  func content() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = String(decoding: data, as: UTF8.self)
    // Decoding replaces invalid bytes by U+FFFD, which a valid text may also contain.
    guard Data(text.utf8) == data else { throw NotUTF8Error(data: data, repaired: text) }
    return text
  }

  /// The name of another reference with the same text, which may be the one from before the test was renamed: one of
  /// the same test file, or that of a test of this name in another file; `nil` if there is none.
  func formerName(of text: String, isInUse: (_ path: String) -> Bool) -> String? {
    let files = FileManager.default
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let parts = pathInFolder.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let end = parts[1].lastIndex(of: ".") else { return nil }
    func names(_ folder: URL) -> [String] {
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    let beside = names(root.appendingPathComponent(parts[0])).filter {
      $0.hasSuffix(parts[1][end...])
    }
    let paths = beside.map { "\(parts[0])/\($0)" } + names(root).map { "\($0)/\(parts[1])" }
    return paths.first { path in
      let file = root.appendingPathComponent(path)
      guard path != pathInFolder, !isInUse(file.path),
        (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) == text.utf8.count
      else { return false }
      return (try? Data(contentsOf: file)) == Data(text.utf8)
    }
    .map(ReferenceFile.name)
  }

  /// Makes `text` the reference.
  func write(_ text: String) throws {
    try write(text, to: path)
  }

  /// Writes `text` beside the reference, to be reviewed and accepted by renaming it.
  func writeCandidate(_ text: String) throws {
    try write(text, to: candidate)
  }

  /// Removes the candidate that an earlier run left beside the reference.
  func removeCandidate() throws {
    guard FileManager.default.fileExists(atPath: candidate) else { return }
    try FileManager.default.removeItem(atPath: candidate)
  }

  private var candidate: String { path + ".new" }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// A reference file whose bytes are not UTF-8.
struct NotUTF8Error: Error, Hashable {
  /// The offset of the first invalid byte, counted from 0.
  let offset: Int

  /// The line of that byte, counted from 1.
  let line: Int

  /// Finds the first place at which `data` differs from the text that it was `repaired` to.
  init(data: Data, repaired: String) {
    offset = zip(data, repaired.utf8).prefix { $0 == $1 }.count
    line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
