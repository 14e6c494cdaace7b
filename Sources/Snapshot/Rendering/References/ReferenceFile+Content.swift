import Foundation

extension ReferenceFile {
  /// What the file holds; `nil` if there is none.
  ///
  /// - Throws: ``NotUTF8`` where its bytes are no text, whatever the file system throws otherwise.
  func content() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = String(decoding: data, as: UTF8.self)
    // Decoding puts a replacement character where bytes are wrong, which another text may well hold.
    guard Data(text.utf8) == data else { throw NotUTF8(data: data, repaired: text) }
    return text
  }

  /// Makes `text` the reference.
  func write(_ text: String) throws {
    try write(text, to: path)
  }

  /// Leaves `text` beside the reference, to be looked at and accepted by renaming it.
  func writeCandidate(_ text: String) throws {
    try write(text, to: candidate)
  }

  /// Takes away what an earlier run left beside the reference.
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
