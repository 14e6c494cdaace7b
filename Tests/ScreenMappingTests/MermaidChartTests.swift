import LayoutSim
import ScreenMapping
import Testing

/// Charts of maps.
struct MermaidChartTests {
  @Test("The chart has the ways on, parallel ones joined")
  func chart() {
    #expect(
      DifferenceMaps.shop.markdown.contains(
        """
        ```mermaid
        flowchart LR
          p0["home.window"]
          p1["browse.shelves"]
          p2["… > browse.editions(…)"]
          p3["… > sheet browse.sample"]
          p4["… > sheet browse.contents"]
          p0 -->|"select tab “Browse”"| p1
          p1 -->|"tap “Emma” and 1 more"| p2
          p2 -->|"tap “Read the beginning”"| p3
          p3 -->|"tap “Contents”"| p4
        ```
        """.replacing("… > ", with: "… #62; ")
      )
    )
  }

  @Test("More arrows than a chart shows are in charts by tab and style")
  func charts() {
    var map = DifferenceMaps.shop
    func place(_ number: Int) -> MapPlace {
      MapPlace(
        surfaces: [
          MapSurface(
            style: number % 2 == 0 ? "base" : "cover",
            owner: "app",
            kinds: ["screen\(number)"],
            tab: number % 2 == 0 ? "Browse" : nil
          )
        ]
      )
    }
    let first = map.states[0]
    map.places = (0..<900).map(place)
    map.states = (0..<900).map { number in
      var state = first
      state.id = "s\(number)"
      state.place = number
      return state
    }
    map.moves = (1..<900).map { (number: Int) in
      MapMove(from: 0, step: .action(.tap("\(number)")), to: number)
    }
    let lines = map.markdown.split(separator: "\n")
    // 449 even numbers from 2 to 898, and 450 odd ones from 1 to 899.
    #expect(lines.contains("### Browse, base"))
    #expect(lines.contains("49 arrows more found no room."))
    #expect(lines.contains("### cover"))
    #expect(lines.contains("50 arrows more found no room."))
    #expect(lines.count { $0.contains(" -->|") } == 800)
  }

  @Test("Steps that are long are cut, and the number of those like them stays")
  func long() {
    var map = DifferenceMaps.shop
    let name = String(repeating: "long", count: 20)
    map.moves[2].step = .action(.tap(name))
    // 50 characters with the sign: `tap “`, 44 letters and `…`.
    let words = "tap “" + String(repeating: "long", count: 11) + "…"
    #expect(map.markdown.contains("  p1 -->|\"\(words) and 1 more\"| p2\n"))
  }
}
