import Testing

@testable import FlowEngine

/// Routes that exist no more.
@MainActor
struct PruningTests {
  private func stub() -> PlaceCoordinator {
    let stub = PlaceCoordinator("Desk", root: "root", handles: ["a", "b", "c"], modals: ["sheet"])
    let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s", "t"], modals: ["inner"])
    sheet.addModalCoordinator(PlaceCoordinator("Inner", root: "inner"))
    stub.addModalCoordinator(sheet)
    let first = PlaceCoordinator("First", root: "first", handles: ["f", "g"], modals: ["note"])
    first.addModalCoordinator(PlaceCoordinator("Note", root: "note"))
    stub.addChild(first)
    stub.addChild(PlaceCoordinator("Second", root: "second", handles: ["h"]))
    stub.makes = ["Detour": { PlaceCoordinator("Detour", root: "detour", handles: ["d"]) }]
    return stub
  }

  /// The coordinator after going to `places`, restored without the routes that are `lost`.
  private func restored(
    _ places: Place...,
    lost: String,
    owner: String = "app",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let old = stub()
    for place in places { #expect(old.go(place), sourceLocation: sourceLocation) }
    let fresh = stub()
    let notices = try fresh.restore(old.savedState().losing(lost))
    #expect(
      notices.map(\.description) == [
        "Place “\(lost)” of \(owner) no longer exists; it is left out, with everything above it"
      ],
      sourceLocation: sourceLocation
    )
    return fresh.picture
  }

  @Test("A screen is left out with the screens above it")
  func stack() throws {
    #expect(try restored("a", "b", "c", lost: "b") == "root > a")
  }

  @Test("A screen is left out with the children pushed above it, and with the sheet over them")
  func childrenAbove() throws {
    #expect(try restored("a", "f", "h", "sheet", lost: "a") == "root")
  }

  @Test("A child's screen is left out with the children above that child; what is below stays")
  func siblingAbove() throws {
    #expect(
      try restored("a", "f", "g", "h", "sheet", lost: "g", owner: "app/child First")
        == "root > a > First.first > First.f"
    )
  }

  @Test("A child whose root is gone is not pushed, nor what was above it")
  func childsRoot() throws {
    #expect(
      try restored("a", "f", "h", lost: "first", owner: "app/child First") == "root > a"
    )
    #expect(
      try restored("a", "f", "h", lost: "second", owner: "app/child Second")
        == "root > a > First.first > First.f"
    )
  }

  @Test("A sheet whose root is gone is not presented; what is below it stays")
  func sheetsRoot() throws {
    #expect(
      try restored("a", "f", "note", lost: "note", owner: "app/child First")
        == "root > a > First.first > First.f"
    )
  }

  @Test("In a sheet a screen is left out with what lies over the sheet")
  func inSheet() throws {
    #expect(
      try restored("a", "s", "t", "inner", lost: "t", owner: "app/modal Sheet")
        == "root > a | sheet Sheet: sheet > s"
    )
  }

  @Test("A sheet is left out with a detour of the owner that lies over it")
  func detourAbove() throws {
    let old = stub()
    old.go("f")
    old.go("note")
    old.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    #expect(old.picture == "root > First.first > First.f | sheet Note: note | cover Detour: detour")
    let fresh = stub()
    try fresh.restore(old.savedState().losing("note"))
    #expect(fresh.picture == "root > First.first > First.f")
  }

  @Test("Under a sheet of a lower child the screens of the upper one stay, and its sheet goes")
  func surfaceAboveSurface() throws {
    func app() -> PlaceCoordinator {
      let app = PlaceCoordinator("App", root: "app")
      for name in ["k", "l"] {
        let child = PlaceCoordinator(name, root: Place(name), modals: [Place("\(name)Sheet")])
        child.addModalCoordinator(
          PlaceCoordinator(
            "\(name)Sheet",
            root: Place("\(name)Sheet"),
            handles: [Place("\(name)1")]
          )
        )
        app.addChild(child)
      }
      return app
    }
    let old = app()
    let saved = try old.savedState()
    // No call leads there: a lower child keeps no sheet up when another is pushed over it.
    #expect(saved.coordinators.count == 1)
    func entry(_ name: String, _ role: OwnerStep.Role, of owner: Int, showing: Int?)
      -> SavedCoordinator
    {
      var entry = saved.coordinators[0]
      entry.name = name
      entry.place = SavedCoordinator.Place(owner: owner, role: role, index: 0)
      entry.root = route(name)
      if let showing {
        entry.presentations = [
          SavedPresentation(
            kind: .modal,
            coordinator: showing,
            route: route("\(name)Sheet"),
            detents: ModalDetentConfiguration()
          )
        ]
      } else {
        entry.stack = [route("\(name.prefix(1))1")]
      }
      return entry
    }
    func route(_ name: String) -> SavedRoute {
      SavedRoute(
        type: "Place",
        identifier: name,
        payload: .json(#"{"identifier":"\#(name)","payload":0}"#)
      )
    }
    var root = saved.coordinators[0]
    root.pushed = [1, 2]
    let state = SavedState(coordinators: [
      root, entry("k", .child, of: 0, showing: 3), entry("l", .child, of: 0, showing: 4),
      entry("kSheet", .modal, of: 1, showing: nil), entry("lSheet", .modal, of: 2, showing: nil),
    ])
    let whole = app()
    try whole.restore(state)
    #expect(
      whole.picture == "app > k.k > l.l | sheet kSheet: kSheet > k1 | sheet lSheet: lSheet > l1"
    )
    let pruned = app()
    try pruned.restore(state.losing("k1"))
    #expect(pruned.picture == "app > k.k > l.l | sheet kSheet: kSheet")
  }

  @Test("Of routes that lie one above the other the lowest is reported")
  func lowestOnly() throws {
    let old = stub()
    for place: Place in ["a", "b", "f", "note"] { old.go(place) }
    let notices = try stub().restore(old.savedState().losing("b", "f", "note"))
    #expect(notices == [.routeIsGone(RouteDescription(Place("b")), owner: old.ownerPath)])
  }

  @Test("A root that is gone leaves the app at the root that it has")
  func appsRoot() throws {
    let old = stub()
    old.go("a")
    old.go("s")
    let fresh = PlaceCoordinator("Desk", root: "newRoot")
    fresh.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    let notices = try fresh.restore(old.savedState().losing("root"))
    #expect(notices == [.routeIsGone(RouteDescription(Place("root")), owner: old.ownerPath)])
    #expect(fresh.picture == "newRoot")
  }

  @Test("A route of a type with another name is gone, whatever it encodes to")
  func renamedType() throws {
    let old = stub()
    old.go("a")
    let saved = try old.savedState().changing(0) {
      $0.stack = $0.stack.map {
        SavedRoute(type: "Spot", identifier: $0.identifier, payload: $0.payload)
      }
    }
    let fresh = stub()
    try fresh.restore(saved)
    #expect(fresh.picture == "root")
  }

  @Test("A raw value that is gone is left out")
  func rawValue() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: OceanRoute.abyss)
    let saved = try app.savedState().changing { entry in
      entry.stack = entry.stack.map {
        $0.identifier == "level2"
          ? SavedRoute(type: $0.type, identifier: "level2", payload: .rawValue("levelTwo")) : $0
      }
    }
    let fresh = AppCoordinator()
    let notices = try fresh.restore(saved)
    #expect(fresh.picture == "[Red Green *Blue* Yellow Purple] blue > DeepBlue.level1")
    #expect(
      notices.map(\.description) == [
        """
        DeepBlueRoute “level2” of app/flow MainTab/tab 2 Blue/child DeepBlue no longer exists; it \
        is left out, with everything above it
        """
      ]
    )
  }

  @Test("What is left out is as it was made: a modal is under the root it was registered with")
  func registeredRoot() throws {
    func host() -> PlaceCoordinator {
      let other = Place("sheet", payload: 7)
      let host = PlaceCoordinator("Host", root: "host", handles: ["a"], modals: [other])
      host.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
      return host
    }
    let old = host()
    old.go("a")
    old.go(Place("sheet", payload: 7))
    let fresh = host()
    fresh.go(Place("sheet", payload: 7))
    try fresh.restore(old.savedState().losing("a"))
    #expect(fresh.picture == "host")
    #expect(fresh.modalCoordinators[0].rootRoute.isEqual(to: Place("sheet")))
  }

  // MARK: - Tabs

  private func tabs() -> PlaceTabs {
    let tabs = PlaceTabs(
      tabs: [stub(), PlaceCoordinator("Other", root: "other", handles: ["o"])],
      modals: ["top"]
    )
    tabs.addModalCoordinator(PlaceCoordinator("Top", root: "top"))
    return tabs
  }

  @Test("In a tab that is not selected a screen is left out, and nothing over the selected tab")
  func unselectedTab() throws {
    let old = tabs()
    old.go("a")
    old.go("b")
    old.go("o")
    old.go("top")
    let fresh = tabs()
    try fresh.restore(old.savedState().losing("b"))
    #expect(fresh.picture == "[Desk *Other*] other > o | sheet Top: top")
    fresh.dismissModal()
    fresh.switchToTab(0)
    #expect(fresh.picture == "[*Desk* Other] root > a")
  }

  @Test("A sheet that such a tab has left up goes, too, and no other")
  func unselectedTabsSheet() throws {
    let old = tabs()
    old.go("a")
    old.go("sheet")
    old.switchToTab(1)
    old.children[1].navigate(to: Place("o"))
    let fresh = tabs()
    try fresh.restore(old.savedState().losing("a"))
    #expect(fresh.picture == "[Desk *Other*] other > o")
  }

  @Test("In the selected tab a screen is left out with the sheet over all tabs")
  func selectedTab() throws {
    let old = tabs()
    old.go("a")
    old.go("b")
    old.go("top")
    let fresh = tabs()
    try fresh.restore(old.savedState().losing("b"))
    #expect(fresh.picture == "[*Desk* Other] root > a")
  }

  @Test("A tab whose root is gone stays a tab, at the root that it has")
  func tabsRoot() throws {
    let old = tabs()
    old.go("o")
    let fresh = tabs()
    let notices = try fresh.restore(old.savedState().losing("other"))
    #expect(fresh.picture == "[Desk *Other*] other")
    #expect(
      notices == [.routeIsGone(RouteDescription(Place("other")), owner: old.children[1].ownerPath)]
    )
  }

  @Test("Each tab reports its own")
  func bothTabs() throws {
    let old = tabs()
    old.go("b")
    old.go("o")
    let notices = try tabs().restore(old.savedState().losing("b", "o"))
    #expect(
      notices == [
        .routeIsGone(RouteDescription(Place("b")), owner: old.children[0].ownerPath),
        .routeIsGone(RouteDescription(Place("o")), owner: old.children[1].ownerPath),
      ]
    )
  }

  // MARK: - Flows and detours

  @Test("A detour that the app does not make again is left out, with what lay over it")
  func detourNotMade() throws {
    let old = stub()
    old.go("a")
    old.presentDetour(PlaceCoordinator("Message", root: "message"), presenting: "message")
    old.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    let fresh = stub()
    let notices = try fresh.restore(old.savedState())
    #expect(fresh.picture == "root > a")
    #expect(
      notices.map(\.description) == [
        "app/detour Message was not recreated; it is left out, with everything above it"
      ]
    )
  }

  @Test("A detour whose route is gone is left out")
  func detourRoute() throws {
    let old = stub()
    old.presentDetour(PlaceCoordinator("Detour", root: "detour", handles: ["d"]), presenting: "d")
    let fresh = stub()
    try fresh.restore(old.savedState().losing("d"))
    #expect(fresh.picture == "root")
  }

  @Test("Without its saved flow an orchestrator keeps the one that it has, at its root")
  func flowNotMade() throws {
    func app(_ name: String) -> PlaceFlows {
      let app = PlaceFlows(
        flow: PlaceCoordinator(name, root: Place(name), handles: ["x"]),
        root: Place("at\(name)")
      )
      app.addModalCoordinator(PlaceCoordinator("Top", root: "top"))
      app.answering.modals = ["top"]
      return app
    }
    let old = app("Main")
    old.go("x")
    old.go("top")
    let fresh = app("Login")
    fresh.go("x")
    let notices = try fresh.restore(old.savedState())
    #expect(fresh.picture == "Login")
    #expect(fresh.router.state.root == "atLogin")
    #expect(notices == [.ownerIsGone(try #require(old.currentFlow).ownerPath)])
  }

  @Test("What is within a flow that stays is not touched by what another flow had")
  func nestedFlowStays() throws {
    func outer(_ name: String) -> PlaceFlows {
      let tabs = PlaceTabs(tabs: [PlaceFlows(flow: PlaceCoordinator("Inner", root: "inner"))])
      return PlaceFlows(flow: name == "Tabs" ? tabs : PlaceCoordinator(name, root: "main"))
    }
    let fresh = outer("Tabs")
    try fresh.restore(outer("Main").savedState())
    #expect(fresh.picture == "[*App*] inner")
  }

  @Test("A flow whose root is gone is not shown")
  func flowsRoot() throws {
    func app(_ name: String) -> PlaceFlows {
      let app = PlaceFlows(flow: PlaceCoordinator(name, root: Place(name)))
      app.makes = ["Main": { PlaceCoordinator("Main", root: "Main") }]
      return app
    }
    let fresh = app("Login")
    try fresh.restore(app("Main").savedState().losing("Main"))
    #expect(fresh.picture == "Login")
  }
}
