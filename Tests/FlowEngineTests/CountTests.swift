import Testing

@testable import FlowEngine

/// Counts what it is asked, by question and route.
private final class Counting: Coordinator<Place> {
  struct Question: Hashable {
    let name: String
    let route: Place
  }

  private(set) var asked: [Question: Int] = [:]
  private let name: String
  private let handles: Set<Place>
  private let modals: Set<Place>
  private let path: [Place]

  init(_ root: Place, handles: Set<Place> = [], modals: Set<Place> = [], path: [Place] = []) {
    name = root.identifier
    self.handles = handles.union(modals)
    self.modals = modals
    self.path = path
    super.init(router: Router(initial: root, factory: ViewFactory()))
  }

  override var ownerName: String { name }

  func forgetQuestions() { asked = [:] }

  func count(of name: String) -> Int {
    asked.filter { $0.key.name == name }.values.reduce(0, +)
  }

  private func note(_ name: String, _ route: any Route) -> Place? {
    guard let place = route as? Place else { return nil }
    asked[Question(name: name, route: place), default: 0] += 1
    return place
  }

  override func canHandle(_ route: any Route) -> Bool {
    note("canHandle", route).map(handles.contains) ?? false
  }

  override func navigationType(for route: any Route) -> NavigationType {
    note("navigationType", route).map(modals.contains) == true ? .modal : .push
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    _ = note("navigationPath", route)
    return path.isEmpty ? nil : path
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    _ = note("modalDetentConfiguration", route)
    return super.modalDetentConfiguration(for: route)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool {
    _ = note("canHandleFlowChange", route)
    return false
  }
}

/// How often coordinators are asked.
@MainActor
struct CountTests {
  private func canHandleCalls(_ stubs: [Counting]) -> Int {
    stubs.map { $0.count(of: "canHandle") }.reduce(0, +)
  }

  private func mostAsked(_ stubs: [Counting]) -> Int {
    stubs.flatMap(\.asked.values).max() ?? 0
  }

  @Test("A chain of 64 children is asked 65 times at most for a screen of the deepest")
  func chain() throws {
    let top = Counting("top")
    let chain = (1...64).map { Counting(Place("c\($0)"), handles: $0 == 64 ? ["deep"] : []) }
    for (parent, child) in zip([top] + chain, chain) { parent.addChild(child) }
    #expect(top.go("deep"))
    #expect(chain.last?.router.state.stack == ["deep"])
    #expect(canHandleCalls([top] + chain) <= 65)
    #expect(mostAsked([top] + chain) == 1)
  }

  @Test("A link through a tab, a child, a modal and a child asks nine coordinators nine times")
  func deepLink() {
    let inner = Counting("inner", handles: ["deep"])
    let modal = Counting("modal")
    let child = Counting("child", path: ["step", "step2"])
    let tab = Counting("tab")
    let others = (1...4).map { Counting(Place("other\($0)")) }
    modal.addChild(inner)
    child.addModalCoordinator(modal)
    tab.addChild(others[0])
    tab.addChild(child)
    others[1].addChild(others[2])
    let tabs = CountingTabs(tabs: [others[1], others[3], tab])
    let stubs = [inner, modal, child, tab] + others

    #expect(tabs.go("deep"))

    #expect(
      tabs.picture == """
        [other2 other4 *tab*] tab > child.child > child.step > child.step2 \
        | sheet modal: modal > inner.inner > inner.deep
        """
    )
    #expect(stubs.count + 1 == 9)
    #expect(tabs.asked == 1)
    #expect(canHandleCalls(stubs) + tabs.asked <= 9)
    #expect(mostAsked(stubs) == 1)
  }

  @Test("Of 1000 children 1001 questions at most are asked until the last one answers")
  func thousandChildren() {
    let top = Counting("top")
    let children = (1...1_000).map { Counting(Place("c\($0)"), handles: $0 == 1_000 ? ["c"] : []) }
    for child in children { top.addChild(child) }
    #expect(top.go("c"))
    #expect(canHandleCalls([top] + children) <= 1_001)
    #expect(mostAsked([top] + children) == 1)
  }

  @Test(
    "None of 156 coordinators is asked twice for a route that none takes, wherever it is called"
  )
  func askedOnce() {
    // 1 + 5 + 25 + 125, level by level: the children of number n are 5n + 1 to 5n + 5.
    let stubs = (0..<156).map { Counting(Place("d\($0)")) }
    for number in 1..<156 { stubs[(number - 1) / 5].addChild(stubs[number]) }
    for (start, stub) in stubs.enumerated() {
      for stub in stubs { stub.forgetQuestions() }
      #expect(!stub.go("nowhere"))
      #expect(canHandleCalls(stubs) <= 156, "from \(start)")
      #expect(mostAsked(stubs) == 1, "from \(start)")
      #expect(stubs.map { $0.count(of: "canHandleFlowChange") }.reduce(0, +) == 1)
    }
  }

  @Test("A coordinator that takes the route is asked how once, for each screen of its path")
  func pathQuestions() {
    let top = Counting("top", handles: ["a", "b", "c"], path: ["a", "b", "c"])
    #expect(top.go("c"))
    #expect(top.router.state.stack == ["a", "b", "c"])
    #expect(top.count(of: "navigationPath") == 1)
    #expect(mostAsked([top]) == 1)
  }

  @Test("A host that presents a modal is asked for its heights once")
  func modalQuestions() {
    let host = Counting("host", modals: ["sheet"], path: ["a"])
    host.addModalCoordinator(Counting("sheet"))
    #expect(host.go("sheet"))
    #expect(host.count(of: "modalDetentConfiguration") == 1)
    #expect(mostAsked([host]) == 1)
  }

  @Test("A tab that fails and the tab after it are asked everything once")
  func failingTab() {
    // The path of the first tab ends beyond the destination.
    let first = Counting("first", handles: ["x"], path: ["x", "y"])
    let second = Counting("second", handles: ["x"])
    let tabs = CountingTabs(tabs: [first, second])
    #expect(tabs.go("x"))
    #expect(tabs.picture == "[first *second*] second > x")
    #expect(mostAsked([first, second]) == 1)
    #expect(tabs.asked == 1)
  }

  @Test("A plan that has to be made again asks no coordinator again")
  func writtenTwice() {
    let sheet = Counting("sheet", handles: ["inSheet"])
    let first = Counting("first", handles: ["x"], modals: ["sheet"], path: ["a", "x"])
    first.addModalCoordinator(sheet)
    let tabs = CountingTabs(tabs: [first, Counting("second")])
    first.baseRouter.apply(.push(Place("b")))
    first.go("sheet")
    first.baseRouter.apply(.pop(keeping: 0))
    tabs.switchToTab(1)
    let before = first.asked
    #expect(sheet.go("x"))
    #expect(tabs.picture == "[*first* second] first > a > x")
    for (question, count) in first.asked where count != before[question] {
      #expect(count - (before[question] ?? 0) == 1, "\(question)")
    }
  }

  @Test("A detour is asked once for the route that it is presented for")
  func detour() {
    let host = Counting("host")
    let detour = Counting("detour", handles: ["x"])
    #expect(host.presentDetour(detour, presenting: "x"))
    #expect(detour.router.state.stack == ["x"])
    #expect(mostAsked([host, detour]) == 1)
  }

  @Test("No coordinator is asked for a screen that is in front already")
  func alreadyThere() {
    let top = Counting("top", handles: ["a"])
    top.go("a")
    let before = top.asked
    #expect(top.go("a"))
    #expect(top.asked == before)
  }
}

/// Counts how often a tab coordinator is asked whether it takes a route.
private final class CountingTabs: TabCoordinator<Place> {
  private(set) var asked = 0

  init(tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: ViewFactory()))
    for tab in tabs { addChild(tab) }
  }

  override func canHandle(_ route: any Route) -> Bool {
    asked += 1
    return false
  }
}
