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

/// A walk whose every step follows from its seed.
@MainActor
private struct Walk {
  let app: AnyCoordinator
  let routes: [any Route]
  private var random: UInt64
  private var history: [String] = []
  private(set) var problems: [String] = []

  init(seed: UInt64, app: AnyCoordinator, routes: [any Route]) {
    self.app = app
    self.routes = routes
    random = seed
  }

  /// The next of a fixed sequence of numbers, below `bound`.
  private mutating func next(below bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(bound))
  }

  private var everybody: [AnyCoordinator] {
    var found = [app]
    var index = 0
    while index < found.count {
      found += found[index].owned
      index += 1
    }
    return found
  }

  private var tabCoordinators: [TabSwitching] { everybody.compactMap { $0 as? TabSwitching } }

  mutating func step() throws {
    defer { checkHidden() }
    switch next(below: 8) {
    case 0:
      history.append("back")
      goBack()
    case 1:
      let tabs = tabCoordinators
      let chosen = tabs[next(below: tabs.count)]
      let tab = next(below: 2)
      history.append("tab \(tab) of \(chosen.ownerName)")
      chosen.switchToTab(tab)
    case 2:
      let people = everybody
      let host = people[next(below: people.count)]
      history.append("detour on \(host.ownerName)")
      host.presentDetour(Desk("Detour", root: "detour"), presenting: "detour")
    case 3, 4, 5: try navigate(from: app.visibleCoordinator)
    default:
      let people = everybody
      try navigate(from: people[next(below: people.count)])
    }
  }

  /// Back removes exactly the screen that is in front, or nothing where no way back is shown.
  private mutating func goBack() {
    let before = app.composition
    let expected = before.surfaces.last?.content.top?.canNavigateBack == true ? 1 : 0
    app.visibleCoordinator.pop()
    let removed = before.screenCount - app.composition.screenCount
    if removed != expected { problem("back removed \(removed)") }
  }

  private mutating func navigate(from start: AnyCoordinator) throws {
    let route = routes[next(below: routes.count)]
    let isSeen = app.visibleCoordinator.isSelfOrBelow(start)
    let before = app.composition
    let revision = app.revision
    let errors = app.unhandledErrors.count
    history.append("\(route.identifier) from \(start.ownerPath)")

    var heard: [PlanStep] = []
    let token = app.observe { if case .changed(let change) = $0 { heard.append(change.step) } }
    defer { token.cancel() }

    let plan = try? start.plan(to: route)
    guard start.navigate(to: route) else {
      if app.composition != before || app.revision != revision { problem("failure changed things") }
      if app.unhandledErrors.count != errors + 1 { problem("not reported once") }
      return
    }
    guard let plan else { return problem("done without a plan") }
    if heard != plan.steps { problem("the plan is not what happened") }
    let visible = app.visibleRoute.isEqual(to: route)
    // Tabs are no screen: being at their root means that nothing covers them.
    let isTabs = tabCoordinators.contains { $0.baseRouter.rootRoute.isEqual(to: route) }
    if isSeen, !isTabs, plan.note != nil || !visible { problem("not seen") }
    if plan.note == nil, !isTabs, !visible { problem("neither seen nor noted") }
    if plan.note != nil, visible { problem("noted and seen") }
    if !isTabs, !isOnTop(route) { problem("something lies above it on its surface") }
    if start.root === app, try !start.plan(to: route).steps.isEmpty { problem("not there") }
  }

  /// Whether `route` is the top screen of a surface or of a tab.
  private func isOnTop(_ route: any Route) -> Bool {
    everybody.contains { coordinator in
      switch coordinator.ownership {
      case .child: false
      case .none, .tab, .modal, .detour, .flow:
        coordinator.flattenedPath.last?.route.isEqual(to: route) == true
      }
    }
  }

  /// What is attached and not shown starts afresh when it is shown.
  private mutating func checkHidden() {
    for coordinator in everybody {
      guard let parent = coordinator.parent else { continue }
      let isShown =
        switch coordinator.ownership {
        case .child: parent.hasPushed(coordinator)
        case .modal: parent.presents(coordinator)
        case .none, .tab, .detour, .flow: true
        }
      let router = coordinator.baseRouter
      if !isShown, router.stackCount + router.presentations.count + router.pushedChildren.count > 0
      {
        problem("\(coordinator.ownerPath) keeps a state while it is not shown")
      }
    }
  }

  private mutating func problem(_ what: String) {
    problems.append("\(what): \(history), now \(app.picture)")
  }
}

/// A tab coordinator of whatever route type.
@MainActor
private protocol TabSwitching: AnyCoordinator {
  func switchToTab(_ index: Int)
}

extension TabCoordinator: TabSwitching {}

extension Composition {
  /// How many screens there are, on all surfaces.
  fileprivate var screenCount: Int { surfaces.map(\.content.screenCount).reduce(0, +) }
}

extension SurfaceContent {
  /// The screen in front.
  fileprivate var top: StackEntry? {
    switch self {
    case .stack(let entries): entries.last?.tabs?.content.top ?? entries.last
    case .tabs(let tabs): tabs.content.top
    }
  }

  fileprivate var screenCount: Int {
    switch self {
    case .stack(let entries): entries.map { $0.tabs?.content.screenCount ?? 1 }.reduce(0, +)
    case .tabs(let tabs): tabs.content.screenCount
    }
  }
}
