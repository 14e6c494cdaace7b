import Testing

@testable import FlowEngine

/// Saving and restoring.
@MainActor
struct SavingTests {
  /// Saves `app` as data and restores that into `fresh`, which must then be like `app`.
  private func expectRoundTrip(
    _ app: AnyCoordinator,
    into fresh: AnyCoordinator,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let notices = try fresh.restore(from: app.savedData())
    #expect(notices == [], sourceLocation: sourceLocation)
    try expectAlike(fresh, app, sourceLocation: sourceLocation)
  }

  // MARK: - The guides' app

  @Test("An app comes back to its first screen")
  func firstScreen() throws {
    try expectRoundTrip(AppCoordinator(), into: AppCoordinator())
  }

  @Test("An app comes back to its main flow, which is made again")
  func flow() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    let fresh = AppCoordinator()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.picture == "[*Red* Green Blue Yellow Purple] red")
  }

  @Test("A modal within a modal within a pushed child of a tab comes back, with all below it")
  func nestedModals() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: OceanRoute.abyss)
    let fresh = AppCoordinator()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.visibleRoute as? OceanRoute == .abyss)
    #expect(
      fresh.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal \
        | sheet NestedModal: nestedModal > Ocean.surface > Ocean.abyss
        """
    )
  }

  @Test("A child that was never pushed comes back with its screens, below two others")
  func childBelowOthers() throws {
    func app(over inner: PlaceCoordinator) -> AnyCoordinator {
      let owners = ["App", "Outer", "Middle"].map { PlaceCoordinator($0, root: "root") }
      owners[0].addChild(owners[1])
      owners[1].addChild(owners[2])
      owners[2].addChild(inner)
      return owners[0]
    }
    let inner = PlaceCoordinator("Inner", root: "inner", handles: ["a"])
    inner.go("a")
    let fresh = PlaceCoordinator("Inner", root: "inner", handles: ["a"])
    try expectRoundTrip(app(over: inner), into: app(over: fresh))
    #expect(fresh.words == "inner a")
  }

  @Test("Tabs that are not selected keep their screens")
  func otherTabs() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: GreenRoute.lightGreen)
    app.navigate(to: YellowRoute.lightYellow)
    let fresh = AppCoordinator()
    try expectRoundTrip(app, into: fresh)
    (fresh.currentFlow as? MainTabCoordinator)?.switchToTab(1)
    #expect(fresh.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
  }

  @Test("A sheet comes back at the height to which it was dragged")
  func detents() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: RedRoute.info)
    (app.currentFlow as? MainTabCoordinator)?.red.infoModal.selectDetent(.medium)
    let fresh = AppCoordinator()
    try expectRoundTrip(app, into: fresh)
    #expect(
      fresh.composition.surfaces.last?.detents
        == ModalDetentConfiguration(detents: [.custom, .medium], selectedDetent: .medium)
    )
  }

  @Test("An app that was used further returns to where it was")
  func back() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: RainbowRoute.orange)
    let saved = try app.savedState()
    let before = app.composition
    app.navigate(to: OceanRoute.deep)
    app.navigate(to: AppRoute.login)
    try app.restore(saved)
    #expect(app.composition == before)
    #expect(try app.savedState() == saved)
  }

  // MARK: - Small cases

  private func host() -> PlaceCoordinator {
    let host = PlaceCoordinator(
      "Host",
      root: "host",
      handles: ["a", "b"],
      modals: ["sheet", Place("sheet", payload: 7)]
    )
    let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
    host.addModalCoordinator(sheet)
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    host.addChild(child)
    host.makes = ["Detour": { PlaceCoordinator("Detour", root: "detour", handles: ["d"]) }]
    return host
  }

  @Test("Equal routes on one stack come back as often as they were there")
  func equalRoutes() throws {
    let app = host()
    let same = Place("b")
    app.answering.paths = ["sheet": [same, same, same]]
    app.go("sheet")
    app.dismissModal()
    #expect(app.words == "host b b b")
    try expectRoundTrip(app, into: host())
  }

  @Test("A child comes back between the screens below it and a sheet over it")
  func childUnderSheet() throws {
    let app = host()
    app.go("a")
    app.go("c")
    app.go("sheet")
    app.go("s")
    let fresh = host()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.picture == "host > a > Child.child > Child.c | sheet Sheet: sheet > s")
  }

  @Test("A modal under another root comes back under that, and returns to its own when it goes")
  func takenRoot() throws {
    let app = host()
    app.navigate(to: Place("sheet", payload: 7))
    let fresh = host()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.router.state.presented == Place("sheet", payload: 7))

    fresh.dismissModal()
    #expect(fresh.modalCoordinators.first?.rootRoute.isEqual(to: Place("sheet")) == true)
    #expect(fresh.go("sheet"))
    #expect(fresh.router.state.presented == "sheet")
  }

  @Test("A detour comes back over what it interrupted, at the route that it was presented for")
  func detour() throws {
    let app = host()
    app.go("a")
    app.presentDetour(PlaceCoordinator("Detour", root: "detour", handles: ["d"]), presenting: "d")
    let fresh = host()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.picture == "host > a | cover Detour: detour > d")
    #expect(fresh.router.state.detour?.isEqual(to: Place("d")) == true)
    fresh.dismissDetour()
    #expect(fresh.picture == "host > a")
  }

  @Test("What a detour is made from is passed: where it was, its root, and what it was shown for")
  func savedOwner() throws {
    final class Root: Coordinator<Place> {
      var asked: [SavedOwner] = []
      override var ownerName: String { "Root" }
      override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
        asked.append(owner)
        return nil
      }
    }
    func root() -> Root { Root(router: Router(initial: "root", factory: ViewFactory())) }
    let app = root()
    app.presentDetour(
      PlaceCoordinator("Detour", root: Place("detour", payload: 5), handles: ["d"]),
      presenting: "d"
    )
    let fresh = root()
    try fresh.restore(app.savedState())

    let owner = try #require(fresh.asked.first)
    #expect(fresh.asked.count == 1)
    #expect(owner.path.description == "app/detour Detour")
    #expect(owner.role == .detour)
    #expect(owner.name == "Detour")
    #expect(owner.root.decoded(as: Place.self) == Place("detour", payload: 5))
    #expect(owner.route.decoded(as: Place.self) == "d")
    #expect(owner.route.decoded(as: Elsewhere.self) == nil)
  }

  @Test("A detour of a tab may be made by the app's root")
  func madeAbove() throws {
    func app() -> PlaceFlows {
      let app = PlaceFlows(flow: PlaceTabs(tabs: [PlaceCoordinator("Tab", root: "tab")]))
      app.makes = ["Detour": { PlaceCoordinator("Detour", root: "detour") }]
      return app
    }
    let old = app()
    old.allCoordinators.last?.presentDetour(
      PlaceCoordinator("Detour", root: "detour"),
      presenting: "detour"
    )
    let fresh = app()
    try expectRoundTrip(old, into: fresh)
    #expect(fresh.picture == "[*Tab*] tab | cover Detour: detour")
  }

  @Test("A sheet that a tab keeps up after another was selected comes back")
  func sheetOfOtherTab() throws {
    func tabs() -> PlaceTabs {
      PlaceTabs(tabs: [host(), PlaceCoordinator("Other", root: "other")])
    }
    let app = tabs()
    app.children[0].navigate(to: Place("sheet"))
    app.switchToTab(1)
    let fresh = tabs()
    try expectRoundTrip(app, into: fresh)
    #expect(fresh.picture == "[Host *Other*] other | sheet Sheet: sheet")
  }

  @Test("What a child had before it was added, and does not show, comes back when it is pushed")
  func hiddenChild() throws {
    func app(_ places: Place...) -> PlaceCoordinator {
      let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
      for place in places { child.go(place) }
      let app = PlaceCoordinator("App", root: "app")
      app.addChild(child)
      return app
    }
    let fresh = app()
    try expectRoundTrip(app("c"), into: fresh)
    #expect(fresh.children[0].flattenedPath.map(\.route.identifier) == ["child", "c"])
  }

  @Test("Children that are not shown are not saved, so an app may drop them")
  func droppedChild() throws {
    let app = host()
    app.go("a")
    let fresh = PlaceCoordinator("Host", root: "host")
    try fresh.restore(from: app.savedData())
    #expect(fresh.picture == "host > a")
  }

  @Test("An orchestrator that had no flow yet has none when it comes back")
  func noFlow() throws {
    let app = PlaceFlows()
    let saved = try app.savedState()
    app.transitionToFlow(PlaceCoordinator("Flow", root: "flow"), root: "flow")
    try app.restore(saved)
    #expect(app.currentFlow == nil)
    #expect(app.picture == "start")
    #expect(try app.savedState() == saved)
  }

  @Test("A child that had no flow yet, and was not shown, has none when it comes back")
  func noFlowHidden() throws {
    let app = PlaceCoordinator("Root", root: "root")
    let child = PlaceFlows()
    app.addChild(child)
    let saved = try app.savedState()
    child.transitionToFlow(PlaceCoordinator("Flow", root: "flow"), root: "flow")
    try app.restore(saved)
    #expect(child.currentFlow == nil)
    #expect(try app.savedState() == saved)
  }

  @Test("An orchestrator that is a modal under another root returns to its own, flow and all")
  func orchestratorAsModal() throws {
    func host() -> PlaceCoordinator {
      let host = PlaceCoordinator(
        "Host",
        root: "host",
        modals: ["changed", Place("changed", payload: 7)]
      )
      let modal = PlaceFlows(
        flow: PlaceCoordinator("Flow", root: "flow", handles: ["x"]),
        root: "start"
      )
      modal.makes = ["Other": { PlaceCoordinator("Other", root: "other") }]
      host.addModalCoordinator(modal)
      return host
    }
    let old = host()
    let modal = try #require(old.modalCoordinators[0] as? PlaceFlows)
    modal.transitionToFlow(PlaceCoordinator("Other", root: "other"), root: "changed")
    old.navigate(to: Place("changed", payload: 7))
    #expect(old.picture == "host | sheet App: other")
    let fresh = host()
    try expectRoundTrip(old, into: fresh)
    fresh.dismissModal()
    #expect(fresh.modalCoordinators[0].rootRoute.isEqual(to: Place("changed")))
  }

  @Test("Two children of one name keep their places")
  func sameNames() throws {
    func app() -> PlaceCoordinator {
      let app = PlaceCoordinator("App", root: "app")
      app.addChild(PlaceCoordinator("Child", root: "one", handles: ["1"]))
      app.addChild(PlaceCoordinator("Child", root: "two", handles: ["2"]))
      return app
    }
    let old = app()
    old.go("2")
    let fresh = app()
    try expectRoundTrip(old, into: fresh)
    #expect(fresh.picture == "app > Child.two > Child.2")
  }

  @Test("Saving is asked for anywhere, and saves the whole hierarchy")
  func anywhere() throws {
    let app = host()
    app.go("c")
    #expect(try app.children[0].savedState() == app.savedState())
    let fresh = host()
    try fresh.children[0].restore(app.savedState())
    #expect(fresh.picture == "host > Child.child > Child.c")
  }

  @Test("Strings are enough for routes that are enums of strings; the others encode themselves")
  func format() throws {
    let stub = PlaceCoordinator("Desk", root: "root", handles: ["a"])
    stub.go("a")
    let text = String(decoding: try stub.savedData(), as: UTF8.self)
    #expect(
      text == #"""
        {"coordinators":[{"name":"Desk","presentations":[],"pushed":[],"root":{"identifier":"root",\#
        "json":"{\"identifier\":\"root\",\"payload\":0}","type":"Place"},"selectedTab":0,"stack":[\#
        {"identifier":"a","json":"{\"identifier\":\"a\",\"payload\":0}","type":"Place"}]}],\#
        "version":1}
        """#
    )
    let login = String(decoding: try LoginCoordinator().savedData(), as: UTF8.self)
    #expect(login.contains(#""root":{"identifier":"login","rawValue":"login","type":"AppRoute"}"#))
  }

  @Test("A route that cannot be encoded is named, with what to do")
  func notCodable() throws {
    struct Plain: Route { let identifier = "plain" }
    let app = Coordinator<Plain>(router: Router(initial: Plain(), factory: ViewFactory()))
    let error = FlowError.savedStateRefused(
      .routeNotCodable(RouteDescription(Plain()), owner: app.ownerPath)
    )
    #expect(throws: error) { try app.savedState() }
    #expect(throws: error) { try app.savedData() }
    #expect(
      error.description
        == "Plain “plain” of app cannot be saved: it is not Codable. Let Plain be Codable."
    )
  }

  @Test("A route whose encoding fails is named")
  func notEncoded() throws {
    struct Amount: Route, Codable {
      let value: Double
      var identifier: String { "amount" }
    }
    let app = Coordinator<Amount>(
      router: Router(initial: Amount(value: .infinity), factory: ViewFactory())
    )
    #expect(
      throws: FlowError.savedStateRefused(
        .routeNotEncoded(RouteDescription(Amount(value: 1)), owner: app.ownerPath)
      )
    ) { try app.savedState() }
  }

  @Test("A saved coordinator has its owners saved, also those that are unchanged")
  func untouchedOwner() throws {
    func app(_ grand: PlaceCoordinator) -> PlaceCoordinator {
      let app = PlaceCoordinator("App", root: "app")
      let child = PlaceCoordinator("Child", root: "child")
      child.addChild(grand)
      app.addChild(child)
      return app
    }
    let grand = PlaceCoordinator("Grand", root: "grand", handles: ["g"])
    grand.go("g")
    let fresh = PlaceCoordinator("Grand", root: "grand", handles: ["g"])
    let freshApp = app(fresh)
    try freshApp.restore(from: app(grand).savedData())
    #expect(fresh.words == "grand g")
    #expect(freshApp.picture == "app")
  }
}
