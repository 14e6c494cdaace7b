import Foundation
import ScreenMapping
import Testing

/// Documents of maps.
struct DocumentTests {
  @Test("An empty map is a document, too")
  func empty() {
    let map = ScreenMap(
      name: "nothing",
      settings: "",
      isComplete: false,
      places: [],
      states: [],
      moves: [],
      outlines: []
    )
    #expect(map.markdown.hasPrefix("# Screens of nothing\n"))
    #expect(map.summary.text == "map \"nothing\"\n")
    #expect(map.ending(of: []) == "the map is empty")
  }

  @Test("Two covers of other coordinators had one heading")
  func equalNames() {
    var map = DifferenceMaps.shop
    for (place, owner) in [(3, "app/modal Book"), (4, "app/modal Order")] {
      map.places[place].surfaces = [
        MapSurface(style: "cover", owner: owner, kinds: ["strike(…)"])
      ]
    }
    let headings = map.markdown.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(
      headings.suffix(2) == [
        "### cover strike(…) (app/modal Book)", "### cover strike(…) (app/modal Order)",
      ]
    )
    #expect(map.prototype.contains("<h2>cover strike(…) (app/modal Order)</h2>"))
  }

  @Test("The documents are written, the same each time, and an error names the file")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-map-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try DifferenceMaps.shop.write(to: folder)
    try DifferenceMaps.shop.write(to: folder)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try text("map.json") == DifferenceMaps.shop.json)
    #expect(try text("screens.md") == DifferenceMaps.shop.markdown)
    let file = folder.appendingPathComponent("map.json")
    #expect {
      try DifferenceMaps.shop.write(to: file)
    } throws: {
      ($0 as? MapWritingError)?.path == file.path
    }
  }
}
