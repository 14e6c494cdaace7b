import Foundation

extension ReferenceFile {
  /// The content of the file; `nil` if there is no such file.
  ///
  /// - Throws: ``NotUTF8`` if its bytes are not text; otherwise the file system's error.
  func content() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = String(decoding: data, as: UTF8.self)
    // Decoding replaces invalid bytes by U+FFFD, which a valid text may also contain.
    guard Data(text.utf8) == data else { throw NotUTF8(data: data, repaired: text) }
    return text
  }

  /// The name of another reference with the same text, which the test had before it was renamed, perhaps: one of its
  /// file of tests, or that of a test of this name in another; `nil` if there is none.
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
