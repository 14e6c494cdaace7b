import Testing

@testable import FlowEngine

/// A surface that is up already answers: what lies under it stays, all of it.
@MainActor
struct UnderSurfaceTests {
  private let tab = PlaceCoordinator("Tab", root: "tab", handles: [Place("t")], modals: ["sheet"])
  private let low = PlaceCoordinator("Low", root: "low", handles: ["l"])
  private let child = PlaceCoordinator("Child", root: "child", handles: ["c"], modals: ["own"])
  private let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
  private let tabs: PlaceTabs

  init() {
    tab.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["s"]))
    child.addModalCoordinator(PlaceCoordinator("Own", root: "own"))
    tab.addChild(low)
    tab.addChild(child)
    tabs = PlaceTabs(tabs: [tab])
  }

  @Test("A call from a tab that the tabs' detour answers keeps the tab's sheet, not only its child")
  func sheetUnderDetour() throws {
    tab.go("c")
    tab.go("s")
    tabs.presentDetour(detour, presenting: "detour")
    #expect(try tab.steps(to: "d") == ["push d on app/detour Detour"])
    #expect(tab.go("d"))
    #expect(
      tabs.picture
        == "[*Tab*] tab > Child.child > Child.c | sheet Sheet: sheet > s | cover Detour: detour > d"
    )
  }

  @Test("A call from a sheet that a detour over it answers keeps what the sheet shows")
  func sheetsOwnScreens() throws {
    tab.go("c")
    child.go("own")
    tabs.presentDetour(detour, presenting: "detour")
    #expect(try child.steps(to: "d") == ["push d on app/detour Detour"])
    let own = try #require(child.modalCoordinators.first)
    #expect(try own.steps(to: "d") == ["push d on app/detour Detour"])
  }

  @Test("Going again to a modal of tabs that are a sheet emptied a stack under the sheet")
  func tabsOnSheet() throws {
    let page = PlaceCoordinator("Page", root: "page", modals: ["top"])
    page.addModalCoordinator(PlaceCoordinator("Top", root: "top"))
    low.answering.modals = ["inner"]
    low.addModalCoordinator(PlaceTabs(root: "inner", tabs: [page]))
    tab.go("c")
    // Shown first: the lower child, and its tabs.
    page.presentDetour(detour, presenting: "detour")
    #expect(child.go("top"))
    #expect(
      tabs.picture
        == "[*Tab*] tab > Child.child > Child.c > Low.low | sheet Tabs: [*Page*] page | sheet Top: top"
    )
    #expect(try child.steps(to: "top") == [])
  }

  @Test(
    "The detour of a lower child answers, and the child above stays under it",
    arguments: [0, 1, 2]
  )
  func siblingUnderDetour(start: Int) throws {
    tab.go("l")
    tab.go("c")
    low.presentDetour(detour, presenting: "detour")
    tab.answering.paths["d"] = [Place("t")]
    let caller = [tab, low, child][start]
    #expect(
      try caller.steps(to: "d") == ["push d on app/tab 0 Tab/child Low/detour Detour"]
    )
  }

  @Test("Going from a child to a detour of tabs on its stack popped screens that stay under it")
  func tabsOnStack() throws {
    let page = PlaceCoordinator("Page", root: "page", handles: ["p"])
    tab.addChild(PlaceTabs(root: "inner", tabs: [page]))
    tab.go("p")
    tab.go("c")
    page.presentDetour(detour, presenting: "detour")
    #expect(
      try child.steps(to: "d")
        == ["push d on app/tab 0 Tab/child Tabs/tab 0 Page/detour Detour"]
    )
    child.go("d")
    #expect(
      tabs.picture
        == "[*Tab*] tab > [*Page*] page > p > Child.child > Child.c | cover Detour: detour > d"
    )
  }

  @Test("So do those over tabs of which another one has the detour, and is selected for it")
  func otherTabOnStack() throws {
    let pages = ["p", "q"].map { PlaceCoordinator($0, root: Place($0), handles: [Place($0)]) }
    tab.addChild(PlaceTabs(root: "inner", tabs: pages))
    tab.go("p")
    tab.go("c")
    pages[1].presentDetour(detour, presenting: "detour")
    #expect(
      try child.steps(to: "d") == [
        "select tab 1 q of app/tab 0 Tab/child Tabs",
        "push d on app/tab 0 Tab/child Tabs/tab 1 q/detour Detour",
      ]
    )
    child.go("d")
    #expect(
      tabs.picture
        == "[*Tab*] tab > [p *q*] q > Child.child > Child.c | cover Detour: detour > d"
    )
  }

  @Test("What the child above presents lies over the detour, and goes without the child")
  func siblingsSheetOverDetour() throws {
    tab.go("l")
    tab.go("c")
    low.presentDetour(detour, presenting: "detour")
    child.go("own")
    let steps = [
      "dismiss modal app/tab 0 Tab/child Child/modal Own",
      "push d on app/tab 0 Tab/child Low/detour Detour",
    ]
    #expect(try tab.steps(to: "d") == steps)
    #expect(try low.steps(to: "d") == steps)
    #expect(try child.steps(to: "d") == steps)
    child.go("d")
    #expect(
      tabs.picture
        == "[*Tab*] tab > Low.low > Low.l > Child.child > Child.c | cover Detour: detour > d"
    )
  }

  @Test("What a lower child presents stays under the detour of the one above")
  func lowerSiblingsSheet() throws {
    low.answering.modals = ["lowSheet"]
    low.addModalCoordinator(PlaceCoordinator("LowSheet", root: "lowSheet"))
    tab.go("l")
    tab.go("c")
    low.go("lowSheet")
    child.presentDetour(detour, presenting: "detour")
    #expect(
      try tab.steps(to: "d") == ["push d on app/tab 0 Tab/child Child/detour Detour"]
    )
  }
}
