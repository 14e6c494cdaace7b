import ScreenMapping
import TestSupport
import Testing

/// Charts of screen maps.
struct ChartTests {
  @Test("A chart is one document, to which nothing outside belongs")
  func selfContained() throws {
    try expectSelfContained(SampleMap.map.svg)
    try expectSelfContained(ScreenMap.hostile.svg)
  }

  @Test("Each place is there once, by its whole name")
  func places() throws {
    let document = try MarkupDocument(SampleMap.map.svg)
    let places = document.all("g").filter { $0.attributes["class"] == "place" }
    #expect(places.map { $0.attributes["id"] } == ["p0", "p1", "p2", "p3"])
    let titles = document.all("title").map(\.text)
    for place in SampleMap.map.places { #expect(titles.contains(place.name)) }
  }

  @Test(
    "There is an arrow for each pair of places with a move between them, and it says what is done"
  )
  func arrows() throws {
    let document = try MarkupDocument(SampleMap.map.svg)
    let arrows = document.all("path").filter { $0.attributes["class"]?.hasPrefix("arrow") == true }
    #expect(
      Set(arrows.compactMap { $0.attributes["id"] })
        == ["m0-1", "m0-3", "m1-0", "m1-2", "m1-3", "m2-0", "m2-1", "m3-0"]
    )
    #expect(arrows.count == 8)
    let titles = document.all("title").filter { $0.path.last == "path" }.map(\.text)
    // From the list to an item lead “Mug” and “Cup”.
    #expect(titles.contains("Mug and 1 more"))
    // The link leads back over a row, and so in a lane beside the column of the list.
    let joining = arrows.filter { $0.attributes["class"] == "arrow back joins" }
    #expect(joining.map { $0.attributes["id"] } == ["m2-0"])
    #expect(document.all("path").count { $0.attributes["class"] == "lane" } == 1)
  }

  @Test("The rows are the distances from the start")
  func rows() throws {
    let heights = try heights(of: SampleMap.map)
    // The list; the item and the account; the sheet over the item.
    #expect(heights[0] < heights[1])
    #expect(heights[1] == heights[3])
    #expect(heights[1] < heights[2])
  }

  @Test("A place to which no chain of moves leads is below all others")
  func notReached() throws {
    var map = SampleMap.map
    map.moves.removeAll { $0.to == 4 || $0.to == 5 }
    let heights = try heights(of: map)
    #expect(heights[3] > heights[2])
  }

  @Test("Columns are tabs with their owners, each with a heading")
  func columns() throws {
    let document = try MarkupDocument(SampleMap.map.svg)
    let headings = document.all("text").filter { $0.path.last == "g" }
      .filter { $0.attributes["class"]?.hasPrefix("words") == true }
      .filter { $0.attributes["text-anchor"] == nil }
    #expect(headings.map(\.text) == ["Shop", "Shop", "Shop", "Buy", "Account", "Account"])
  }

  @Test("Neighbours decide the order in a row: arrows do not cross where they need not")
  func order() throws {
    var map = ScreenMap.chain(1)
    // Places 1 and 2 are below the start; 3 is below 2, and 4 below 1.
    for index in 1...4 {
      map.places.append(
        MapPlace(surfaces: [MapSurface(style: "base", owner: "app", kinds: ["k\(index)"])])
      )
      var state = map.states[0]
      (state.id, state.place) = ("k\(index)", index)
      map.states.append(state)
    }
    for (from, to) in [(0, 1), (0, 2), (1, 4), (2, 3)] {
      map.moves.append(MapMove(from: from, step: .event("e"), to: to))
    }
    let corners = try corners(of: map)
    #expect(corners[1].x < corners[2].x)
    #expect(corners[4].x < corners[3].x)
  }

  @Test("Two runs give the same bytes")
  func deterministic() {
    #expect(SampleMap.map.svg == SampleMap.map.svg)
  }

  @Test("A map without anything is a chart without anything")
  func empty() throws {
    var map = ScreenMap.chain(1)
    (map.places, map.states, map.moves) = ([], [], [])
    try expectSelfContained(map.svg)
  }

  @Test(
    "Of 5,000 places the first arrow to each is drawn, and the chart says how many are left out"
  )
  func longChain() throws {
    let document = try MarkupDocument(ScreenMap.chain(5_000).svg)
    #expect(document.all("g").count { $0.attributes["class"] == "place" } == 5_000)
    let arrows = document.all("path").filter { $0.attributes["class"]?.hasPrefix("arrow") == true }
    // On 4,999 times. Back 4,999 times, and to the start 4,998 times from what is further away than a step, are left out.
    #expect(arrows.count == 4_999)
    #expect(arrows.allSatisfy { $0.attributes["class"] == "arrow" })
    #expect(document.all("path").count { $0.attributes["class"] == "lane" } == 0)
    #expect(
      document.all("text").contains {
        $0.text.hasPrefix(
          "9997 of 14996 arrows are left out: only the first to each place is drawn."
        )
      }
    )
  }

  @Test("Of ten places each arrow is drawn, and those that lead back to the start share a lane")
  func tenPlaces() throws {
    let document = try MarkupDocument(ScreenMap.chain(10).svg)
    // On 9 times, back 9 times, and to the start 8 times.
    #expect(document.arrowNames.count == 26)
    #expect(document.all("path").count { $0.attributes["class"] == "lane" } == 1)
    #expect(!document.all("text").contains { $0.text.contains("left out") })
  }

  @Test("The words of the first arrow to a place are written above its picture")
  func words() throws {
    let ways = try MarkupDocument(SampleMap.map.svg).all("text")
      .filter { $0.attributes["class"] == "words way" }
    #expect(ways.map(\.text).first == "Mug and 1 more")
    #expect(ways.count == 3)
  }

  @Test("Columns of coordinators with one name are told apart by what is above these")
  func equalOwners() throws {
    var map = ScreenMap.chain(2)
    for (place, owner) in [(0, "app/detour News"), (1, "app/detour News/detour News")] {
      map.places[place].surfaces[0].owner = owner
    }
    let headings = try MarkupDocument(map.svg).all("text").filter { $0.path.last == "g" }
      .filter { $0.attributes["class"] == "words" && $0.attributes["text-anchor"] == nil }
    #expect(headings.map(\.text) == ["app/detour News", "detour News/detour", "News"])
  }

  private func heights(of map: ScreenMap) throws -> [Double] { try corners(of: map).map(\.y) }

  /// The corner of each place.
  private func corners(of map: ScreenMap) throws -> [(x: Double, y: Double)] {
    try MarkupDocument(map.svg).all("g").filter { $0.attributes["class"] == "place" }.map {
      let numbers = try #require($0.attributes["transform"]).dropFirst("translate(".count)
        .dropLast().split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 2)
      return (numbers[0], numbers[1])
    }
  }
}
