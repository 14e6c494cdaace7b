import Foundation

extension ScreenMap {
  /// The files that are written, with what writes each.
  private static let documents: [(name: String, text: @Sendable (ScreenMap) -> String)] = [
    ("screens.md", { $0.markdown }),
    ("map.json", { $0.json }),
    ("map.svg", { $0.svg }),
    ("prototype.html", { $0.prototype }),
  ]

  /// Writes the documents of the map into `folder`, which is made if there is none; files of the same names are
  /// replaced.
  ///
  /// Nothing is written before all texts are made.
  ///
  /// - Throws: A ``MapWritingError`` that names the file.
  public func write(to folder: URL) throws(MapWritingError) {
    let files = ScreenMap.documents.map { document in
      (url: folder.appendingPathComponent(document.name), data: Data(document.text(self).utf8))
    }
    try MapWritingError.attempt(on: folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for file in files {
      try MapWritingError.attempt(on: file.url) {
        try file.data.write(to: file.url, options: .atomic)
      }
    }
  }
}

/// The reason why the documents of a map were not written.
public struct MapWritingError: Error, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String

  /// The system's reason.
  public let reason: String

  fileprivate static func attempt(
    on file: URL,
    _ body: () throws -> Void
  ) throws(MapWritingError) {
    do {
      try body()
    } catch {
      throw MapWritingError(
        path: file.path,
        reason: (error as NSError).localizedDescription
      )
    }
  }
}

extension MapWritingError: CustomStringConvertible {
  /// The file, why it was not written, and what to do.
  public var description: String {
    "\(path) cannot be written: \(reason) Give a folder in which files can be written."
  }
}
