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
private func exploration(fields names: [String]) -> Exploration<MadeApp<Form>> {
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
  for name in names { exploration.inputs[name] = ["words"] }
  return exploration
}

@MainActor
@Suite("What a map leaves out")
struct LeftOutTests {
  @Test("A form leads on once all of its fields are filled", arguments: [2, 3])
  func form(count: Int) async {
    let names = ["Name", "Password", "Code"].prefix(count)
    var login = exploration(fields: Array(names))
    login.limits.repeats = 2
    let map = await login.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)", "list > item(…) > item(…)"])
  }

  @Test("A map with a state that was not entered is not complete, and names it and what is untried")
  func leaf() async throws {
    var app = Exploration("rows") {
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
