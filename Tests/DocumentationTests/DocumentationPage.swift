import Foundation

/// A page for people who use the package or work on it: in its root folder, in `docs`, or in a catalog of guides.
struct DocumentationPage: Sendable, CustomStringConvertible {
  /// The path in the package.
  let path: String

  var description: String { path }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All pages.
  static var all: [DocumentationPage] {
    (names(in: ".") + names(in: "docs") + guides.map(\.path)).map(DocumentationPage.init)
  }

  /// The pages of the catalogs that are in the folders of modules.
  static var guides: [DocumentationPage] {
    let below = FileManager.default.enumerator(
      atPath: root.appendingPathComponent("Sources").path
    )
    return (below?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
      .map { DocumentationPage(path: "Sources/\($0)") }
  }

  /// The files of the modules.
  static var sources: [DocumentationPage] {
    let below = FileManager.default.enumerator(
      atPath: root.appendingPathComponent("Sources").path
    )
    return (below?.compactMap { $0 as? String } ?? []).sorted().filter { $0.hasSuffix(".swift") }
      .map { DocumentationPage(path: "Sources/\($0)") }
  }

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    )
    return (names ?? []).sorted().filter { $0.hasSuffix(".md") }
      .map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  /// Where it is on disk.
  var url: URL { DocumentationPage.root.appendingPathComponent(path) }

  /// The page as it stands.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
