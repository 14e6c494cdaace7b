import Testing

@testable import FlowEngine

/// Which tab answers.
@MainActor
struct TabOrderTests {
  private let red = PlaceCoordinator("Red", root: "red", handles: ["red1", "shared"])
  private let green = PlaceCoordinator("Green", root: "green", handles: ["green1", "shared"])
  private let blue = PlaceCoordinator("Blue", root: "blue", handles: ["shared", "late"])
  private let player = PlaceCoordinator("Player", root: "player", handles: ["lyrics"])
  private let tabs: PlaceTabs

  init() {
    tabs = PlaceTabs(tabs: [red, green, blue], modals: ["player"])
    tabs.addModalCoordinator(player)
  }

  @Test("The selected tab is asked before those in front of it")
  func selectedFirst() {
    tabs.switchToTab(2)
    tabs.go("shared")
    #expect(tabs.picture == "[Red Green *Blue*] blue > shared")
  }

  @Test("Of the tabs that are not selected the first that takes the route is selected")
  func thenInOrder() {
    red.answering.handles = []
    tabs.go("shared")
    #expect(tabs.picture == "[Red *Green* Blue] green > shared")
  }

  @Test("A call from a tab goes to the first other tab that takes the route")
  func callFromTab() {
    tabs.switchToTab(2)
    blue.answering.handles = []
    blue.go("shared")
    #expect(tabs.picture == "[*Red* Green Blue] red > shared")
  }

  @Test("The modal over the tabs is asked before them")
  func modalFirst() {
    red.answering.handles.insert("lyrics")
    tabs.go("player")
    tabs.go("lyrics")
    #expect(tabs.picture == "[*Red* Green Blue] red | sheet Player: player > lyrics")
  }

  @Test("The detour over the tabs is asked before them")
  func detourFirst() {
    tabs.presentDetour(
      PlaceCoordinator("Detour", root: "detour", handles: ["red1"]),
      presenting: "detour"
    )
    tabs.go("red1")
    #expect(tabs.picture == "[*Red* Green Blue] red | cover Detour: detour > red1")
  }

  @Test("A modal over the tabs that is not up is asked after the tabs")
  func modalLast() {
    green.answering.handles.insert("lyrics")
    tabs.go("lyrics")
    #expect(tabs.picture == "[Red *Green* Blue] green > lyrics")
  }

  @Test("A tab whose child takes the route is selected")
  func childOfTab() {
    green.addChild(PlaceCoordinator("Child", root: "child", handles: ["deep"]))
    #expect(red.go("deep"))
    #expect(tabs.picture == "[Red *Green* Blue] green > Child.child > Child.deep")
  }

  @Test("A tab whose modal takes the route is selected")
  func modalOfTab() {
    green.addModalCoordinator(PlaceCoordinator("Modal", root: "modal", handles: ["deep"]))
    #expect(red.go("deep"))
    #expect(tabs.picture == "[Red *Green* Blue] green | sheet Modal: modal > deep")
  }

  @Test("Tabs are numbered in the order in which they were added, and stand in their place")
  func numbers() {
    tabs.addChild(PlaceCoordinator("Late", root: "late"))
    tabs.switchToTab(3)
    #expect(tabs.visibleRoute.identifier == "late")
    #expect(tabs.children.map(\.presentationContext) == [.tab, .tab, .tab, .tab])
    #expect(tabs.router.state.pushedChildren == [])
  }

  @Test("A removed tab stands at the root of itself, and its sheet has gone")
  func removed() {
    green.answering.modals = ["m"]
    green.addModalCoordinator(PlaceCoordinator("M", root: "m"))
    tabs.go("green1")
    green.go("m")
    tabs.removeChild(green)
    #expect(green.presentationContext == .root)
    #expect(green.words == "green")
    #expect(tabs.composition.surfaces.count == 1)
  }

  @Test("Switching tabs dismisses nothing of the tab coordinator's own")
  func ownModalStays() {
    tabs.go("player")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[Red *Green* Blue] green | sheet Player: player")
  }

  @Test("A finger on a tab goes through switchToTab, which an app may override")
  func finger() {
    final class Careful: TabCoordinator<Place> {
      override func switchToTab(_ index: Int) {
        if index != 1 { super.switchToTab(index) }
      }
    }
    let careful = Careful(router: Router(initial: "tabs", factory: ViewFactory()))
    for name in ["a", "b", "c"] { careful.addChild(PlaceCoordinator(name, root: Place(name))) }
    careful.switchToTab(2)
    careful.switchToTab(1)
    #expect(careful.router.state.selectedTab == 2)
  }

  @Test("A tab inside a tab that cannot show what it claims gives way to the tab beside it")
  func innerTabFails() {
    let failing = PlaceCoordinator("Failing", root: "failing", modals: ["r"])
    let inner = PlaceTabs(
      root: "inner",
      tabs: [failing, PlaceCoordinator("Next", root: "next", handles: ["r"])]
    )
    let outer = PlaceTabs(
      root: "outer",
      tabs: [inner, PlaceCoordinator("Last", root: "last", handles: ["r"])]
    )
    outer.go("r")
    #expect(outer.picture == "[*Tabs* Last] [Failing *Next*] next > r")
  }

  @Test("Of two tabs that failed as deep the error of the first is reported")
  func firstOfEqualErrors() {
    for tab in [red, green] { tab.answering.modals = ["broken"] }
    #expect(!tabs.go("broken"))
    #expect(
      tabs.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("broken")),
          owner: red.ownerPath
        )
      ]
    )
  }

  @Test("Removing the selected tab selects the one that comes to stand in its place")
  func removedWhileSelected() {
    tabs.switchToTab(1)
    tabs.removeChild(green)
    #expect(tabs.picture == "[Red *Blue*] blue")
  }

  @Test("The sheet of a removed tab is notified that it has gone, and so are observers")
  func removedTabIsNotified() {
    let sheet = PlaceCoordinator("M", root: "m")
    let journal = Journal()
    sheet.answering.journal = journal
    green.answering.modals = ["m"]
    green.addModalCoordinator(sheet)
    tabs.go("m")
    var steps: [String] = []
    tabs.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    journal.lines = []
    tabs.removeChild(green)
    #expect(journal.lines == ["M: gone, removal"])
    #expect(steps == ["dismiss modal app/tab 1 Green/modal M", "remove Green from app"])
  }
}
