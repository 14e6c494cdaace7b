import LayoutSim
import ScreenMapping

/// Maps of a small shop, made by hand: two tabs, a stack, and sheets over it.
enum DifferenceMaps {
  static let settings =
    "device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light"

  static func outline(_ words: String, _ rest: String = "") -> String {
    """
    \(settings)
    layers none

    window @ 0,0 393x852
      text "\(words)" @ 16,100 100x20.33
      button "Back" @ 16,140 100x44
      button "Emma" @ 16,190 100x44
    \(rest)
    """
  }

  static let browse: ScriptStep = .action(.selectTab("Browse"))
  static let emma: ScriptStep = .action(.tap("Emma"))
  static let dracula: ScriptStep = .action(.tap("Dracula, 2"))
  static let back: ScriptStep = .action(.swipeBack())
  static let away: ScriptStep = .action(.swipeSheetAway)

  private static let home = MapSurface(
    style: "base",
    owner: "app",
    kinds: ["home.window"],
    tab: "Home"
  )
  private static let shelves = MapSurface(
    style: "base",
    owner: "app",
    kinds: ["browse.shelves"],
    tab: "Browse"
  )
  private static let editions = MapSurface(
    style: "base",
    owner: "app",
    kinds: ["browse.shelves", "browse.editions(…)"],
    tab: "Browse"
  )

  private static func sheet(_ kind: String) -> MapSurface {
    MapSurface(style: "sheet", owner: "app/modal Sample", kinds: [kind])
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
      fingerprint: "00000000000000ff",
      composition: "none",
      way: way,
      outline: outline,
      status: status
    )
  }

  /// Home, the shelves, the editions of a book in three states, and over these a sheet with a sheet over it.
  static let shop: ScreenMap = {
    let read: ScriptStep = .action(.tap("Read the beginning"))
    let contents: ScriptStep = .action(.tap("Contents"))
    return ScreenMap(
      name: "shop",
      settings: settings,
      isComplete: true,
      stepCount: 20,
      places: [
        MapPlace(surfaces: [home]),
        MapPlace(surfaces: [shelves]),
        MapPlace(surfaces: [editions]),
        MapPlace(surfaces: [editions, sheet("browse.sample")]),
        MapPlace(surfaces: [editions, sheet("browse.sample"), sheet("browse.contents")]),
      ],
      states: [
        state("home.window", 0, [], outline: 0),
        state("browse.shelves", 1, [browse], outline: 1),
        state("browse.editions", 2, [browse, emma], outline: 2),
        state("browse.editions-2", 2, [browse, dracula], outline: 3, .enoughEntries),
        state("browse.editions-3", 2, [browse, emma, read, away], outline: 2, .enoughEntries),
        state("browse.sample", 3, [browse, emma, read], outline: 4),
        state("browse.contents", 4, [browse, emma, read, contents], outline: 5),
      ],
      moves: [
        MapMove(
          from: 0,
          step: browse,
          to: 1,
          area: Rect(x: 98.25, y: 769, width: 98.25, height: 49)
        ),
        MapMove(from: 1, step: .action(.selectTab("Home")), to: 0),
        MapMove(from: 1, step: emma, to: 2),
        MapMove(from: 1, step: dracula, to: 3),
        MapMove(from: 2, step: back, to: 1),
        MapMove(from: 2, step: read, to: 5),
        MapMove(from: 2, step: .action(.tap("Buy")), to: 2, refusal: "“Buy” is disabled."),
        MapMove(from: 5, step: away, to: 4),
        MapMove(from: 5, step: contents, to: 6),
        MapMove(from: 6, step: away, to: 5),
      ],
      outlines: [
        outline("Home"), outline("Shelves"), outline("Emma"), outline("Dracula"),
        outline("Emma had", "\nfinding small-target at browse.sample: 20x20\n"),
        outline("Contents"),
      ]
    )
  }()

  /// The shop with another sheet, which another button opens.
  static let shopWithPreview: ScreenMap = {
    let look: ScriptStep = .action(.tap("Look inside"))
    var map = shop
    map.places[3...] = [MapPlace(surfaces: [editions, sheet("browse.preview")])]
    map.states[4...] = [state("browse.preview", 3, [browse, emma, look], outline: 4)]
    map.moves[5...] = [
      MapMove(from: 2, step: look, to: 4),
      MapMove(from: 4, step: away, to: 2),
    ]
    map.outlines.removeLast()
    return map
  }()

  /// One place of one state, with words that are markup wherever they can be.
  static func hostile(_ words: String) -> ScreenMap {
    ScreenMap(
      name: words,
      settings: settings,
      isComplete: false,
      places: [
        MapPlace(surfaces: [MapSurface(style: "base", owner: words, kinds: [words])]),
        MapPlace(
          surfaces: [MapSurface(style: "base", owner: words, kinds: [words])],
          dialogs: ["alert \(words)"]
        ),
      ],
      states: [
        state(words, 0, [], outline: 0),
        state("b", 1, [.action(.tap(words))], outline: 1),
      ],
      moves: [MapMove(from: 0, step: .action(.tap(words)), to: 1)],
      routes: [MapRoute(kind: words, state: nil)],
      links: [MapLink(link: words, places: [1], refusals: 1)],
      laws: [
        MapLaw(
          name: words,
          answer: .broken,
          violations: [MapViolation(script: [.action(.tap(words))], words: words, state: 1)]
        )
      ],
      notes: [MapNote(code: words, words: words, scripts: [[.event(words)]])],
      outlines: [words, "other"]
    )
  }
}
