import FlowEngine

/// A navigation that is repeated to count its cost.
@MainActor
struct EngineScenario {
  let name: String

  /// The target cost of one round; `nil` if only ratios are checked.
  var goal: Int?

  /// The cost of one round above which the count fails, slightly more than the current one.
  var ceiling: Int?

  /// The cost of the same round in the reference engine, if it was measured.
  var reference: Int?

  /// Builds the hierarchy and returns the action of one round.
  let prepare: () -> () -> Void
}

extension EngineScenario {
  static let all = [
    EngineScenario(name: "push-pop", goal: 12_000, ceiling: 15_100, reference: 47_741) {
      pushAndPop(on: 0)
    },
    EngineScenario(name: "push-pop-on-1000") { pushAndPop(on: 1_000) },
    EngineScenario(name: "deep-link", goal: 62_000, ceiling: 86_000, reference: 285_276) {
      deepLink()
    },
    EngineScenario(name: "chain-8") { chain(of: 8) },
    EngineScenario(name: "chain-64") { chain(of: 64) },
    EngineScenario(name: "refusal-156", goal: 110_000, ceiling: 114_000, reference: 224_477) {
      refusal(of: Elsewhere())
    },
    EngineScenario(name: "refusal-156-asked") { refusal(of: Spot(-1)) },
    EngineScenario(
      name: "flatten-100x10",
      goal: 300_000,
      ceiling: 270_000,
      reference: 2_717_342
    ) { flattening() },
    EngineScenario(name: "replace-tabs", goal: 30_000, ceiling: 36_800) { replacingTabs() },
    EngineScenario(name: "layer", goal: 15_000, ceiling: 16_300) { presenting(over: 0) },
    EngineScenario(name: "layer-over-100") { presenting(over: 100) },
    EngineScenario(name: "subflow", goal: 20_000, ceiling: 26_400) { bringing(over: 0) },
    EngineScenario(name: "subflow-over-100") { bringing(over: 100) },
  ]

  /// Presents a plain screen over `count` others, and dismisses it.
  private static func presenting(over count: Int) -> () -> Void {
    let host = Area("Host", root: -1)
    for number in 0..<count { check(host.present(Spot(number))) }
    let top = Spot(count)
    return {
      check(host.present(top))
      check(host.dismiss())
    }
  }

  /// Presents a flow over `count` plain screens, and finishes it: it is created anew each time.
  private static func bringing(over count: Int) -> () -> Void {
    let host = Area("Host", root: -1)
    for number in 0..<count { check(host.present(Spot(number))) }
    return {
      let flow = Area("Flow", root: 0)
      check(host.navigate(to: flow, presentationStyle: .sheet))
      check(flow.finishFlow())
    }
  }

  /// Pushes and pops a screen on a stack of `count` others.
  private static func pushAndPop(on count: Int) -> () -> Void {
    let host = Area("Host", root: -1)
    for number in 0..<count { host.navigate(to: Spot(number)) }
    let top = Spot(count)
    return {
      check(host.navigate(to: top))
      host.pop()
    }
  }

  /// From a tab's root to a child of a modal of a child, and back.
  private static func deepLink() -> () -> Void {
    let tabs = AreaTabs()
    let first = Area("First", root: 0, handles: 0...9)
    let child = Area("Child", root: 10, handles: 10...19, modals: 20...20)
    let modal = Area("Modal", root: 20, handles: 20...29)
    let inner = Area("Inner", root: 30, handles: 30...39)
    tabs.addChild(first)
    tabs.addChild(Area("Second", root: 40, handles: 40...49))
    first.addChild(child)
    child.addModalCoordinator(modal)
    modal.addChild(inner)
    let there = Spot(35)
    let back = Spot(0)
    return {
      check(tabs.navigate(to: there))
      check(tabs.navigate(to: back))
    }
  }

  /// From the top of a chain of children to the deepest, and back.
  private static func chain(of count: Int) -> () -> Void {
    let areas = (0..<count).map { Area("Area", root: $0, handles: $0...$0) }
    for (upper, lower) in zip(areas, areas.dropFirst()) { upper.addChild(lower) }
    let there = Spot(count - 1)
    let back = Spot(0)
    return {
      check(areas[0].navigate(to: there))
      check(areas[0].navigate(to: back))
    }
  }

  /// None of 156 coordinators handles the route, which is of another type or has to be checked with each of them.
  private static func refusal(of nowhere: any Route) -> () -> Void {
    let top = Area("Area", root: 0)
    var row = [top]
    for _ in 1...3 {
      row = row.flatMap { upper in
        (0..<5).map { _ in
          let lower = Area("Area", root: 0)
          upper.addChild(lower)
          return lower
        }
      }
    }
    top.flowErrorHandler = FlowErrorHandler { _ in }
    return { check(!top.navigate(to: nowhere)) }
  }

  /// The path of a host on which 100 children with 10 screens each are pushed.
  private static func flattening() -> () -> Void {
    let host = Area("Host", root: -1, handles: -1...(-1))
    for child in 0..<100 {
      let first = child * 10
      host.addChild(Area("Child", root: first, handles: first...(first + 9)))
    }
    for number in 0..<1_000 { host.navigate(to: Spot(number)) }
    check(host.flattenedPath.count == 1_001)
    return { check(host.flattenedPath.count == 1_001) }
  }

  /// Five pages that replace five others, four of which stay: the fifth is created anew each time.
  private static func replacingTabs() -> () -> Void {
    let tabs = PagedAreas()
    let next = [AreaPage.a, .b, .c, .d, .e]
    let last = [AreaPage.a, .b, .c, .d, .f]
    var isNext = false
    check(tabs.setPages(last))
    return {
      isNext.toggle()
      check(tabs.setPages(isNext ? next : last))
    }
  }

  private static func check(_ condition: Bool) {
    precondition(condition, "A round did not do what it is there for; its cost would say nothing.")
  }
}
