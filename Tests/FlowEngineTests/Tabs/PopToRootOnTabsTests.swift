import Testing

@testable import FlowEngine

/// Popping tabs to the root.
@MainActor
struct PopToRootOnTabsTests {
  private let home = PlaceCoordinator.tab("Home")
  private let search = PlaceCoordinator.tab("Search")

  @Test(
    "The screens of the selected tab stayed: they go, with what was pushed, and other tabs keep theirs"
  )
  func selectedTab() {
    let tabs = PlaceTabs(tabs: [home, search])
    home.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    search.go("search1")
    home.go("home1")
    home.go("c")
    #expect(tabs.picture == "[*Home* Search] home > home1 > Child.child > Child.c")
    tabs.popToRoot()
    #expect(tabs.picture == "[*Home* Search] home")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[Home *Search*] search > search1")
  }

  @Test("It reaches the stack that is seen: in a flow, and in tabs inside a tab")
  func nested() {
    let main = PlaceCoordinator("Main", root: "main", handles: ["m1"])
    let tabs = PlaceTabs(tabs: [PlaceTabs(root: "inner", tabs: [PlaceFlows(flow: main)])])
    tabs.go("m1")
    tabs.popToRoot()
    #expect(tabs.picture == "[*Tabs*] [*App*] main")
  }

  @Test("A sheet over the tab stays, and without tabs there is nothing to pop")
  func sheet() {
    let tabs = PlaceTabs(tabs: [home])
    home.go("home1")
    home.go("homeSheet")
    tabs.popToRoot()
    #expect(tabs.picture == "[*Home*] home | sheet HomeSheet: homeSheet")
    let empty = PlaceTabs()
    empty.popToRoot()
    #expect(empty.unhandledErrors == [])
  }

  @Test(
    "Where a guard delays it, the tab that was called for is popped, though another is selected by then"
  )
  func delayed() throws {
    let tabs = PlaceTabs(tabs: [home, search])
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"], modals: ["form"])
    let form = PlaceCoordinator("Form", root: "form", modals: ["discard"])
    form.addModalCoordinator(PlaceCoordinator("Discard", root: "discard"))
    child.addModalCoordinator(form)
    home.addChild(child)
    home.go("c")
    home.go("form")
    let gate = Gate()
    form.answering.guardsDismissal = gate.asks("discard")
    tabs.popToRoot()
    tabs.switchToTab(1)
    gate.isOpen = true
    form.dismissModal()
    #expect(home.words == "home")
    #expect(home.router.state.pushedChildren == [])
    #expect(tabs.picture == "[Home *Search*] search")
  }
}
