import ScreenMapping
import TestSupport
import Testing

/// Prototypes of screen maps.
struct PrototypeTests {
  @Test("A prototype is one document, to which nothing outside belongs")
  func selfContained() throws {
    try expectSelfContained(SampleMap.map.prototype)
    try expectSelfContained(ScreenMap.hostile.prototype)
    try expectSelfContained(ScreenMap.chain(20).prototype)
  }

  @Test("Sections and links are the states and moves of the map")
  func graph() throws {
    try expectGraph(of: SampleMap.map)
    try expectGraph(of: .chain(30))
  }

  private func expectGraph(of map: ScreenMap) throws {
    let document = try MarkupDocument(map.prototype)
    #expect(document.sectionNames.sorted() == map.states.map(\.id).sorted())
    #expect(document.prototypeLinks == map.prototypeLinks)
  }

  @Test("What can be pressed is over the drawing where it is pressed")
  func areas() throws {
    let document = try MarkupDocument(SampleMap.map.prototype)
    let presses = document.all("a").filter { $0.attributes["class"]?.contains("press") == true }
    // Each move with an area, also the one that changes nothing.
    #expect(presses.count == 7)
    // The window has 2 points around it: 42 of 204 are 20.59 %, 2 of 104 are 1.92 %, 100 of 104 are 96.15 %.
    #expect(presses[0].attributes["style"] == "left:1.92%;top:20.59%;width:96.15%;height:9.8%")
    #expect(presses[0].attributes["title"] == "tap \"Mug\"")
  }

  @Test("A state that was not entered says why, and which one of its place was")
  func leaves() throws {
    let text = SampleMap.map.prototype
    #expect(
      text.contains(
        "Not entered: as many other states of this place were as the limit allows, which is 2."
          + " See <a href=\"#item\">item</a>, which was."
      )
    )
    #expect(text.contains("Not entered: the limit of states or steps was reached before."))
    let leaves = try MarkupDocument(text).all("p").filter { $0.attributes["class"] == "leaf" }
    #expect(leaves.count == 2)
  }

  @Test("What is refused, changes nothing or leads out of the map is listed as such")
  func lists() {
    let text = SampleMap.map.prototype
    #expect(
      text.contains(
        "<h3>Refused</h3>\n<ul><li><a class=\"move\" href=\"#buy\">drag sheet down</a>: "
          + "The sheet does not let itself be dragged away.</li></ul>"
      )
    )
    #expect(
      text.contains(
        "<h3>Changes nothing</h3>\n<ul><li><a class=\"move\" href=\"#account\">"
          + "event &quot;the order is shipped&quot;</a></li></ul>"
      )
    )
    #expect(text.contains("<ul><li>event &quot;another one is shipped&quot;</li></ul>"))
  }

  @Test("The start is shown without an address, and there is one start")
  func start() throws {
    let starts = try MarkupDocument(SampleMap.map.prototype).all("section")
      .filter { $0.attributes["class"] == "start" }
    #expect(starts.map { $0.attributes["id"] } == ["list"])
  }

  @Test(
    "Way, contents, findings, outline and broken laws are there; what states share is there once"
  )
  func texts() throws {
    let document = try MarkupDocument(SampleMap.map.prototype)
    let texts = document.all("pre").map(\.text)
    #expect(texts.contains("tap \"Mug\"\nselect tab \"Account\""))
    #expect(texts.contains("button \"Buy\"\ntext \"Shop and account\""))
    #expect(texts.contains("cut-off at buy: the text is cut off"))
    #expect(texts.count { $0 == SampleMap.map.outlines[4] } == 1)
    // Drawings share what they have in common: four of them have the bar.
    let words = document.all("text").map(\.text)
    #expect(words.count { $0 == "Shop and account" } == 1)
    #expect(words.count { $0 == "Sold out" } == 1)
    #expect(document.all("p").contains { $0.text == "Broken: can-be-left: The item stays." })
    // Five outlines, of which two states share one; each state shows its own.
    #expect(document.all("aside").count == 5)
    let drawn = document.all("use").filter { $0.path.contains("section") }
    #expect(
      drawn.map { $0.attributes["href"] } == ["#d:0", "#d:1", "#d:2", "#d:3", "#d:4", "#d:4"]
    )
  }

  @Test("Hostile words arrive as they are, but for what no document can hold")
  func hostile() throws {
    let map = ScreenMap.hostile
    let document = try MarkupDocument(map.prototype)
    #expect(document.all("section").count == map.states.count)
    let shown = "\"'<a href='x'>&amp;]]>-->👩‍👩‍👧\u{FFFD}\u{FFFD}\u{FFFD}  \u{202E}é%41#"
    #expect(document.all("h1").map(\.text) == [shown])
    #expect(document.all("h2").contains { $0.text == shown })
    #expect(document.all("p").contains { $0.text == "Broken: can-be-left: \(shown)" })
    #expect(document.all("pre").contains { $0.text.contains("&amp; <b> ]]> 👩‍👩‍👧 \\\"") })
    let ids = document.all("section").compactMap { $0.attributes["id"] }
    // The first state that can have a name has it; the others have names by their numbers.
    #expect(Set(ids) == ["state-1", "item-2", "state-3", "state-10", "state-5", "state-4"])
  }

  @Test("Two runs give the same bytes")
  func deterministic() {
    #expect(SampleMap.map.prototype == SampleMap.map.prototype)
  }

  @Test("A map without states says so")
  func empty() throws {
    var map = SampleMap.map
    map.states = []
    try expectSelfContained(map.prototype)
    #expect(map.prototype.contains("The map has no states."))
  }
}
