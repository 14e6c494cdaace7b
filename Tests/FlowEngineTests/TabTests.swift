import Testing

@testable import FlowEngine

/// Tabs.
@MainActor
struct TabTests {
  private let red = PlaceCoordinator("Red", root: "red", handles: ["red1"], modals: ["sheet"])
  private let green = PlaceCoordinator("Green", root: "green", handles: ["green1"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet")
  private let tabs: PlaceTabs

  init() {
    red.addModalCoordinator(sheet)
    tabs = PlaceTabs(tabs: [red, green], modals: ["player"])
    tabs.addModalCoordinator(PlaceCoordinator("Player", root: "player", handles: ["lyrics"]))
  }

  @Test("Another tab's route selects that tab")
  func select() throws {
    #expect(
      try tabs.steps(to: "green1") == [
        "select tab 1 Green of app", "push green1 on app/tab 1 Green",
      ]
    )
    tabs.go("green1")
    #expect(tabs.picture == "[Red *Green*] green > green1")
  }

  @Test("A tab that is selected is not selected again")
  func selected() throws {
    #expect(try tabs.steps(to: "red1") == ["push red1 on app/tab 0 Red"])
  }

  @Test("A call on the tab coordinator keeps the stack of the tab it leaves")
  func keepsStack() {
    tabs.go("red1")
    tabs.go("green1")
    #expect(red.words == "red red1")
  }

  @Test("A call from inside a tab empties that tab's stack")
  func emptiesStack() throws {
    tabs.go("red1")
    #expect(
      try red.steps(to: "green1") == [
        "pop to red on app/tab 0 Red", "select tab 1 Green of app",
        "push green1 on app/tab 1 Green",
      ]
    )
  }

  @Test("The sheet of a tab that the call leaves is dismissed")
  func leavesSheet() {
    red.go("sheet")
    tabs.go("green1")
    #expect(tabs.picture == "[Red *Green*] green > green1")
  }

  @Test("A detour of a tab that the call leaves is dismissed")
  func leavesDetour() {
    red.presentDetour(PlaceCoordinator("Message", root: "message"), presenting: "message")
    tabs.go("green1")
    #expect(tabs.picture == "[Red *Green*] green > green1")
  }

  @Test("The first tab whose whole plan succeeds is taken")
  func nextTab() {
    red.answering.modals.insert("shared")
    green.answering.handles.insert("shared")
    #expect(tabs.go("shared"))
    #expect(tabs.picture == "[Red *Green*] green > shared")
  }

  @Test("A tab whose path is malformed gives way to the next")
  func nextTabAfterPath() {
    red.answering.handles.insert("shared")
    red.answering.paths["shared"] = [Elsewhere.far]
    green.answering.handles.insert("shared")
    #expect(tabs.go("shared"))
    #expect(tabs.picture == "[Red *Green*] green > shared")
    #expect(red.answering.askedForPath == 1)
  }

  @Test("If no tab succeeds nothing changes, and the error is that of the tab that claimed")
  func noTab() {
    red.answering.modals.insert("broken")
    let before = tabs.composition
    #expect(!tabs.go("broken"))
    #expect(tabs.composition == before)
    #expect(
      tabs.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("broken")),
          owner: red.ownerPath
        )
      ]
    )
  }

  @Test("Of two tabs that failed the error of the deeper coordinator is reported")
  func deepestError() {
    red.answering.modals.insert("broken")
    let deep = PlaceCoordinator("Deep", root: "deep", modals: ["broken"])
    green.addChild(deep)
    tabs.go("broken")
    #expect(
      tabs.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("broken")),
          owner: deep.ownerPath
        )
      ]
    )
  }

  @Test("A failure in a tab of a tab gives the outer tabs their chance")
  func nestedTabs() {
    let inner = PlaceTabs(
      root: "inner",
      tabs: [PlaceCoordinator("Broken", root: "broken", modals: ["shared"])]
    )
    let good = PlaceCoordinator("Good", root: "good", handles: ["shared"])
    let outer = PlaceTabs(root: "outer", tabs: [inner, good])
    #expect(outer.go("shared"))
    #expect(outer.picture == "[Tabs *Good*] good > shared")
  }

  @Test("The tab coordinator goes to its own root: presentations go, the tab stays")
  func ownRoot() throws {
    tabs.go("green1")
    tabs.go("player")
    #expect(try tabs.steps(to: "tabs") == ["dismiss modal app/modal Player"])
    #expect(tabs.go("tabs"))
    #expect(tabs.picture == "[Red *Green*] green > green1")
  }

  @Test("A modal of the tab coordinator is used for its modals' routes, after the tabs")
  func modalOfTabs() {
    #expect(tabs.go("lyrics"))
    #expect(tabs.picture == "[*Red* Green] red | sheet Player: player > lyrics")
  }

  @Test("A modal of the tab coordinator leaves the stack of the tab that asked for it")
  func modalOverTab() {
    tabs.go("red1")
    red.go("player")
    #expect(tabs.picture == "[*Red* Green] red > red1 | sheet Player: player")
  }

  @Test("A tab coordinator that claims a push is refused")
  func claimsPush() {
    tabs.answering.handles = ["red1"]
    #expect(!tabs.go("red1"))
    #expect(
      tabs.unhandledErrors == [
        .containerCannotPush(route: RouteDescription(Place("red1")), owner: tabs.ownerPath)
      ]
    )
  }

  @Test("An unselected tab changes its own stack, selects nothing, and the plan says so")
  func unselectedTab() throws {
    let plan = try green.plan(to: Place("green1"))
    #expect(plan.steps.map(\.description) == ["push green1 on app/tab 1 Green"])
    #expect(
      plan.note == .covered(by: red.ownerPath, visible: RouteDescription(Place("red")))
    )
    #expect(
      plan.description == """
        to green1 from app/tab 1 Green
          1. push green1 on app/tab 1 Green
          note: the destination is not visible: red of app/tab 0 Red is in front of it
        """
    )
    #expect(green.go("green1"))
    #expect(tabs.picture == "[*Red* Green] red")
  }

  @Test("Switching to a tab cleans nothing")
  func switching() {
    tabs.go("red1")
    tabs.switchToTab(1)
    tabs.switchToTab(0)
    #expect(tabs.picture == "[*Red* Green] red > red1")
  }

  @Test("A sheet of a tab that is left by switching stays the top surface")
  func sheetStays() {
    red.go("sheet")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[Red *Green*] green | sheet Sheet: sheet")
    #expect(tabs.visibleCoordinator === sheet)
  }

  @Test("A sheet that stayed up goes when a call leads to the selected tab")
  func staySheetGoes() {
    red.go("sheet")
    tabs.switchToTab(1)
    tabs.go("green1")
    #expect(tabs.picture == "[Red *Green*] green > green1")
  }

  @Test("An index without a tab is refused", arguments: [-1, 2, Int.max, Int.min])
  func invalidIndex(index: Int) {
    tabs.switchToTab(index)
    #expect(tabs.router.state.selectedTab == 0)
    #expect(
      tabs.unhandledErrors == [.invalidTabIndex(owner: tabs.ownerPath, index: index, count: 2)]
    )
  }

  @Test("Switching to the selected tab changes nothing")
  func sameTab() {
    let before = tabs.revision
    tabs.switchToTab(0)
    #expect(tabs.revision == before)
  }

  @Test("Removing a tab before the selected one keeps the selection on its coordinator")
  func removeTab() {
    tabs.switchToTab(1)
    tabs.removeChild(red)
    #expect(tabs.picture == "[*Green*] green")
  }

  @Test("Removing the last tab while it is selected selects the one before")
  func removeSelectedTab() {
    tabs.switchToTab(1)
    tabs.removeChild(green)
    #expect(tabs.picture == "[*Red*] red")
  }

  @Test("A tab coordinator as a pushed child draws its tabs on the parent's stack")
  func pushedTabs() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(tabs)
    #expect(parent.go("green1"))
    #expect(parent.picture == "parent > [Red *Green*] green > green1")
    #expect(tabs.presentationContext == .pushed)
  }

  @Test("A tab coordinator as a modal draws its tabs in the sheet")
  func modalTabs() {
    let parent = PlaceCoordinator("Parent", root: "parent", modals: ["tabs"])
    parent.addModalCoordinator(tabs)
    #expect(parent.go("green1"))
    #expect(parent.picture == "parent | sheet Tabs: [Red *Green*] green > green1")
  }

  @Test("Tabs have the words, symbols and badges of their coordinators")
  func tabItems() {
    guard case .tabs(let shown)? = MainTabCoordinator().composition.surfaces.first?.content else {
      Issue.record("the base shows no tabs")
      return
    }
    #expect(shown.tabs.map(\.title) == ["Red", "Green", "Blue", "Yellow", "Purple"])
    #expect(shown.tabs.first?.image == "paintpalette.fill")
    #expect(shown.tabs.first?.badge == nil)
    #expect(shown.tabs.map(\.owner.description).last == "app/tab 4 Purple")
  }

  @Test("A tab coordinator without tabs shows an empty stack")
  func noTabs() {
    #expect(PlaceTabs().picture == "[] ")
    #expect(!PlaceTabs().go("red1"))
  }

  @Test("Of two tabs that failed the deeper error is kept when it comes first")
  func deepestErrorFirst() {
    green.answering.modals.insert("broken")
    let deep = PlaceCoordinator("Deep", root: "deep", modals: ["broken"])
    red.addChild(deep)
    tabs.go("broken")
    #expect(
      tabs.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("broken")),
          owner: deep.ownerPath
        )
      ]
    )
  }

  @Test("A call from a sheet that an unselected tab left up brings the user to that tab")
  func callFromSheetThatStayed() throws {
    red.go("sheet")
    tabs.switchToTab(1)
    #expect(
      try sheet.steps(to: "red1") == [
        "dismiss modal app/tab 0 Red/modal Sheet", "select tab 0 Red of app",
        "push red1 on app/tab 0 Red",
      ]
    )
    sheet.go("red1")
    #expect(tabs.picture == "[*Red* Green] red > red1")
  }

  @Test("Calling a tab of a tab coordinator that is not shown shows both")
  func hiddenTabs() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(tabs)
    #expect(green.go("green1"))
    #expect(parent.picture == "parent > [Red *Green*] green > green1")
  }

  @Test("A tab that shares the tab coordinator's root route is selected for it")
  func sharedRoot() {
    let home = PlaceCoordinator("Home", root: "home", handles: ["home"])
    let shared = PlaceTabs(root: "home", tabs: [PlaceCoordinator("Other", root: "other"), home])
    #expect(shared.go("home"))
    #expect(shared.picture == "[Other *Home*] home")
  }

  @Test("Tabs that come up as a sheet are seen: the plan has no note")
  func noteOfModalTabs() throws {
    let host = PlaceCoordinator("Host", root: "host", modals: ["tabs"])
    host.addModalCoordinator(tabs)
    let plan = try host.plan(to: Place("tabs"))
    #expect(plan.note == nil)
  }

  @Test("A plan to the root of tabs that stay covered names what covers them")
  func coveredTabs() throws {
    let outer = PlaceTabs(root: "outer", tabs: [tabs])
    let detour = PlaceCoordinator("Detour", root: "detour")
    outer.presentDetour(detour, presenting: "detour")
    let plan = try red.plan(to: Place("tabs"))
    #expect(
      plan.note == .covered(by: detour.ownerPath, visible: RouteDescription(Place("detour")))
    )
  }

  @Test("A tab that is removed starts anew, with the flow in it")
  func removedContainer() {
    let main = PlaceCoordinator("Main", root: "main", handles: ["m1"])
    let app = PlaceFlows(flow: main)
    tabs.addChild(app)
    tabs.go("m1")
    #expect(main.words == "main m1")
    tabs.removeChild(app)
    #expect(main.words == "main")
  }

  @Test("The root of tabs that are a child is not a screen: unclaimed it is not a destination")
  func unclaimedContainerRoot() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(PlaceTabs(root: "inner", tabs: [PlaceCoordinator("Tab", root: "tab")]))
    #expect(!parent.go("inner"))
    #expect(parent.picture == "parent")
  }
}
