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
