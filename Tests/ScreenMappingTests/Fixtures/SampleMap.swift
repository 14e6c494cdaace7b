import LayoutSim
import ScreenMapping

/// A small shop: a list, two of its items, a sheet over one of them, and an account in two states that look the same.
enum SampleMap {
  static let map = ScreenMap(
    name: "shop",
    settings: "device box os=18 100x200 safe=0,0,0,0 type=large scheme=light",
    isComplete: true,
    stepCount: 21,
    start: 0,
    places: [
      MapPlace(surfaces: [shop(["list"])]),
      MapPlace(surfaces: [shop(["list", "item(…)"])]),
      MapPlace(surfaces: [
        shop(["list", "item(…)"]), MapSurface(style: "sheet", owner: "app/Buy", kinds: ["buy"]),
      ]),
      MapPlace(surfaces: [
        MapSurface(style: "base", owner: "app/Account", kinds: ["account"], tab: "Account")
      ]),
    ],
    states: [
      state("list", 0, [], outline: 0),
      state("item", 1, [mug], outline: 1),
      state("item-2", 1, [cup], outline: 2, .enoughEntries),
      state("buy", 2, [mug, .action(.tap("Buy"))], outline: 3),
      state("account", 3, [account], outline: 4),
      state("account-2", 3, [mug, account], outline: 4, .overBudget),
    ],
    moves: [
      MapMove(from: 0, step: mug, to: 1, area: Rect(x: 0, y: 40, width: 100, height: 20)),
      MapMove(from: 0, step: cup, to: 2, area: Rect(x: 0, y: 60, width: 100, height: 20)),
      MapMove(from: 0, step: account, to: 4, area: Rect(x: 50, y: 180, width: 50, height: 20)),
      MapMove(from: 0, step: list, to: 0, area: Rect(x: 0, y: 180, width: 50, height: 20)),
      MapMove(
        from: 1,
        step: .action(.goBack),
        to: 0,
        area: Rect(x: 0, y: 0, width: 30, height: 20)
      ),
      MapMove(
        from: 1,
        step: .action(.tap("Buy")),
        to: 3,
        area: Rect(x: 0, y: 40, width: 100, height: 20)
      ),
      MapMove(from: 1, step: account, to: 5),
      MapMove(from: 1, step: .action(.swipeBack()), to: 0),
      MapMove(from: 3, step: .link("shop://list"), to: 0),
      MapMove(from: 3, step: .action(.tapOutside), to: 1),
      MapMove(
        from: 3,
        step: .action(.dragSheetDown),
        to: 3,
        refusal: "The sheet does not let itself be dragged away."
      ),
      MapMove(from: 4, step: list, to: 0, area: Rect(x: 0, y: 180, width: 50, height: 20)),
      MapMove(from: 4, step: .event("the order is shipped"), to: 4),
      MapMove(from: 4, step: .event("another one is shipped"), to: nil),
    ],
    laws: [
      MapLaw(
        name: "can-be-left",
        answer: .broken,
        violations: [MapViolation(script: [mug], words: "The item stays.", state: 1)]
      )
    ],
    outlines: [
      screen(#"text "Mug" @ 0,40 100x20"#, #"text "Cup" @ 0,60 100x20"#, tabs),
      screen(#"button "Buy" @ 0,40 100x20"#, tabs),
      screen(#"text "Sold out" @ 0,40 100x20"#, tabs),
      screen(
        #"button "Buy" @ 0,40 100x20"#,
        #"text "Thank you" @ 0,120 100x20"#,
        finding: "finding cut-off at buy: the text is cut off"
      ),
      screen(#"text "Your account" @ 0,40 100x20"#, tabs),
    ]
  )

  private static let mug = ScriptStep.action(.tap("Mug"))
  private static let cup = ScriptStep.action(.tap("Cup"))
  private static let list = ScriptStep.action(.selectTab("Shop"))
  private static let account = ScriptStep.action(.selectTab("Account"))
  private static let tabs = #"text "Shop and account" @ 0,180 100x20"#

  private static func shop(_ kinds: [String]) -> MapSurface {
    MapSurface(style: "base", owner: "app/Shop", kinds: kinds, tab: "Shop")
  }

  private static func state(
    _ id: String,
    _ place: Int,
    _ way: Script,
    outline: Int,
    _ status: MapState.Status = .entered
  ) -> MapState {
    MapState(
      id: id,
      place: place,
      fingerprint: "00000000000000000",
      composition: "stack(\(id))",
      way: way,
      outline: outline,
      status: status
    )
  }

  private static func screen(_ lines: String..., finding: String? = nil) -> String {
    let header =
      "device box os=18 100x200 safe=0,0,0,0 type=large scheme=light\nlayers stack(list)\n"
    let nodes = ["window @ 0,0 100x200"] + lines.map { "  \($0)" }
    let end = finding.map { "\n\($0)\n" } ?? ""
    return header + "\n" + nodes.joined(separator: "\n") + "\n" + end
  }
}

extension ScreenMap {
  /// A map in which nothing is what it should be: identifiers, indices, areas, outlines and words.
  static var hostile: ScreenMap {
    var map = SampleMap.map
    map.name = hostileWords
    map.settings = hostileWords
    map.start = 77
    map.places[1].surfaces[0].kinds = [hostileWords]
    map.places[1].surfaces[0].owner = hostileWords
    map.places[1].surfaces[0].tab = hostileWords
    map.places[2].surfaces = []
    map.states[0].id = hostileWords
    map.states[1].id = "item-2"
    map.states[2].place = -1
    map.states[3].id = ""
    map.states[3].outline = 99
    map.states[4].id = "ink0-gradient"
    map.states[5].id = "state-4"
    map.states[5].place = 4
    map.outlines[1] = hostileWords
    map.outlines[4] = map.outlines[4].replacing("Your account", with: "&amp; <b> ]]> 👩‍👩‍👧 \\\"")
    map.moves[0].area = Rect(x: .nan, y: .infinity, width: -1, height: 0)
    map.moves[1].area = Rect(x: -1e300, y: -1e300, width: .infinity, height: 1e301)
    map.moves[2].to = 6
    map.moves[3].from = -4
    map.moves[4].step = .event(hostileWords)
    map.moves[5].refusal = hostileWords
    map.laws[0].violations[0].words = hostileWords
    return map
  }

  /// What would be markup, or no character of a document, if it were not escaped.
  static let hostileWords = "\"'<a href='x'>&amp;]]>-->👩‍👩‍👧\u{0}\u{7}\u{FFFE}\r\n\u{202E}é%41#"

  /// A chain of `count` places, from each of which a move leads on, one leads back, and one leads to the start.
  static func chain(_ count: Int) -> ScreenMap {
    var map = ScreenMap(
      name: "chain",
      settings: "",
      isComplete: true,
      places: [],
      states: [],
      moves: [],
      outlines: []
    )
    for index in 0..<count {
      let surface = MapSurface(style: "base", owner: "app", kinds: ["screen.\(index)"])
      map.places.append(MapPlace(surfaces: [surface]))
      map.states.append(
        MapState(
          id: "screen.\(index)",
          place: index,
          fingerprint: "",
          composition: "",
          way: [],
          outline: 0,
          status: .entered
        )
      )
      if index > 0 {
        map.moves.append(MapMove(from: index, step: .action(.goBack), to: index - 1))
        map.moves.append(MapMove(from: index, step: .action(.tap("Home")), to: 0))
      }
      if index + 1 < count {
        map.moves.append(MapMove(from: index, step: .action(.tap("On")), to: index + 1))
      }
    }
    return map
  }
}
