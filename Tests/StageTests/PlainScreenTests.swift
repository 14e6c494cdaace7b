import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Plain screens and flows that are brought along, on a stage.
@MainActor
struct PlainScreenTests {
  private let home = StubCoordinator("home")

  private func layers() -> [String] {
    TreeRenderer.outline(.layers).render(Stage(home).renderTree)
      .split(separator: "\n")
      .dropFirst(2)
      .map(String.init)
  }

  private func codes() -> [FindingCode] { Stage(home).renderTree.findings.map(\.code) }

  @Test("A plain sheet has no stack: its screen is in it")
  func sheet() {
    home.present("note", presentationStyle: .detents([.height(300)]))
    #expect(
      layers() == [
        "window @ 0,0 393x852",
        "  stack depth=1 inert @ 0,0 393x852",
        "    screen home owner=home top @ 0,0 393x852",
        // 300 and 34 below for the home indicator: 852 - 334 = 518; a line of words is 20⅓ high.
        "  sheet note owner=home kind=screen detent=height(300) of=height(300) measured=20.33 inset=34 "
          + "@ 0,518 393x334",
        "    screen note owner=home top @ 0,0 393x334",
      ]
    )
  }

  @Test("A flow that is brought along as a sheet has a stack of its own, with a bar")
  func flow() {
    let flow = StubCoordinator("flow") { TextBlock($0.identifier).navigationTitle("Flow") }
    home.navigate(to: flow, presentationStyle: .fullScreenCover)
    flow.navigate(toRoute: "next")
    #expect(
      layers() == [
        "window @ 0,0 393x852",
        "  stack depth=1 covered",
        "  cover flow owner=flow kind=subflow @ 0,0 393x852",
        "    stack depth=2 @ 0,0 393x852",
        "      screen flow owner=flow covered",
        "      screen next owner=flow top @ 0,0 393x852",
      ]
    )
    #expect(Stage(home).back.isVisible)
  }

  @Test("A plain screen has no back button, and its back action takes it away")
  func back() throws {
    home.present("note")
    let stage = Stage(home)
    #expect(!stage.back.isVisible)
    #expect(stage.back.canNavigateBack)
    #expect(stage.back.effect == "dismiss screen app/screen note")
    try stage.performBackAction()
    #expect(home.router.state.presentations.isEmpty)
  }

  @Test("Of two plain sheets a finger took the modal of their presenter: it takes the upper one")
  func swiped() throws {
    home.present("lower")
    home.present("upper")
    let stage = Stage(home)
    try stage.swipeSheetAway()
    #expect(home.router.state.presentations.map(\.route.identifier) == ["lower"])
    #expect(stage.topScreen?.route.identifier == "lower")
    try stage.swipeSheetAway()
    #expect(home.router.state.presentations.isEmpty)
  }

  @Test("The title of a plain screen is not shown, which is a finding; that of a flow is")
  func title() {
    let titled = StubCoordinator("titled") { TextBlock($0.identifier).navigationTitle("Title") }
    home.navigate(to: titled, presentationStyle: .sheet)
    #expect(codes() == [])
    titled.present("plain")
    #expect(codes() == [.barWithoutStack])
  }

  @Test("Nothing leads out of a plain cover without a button")
  func caught() {
    home.present("note", presentationStyle: .fullScreenCover)
    #expect(codes() == [.noWayBack])
    home.dismiss()
    home.present("note")
    #expect(codes() == [])
  }

  @Test("Two layers of one route are two surfaces")
  func twice() {
    home.present("note")
    home.present("note")
    let stage = Stage(home)
    #expect(stage.surfaces.count == 3)
    #expect(stage.topScreen?.owner.description == "app")
  }

  @Test("A route that is its own screen needs no factory")
  func ownScreen() {
    let route = DefaultRoute("only", presentationStyle: .push) { TextBlock("Its own words") }
    let stage = Stage(Coordinator(root: route))
    #expect(stage.element(labelled: "Its own words") != nil)
  }

  @Test("A route that describes its screen needs no factory either")
  func elementRoute() {
    enum Described: ElementRoute {
      case words
      var body: some Element { TextBlock("Described words") }
    }
    #expect(Stage(Coordinator(root: Described.words)).element(labelled: "Described words") != nil)
  }

  @Test("A stage starts its root once, before it shows anything")
  func started() {
    final class Starting: Coordinator<StubRoute> {
      var starts = 0

      override func start() {
        starts += 1
        startFlow(route: "welcome")
      }
    }
    let app = Starting(
      router: Router(initial: "blank", factory: StubFactory { TextBlock($0.identifier) })
    )
    #expect(Stage(app).topScreen?.route.identifier == "welcome")
    _ = Stage(app)
    #expect(app.starts == 1)
  }

  @Test("What a plain screen covers is a finding, as under any other surface")
  func covering() {
    let tabs = StubTabs([StubCoordinator("a", tab: "A"), StubCoordinator("b", tab: "B")])
    tabs.present("note")
    let stage = Stage(tabs)
    (tabs.children[1] as? StubCoordinator)?.navigate(toRoute: "item")
    #expect(stage.renderTree.findings.map(\.code).contains(.destinationCovered))
  }

  @Test("Nothing led out of tabs that were brought along in a cover, and that was no finding")
  func tabsInCover() {
    let tabs = StubTabs([StubCoordinator("a", tab: "A"), StubCoordinator("b", tab: "B")])
    home.navigate(to: tabs, presentationStyle: .fullScreenCover)
    #expect(codes() == [.noWayBack])
  }
}
