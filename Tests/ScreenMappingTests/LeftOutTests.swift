import FlowEngine
import LayoutSim
import Observation
import ScreenMapping
import Testing

/// What the fields of a form hold, and whether its terms are accepted.
@MainActor
@Observable
private final class Form {
  var texts: [String]
  var isAccepted = false

  init(fields: Int) { texts = Array(repeating: "", count: fields) }

  var isFilled: Bool { texts.allSatisfy { !$0.isEmpty } }
}

/// A form whose button is enabled when every field is filled, and all of the app behind it.
@MainActor
private func exploration(
  fields names: [String],
  hasInputs: Bool = true
) -> Exploration<MadeApp<Form>> {
  var exploration = Exploration("form") {
    MadeApp(Form(fields: names.count)) { route, app in
      guard route == .list else {
        return Column {
          TextBlock(route.identifier)
          if route == .item(1) {
            PushButton("Next") { [weak app] in app?.navigate(to: SmallRoute.item(2)) }
          }
        }
      }
      let form = app.state
      return Column {
        Each(names.indices, id: \.self) { index in
          TextEntry(
            names[index],
            words: Bound(get: { form.texts[index] }, set: { form.texts[index] = $0 })
          )
        }
        PushButton("Log in") { [weak app] in app?.navigate(to: SmallRoute.item(1)) }
          .disabled(!form.isFilled)
      }
    }
  }
  if hasInputs { for name in names { exploration.inputs[name] = ["words"] } }
  return exploration
}

/// An app whose list has `list`.
@MainActor
private func exploration(
  @ElementBuilder list: @escaping @MainActor (MadeApp<Void>) -> some Element
) -> Exploration<MadeApp<Void>> {
  Exploration("list") {
    MadeApp(()) { route, app in
      if route == .list { return Column { list(app) } }
      return TextBlock(route.identifier)
    }
  }
}

private struct Volume: Element {
  @Local var volume = 0.5

  var body: some Element { SliderControl("Volume", value: $volume) }
}

private struct Sizes: Element {
  @Local var size = "Small"

  var body: some Element {
    ChoiceControl("Size", selection: $size, options: ["Small", "Large"]).pickerStyle(.segmented)
  }
}

/// A card that is dragged, and two rows that are moved.
private struct Cards: Element {
  @Local var names = ["One", "Two"]

  var body: some Element {
    TextBlock("Card").onDragGesture { _ in }
    RowList {
      Each(names, id: \.self) { TextBlock($0) }
        .onMove { _, _ in }
    }
  }
}

/// What a map leaves out.
@MainActor
struct LeftOutTests {
  @Test("A form leads on once all of its fields are filled", arguments: [2, 3])
  func form(count: Int) async {
    let names = ["Name", "Password", "Code"].prefix(count)
    var login = exploration(fields: Array(names))
    login.limits.repeats = 2
    let map = await login.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)", "list > item(…) > item(…)"])
  }

  /// A list that leads to four items, of which two are entered.
  private func rows() -> Exploration<MadeApp<Void>> {
    Exploration("rows") {
      MadeApp(()) { route, app in
        if case .item(let number) = route {
          return PushButton("Buy \(number)") {}
        }
        return Column {
          Each(1...4, id: \.self) { number in
            PushButton("Item \(number)") { [weak app] in app?.navigate(to: SmallRoute.item(number))
            }
          }
        }
      }
    }
  }

  @Test("Laws were said to hold where states were left out, and where they were not checked")
  func extent() async {
    var app = rows()
    app.laws = [.backReturns, .rests, .turns]
    let map = await app.run()
    #expect(map.states.count == 5)
    // The list and two items were entered, and laws of places are checked on the list and on one item.
    let left = "[something was left out](#left-out) in 2 of 5 states"
    #expect(
      map.markdown.contains(
        """
        | `back-returns` | holds in the 3 of 5 states in which it was checked; \(left) |
        | `rests` | holds; \(left) |
        | `turns` | holds in the 2 of 5 states in which it was checked; \(left) |
        """
      )
    )
  }

  @Test("A law depended on what was left out in more states than the map has")
  func moreThanAll() async {
    var app = rows()
    app.laws = [.rests]
    app.limits.states = 2
    let map = await app.run()
    #expect(map.states.map(\.id) == ["list", "item"])
    // Three of the four items found no room, all from the list.
    #expect(map.laws == [MapLaw(name: "rests", answer: .unknown, leaves: 1)])
    #expect(map.markdown.contains("it depends on what was left out in 1 of 2 states |"))
  }

  @Test("A map with a state that was not entered is not complete, and names it and what is untried")
  func leaf() async throws {
    var app = rows()
    app.laws = []
    let map = await app.run()
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(map.leftOut.count == 1)
    #expect(map.places[part.place].name == "list > item(…)")
    #expect(part.reason == .enoughEntries)
    #expect(part.states.map { map.states[$0].id } == ["item-3", "item-4"])
    #expect(part.untried.map(\.brief) == ["Buy 3", "Buy 4"])
    #expect(map.summary.text.contains("\n  left out enough-entries, tap \"Buy 3\" and more\n"))
    #expect(try MapSummary(parsing: map.summary.text) == map.summary)
    #expect(
      map.markdown.contains("| 2 | enough-entries | `tap \"Buy 3\"`, `tap \"Buy 4\"` |\n")
    )
    #expect(map.prototype.contains("Tried nowhere on this place: tap “Buy 3”."))
    #expect(try ScreenMap(json: map.json) == map)
  }

  @Test("A form without inputs is not complete, and names its fields")
  func noInputs() async throws {
    let map = await exploration(fields: ["Name", "Password"], hasInputs: false).run()
    #expect(map.places.map(\.name) == ["list"])
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(map.leftOut.count == 1)
    #expect(part.reason == .noInput)
    #expect(part.states == [map.start])
    #expect(
      part.untried.map(\.description) == [#"enter "" into "Name""#, #"enter "" into "Password""#]
    )
    #expect(map.summary.text.contains("\n  left out no-input, enter \"\" into \"Name\" and more\n"))
    #expect(try MapSummary(parsing: map.summary.text) == map.summary)
    #expect(map.markdown.contains("[some actions](#left-out) were not tried."))
    #expect(map.markdown.contains("Nothing that was tried leads on; [the rest](#left-out) was"))
    #expect(!map.markdown.contains("Nothing leads on."))
    #expect(map.prototype.contains("Tried nowhere on this place: enter “” into “Name”"))
    #expect(try ScreenMap(json: map.json) == map)
  }

  @Test("Two fields of one name, whose inputs were refused, made a map that was called complete")
  func refusedInputs() async throws {
    let map = await exploration(fields: ["Same", "Same"]).run()
    #expect(map.places.map(\.name) == ["list"])
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(part.reason == .noInput)
    #expect(part.untried.map(\.description) == [#"enter "" into "Same""#])
  }

  @Test("A field with an empty list of inputs was neither tried nor left out")
  func emptyInputs() async throws {
    var app = exploration(fields: ["Name"], hasInputs: false)
    app.inputs["Name"] = []
    let map = await app.run()
    #expect(map.leftOut.map(\.reason) == [.noInput])
    #expect(map.summary.unused == [])
  }

  @Test("What was declared to be left out is named, and a map without it is not complete")
  func declared() async throws {
    var app = exploration { app in
      PushButton("Item") { app.navigate(to: SmallRoute.item(1)) }
      PushButton("Sign out") { app.navigate(to: SmallRoute.stuck) }
    }
    app.leaveOut(.tap("Sign out"))
    let map = await app.run()
    #expect(!map.isComplete)
    #expect(map.leftOut.map(\.reason) == [.declared])
    #expect(map.leftOut.first?.untried.map(\.brief) == ["Sign out"])
    #expect(map.declaredLeftOut == [.tap("Sign out")])
    #expect(
      map.markdown.contains("is complete but for [what was declared to be left out](#left-out).")
    )
    #expect(map.summary.text.contains("\n  left out declared, tap \"Sign out\"\n"))
    #expect(try ScreenMap(json: map.json) == map)
  }

  @Test("A list is pulled to refresh")
  func refresh() async {
    let map = await exploration { app in
      RowList { TextBlock("Row") }
        .refreshable { app.navigate(to: SmallRoute.item(1)) }
    }.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)"])
    #expect(map.summary.text.contains("\n  on pull to refresh → … > item(…)\n"))
    #expect(map.isComplete)
  }

  @Test("A number is entered into a slider for which there is an input")
  func slider() async {
    var app = exploration { _ in Volume() }
    #expect(await app.run().leftOut.map(\.reason) == [.noInput])
    app.inputs["Volume"] = ["1"]
    let map = await app.run()
    #expect(map.isComplete)
    #expect(map.moves.map(\.step.description).contains(#"enter "1" into "Volume""#))
  }

  @Test("Inputs for a picker whose options are on screen matched nothing")
  func segments() async {
    var app = exploration { _ in Sizes() }
    #expect(await app.run().isComplete)
    app.inputs["Size"] = ["Large"]
    let map = await app.run()
    #expect(map.summary.unused == [])
    #expect(map.moves.map(\.step.description).contains(#"enter "Large" into "Size""#))
  }

  @Test("Gestures without an end are left out")
  func gestures() async throws {
    let map = await exploration { _ in Cards() }.run()
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(map.leftOut.count == 1)
    #expect(part.reason == .gesture)
    #expect(
      part.untried.map(\.description) == [#"drag "Card" by 0,0"#, #"move row "One" to "Two""#]
    )
  }

  @Test("A swipe across rows of one name is left out")
  func equalNames() async throws {
    let map = await exploration { app in
      RowList {
        Each(1...2, id: \.self) { _ in
          TextBlock("Photo")
            .swipeActions { PushButton("Open") { app.navigate(to: SmallRoute.item(1)) } }
        }
      }
    }.run()
    #expect(map.places.map(\.name) == ["list"])
    let part = try #require(map.leftOut.first)
    #expect(part.reason == .gesture)
    #expect(part.untried.map(\.description) == [#"swipe row "Photo" trailing"#])
  }

  @Test("A state to which only a link leads is left out")
  func link() async throws {
    var app = exploration { app in
      PushButton("Item") { app.navigate(to: SmallRoute.item(1)) }
    }
    var links = LinkTable(schemes: ["small"])
    try links.add("item/{number}") { _ -> SmallRoute? in .item(2) }
    app.links(links, "small://item/2")
    let map = await app.run()
    #expect(!map.isComplete)
    #expect(map.leftOut.map(\.reason).contains(.link))
  }

  @Test("Whether a screen can be left is not known where words might lead on")
  func leaving() async {
    var app = Exploration("ask") {
      MadeApp(Form(fields: 1)) { route, app in
        if route == .list {
          return PushButton("Ask") { [weak app] in app?.navigate(to: SmallRoute.item(1)) }
        }
        let form = app.state
        return Column {
          TextEntry(
            "Name",
            words: Bound(get: { form.texts[0] }, set: { form.texts[0] = $0 })
          )
          PushButton("Go on") { [weak app] in app?.pop() }.disabled(!form.isFilled)
        }
        .navigationBarBackButtonHidden()
      }
    }
    app.laws = [.canBeLeft]
    #expect(await app.run().laws == [MapLaw(name: "can-be-left", answer: .unknown, leaves: 1)])
  }

  @Test("What is left out otherwise than before is a difference")
  func difference() throws {
    let old = try MapSummary(
      parsing: "map \"a\"\n\nplace list\n  left out enough-entries, tap \"Buy\"\n"
    )
    let new = try MapSummary(parsing: "map \"a\"\n\nplace list\n  left out repeats\n")
    let difference = MapDifference(from: old, to: new) { _ in nil }
    #expect(
      difference.message() == """
        Screen map "a" differs: 1 place leaves out other states.
        left out  list: repeats in place of enough-entries, tap "Buy"
        """
    )
  }
}
