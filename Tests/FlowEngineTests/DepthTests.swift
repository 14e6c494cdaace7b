import TestSupport
import Testing

@testable import FlowEngine

/// Deep hierarchies and long stacks.
@MainActor
struct DepthTests {
  private let count = 10_000

  /// A chain, built from the top, in which only the last coordinator takes a route: `deep`.
  private func chain(_ own: (PlaceCoordinator, PlaceCoordinator) -> Void) -> [PlaceCoordinator] {
    let stubs = (0..<count).map { PlaceCoordinator("D", root: Place("d\($0)")) }
    for (upper, lower) in zip(stubs, stubs.dropFirst()) { own(upper, lower) }
    stubs.last?.answering.handles = ["deep"]
    return stubs
  }

  @Test("10,000 children can be pushed one on the other, and popped at once")
  func children() throws {
    let stubs = chain { $0.addChild($1) }
    let top = try #require(stubs.first)
    #expect(top.go("deep"))
    #expect(top.flattenedPath.count == count + 1)
    #expect(top.visibleRoute.identifier == "deep")
    #expect(stubs.last?.ownerPath.depth == count - 1)

    #expect(stubs.last?.go("d0") == true)
    #expect(top.flattenedPath.count == 1)
  }

  @Test("10,000 modals can be presented one over the other, and dismissed at once")
  func modals() throws {
    let stubs = chain { $0.addModalCoordinator($1) }
    let top = try #require(stubs.first)
    #expect(top.go("deep"))
    #expect(top.liveSurfaces().count == count)

    #expect(stubs.last?.go("d0") == true)
    #expect(top.liveSurfaces().count == 1)
  }

  @Test("1,000 detours can lie one over the other, and are freed at once")
  func detours() throws {
    let top = PlaceCoordinator("Top", root: "top")
    weak var last: PlaceCoordinator?
    for number in 0..<1_000 {
      let detour = PlaceCoordinator("D", root: Place("d\(number)"))
      last = detour
      #expect(top.presentDetour(detour, presenting: Place("d\(number)")))
    }
    #expect(last?.ownerPath.depth == 1_000)
    #expect(top.visibleRoute.identifier == "d999")

    top.dismissDetour()
    #expect(last == nil)
  }

  /// How many tab coordinators are inside each other on the lowest surface.
  private func nesting(of composition: Composition) -> Int {
    var count = 0
    var next = composition.surfaces.first?.content
    while let content = next {
      switch content {
      case .stack(let entries):
        guard let tabs = entries.last?.tabs else { return count }
        next = .tabs(tabs)
      case .tabs(let tabs):
        count += 1
        next = tabs.content
      case .screen, .split: return count
      }
    }
    return count
  }

  @Test("10,000 tab coordinators can be inside each other, and 50 of them are composed")
  func tabs() throws {
    let all = (0..<count).map { PlaceTabs(root: Place("t\($0)")) }
    for (upper, lower) in zip(all, all.dropFirst()) { upper.addChild(lower) }
    let bottom = PlaceCoordinator("Bottom", root: "bottom", handles: ["deep"])
    all.last?.addChild(bottom)
    let top = try #require(all.first)
    #expect(top.go("deep"))
    #expect(top.visibleRoute.identifier == "deep")
    #expect(nesting(of: top.composition) == 50)
    #expect(top.composition == top.composition)

    // Every coordinator on the way up is cleaned, once.
    #expect(bottom.go("t0"))
    #expect(bottom.words == "bottom")
  }

  @Test("5,000 tab coordinators can be pushed in each other's tabs, and 50 of them are composed")
  func pushedTabs() throws {
    let top = PlaceCoordinator("Top", root: "top")
    var last = top
    for number in 0..<count / 2 {
      let tabs = PlaceTabs(root: Place("t\(number)"))
      let tab = PlaceCoordinator("Tab", root: "tab")
      last.addChild(tabs)
      tabs.addChild(tab)
      last = tab
    }
    last.answering.handles = ["deep"]
    #expect(top.go("deep"))
    #expect(last.words == "tab deep")
    #expect(nesting(of: top.composition) == 50)

    #expect(last.go("top"))
    #expect(top.picture == "top")
  }

  @Test("30,000 flows, at night 100,000, can be inside each other, and the innermost is shown")
  func flows() throws {
    let top = PlaceFlows()
    var last = top
    for _ in 1..<(Night.isOn ? 10 : 3) * count {
      let next = PlaceFlows()
      last.transitionToFlow(next, root: "start")
      last = next
    }
    last.transitionToFlow(PlaceCoordinator("Flow", root: "flow"), root: "start")
    #expect(top.picture == "flow")
  }

  @Test("A refusal comes back from 10,000 levels and names every coordinator that was asked")
  func refusal() throws {
    let stubs = chain { $0.addChild($1) }
    #expect(stubs.last?.go("nowhere") == false)
    guard case .navigationFailed(_, _, let declined) = try #require(stubs[0].unhandledErrors.first)
    else {
      Issue.record("another error")
      return
    }
    // Each declines once, and the root is asked for a change of flow besides.
    #expect(declined.count == count + 1)
  }

  @Test("A chain of 10,000 is freed with its top, shown or not", arguments: [true, false])
  func freed(isShown: Bool) {
    weak var bottom: PlaceCoordinator?
    do {
      var stubs = chain { $0.addChild($1) }
      if isShown { stubs.first?.go("deep") }
      bottom = stubs.last
      stubs.removeSubrange(1...)
      #expect(bottom != nil)
    }
    #expect(bottom == nil)
  }

  @Test("A chain that is built from below is the same, and is freed as well")
  func fromBelow() {
    weak var bottom: PlaceCoordinator?
    do {
      var upper = PlaceCoordinator("D", root: "d0", handles: ["deep"])
      bottom = upper
      for _ in 1..<count {
        let next = PlaceCoordinator("D", root: "d")
        next.addChild(upper)
        upper = next
      }
      #expect(upper.go("deep"))
      #expect(upper.flattenedPath.count == count + 1)
    }
    #expect(bottom == nil)
  }

  @Test("What is left of a chain without its top works on its own")
  func orphan() {
    var stubs = chain { $0.addChild($1) }
    stubs[0].go("deep")
    let half = stubs[count / 2]
    stubs = []
    #expect(half.parent == nil)
    #expect(half.go("deep"))
    #expect(half.flattenedPath.count == count / 2 + 1)
  }

  @Test("A stack of 100,000 screens is pushed, searched and popped")
  func longStack() {
    let places = (0..<100_000).map { Place("p\($0)") }
    let host = PlaceCoordinator("Host", root: "host", handles: Set(places))
    for place in places { host.baseRouter.apply(.push(place)) }
    #expect(host.router.state.stack.count == 100_000)
    #expect(host.go("p99999"))
    #expect(host.baseRouter.current.stack.count == 100_000)
    #expect(host.go("p50000"))
    #expect(host.baseRouter.current.stack.count == 50_001)
    #expect(host.go("p0"))
    #expect(host.baseRouter.current.stack.count == 1)
    host.popToRoot()
    #expect(host.words == "host")
  }
}
