import LayoutSim
import TestSupport
import Testing

@testable import ScreenMapping

/// What is committed of a map.
struct MapSummaryTests {
  private let text = """
    map "shop" device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light

    place home.window
      on select tab "Browse" → browse.shelves

    place browse.shelves
      by select tab "Browse"
      on select tab "Home" → home.window
      on tap "Emma" and more → … > browse.editions(…)

    place browse.shelves > browse.editions(…)
      by select tab "Browse"
      by tap "Emma"
      on swipe back → browse.shelves
      on tap "Read the beginning" → … > sheet browse.sample
      left out enough-entries

    place browse.shelves > browse.editions(…) > sheet browse.sample
      by select tab "Browse"
      by tap "Emma"
      by tap "Read the beginning"
      on swipe sheet away → browse.shelves > browse.editions(…)
      on tap "Contents" → … > sheet browse.contents

    place browse.shelves > browse.editions(…) > sheet browse.sample > sheet browse.contents
      by select tab "Browse"
      by tap "Emma"
      by tap "Read the beginning"
      by tap "Contents"
      on swipe sheet away → browse.shelves > browse.editions(…) > sheet browse.sample

    """

  @Test("Its text has places, ways and moves, and is read back")
  func roundTrip() throws {
    #expect(DifferenceMaps.shop.summary.text == text)
    #expect(try MapSummary(parsing: text) == DifferenceMaps.shop.summary)
  }

  @Test("Lines that end as on another system are read")
  func carriageReturns() throws {
    let summary = try MapSummary(parsing: text.replacing("\n", with: "\r\n"))
    #expect(summary == DifferenceMaps.shop.summary)
  }

  @Test("Words of any kind are read back")
  func hostile() throws {
    let map = DifferenceMaps.hostile("a\" → b and more\\ > \n`|\u{2028} > … > é\r\n")
    let summary = try MapSummary(parsing: map.summary.text)
    #expect(summary == map.summary)
    #expect(summary.name == map.name)
    #expect(summary.places[1].way == map.states[1].way)
  }

  @Test("Summaries of any words are read back", arguments: 0..<200)
  func generated(seed: Int) throws {
    let parts = [
      "\"", "\\", " ", " → ", " > ", "… > ", "\n", "\u{301}", "a", " and more", "#", "\u{200D}",
      "é",
    ]
    var random = SeededGenerator(seed: seed)
    func words() -> String {
      (0..<random.next(below: 6)).map { _ in random.pick(parts) }.joined()
    }
    var map = DifferenceMaps.shop
    map.name = words()
    for index in map.places.indices {
      for surface in map.places[index].surfaces.indices {
        map.places[index].surfaces[surface].kinds = [words(), words()]
      }
    }
    for index in map.moves.indices { map.moves[index].step = .action(.tap(words())) }
    for index in map.states.indices { map.states[index].way = [.event(words())] }
    let summary = map.summary
    let read = try MapSummary(parsing: summary.text)
    #expect(read == summary)
    #expect(read.text.utf8.elementsEqual(summary.text.utf8))
  }

  @Test("Places of one name have their tabs, their owners or numbers, too")
  func names() {
    var map = DifferenceMaps.shop
    func place(_ tab: String?, _ owner: String) -> MapPlace {
      MapPlace(surfaces: [MapSurface(style: "base", owner: owner, kinds: ["book"], tab: tab)])
    }
    map.places = [
      place("Browse", "a"), place("Search", "a"), place("Search", "b"), place(nil, "c"),
      place(nil, "c"),
    ]
    #expect(
      map.summary.places.map(\.name) == [
        "book (Browse)", "book (Search) (a)", "book (Search) (b)", "book (c)", "book (c) 2",
      ]
    )
  }

  @Test(
    "An error names the line, and what would be right",
    arguments: [
      (
        "", MapSummaryError(line: 1, problem: .noMap),
        "Line 1: a map begins with its name and settings: map \"everyScreen\" device iphone-15 …"
      ),
      (
        "map \"a\" b\n\nplace c\nplace c\n",
        MapSummaryError(line: 4, problem: .repeated(place: "c")),
        "Line 4: there is a place “c” above. Take the new text of the map, rather than join two by hand."
      ),
      (
        "map \"a\" b\nplace c\n  on swipe back → d\n",
        MapSummaryError(line: 3, problem: .noPlace("d")),
        "Line 3: there is no place “d”. Take the new text of the map, rather than join two by hand."
      ),
      (
        "map \"a\" b\nplace c\n  on tap \" → c\"\n",
        MapSummaryError(line: 3, problem: .noTarget(words: "tap \" → c\"")),
        "Line 3: “tap \" → c\"” has no destination. After the step come → and the name of a place."
      ),
      (
        "map \"a\" b\n  by swipe back\n",
        MapSummaryError(line: 2, problem: .unknown(line: "  by swipe back")),
        "Line 2: “  by swipe back” is not a line of a map. Each is: place …, or below a place: by and a step of the "
          + "way there, or on, a step, → and another place."
      ),
    ]
  )
  func errors(text: String, error: MapSummaryError, words: String) {
    #expect(throws: error) { try MapSummary(parsing: text) }
    #expect("\(error)" == words)
  }

  @Test("A step that cannot be read is told with its line")
  func step() {
    #expect {
      _ = try MapSummary(parsing: "map \"a\" b\nplace c\n  by event order\n")
    } throws: {
      "\($0)" == "Line 3: “event order” is not an action. After “event” comes a name in quotes."
    }
  }
}
