import Foundation
import LayoutSim
import ScreenMapping
import SnapshotTooling
import Testing

/// Differences between files of maps.
struct MapTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    try package.write(MapTests.map(button: "Read").json, to: "old/map.json")
    try package.write(MapTests.map(button: "Read").json, to: "same.json")
  }

  /// A list, and a book that `button` opens.
  private static func map(button: String, kind: String = "book(…)") -> ScreenMap {
    func state(_ id: String, _ place: Int, _ way: Script) -> MapState {
      MapState(
        id: id,
        place: place,
        fingerprint: "",
        composition: "",
        way: way,
        outline: 0,
        status: .entered
      )
    }
    let tap: ScriptStep = .action(.tap(button))
    return ScreenMap(
      name: "shop",
      settings: "device iphone-15",
      isComplete: true,
      places: [
        MapPlace(surfaces: [MapSurface(style: "base", owner: "app", kinds: ["list"])]),
        MapPlace(surfaces: [MapSurface(style: "base", owner: "app", kinds: ["list", kind])]),
      ],
      states: [state("list", 0, []), state("book", 1, [tap])],
      moves: [MapMove(from: 0, step: tap, to: 1)],
      outlines: [""]
    )
  }

  @Test("Maps that are the same are done")
  func same() {
    #expect(package.flowsim("map", "diff", "old/map.json", "same.json") == .done)
    #expect(package.printed == ["Screen map \"shop\" is the same."])
    #expect(package.flowsim("map", "diff", "--markdown", "old/map.json", "same.json") == .done)
    #expect(package.printed == ["### Screen map shop", "", "Nothing differs."])
  }

  @Test("A map that comes through a pipe was a file without permission")
  func pipe() throws {
    let pipe = package.root.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let text = MapTests.map(button: "Read").json
    Thread.detachNewThread { try? Data(text.utf8).write(to: URL(fileURLWithPath: pipe)) }
    #expect(package.flowsim("map", "diff", "old/map.json", "pipe") == .done)
  }

  @Test("A place that is lost is told, with the move that is missing")
  func lost() throws {
    let new = MapTests.map(button: "Look", kind: "sample")
    try package.write(new.json, to: "new.json")
    #expect(package.flowsim("map", "diff", "old/map.json", "new.json") == .pending)
    #expect(
      package.printed == [
        "Screen map \"shop\" differs: 1 place is not reached any more, 1 is new.",
        "lost  list > book(…)",
        "      the way there ends at step 1: there is no “Read” on list; there is “Look”",
        "new   list > sample: Look",
      ]
    )
  }

  @Test("What breaks a law since is told where no place differs")
  func brokenLaw() throws {
    var new = MapTests.map(button: "Read")
    let violation = MapViolation(script: new.states[1].way, words: "No way leads out.", state: 1)
    new.laws = [MapLaw(name: "can-be-left", answer: .broken, violations: [violation])]
    try package.write(new.json, to: "new.json")
    #expect(package.flowsim("map", "diff", "old/map.json", "new.json") == .pending)
    #expect(
      package.printed == [
        "Screen map \"shop\" is the same.", "What breaks laws differs: 1 is new.",
        "broken  can-be-left: No way leads out.", "        Read",
      ]
    )
    #expect(package.flowsim("map", "diff", "old/map.json", "new.json", "--markdown") == .pending)
    #expect(
      package.printed == [
        "### Screen map shop: the places are the same", "", "What breaks laws differs: 1 is new.",
        "",
        "```text", "broken  can-be-left: No way leads out.", "        Read", "```",
      ]
    )
  }

  @Test("A folder stands for the map in it")
  func folder() {
    #expect(package.flowsim("map", "diff", "old", "same.json") == .done)
  }

  @Test("Markdown has a heading and a block")
  func markdown() throws {
    try package.write(MapTests.map(button: "Look").json, to: "new.json")
    #expect(package.flowsim("map", "diff", "old/map.json", "new.json", "--markdown") == .pending)
    #expect(
      package.printed == [
        "### Screen map shop: 1 move is done otherwise, 1 way is gone otherwise", "", "```text",
        "move  list → list > book(…): tap “Look” in place of tap “Read”",
        "way   list > book(…): Look in place of Read", "```",
      ]
    )
  }

  @Test("A file that is not there, or is no map, is an error of files with its path")
  func files() throws {
    #expect(package.flowsim("map", "diff", "old/map.json", "gone.json") == .file)
    #expect(package.printed.first?.contains("/gone.json: ") == true)
    let newer = MapTests.map(button: "Read").json.replacing("flowsim.map/1", with: "flowsim.map/9")
    try package.write(newer, to: "newer.json")
    #expect(package.flowsim("map", "diff", "newer.json", "same.json") == .file)
    #expect(
      package.printed.first?.hasSuffix(
        "/newer.json: The map is of version “flowsim.map/9”, and “flowsim.map/1” is the latest that is read here. "
          + "Update FlowSim, or write the map again with this version."
      ) == true
    )
  }
}
