import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Surfaces.
@MainActor
struct SurfaceTests {
  /// Two tabs, with sheets and covers that the first one presents.
  private func tabs() -> (app: StubTabs, shop: StubCoordinator) {
    let shop = StubCoordinator(
      "list",
      handles: ["item"],
      modals: [
        "info": ModalDetentConfiguration(detents: [.custom]),
        "intro": ModalDetentConfiguration(detents: [.fullscreen]),
      ],
      tab: "Shop"
    ) { _ in PushButton("Buy") {}.buttonStyle(.bordered) }
    shop.addModalCoordinator(
      StubCoordinator("info", modals: ["more": ModalDetentConfiguration(detents: [.custom])]) { _ in
        Fill().frame(height: 278)
      }
    )
    shop.addModalCoordinator(
      StubCoordinator("intro") { _ in PushButton("Close") {}.buttonStyle(.bordered) }
    )
    return (StubTabs([shop, StubCoordinator("profile", tab: "Profile")]), shop)
  }

  private func layers(_ app: AnyCoordinator) -> [String] {
    TreeRenderer.outline(.layers).render(Stage(app).renderTree)
      .split(separator: "\n")
      .dropFirst(2)
      .map(String.init)
  }

  @Test(
    "Screens of one stack whose routes are called the same are told apart by the types of these"
  )
  func sameNames() {
    let app = Coordinator(
      root: DefaultRoute("list", presentationStyle: .push) { TextBlock("Other") }
    )
    app.addChild(StubCoordinator("list", handles: ["list", "item"]))
    app.navigate(to: StubRoute("list"))
    app.navigate(to: StubRoute("item"))
    #expect(
      TreeRenderer.outline(.layers).render(Stage(app).renderTree)
        .contains("\nlayers stack(DefaultRoute.list,StubRoute.list,item)\n")
    )
  }

  @Test("Tabs: the selected one is expanded, the others are one line without a frame")
  func selectedTab() {
    #expect(
      layers(tabs().app) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=list @ 0,0 393x852",
        "    tab list \"Shop\" selected",
        "      stack depth=1 @ 0,0 393x769",
        "        screen list owner=list top @ 0,0 393x769",
        "    tab profile \"Profile\"",
      ]
    )
  }

  @Test("A sheet leaves the screens below in their place, and inert")
  func sheet() {
    let (app, shop) = tabs()
    shop.navigate(to: StubRoute("info"))
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=list inert @ 0,0 393x852",
        "    tab list \"Shop\" selected",
        "      stack depth=1 @ 0,0 393x769",
        "        screen list owner=list top @ 0,0 393x769",
        "    tab profile \"Profile\"",
        // 852 - 278 - 34 = 540
        "  sheet info owner=info detent=custom of=custom measured=278 inset=34 @ 0,540 393x312",
        "    stack depth=1 @ 0,0 393x312",
        "      screen info owner=info top @ 0,0 393x312",
      ]
    )
  }

  @Test("Under a cover nothing has a frame, and covered content has no lines")
  func cover() {
    let (app, shop) = tabs()
    shop.navigate(to: StubRoute("item"))
    shop.navigate(to: StubRoute("intro"))
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=list covered",
        "  cover intro owner=intro @ 0,0 393x852",
        "    stack depth=1 @ 0,0 393x852",
        "      screen intro owner=intro top @ 0,0 393x852",
      ]
    )
    #expect(Stage(app).renderTree.all(.tabBar).isEmpty)
  }

  @Test("A detour covers a sheet over tabs, and lies over both")
  func detour() {
    let (app, shop) = tabs()
    shop.navigate(to: StubRoute("info"))
    app.presentDetour(StubCoordinator("login"), presenting: "login")
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=list covered",
        "  sheet info owner=info covered",
        "  cover login owner=login kind=detour @ 0,0 393x852",
        "    stack depth=1 @ 0,0 393x852",
        "      screen login owner=login top @ 0,0 393x852",
      ]
    )
    #expect(Stage(app).sheets.isEmpty)
  }

  @Test("A sheet over a sheet begins where a first one would, and both are there in order")
  func nested() {
    let app = StubCoordinator("home", modals: ["one": ModalDetentConfiguration(detents: [.medium])])
    let one = StubCoordinator(
      "one",
      modals: ["two": ModalDetentConfiguration(detents: [.extraLarge])]
    )
    let two = StubCoordinator(
      "two",
      modals: ["three": ModalDetentConfiguration(detents: [.medium])]
    )
    app.addModalCoordinator(one)
    one.addModalCoordinator(two)
    two.addModalCoordinator(StubCoordinator("three"))
    app.navigate(to: StubRoute("one"))
    one.navigate(to: StubRoute("two"))
    two.navigate(to: StubRoute("three"))
    let stage = Stage(app)
    #expect(stage.sheets.map(\.route.identifier) == ["one", "two", "three"])
    // In thirds of a point: 398⅔, 69 and 398⅔.
    #expect(stage.sheets.map { ($0.frame.minY * 3).rounded() } == [1196, 207, 1196])
    let flags = stage.renderTree.all(.sheet).map(\.flags.words)
    // The lowest lies wholly behind the second.
    #expect(flags == [["covered", "inert"], ["inert"], []])
  }

  @Test("What lies wholly behind a sheet is covered, what sticks out is not")
  func behind() throws {
    let (app, shop) = tabs()
    shop.navigate(to: StubRoute("info"))
    let tree = Stage(app).renderTree
    // The sheet begins at 540; the tab bar lies at 769, the button in the middle at 414.
    #expect(tree.all(.tabBar).map { $0.flags.contains(.covered) } == [true])
    #expect(tree.all(.button).map { $0.flags.contains(.covered) } == [false])
    #expect(try !tree.screen("list").flags.contains(.covered))
  }

  @Test("A screen that is pushed covers those below; only the last is on top")
  func pushed() {
    let app = StubCoordinator("home", handles: ["next"])
    let child = StubCoordinator("child", handles: ["leaf"])
    app.addChild(child)
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("leaf"))
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  stack depth=4 @ 0,0 393x852",
        "    screen home owner=home covered",
        "    screen next owner=home covered",
        "    screen child owner=child pushed-child covered",
        "    screen leaf owner=child pushed-child top @ 0,0 393x852",
      ]
    )
  }
}
