import Foundation
import Testing

/// Links between pages are relative paths of files, as code hosts show them.
@Suite("Links in the documentation")
struct LinkTests {
  @Test(
    "Every link leads to a file that exists, and to a heading in it",
    arguments: DocumentationPage.all
  )
  func lead(page: DocumentationPage) throws {
    for link in PageLink.all(in: try page.text()) {
      guard let target = link.file(from: page) else { continue }
      try #require(
        FileManager.default.fileExists(atPath: target.path),
        "\(page) links to \(link.path), which does not exist"
      )
      guard let heading = link.heading, target.pathExtension == "md" else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(
        PageLink.headings(in: text).contains(heading),
        "\(page) links to #\(heading), which is no heading of \(target.lastPathComponent)"
      )
    }
  }

  @Test(
    "Every guide is on the page of its catalog, and in the index",
    arguments: DocumentationPage.guides
  )
  func listed(guide: DocumentationPage) throws {
    let catalog = guide.url.deletingLastPathComponent()
    let name = catalog.deletingPathExtension().lastPathComponent
    guard guide.url.lastPathComponent != "\(name).md" else { return }
    let pages = [
      catalog.appendingPathComponent("\(name).md"),
      DocumentationPage.root.appendingPathComponent("docs/README.md"),
    ]
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(
        text.contains("\(guide.url.lastPathComponent))"),
        "\(page.lastPathComponent) does not list \(guide)"
      )
    }
  }

  @Test("There are guides in five catalogs")
  func found() {
    let catalogs = Set(DocumentationPage.guides.map { $0.url.deletingLastPathComponent() })
    #expect(
      catalogs.map(\.lastPathComponent).sorted()
        == [
          "FlowEngine.docc", "LayoutSim.docc", "ScreenMapping.docc", "Snapshot.docc",
          "StageServing.docc",
        ]
    )
  }

  @Test("Links are found in sentences, and not in code; headings become anchors as on code hosts")
  func reading() {
    let text = """
      # `Stage`: the *stage*
      See [the other
      page](Other.md#a-b) and [web](https://example.com), not `[x](y.md)`.
      ```text
      [no](link.md)
      ```
      [here](#stage-the-stage) and [there][below]

      [below]: Below.md
      """
    let links = PageLink.all(in: text)
    #expect(links.map(\.path) == ["Other.md", "https://example.com", "", "Below.md"])
    #expect(links.map(\.heading) == ["a-b", nil, "stage-the-stage", nil])
    #expect(PageLink.headings(in: text) == ["stage-the-stage"])
  }
}

/// A link of a page.
struct PageLink {
  /// The path as written; empty for a link within the page.
  let path: String

  /// The anchor; `nil` if the link leads to the page as a whole.
  let heading: String?

  /// The links of a page and their definitions, without those in code.
  static func all(in text: String) -> [PageLink] {
    prose(of: text).matches(of: #/\](?:\(([^()\s]+)\)|: (\S+))/#).map { match in
      let target = match.1 ?? match.2 ?? ""
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      return PageLink(path: String(parts[0]), heading: parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// The anchors of the headings of a page: lower-case, without punctuation, and with hyphens for spaces.
  static func headings(in text: String) -> Set<String> {
    let lines = withoutBlocks(text).filter { $0.hasPrefix("#") }
    return Set(
      lines.map { line in
        line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      }
    )
  }

  /// The file that the link leads to from `page`; `nil` for a link that leads out of the package.
  func file(from page: DocumentationPage) -> URL? {
    if path.contains(":") { return nil }
    return path.isEmpty
      ? page.url : page.url.deletingLastPathComponent().appendingPathComponent(path).standardized
  }

  /// The text without code.
  private static func prose(of text: String) -> String {
    withoutBlocks(text).joined(separator: "\n").replacing(#/``[^`]+``|`[^`]+`/#, with: "")
  }

  private static func withoutBlocks(_ text: String) -> [Substring] {
    var isInBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") {
        isInBlock.toggle()
        return false
      }
      return !isInBlock
    }
  }
}
