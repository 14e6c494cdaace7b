import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Layers of coordinators, as they are drawn.
@MainActor
struct LayerSurfaceTests {
  private let home = StubCoordinator("home", tab: "Home") {
    TextBlock($0.identifier).navigationTitle($0.identifier)
  }

  /// 300 points high, and 34 below for the home indicator: it begins at 852 - 334 = 518.
  private let low = TransitionPresentationStyle.detents([.height(300)])

  private func words(_ name: StubRoute) -> StubCoordinator { StubCoordinator(name) }

  private func layers(_ app: AnyCoordinator) -> [String] {
    TreeRenderer.outline(.layers).render(Stage(app).renderTree)
      .split(separator: "\n")
      .dropFirst(2)
      .map(String.init)
  }

  @Test("The first push brings a back button, and closing its screen takes it away again")
  func backButton() {
    let stage = Stage(home)
    #expect(!stage.back.isVisible)
    home.navigate(toRoute: "next")
    #expect(stage.back.isVisible)
    #expect(stage.back.label == "home")
    home.close()
    #expect(!stage.back.isVisible)
    #expect(!stage.back.canNavigateBack)
  }

  @Test("Two plain sheets lie one over the other, and what is below them is out of reach")
  func stacked() {
    let app = words("home")
    app.present("lower", presentationStyle: .detents([.height(400)]))
    app.present("upper", presentationStyle: low)
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  stack depth=1 inert @ 0,0 393x852",
        "    screen home owner=home top @ 0,0 393x852",
        // 852 - 400 - 34 = 418; a line of words is 20⅓ high.
        "  sheet lower owner=home kind=screen detent=height(400) of=height(400) measured=20.33 inset=34 "
          + "inert @ 0,418 393x434",
        "    screen lower owner=home top @ 0,0 393x434",
        "  sheet upper owner=home kind=screen detent=height(300) of=height(300) measured=20.33 inset=34 "
          + "@ 0,518 393x334",
        "    screen upper owner=home top @ 0,0 393x334",
      ]
    )
  }

  @Test(
    "A flow that was pushed lay over the screen without a way back: it is on the stack, with one"
  )
  func pushedFlow() throws {
    let (app, flow) = (words("home"), words("flow"))
    app.navigate(toRoute: "next")
    app.navigate(to: flow, presentationStyle: .push)
    flow.navigate(toRoute: "last")
    #expect(
      layers(app) == [
        "window @ 0,0 393x852",
        "  stack depth=4 @ 0,0 393x852",
        "    screen home owner=home covered",
        "    screen next owner=home covered",
        "    screen flow owner=flow pushed-child covered",
        "    screen last owner=flow pushed-child top @ 0,0 393x852",
      ]
    )
    let stage = Stage(app)
    try stage.goBack()
    try stage.goBack()
    #expect(stage.topScreen?.route.identifier == "next")
    #expect(flow.parent == nil)
  }

  @Test("What was presented over tabs was not on screen: it is drawn over the tabs and their bar")
  func overTabs() {
    let tabs = Tabs([home, StubCoordinator("other", tab: "Other")])
    tabs.present("note", presentationStyle: low)
    #expect(
      layers(tabs) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=home inert @ 0,0 393x852",
        "    tab home \"Home\" selected",
        "      stack depth=1 @ 0,0 393x769",
        "        screen home owner=home top @ 0,0 393x769",
        "    tab other \"Other\"",
        "  sheet note owner=Tabs kind=screen detent=height(300) of=height(300) measured=20.33 inset=34 "
          + "@ 0,518 393x334",
        "    screen note owner=Tabs top @ 0,0 393x334",
      ]
    )
    // The bar begins at 769.
    #expect(Stage(tabs).renderTree.all(.tabBar).map { $0.flags.contains(.covered) } == [true])
  }

  @Test("A flow that is forced from anywhere is over the selected tab, which stays as it was")
  func forced() throws {
    let other = StubCoordinator("other", tab: "Other")
    let tabs = Tabs([home, other])
    tabs.switchToTab(of: other)
    other.navigate(toRoute: "item")
    try words("flow").forcePresentation(presentationStyle: low, rootCoordinator: home)
    #expect(
      layers(tabs) == [
        "window @ 0,0 393x852",
        "  tabs count=2 selected=other inert @ 0,0 393x852",
        "    tab home \"Home\"",
        "    tab other \"Other\" selected",
        "      stack depth=2 @ 0,0 393x769",
        "        screen other owner=other covered",
        "        screen item owner=other top @ 0,0 393x769",
        "  sheet flow owner=flow kind=subflow detent=height(300) of=height(300) measured=20.33 inset=34 "
          + "@ 0,518 393x334",
        "    stack depth=1 @ 0,0 393x334",
        "      screen flow owner=flow top @ 0,0 393x334",
      ]
    )
  }

  @Test("A cover that the platform lacks was missing without a word: it is a finding")
  func withoutCovers() {
    home.present("film", presentationStyle: .fullScreenCover)
    let stage = Stage(home, under: Traits(device: .mac, platform: .macOS))
    #expect(stage.topScreen?.route.identifier == "home")
    #expect(stage.renderTree.findings.map(\.code) == [.noCovers])
    #expect(stage.renderTree.findings.map(\.place) == ["film"])
  }

  @Test("A ready-made route without content was a blank screen: a placeholder says what is missing")
  func withoutContent() {
    let app = Coordinator(root: DefaultRoute("empty", presentationStyle: .push) { nil })
    let stage = Stage(app)
    #expect(stage.renderTree.all(.placeholder).count == 1)
    #expect(stage.renderTree.findings.map(\.code) == [.unhandledError])
  }

  @Test(
    "The content of a ready-made route is built again for a refresh, and not once it is gone"
  )
  func builtAgain() {
    final class Album {
      var title = "First title"
      var builds = 0
    }
    let album = Album()
    let app = Coordinator(root: DefaultRoute("home", presentationStyle: .push) { Fill() })
    app.present(
      DefaultRoute("note", presentationStyle: .sheet) {
        album.builds += 1
        return TextBlock(album.title)
      }
    )
    let stage = Stage(app)
    #expect(stage.renderTree.words == ["First title"])
    album.title = "Second title"
    stage.refresh()
    #expect(stage.renderTree.words == ["Second title"])
    app.dismiss()
    let builds = album.builds
    stage.refresh()
    #expect(album.builds == builds)
  }

  @Test(
    "A screen over tabs, or in a flow, had no coordinator to call: each has the one that shows it"
  )
  func coordinators() {
    let tab = StubCoordinator("tab", tab: "Tab") { _ in Named() }
    let tabs = Tabs([tab])
    let stage = Stage(tabs)
    #expect(stage.renderTree.words == ["tab"])
    tab.present("note")
    #expect(stage.renderTree.words == ["tab", "tab"])
    tab.close()
    tab.navigate(to: StubCoordinator("pushed") { _ in Named() }, presentationStyle: .push)
    #expect(stage.renderTree.words == ["pushed"])
    tab.close()
    tab.navigate(to: StubCoordinator("sheet") { _ in Named() }, presentationStyle: .sheet)
    #expect(stage.renderTree.words == ["tab", "sheet"])
    tab.close()
    tabs.present("named")
    #expect(stage.renderTree.words == ["tab", "Tabs"])
  }

  /// Tabs that have screens to present.
  private final class Tabs: TabCoordinator<StubRoute> {
    init(_ tabs: [AnyCoordinator]) {
      let factory = StubFactory { route in
        switch route {
        case "note": TextBlock("note")
        case "named": Named()
        default: nil
        }
      }
      super.init(router: Router(initial: "tabs", factory: factory))
      setTabs(tabs)
    }
  }

  /// A screen that says which coordinator it has.
  private struct Named: Element {
    @Inherited(\.coordinator) private var coordinator

    var body: some Element { TextBlock(coordinator?.ownerName ?? "none") }
  }
}
