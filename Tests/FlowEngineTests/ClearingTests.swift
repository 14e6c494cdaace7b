import Testing

@testable import FlowEngine

/// Surfaces and screens that a navigation removes.
@MainActor
struct ClearingTests {
  private let host = PlaceCoordinator("Host", root: "host", handles: ["a", "b"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
  private let child = PlaceCoordinator(
    "Child",
    root: "child",
    handles: ["c", "c2"],
    modals: ["own"]
  )
  private let own = PlaceCoordinator("Own", root: "own", handles: ["o"])
  private let other = PlaceCoordinator("Other", root: "other", handles: ["x"])
  private let tabs: PlaceTabs

  init() {
    host.addModalCoordinator(sheet)
    host.addChild(child)
    child.addModalCoordinator(own)
    tabs = PlaceTabs(tabs: [host, other], modals: ["player"])
    tabs.addModalCoordinator(PlaceCoordinator("Player", root: "player"))
  }

  private func detour(_ name: String = "Detour") -> PlaceCoordinator {
    PlaceCoordinator(name, root: "detour")
  }

  @Test("A screen of the host, asked for in its detour, comes once, and the detour goes")
  func fromDetour() throws {
    let detour = detour()
    host.presentDetour(detour, presenting: "detour")
    #expect(
      try detour.steps(to: "a") == [
        "dismiss detour app/tab 0 Host/detour Detour", "push a on app/tab 0 Host",
      ]
    )
    detour.go("a")
    #expect(host.words == "host a")
  }

  @Test("A screen of the host, asked for on the host under its detour, comes once")
  func underDetour() {
    host.presentDetour(detour(), presenting: "detour")
    host.go("a")
    #expect(tabs.picture == "[*Host* Other] host > a")
  }

  @Test("The host's own root dismisses its detour")
  func rootUnderDetour() {
    host.presentDetour(detour(), presenting: "detour")
    #expect(host.go("host"))
    #expect(tabs.picture == "[*Host* Other] host")
  }

  @Test("The host's own root takes a pushed child and the child's sheet with it")
  func rootUnderChild() {
    host.go("c")
    child.go("own")
    #expect(host.go("host"))
    #expect(tabs.picture == "[*Host* Other] host")
  }

  @Test("Everything that a call leaves upwards goes, the top-most first")
  func everythingLeft() throws {
    host.go("a")
    host.go("c")
    child.go("o")
    own.presentDetour(detour(), presenting: "detour")
    #expect(
      try own.steps(to: "x") == [
        "dismiss detour app/tab 0 Host/child Child/modal Own/detour Detour",
        "dismiss modal app/tab 0 Host/child Child/modal Own",
        "pop child app/tab 0 Host/child Child",
        "pop to host on app/tab 0 Host",
        "select tab 1 Other of app",
        "push x on app/tab 1 Other",
      ]
    )
    #expect(own.go("x"))
    #expect(tabs.picture == "[Host *Other*] other > x")
    #expect([host.words, child.words, own.words] == ["host", "child", "own"])
  }

  @Test("A call that fails leaves everything that it would have taken away")
  func failure() {
    host.go("a")
    host.go("c")
    child.go("o")
    own.presentDetour(detour(), presenting: "detour")
    let before = tabs.composition
    #expect(!own.go("nowhere"))
    #expect(tabs.composition == before)
  }

  @Test("Coordinators that are only asked from above keep their screens")
  func askedFromAbove() {
    let third = PlaceCoordinator("Third", root: "third", handles: ["t"])
    tabs.addChild(third)
    host.go("a")
    host.go("c")
    tabs.go("x")
    tabs.go("t")
    #expect(host.flattenedPath.map(\.route.identifier) == ["host", "a", "child", "c"])
    #expect(other.words == "other x")
  }

  // L2 overrides B62, by which a tab coordinator would keep its detour.
  @Test("A tab coordinator that a call leaves upwards loses its detour and its modal")
  func tabsLeftUpwards() throws {
    let outside = PlaceCoordinator("Outside", root: "outside", handles: ["out"])
    let outer = PlaceTabs(root: "outer", tabs: [tabs, outside])
    tabs.go("player")
    tabs.presentDetour(detour(), presenting: "detour")
    #expect(
      try host.steps(to: "out") == [
        "dismiss detour app/tab 0 Tabs/detour Detour", "dismiss modal app/tab 0 Tabs/modal Player",
        "select tab 1 Outside of app", "push out on app/tab 1 Outside",
      ]
    )
    #expect(host.go("out"))
    #expect(outer.picture == "[Tabs *Outside*] outside > out")
  }

  @Test("A tab that is left from above loses all its surfaces and keeps all its screens")
  func visibleChain() throws {
    host.go("a")
    host.go("c")
    child.go("own")
    own.presentDetour(detour(), presenting: "detour")
    #expect(
      try tabs.steps(to: "x") == [
        "dismiss detour app/tab 0 Host/child Child/modal Own/detour Detour",
        "dismiss modal app/tab 0 Host/child Child/modal Own",
        "select tab 1 Other of app",
        "push x on app/tab 1 Other",
      ]
    )
    tabs.go("x")
    tabs.switchToTab(0)
    #expect(tabs.picture == "[*Host* Other] host > a > Child.child > Child.c")
  }

  @Test("A modal over all tabs goes when a tab's screen is asked for")
  func modalOverTabs() {
    tabs.go("player")
    tabs.go("a")
    #expect(tabs.picture == "[*Host* Other] host > a")
    tabs.go("player")
    tabs.go("x")
    #expect(tabs.picture == "[Host *Other*] other > x")
  }

  @Test("A modal over a flow goes when a screen of the flow is asked for")
  func modalOverFlow() {
    let app = PlaceFlows(flow: tabs)
    app.answering.modals = ["terms"]
    app.addModalCoordinator(PlaceCoordinator("Terms", root: "terms"))
    app.go("terms")
    app.go("a")
    #expect(app.picture == "[*Host* Other] host > a")
  }

  @Test("Under the host's sheet a child keeps its screens and loses its own sheet")
  func underAncestorsModal() throws {
    host.go("c")
    child.go("own")
    #expect(
      try child.steps(to: "sheet") == [
        "dismiss modal app/tab 0 Host/child Child/modal Own",
        "present modal app/tab 0 Host/modal Sheet for sheet",
      ]
    )
    child.go("sheet")
    #expect(tabs.picture == "[*Host* Other] host > Child.child > Child.c | sheet Sheet: sheet")
  }

  @Test("A child that asks gets the answer of its parent's sheet, and stays under it")
  func parentsModalIsAsked() {
    host.go("c")
    child.go("sheet")
    #expect(child.go("s"))
    #expect(
      tabs.picture == "[*Host* Other] host > Child.child > Child.c | sheet Sheet: sheet > s"
    )
  }

  @Test("The second sheet comes after all of the first one's surfaces went, top first")
  func nestedFirstModal() throws {
    host.answering.modals.insert("second")
    host.addModalCoordinator(PlaceCoordinator("Second", root: "second"))
    host.go("sheet")
    sheet.presentDetour(detour(), presenting: "detour")
    #expect(
      try host.steps(to: "second") == [
        "dismiss detour app/tab 0 Host/modal Sheet/detour Detour",
        "dismiss modal app/tab 0 Host/modal Sheet",
        "present modal app/tab 0 Host/modal Second for second",
      ]
    )
  }

  @Test("A sheet that is deep inside itself comes back to its root for a call from another tab")
  func modalsRootFromOtherTab() {
    host.go("s")
    tabs.switchToTab(1)
    #expect(tabs.go("sheet"))
    #expect(tabs.picture == "[*Host* Other] host | sheet Sheet: sheet")
  }

  @Test("A sheet comes back to its root for a call from a surface over it")
  func modalsRootFromAbove() {
    host.go("s")
    let detour = detour()
    sheet.presentDetour(detour, presenting: "detour")
    #expect(detour.go("sheet"))
    #expect(tabs.picture == "[*Host* Other] host | sheet Sheet: sheet")
  }
}
