import Bookshop
import BookshopMap
import Foundation
import Snapshot
import TestSupport
import Testing

@MainActor
@Suite("The map of the bookshop")
struct BookshopMapTests {
  // Other tests of the main actor would wait for it, and one of the two cores with them.
  @Test(
    "Every screen is reached as before, all laws hold, and the documents are those of today, with all moves"
  )
  func everyScreen() async {
    await #expect(processExitsWith: .success) {
      try await BookshopMapTests().explore()
    }
  }

  private func explore() async throws {
    let map = await assertScreenMap(of: try ShopExploration.shop(), testName: "everyScreen()")

    #expect(map.leftOut.allSatisfy { [.enoughEntries, .repeats, .link].contains($0.reason) })
    // The shop has no coordinator for the chat yet.
    #expect(map.routes.filter { $0.state == nil }.map(\.kind) == ["support.chat"])
    expectPerformable(map)
    try expectAllMoves(of: map)
    let documents = [
      ("screens.md", map.markdown), ("map.svg", map.svg), ("prototype.html", map.prototype),
    ]
    for (name, text) in documents {
      let file = folder.appendingPathComponent(name)
      let isUpToDate = try String(contentsOf: file, encoding: .utf8) == text
      #expect(isUpToDate, "Run: swift run showcase --map docs/bookshop")
    }
  }

  /// Every action that is listed in a state can be performed there.
  private func expectPerformable(_ map: ScreenMap) {
    let refused = map.moves.filter { move in
      if case .action = move.step { move.refusal != nil } else { false }
    }
    #expect(refused.isEmpty)
    #expect(map.moves.count > 200)
  }

  /// What leads from state to state in the prototype are the moves of the map, and in the chart there is one to each place.
  private func expectAllMoves(of map: ScreenMap) throws {
    let prototype = try MarkupDocument(map.prototype)
    #expect(prototype.sectionNames.sorted() == map.states.map(\.id).sorted())
    let links = prototype.prototypeLinks
    #expect(links == map.prototypeLinks)
    #expect(links.values.reduce(0, +) > 600)
    let arrows = try MarkupDocument(map.svg).arrowNames
    #expect(arrows.count == map.places.count - 1)
    #expect(Set(arrows).isSubset(of: map.arrowNames))
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/bookshop", isDirectory: true).standardizedFileURL
  }
}
