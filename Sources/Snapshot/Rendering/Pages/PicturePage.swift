import Foundation
import LayoutSim

/// A static page with pictures of screens, to be opened from a file.
///
/// ```swift
/// var page = PicturePage(title: "Every screen of the shop")
/// page.add("basket", stage.renderTree)
/// try page.write(to: URL(fileURLWithPath: "gallery", isDirectory: true))
/// ```
///
/// The folder has `index.html` and the pictures as SVG documents. It has no external references, and no script except
/// the one that filters by device, text size, surface and kind of change; without that, everything is shown.
public struct PicturePage {
  /// The heading.
  public let title: String

  /// The line below the heading; `nil` for none.
  public var note: String?

  private(set) var entries: [PageEntry] = []

  /// Creates a page without pictures.
  public init(title: String, note: String? = nil) {
    self.title = title
    self.note = note
  }

  /// The number of snapshots on the page.
  public var count: Int { entries.count }

  /// Adds the picture of a tree.
  public mutating func add(_ name: String, _ tree: RenderTree) {
    let svg = TreeRenderer.svg.render(tree)
    entries.append(PageEntry(name, Outline(of: tree), svg: svg))
  }

  /// Adds the picture of an outline.
  public mutating func add(_ name: String, _ outline: Outline) {
    entries.append(PageEntry(name, outline, svg: outline.svg))
  }

  /// Adds the picture of an outline with what differs from it, and a text about that.
  package mutating func add(
    _ name: String,
    _ outline: Outline,
    marked picture: String,
    text: String
  ) {
    var entry = PageEntry(name, outline, svg: picture)
    entry.texts = [("Difference", text)]
    entries.append(entry)
  }

  /// Adds a snapshot by its text: the picture of an outline, an SVG document, or the text itself.
  public mutating func add(_ name: String, text: String) {
    if let outline = try? Outline(parsing: TextLines.normalised(text)) {
      add(name, outline)
    } else {
      entries.append(PageEntry(name, text: text))
    }
  }

  /// Adds a snapshot beside its replacement, and a picture in which the changes are framed.
  ///
  /// A `reference` of `nil` means that the snapshot is new.
  public mutating func add(_ name: String, from reference: String?, to text: String) {
    let difference = SnapshotDifference(from: reference ?? "", to: text, style: .nodes)
    add(name, from: reference, to: text, difference)
  }

  package mutating func add(
    _ name: String,
    from reference: String?,
    to text: String,
    _ difference: SnapshotDifference,
    picture: String? = nil
  ) {
    var entry = PageEntry(name, from: reference, to: text, difference)
    if let picture { entry.pictures = [PageEntry.Picture(caption: "difference", svg: picture)] }
    entries.append(entry)
  }

  /// Writes the page and its pictures into `folder`, which is created if it does not exist.
  ///
  /// An earlier page there is replaced, with its pictures. Anything else is left as it is.
  ///
  /// - Throws: ``PicturePageError`` if something else is where the page would be; otherwise the file system's error.
  public func write(to folder: URL) throws { try PicturePage.write(files, to: folder) }

  /// Writes the files of a page into `folder`, as ``write(to:)`` does.
  package static func write(_ files: [(path: String, text: String)], to folder: URL) throws {
    let pictures = folder.appendingPathComponent(PageText.folder, isDirectory: true)
    try PageText.checkThatNothingElseIs(in: folder)
    if FileManager.default.fileExists(atPath: pictures.path) {
      try FileManager.default.removeItem(at: pictures)
    }
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for file in files {
      try Data(file.text.utf8).write(
        to: folder.appendingPathComponent(file.path),
        options: .atomic
      )
    }
  }

  /// The files by their paths in the page's folder, the page first.
  package var files: [(path: String, text: String)] {
    let page = PageText(self)
    return [(path: "index.html", text: page.text)] + page.pictures
  }
}

/// The reason why a page is not written.
public enum PicturePageError: Error, Hashable, Sendable {
  /// There is a file or a folder with that path that is not part of an earlier page.
  case taken(path: String)
}

extension PicturePageError: CustomStringConvertible, LocalizedError {
  /// A description of the obstacle and the solution.
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
  /// The mark that distinguishes a page from any other.
  static let generator = "<meta name=\"generator\" content=\"FlowSim\"/>"

  /// Throws if there is a page or a folder of pictures that was not written by this type.
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
