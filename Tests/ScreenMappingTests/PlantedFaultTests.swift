import FlowEngine
import Foundation
import LayoutSim
import ScreenMapping
import Testing

/// Faults that were planted: each is named by its law or its note, with the shortest script.
@MainActor
struct PlantedFaultTests {
  private func map(
    _ fault: SmallFault,
    _ change: (inout Exploration<SmallApp>) -> Void = { _ in }
  ) async -> ScreenMap {
    var exploration = Exploration("small") { SmallApp(fault) }
    change(&exploration)
    return await exploration.run()
  }

  @Test("A sheet that cannot be left")
  func noWayOut() async {
    let map = await map(.noWayOut) { $0.unwantedFindings = [] }
    #expect(map.broken == ["can-be-left: Sheet"])
  }

  @Test("An alert that stays whatever is pressed was left without a word")
  func constantAlert() async {
    func map(_ isAlerted: Bound<Bool>) async -> ScreenMap {
      var exploration = Exploration("alert") {
        MadeApp(()) { _, _ in
          TextBlock("List").alert("Sure?", isPresented: isAlerted) { PushButton("Yes") {} }
        }
      }
      exploration.laws = [.canBeLeft]
      return await exploration.run()
    }
    let law = await map(.constant(true)).laws.first
    #expect(law?.violations.map(\.script) == [Script()])
    #expect(
      law?.violations.map(\.words) == [
        "Nothing leads away from alert Sure?: every path of moves stays on it."
      ]
    )
  }

  @Test("A counter that no screen shows, and that decides where a button leads")
  func hiddenCounter() async throws {
    let map = await map(.hiddenCounter)
    let note = try #require(map.notes.first { $0.code == "hidden-state" })
    #expect(note.scripts.count == 2)
    #expect(note.scripts.allSatisfy { $0.steps.last == .action(.tap("Next")) })
  }

  @Test("A flag that no screen shows, set by a button that seems to do nothing")
  func hiddenFlag() async throws {
    let map = await Exploration("flag") { flagApp() }.run()
    let note = try #require(map.notes.first { $0.code == "hidden-state" })
    #expect(note.scripts.map(\.brief) == ["Go", "Touch, Go"])
    // Each way leads to what the map says.
    let item = try #require(map.states.first { $0.id == "item" })
    #expect(item.way.brief == "Go")
    #expect(map.outlines[item.outline].contains("Number 1"))
  }

  @Test("A label that reads what is not observed")
  func staleLabel() async {
    let map = await map(.staleLabel) {
      $0.event("counted", when: { $0.opened == 0 }) { $0.opened += 1 }
    }
    #expect(map.broken == ["rests: event \"counted\""])
  }

  @Test("A sheet that forgets what was typed below it")
  func forgets() async {
    let map = await map(.forgets) { $0.inputs["Words"] = ["Emma"] }
    #expect(
      map.broken.contains { $0.hasPrefix("back-returns: enter \"Emma\" into \"Words\", Sheet, ") }
    )
  }

  @Test("A way back that leads elsewhere")
  func wrongWayBack() async {
    #expect(await map(.wrongWayBack).broken.contains("back-returns: Item 2, go back"))
  }

  @Test("A way back is shown before the step from which it leads back, and after it")
  func screensOfWayBack() async throws {
    let map = await map(.wrongWayBack)
    let law = try #require(map.laws.first { $0.name == "back-returns" })
    let violation = try #require(law.violations.first { $0.script.brief == "Item 2, go back" })
    let list = try #require(map.states.first { $0.way.steps.isEmpty })
    #expect(violation.before == list.outline)
    let after = try #require(violation.after)
    #expect(map.outlines[after].contains("sheet"))
    #expect(map.outlines[after] == map.outlines[map.states[violation.state].outline])
    let section = try #require(map.markdown.components(separatedBy: "### back-returns").last)
    #expect(section.contains("Before `tap \"Item 2\"`:\n\n```text\n"))
    #expect(section.contains("After `go back`:\n\n```text\n"))
  }

  @Test("What breaks any other law is shown before its last step and after it")
  func screens() async throws {
    let map = await map(.none) {
      $0.law("no item is the second") { visit in
        visit.stage.topScreen?.route.identifier == "item(2)" ? "It is the second." : nil
      }
    }
    let violation = try #require(map.laws.last?.violations.first)
    let (list, item) = (
      try #require(map.states.first { $0.way.steps.isEmpty }),
      try #require(map.states.first { $0.way.brief == "Item 2" })
    )
    #expect((violation.before, violation.after) == (list.outline, item.outline))
    let section = try #require(map.markdown.components(separatedBy: "### no item").last)
    #expect(section.contains("Before `tap \"Item 2\"`:\n\n```text\n"))
    #expect(section.contains("After `tap \"Item 2\"`:\n\n```text\n"))
  }

  @Test("A detour that is kept in memory")
  func keptDetour() async {
    let keeper = Keeper()
    let map = await map(.keptDetour) {
      $0.event("news", when: { $0.visibleRoute.identifier == "list" }) { app in
        let detour = SmallSheet(app)
        keeper.kept.append(detour)
        app.presentDetour(detour, presenting: .sheet)
      }
    }
    #expect(map.broken.contains("is-freed: event \"news\""))
  }

  @Test("A link that is refused")
  func refusedLink() async throws {
    var links = LinkTable(schemes: ["small"])
    try links.add("stuck/{number}") { _ -> SmallRoute? in nil }
    let table = links
    let map = await map(.none) { $0.links(table, "small://stuck/1") }
    #expect(map.broken == ["links-match-navigation: open \"small://stuck/1\""])
  }

  @Test("A screen that cannot be built is a finding")
  func missingScreen() async {
    let map = await map(.none) {
      $0.event("stuck", when: { $0.visibleRoute.identifier == "list" }) {
        $0.navigate(to: SmallRoute.stuck)
      }
    }
    #expect(map.broken.contains("no-findings: event \"stuck\""))
  }

  @Test("A law of the app's own, with the shortest script")
  func ownLaw() async {
    let map = await map(.none) {
      $0.law("no item is the second") { visit in
        visit.stage.topScreen?.route.identifier == "item(2)" ? "It is the second." : nil
      }
    }
    #expect(map.broken == ["no item is the second: Item 2"])
  }

  @Test("What is accepted of a law of the app's own is a note, too")
  func acceptedOwnLaw() async {
    let map = await map(.none) {
      $0.law("no item is the second") { visit in
        visit.stage.topScreen?.route.identifier == "item(2)" ? "It is the second." : nil
      }
      $0.accept("no item is the second", where: "the second", because: "It is for sale.")
    }
    #expect(map.broken.isEmpty)
    #expect(map.notes.map(\.code) == ["accepted"])
  }

  @Test("What is accepted is a note, and breaks nothing")
  func accepted() async {
    let map = await map(.noWayOut) {
      $0.unwantedFindings = []
      $0.accept(.canBeLeft, where: "sheet", because: "It ends with the tour.")
    }
    #expect(map.broken.isEmpty)
    #expect(map.notes.map(\.code) == ["accepted"])
  }

  @Test("Apps that do not begin alike are not explored")
  func unequalStarts() async {
    let counter = Counter()
    let exploration = Exploration("small") {
      counter.count += 1
      return counter.count.isMultiple(of: 2) ? SmallApp(.staleLabel) : SmallApp()
    }
    let map = await exploration.run()
    #expect(map.states.count == 1)
    #expect(!map.isComplete)
    #expect(map.notes.map(\.code) == ["unequal-starts"])
  }
}

@MainActor
private final class Counter {
  var count = 0
}

/// An app with a flag that decides where a button leads.
@MainActor
private func flagApp() -> MadeApp<Bool> {
  MadeApp(false) { route, app in
    if case .item(let number) = route { return TextBlock("Number \(number)") }
    return Column {
      PushButton("Touch") { [weak app] in app?.state.toggle() }
      PushButton("Go") { [weak app] in
        app?.navigate(to: SmallRoute.item(app?.state == true ? 2 : 1))
      }
    }
  }
}
