import TestSupport
import Testing

@testable import FlowEngine

/// Saving and restoring anywhere on long walks.
@MainActor
struct SavingWalkTests {
  private let steps = Night.isOn ? 300 : 100

  private static let places: [Place] = [
    "login", "tabs", "a", "b", "r", "sheet", Place("sheet", payload: 7), "s", "inner", "child", "c",
    "other", "o", "top", "start", "deep",
  ]

  /// Two flows; the second one has tabs, children, modals in modals, and a modal over all tabs.
  private static func app() -> PlaceFlows {
    let app = PlaceFlows(flow: PlaceCoordinator("Login", root: "login", handles: ["a"]))
    let tabs = {
      let inner = PlaceCoordinator("Inner", root: "inner", handles: ["s"])
      inner.addChild(
        PlaceCoordinator("Deep", root: "deep", handles: ["deep", "r"], replaces: ["r"])
      )
      let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"], modals: ["inner"])
      sheet.addModalCoordinator(inner)
      let one = PlaceCoordinator(
        "One",
        root: "one",
        handles: ["a", "b"],
        modals: ["sheet", Place("sheet", payload: 7)],
        replaces: ["r"],
        paths: ["b": [Place("a"), Place("b")]]
      )
      one.addModalCoordinator(sheet)
      one.addChild(PlaceCoordinator("Child", root: "child", handles: ["child", "c"]))
      one.addChild(PlaceCoordinator("Child", root: "child2", handles: ["c2", "deep"]))
      let two = PlaceCoordinator("Two", root: "other", handles: ["o"], modals: ["top"])
      two.addModalCoordinator(PlaceCoordinator("Top", root: "top"))
      let tabs = PlaceTabs(tabs: [one, two], modals: ["top"])
      tabs.addModalCoordinator(PlaceCoordinator("Top", root: "top", handles: ["s"]))
      return tabs
    }
    app.flows = [
      "login": { PlaceCoordinator("Login", root: "login", handles: ["a"]) }, "tabs": tabs,
    ]
    app.makes = [
      "Login": { PlaceCoordinator("Login", root: "login", handles: ["a"]) }, "Tabs": tabs,
      "Detour": { PlaceCoordinator("Detour", root: "detour", handles: ["s", "o"]) },
    ]
    return app
  }

  private func step(_ app: PlaceFlows, _ random: inout SeededGenerator) {
    let all = app.allCoordinators
    let one = all[random.next(below: all.count)]
    switch random.next(below: 12) {
    case 0: one.pop()
    case 1: one.dismissModal()
    case 2: one.dismissDetour()
    case 3: one.popToRoot()
    case 4: one.switchToTab(random.next(below: 2))
    case 5:
      let detour = PlaceCoordinator("Detour", root: "detour", handles: ["s", "o"])
      one.presentDetour(detour, presenting: random.next(below: 2) == 0 ? "detour" : "o")
    default: one.go(Self.places[random.next(below: Self.places.count)])
    }
    app.clearUnhandledErrors()
  }

  @Test("A new app restored from any state on the way is like the one that was saved")
  func roundTrips() throws {
    var random = SeededGenerator(seed: 4)
    let app = Self.app()
    var longest = 0
    for _ in 0..<steps {
      step(app, &random)
      let fresh = Self.app()
      #expect(try fresh.restore(from: app.savedData()) == [])
      try expectAlike(fresh, app)
      longest = max(longest, app.composition.surfaces.count)
    }
    #expect(longest > 3)
  }

  @Test("Without a route a new app is in a state that it can save, and says what it left out")
  func losing() throws {
    var random = SeededGenerator(seed: 6)
    let app = Self.app()
    var pruned = 0
    for _ in 0..<steps {
      step(app, &random)
      let lost = Self.places[random.next(below: Self.places.count)].identifier
      let saved = try app.savedState()
      let fresh = Self.app()
      let notices = try fresh.restore(saved.losing(lost))
      #expect(notices.isEmpty == (saved.losing(lost) == saved), "\(lost)")
      #expect(fresh.composition.surfaces.count <= app.composition.surfaces.count)
      if notices.isEmpty { try expectAlike(fresh, app) } else { pruned += 1 }

      let another = Self.app()
      #expect(try another.restore(fresh.savedState()) == [])
      try expectAlike(another, fresh)
    }
    #expect(pruned > steps / 10)
  }

  @Test("An app goes back to any earlier state, and on from there")
  func timeTravel() throws {
    var random = SeededGenerator(seed: 5)
    let app = Self.app()
    var earlier: [(state: SavedState, composition: Composition)] = []
    for _ in 0..<steps {
      step(app, &random)
      earlier.append((try app.savedState(), app.composition))
      guard random.next(below: 4) == 0 else { continue }
      let (state, composition) = earlier[random.next(below: earlier.count)]
      #expect(try app.restore(state) == [])
      #expect(try app.savedState() == state)
      #expect(app.composition == composition)
    }
  }
}
