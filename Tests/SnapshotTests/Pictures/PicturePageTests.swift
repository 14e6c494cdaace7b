import Foundation
import LayoutSim
import SnapshotRendering
import TestSupport
import Testing

/// Pages of pictures.
struct PicturePageTests {
  private var changed: RenderTree {
    var tree = RenderTree.reviews
    for index in tree.nodes.indices where tree.nodes[index].label == "Solid" {
      tree.nodes[index].label = "Solid & <strong>"
    }
    return tree
  }

  private func page() -> PicturePage {
    var page = PicturePage(title: "Reviews & more")
    let reference = TreeRenderer.outline.render(.reviews)
    page.add("Tests/changed", from: reference, to: TreeRenderer.outline.render(changed))
    page.add("Tests/new", from: nil, to: reference)
    page.add("Tests/words", from: "one\n", to: "one\ntwo\n")
    page.add("tests/NEW", text: "a < b\n")
    page.add("live", RenderTree.reviews)
    return page
  }

  @Test("Pages and pictures are well-formed, and lead nowhere else than to each other")
  func links() throws {
    let files = page().files
    let paths = Set(files.map(\.path))
    #expect(paths.count == files.count)
    for file in files {
      let document = try MarkupDocument(file.text)
      let ids = Set(document.elements.compactMap { $0.attributes["id"] })
      for element in document.elements {
        for link in [element.attributes["href"], element.attributes["src"]].compactMap({ $0 }) {
          let leads =
            link.hasPrefix("#") ? ids.contains(String(link.dropFirst())) : paths.contains(link)
          #expect(leads, "\(file.path) has a link to \(link)")
        }
      }
      let addresses = file.text.components(separatedBy: "http").dropFirst()
      #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/") }, "\(file.path)")
    }
  }

  @Test("A name is broken between its words only")
  func names() throws {
    var page = PicturePage(title: "Names")
    page.add("ShopTests/fullBasket.large", text: "a\n")
    let text = try #require(page.files.first?.text)
    #expect(text.contains(">Shop<wbr/>Tests/<wbr/>full<wbr/>Basket.<wbr/>large</a>"))
  }

  @Test("A tablet has more room on a page than a phone, however it is held")
  func tablets() throws {
    var page = PicturePage(title: "Devices")
    for device in [Device.iPhone15, .iPadA16] {
      for orientation in [Orientation.portrait, .landscape] {
        var tree = RenderTree.reviews
        tree.traits = Traits(device: device, orientation: orientation)
        page.add("\(device.id) \(orientation.rawValue)", tree)
      }
    }
    let sections = try MarkupDocument(try #require(page.files.first?.text)).all("section")
    #expect(sections.map { $0.attributes["class"] } == [nil, nil, "wide", "wide"])
  }

  @Test("A changed outline has three pictures, a new one has one, and other texts have none")
  func pictures() {
    #expect(
      page().files.map(\.path) == [
        "index.html", "pictures/Tests-changed-reference.svg", "pictures/Tests-changed-actual.svg",
        "pictures/Tests-changed-difference.svg", "pictures/Tests-new-new.svg", "pictures/live.svg",
      ]
    )
  }

  @Test("In the picture of the difference, what changed is framed and titled")
  func frames() throws {
    let picture = try #require(page().files.first { $0.path.hasSuffix("-difference.svg") })
    let document = try MarkupDocument(picture.text)
    let marks = document.all("rect").filter { $0.attributes["class"]?.hasPrefix("mark") ?? false }
    #expect(marks.map { $0.attributes["class"] } == ["mark changed"])
    // The third row is at 0, 247 with 393 x 72 points; a frame is 2 points around it.
    #expect(marks.first?.attributes["y"] == "245")
    #expect(marks.first?.attributes["height"] == "76")
    #expect(document.all("title").last?.text == #"row "Solid & <strong>" changed"#)
  }

  @Test("Sections say by what they are found, and the form offers what differs among them")
  func filter() throws {
    let document = try MarkupDocument(page().files[0].text)
    let sections = document.all("section")
    #expect(sections.count == 5)
    #expect(sections.first?.attributes["data-change"] == "|words|")
    #expect(sections.first?.attributes["data-device"] == "|iphone-15|")
    #expect(
      sections.first?.attributes["data-surface"] == "|screen reviews.all||sheet reviews.compose|"
    )
    let selects = document.all("select").compactMap { $0.attributes["name"] }
    // All screens are of one device and one text size, and show the same surfaces.
    #expect(selects == ["surface", "change"])
    let values = document.all("option").compactMap { $0.attributes["value"] }
    #expect(
      values == ["", "screen reviews.all", "sheet reviews.compose", "", "words", "new", "lines"]
    )
  }

  @Test("Names that are the same file on some systems are kept apart")
  func sameNames() throws {
    let ids = try MarkupDocument(page().files[0].text).all("section").compactMap {
      $0.attributes["id"]
    }
    #expect(ids == ["Tests-changed", "Tests-new", "Tests-words", "tests-NEW-2", "live"])
  }

  @Test("A page is written into its folder, and pictures of an earlier one go")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try page().write(to: folder)
    var other = PicturePage(title: "Other")
    other.add("only", RenderTree.reviews)
    try other.write(to: folder)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("pictures").path
    )
    #expect(pictures == ["only.svg"])
    let text = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(text.contains("<h1>Other</h1>"))
  }

  @Test("Pages and pictures of others are never replaced")
  func others() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = folder.appendingPathComponent("pictures/holiday.jpg")
    try FileManager.default.createDirectory(
      at: mine.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("sun".utf8).write(to: mine)
    let pictures = folder.appendingPathComponent("pictures").path
    #expect(throws: PicturePageError.taken(path: pictures)) { try page().write(to: folder) }
    #expect(FileManager.default.fileExists(atPath: mine.path))

    let index = folder.appendingPathComponent("index.html")
    try Data("<html>mine</html>".utf8).write(to: index)
    #expect(throws: PicturePageError.taken(path: index.path)) { try page().write(to: folder) }
    #expect(try String(contentsOf: index, encoding: .utf8) == "<html>mine</html>")
    #expect(
      PicturePageError.taken(path: "a").localizedDescription
        == "a is not part of a page that was written before, and would be lost. Choose another folder."
    )
  }

  @Test("A reference that is an SVG document is shown as a picture")
  func committedPicture() {
    var page = PicturePage(title: "Pictures")
    let svg = TreeRenderer.svg.render(.reviews)
    page.add("home", from: svg, to: TreeRenderer.svg.render(changed))
    #expect(
      page.files.map(\.path) == [
        "index.html", "pictures/home-reference.svg", "pictures/home-actual.svg",
      ]
    )
    #expect(page.files[1].text == svg)
  }
}
