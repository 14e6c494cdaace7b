import Testing

@testable import FlowEngine

/// Long walks through two hierarchies, every step checked against the laws.
@MainActor
@Suite("Walks")
struct WalkTests {
  @Test("In the guides' app each success is planned and seen, each failure changes nothing")
  func guideApp() throws {
    for seed in 0..<60 {
      var walk = Walk(seed: UInt64(seed), app: AppCoordinator(), routes: Self.guideRoutes)
      walk.app.navigate(to: AppRoute.tabRoot)
      for _ in 0..<12 { try walk.step() }
      #expect(walk.problems == [])
    }
  }

  @Test(
    "In a hierarchy of everything each success is planned and seen, each failure changes nothing"
  )
  func everything() throws {
    for seed in 0..<60 {
      var walk = Walk(seed: UInt64(seed), app: Self.everything(), routes: Self.places)
      for _ in 0..<12 { try walk.step() }
      #expect(walk.problems == [])
    }
  }

  @Test(
    "In hierarchies of any shape each success is planned and seen, each failure changes nothing"
  )
  func anyShape() throws {
    for seed in 0..<150 {
      let grown = Grown(seed: UInt64(seed))
      var walk = Walk(seed: UInt64(seed), app: grown.app, routes: grown.routes)
      for _ in 0..<14 { try walk.step() }
      #expect(walk.problems == [], "seed \(seed)")
    }
  }

  private static let guideRoutes: [any Route] = [
    RedRoute.red, RedRoute.lightRed, RedRoute.darkRed, RedRoute.info, RainbowRoute.red,
    RainbowRoute.orange, GreenRoute.lightGreen, GreenRoute.evenDarkerGreen, BlueRoute.blue,
    BlueRoute.lightBlue, BlueRoute.info, YellowRoute.darkYellow, PurpleRoute.info,
    DeepBlueRoute.level1, DeepBlueRoute.level2, DeepBlueRoute.level3Modal,
    DeepBlueRoute.nestedModal, OceanRoute.surface, OceanRoute.abyss, UnlockRoute.enterCode,
    UnlockRoute.success, UnhandledRoute.nowhere,
  ]

  private static let places: [any Route] =
    [
      "first", "f1", "f2", "k", "k1", "l", "l1", "g1", "sheet", "s1", "inner", "i1", "c1", "second",
      "t1", "player", "p1", "q1", "e", "e1", "nowhere",
      "broken",
    ] as [Place]

  /// Siblings, grandchildren, nested modals, tabs in a modal, paths, a modal of the tab
  /// coordinator.
  private static func everything() -> AnyCoordinator {
    let first = Desk(
      "First",
      root: "first",
      handles: ["f1", "f2"],
      modals: ["sheet"],
      paths: ["s1": [Place("f1")], "l1": [Place("f1"), Place("f2")]]
    )
    let k = Desk("K", root: "k", handles: ["k", "k1"], modals: ["kSheet"])
    let l = Desk("L", root: "l", handles: ["l", "l1"])
    let sheet = Desk("Sheet", root: "sheet", handles: ["s1"], modals: ["inner"])
    let inner = Desk("Inner", root: "inner", handles: ["i1"])
    let second = Desk("Second", root: "second", handles: ["second", "t1"], modals: ["broken"])
    let player = DeskTabs(
      root: "player",
      tabs: [
        Desk("P", root: "p", handles: ["p1"]), Desk("Q", root: "q", handles: ["q1"]),
      ]
    )
    second.addChild(DeskApp(flow: Desk("E", root: "e", handles: ["e", "e1"]), root: "e"))
    first.addChild(k)
    first.addChild(l)
    k.addChild(Desk("G", root: "g", handles: ["g1"]))
    first.addModalCoordinator(sheet)
    sheet.addModalCoordinator(inner)
    inner.addChild(Desk("C", root: "c", handles: ["c1"]))
    let tabs = DeskTabs(tabs: [first, second], modals: ["player"])
    tabs.addModalCoordinator(player)
    return DeskApp(flow: tabs)
  }
}
