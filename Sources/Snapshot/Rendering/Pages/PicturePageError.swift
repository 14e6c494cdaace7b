import Foundation

/// The reason why a page is not written.
public enum PicturePageError: Error, Hashable, Sendable {
  /// There is a file or a folder with that path which is no part of an earlier page.
  case taken(path: String)
}

extension PicturePageError: CustomStringConvertible, LocalizedError {
  /// What is in the way, and what to do.
  public var description: String {
    switch self {
    case .taken(let path):
      "\(path) is not part of a page that was written before, and would be lost. Choose another folder."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension PageText {
  /// What tells a page from any other.
  static let generator = "<meta name=\"generator\" content=\"FlowSim\"/>"

  /// Throws if there is a page or a folder of pictures that is not one of ours.
  static func checkThatNothingElseIs(in folder: URL) throws {
    let page = folder.appendingPathComponent("index.html")
    let files = FileManager.default
    if files.fileExists(atPath: page.path) {
      let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
      guard text.contains(generator) else { throw PicturePageError.taken(path: page.path) }
    } else {
      let pictures = folder.appendingPathComponent(PageText.folder).path
      if files.fileExists(atPath: pictures) { throw PicturePageError.taken(path: pictures) }
    }
  }
}
