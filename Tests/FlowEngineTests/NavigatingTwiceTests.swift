import Testing

@testable import FlowEngine

/// Going to the same place twice.
@MainActor
struct NavigatingTwiceTests {
  private let app = PlaceCoordinator("App", root: "app")
  private let child = PlaceCoordinator("Child", root: "child", handles: ["c"])

  init() {
    app.addChild(child)
  }

  @Test("A screen that only a child's detour claims is shown in it, and stays there")
  func detourClaimsRoot() throws {
    child.presentDetour(
      PlaceCoordinator("Detour", root: "detour", handles: ["child"]),
      presenting: "detour"
    )
    #expect(app.go("child"))
    #expect(app.picture == "app > Child.child | cover Detour: detour > child")
    #expect(try app.steps(to: "child") == [])
  }

  @Test("A sheet over a tab of a modal stays when its route is the modal's own root, too")
  func sheetOverTabsOfTheSameRoot() throws {
    let tab = PlaceCoordinator("Tab", root: "tab")
    tab.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["place"]))
    child.addModalCoordinator(PlaceTabs(root: "place", tabs: [tab]))
    #expect(child.go("place"))
    #expect(
      app.picture == "app > Child.child | sheet Tabs: [*Tab*] tab | sheet Sheet: sheet > place"
    )
    #expect(try child.steps(to: "place") == [])
  }

  @Test("A modal's tabs whose host claims the route are uncovered, whichever others claim it")
  func hostClaimsRootOfTabs() throws {
    let tab = PlaceCoordinator("Tab", root: "tab", handles: ["place"])
    tab.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["other"]))
    child.answering.modals = ["place"]
    child.addModalCoordinator(PlaceTabs(root: "place", tabs: [tab]))
    #expect(child.go("place"))
    #expect(app.picture == "app > Child.child | sheet Tabs: [*Tab*] tab")
    #expect(try child.steps(to: "place") == [])
    #expect(tab.go("other"))
    #expect(child.go("place"))
    #expect(app.picture == "app > Child.child | sheet Tabs: [*Tab*] tab")
  }

  @Test("A modal that was left has its registered root again, and shows that when it is called")
  func modalIsItselfAgain() throws {
    let modal = PlaceCoordinator("Sheet", root: "sheet(1)")
    app.answering = Answering(
      handles: ["sheet(1)"],
      modals: ["sheet(2)"],
      replaces: ["sheet(1)"]
    )
    app.addModalCoordinator(modal)
    #expect(app.go("sheet(2)"))
    #expect(modal.go("sheet(1)"))
    #expect(app.picture == "app > sheet(1)")
    #expect(modal.go("sheet(1)"))
    #expect(app.picture == "app > sheet(1) | sheet Sheet: sheet(1)")
    #expect(try modal.steps(to: "sheet(1)") == [])
  }

  @Test("A child that was left has its root again, and shows that when it is called")
  func childIsItselfAgain() throws {
    child.answering.roots = ["c"]
    app.answering.replaces = ["child"]
    app.answering.handles = ["child"]
    #expect(app.go("c"))
    #expect(child.go("child"))
    #expect(app.picture == "app > child")
    #expect(child.go("child"))
    #expect(app.picture == "app > child > Child.child")
    #expect(try child.steps(to: "child") == [])
  }
}
