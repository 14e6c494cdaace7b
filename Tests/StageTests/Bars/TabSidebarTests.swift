import FlowEngine
import LayoutSim
import Observation
import SnapshotRendering
import StageSupport
import Testing

/// Tabs on an iPad Air of 11 inches, which is 820 by 1180 points.
///
/// 24 are for the status bar and 20 below. A bar of tabs is 50 high, as is a navigation bar, and a sidebar 320 wide.
@MainActor
struct TabSidebarTests {
  private func stage(
    _ orientation: Orientation = .landscape,
    tabs: [AnyCoordinator]? = nil,
    _ bar: @escaping @MainActor () -> any Element = {
      StockTabs().tabViewStyle(.sidebarAdaptable)
    }
  ) -> Stage {
    Stage(
      SidebarTabs(tabs, bar),
      under: Traits(device: .iPadAir11, orientation: orientation)
    )
  }

  @Test(
    "A button in the bar turns it into a sidebar, which takes room from the content in landscape"
  )
  func beside() throws {
    let stage = stage()
    #expect(stage.tabsForm == "bar 0,24 1180x50")
    #expect(stage.selectedTabFrame == Rect(x: 0, y: 0, width: 1180, height: 820))
    try stage.tap("Show Sidebar")
    #expect(stage.tabsForm == "sidebar 0,0 320x820")
    #expect(stage.selectedTabFrame == Rect(x: 320, y: 0, width: 860, height: 820))
    #expect(stage.renderTree.findings.isEmpty)
    try stage.tap("Hide Sidebar")
    #expect(stage.tabsForm == "bar 0,24 1180x50")
    #expect(stage.selectedTabFrame == Rect(x: 0, y: 0, width: 1180, height: 820))
  }

  @Test("In portrait it is over the content, which is out of reach until a tap outside")
  func over() throws {
    let stage = stage(.portrait)
    try stage.tap("Show Sidebar")
    #expect(stage.tabsForm == "sidebar 0,0 320x1180")
    #expect(stage.selectedTabFrame == Rect(x: 0, y: 0, width: 820, height: 1180))
    #expect(stage.renderTree.findings.isEmpty)
    #expect(throws: StageError.outOfReach("Press Home", reason: .behind(surface: "the sidebar"))) {
      try stage.tap("Press Home")
    }
    #expect(try stage.tapOutside() == .dismissed)
    #expect(stage.tabsForm == "bar 0,24 820x50")
    try stage.tap("Press Home")
    try stage.tap("Show Sidebar")
    try stage.tap(at: Point(x: 600, y: 900))
    #expect(stage.tabsForm == "bar 0,24 820x50")
  }

  @Test("It lists all tabs below its bar, with symbols, badges and which one is selected")
  func rows() throws {
    let stage = stage()
    try stage.tap("Show Sidebar")
    let items = stage.renderTree.all(.tabItem)
    #expect(items.map(\.label) == ["Home", "Find", "Library"])
    // Below 24 and 50.
    #expect(items.map(\.frame?.minY) == [74, 118, 162])
    #expect(items.allSatisfy { $0.frame?.size == Size(width: 320, height: 44) })
    #expect(items.map { $0.fact("icon") } == ["circle", "circle", "circle"])
    #expect(items.map { $0.fact("badge") } == [nil, "2", nil])
    #expect(items.map { $0.flags.contains(.selected) } == [true, false, false])
    #expect(items.allSatisfy { $0.flags.contains(.approximate) })
    #expect(stage.renderTree.all(.tabBar).allSatisfy { $0.flags.contains(.approximate) })
    try stage.selectTab("Library")
    #expect(stage.selectedTab == "Library")
    try stage.tap("Find")
    #expect(stage.selectedTab == "Find")
    try stage.tap(at: Point(x: 300, y: 96))
    #expect(stage.selectedTab == "Home")
  }

  @Test("A tap on the selected tab returns to its root, in each form", arguments: [true, false])
  func again(_ isSidebar: Bool) throws {
    let stage = stage()
    if isSidebar { try stage.tap("Show Sidebar") }
    stage.coordinator.navigate(to: StubRoute("Home deep"))
    #expect(stage.topScreen?.route.identifier == "Home deep")
    try stage.selectTab("Home")
    #expect(stage.topScreen?.route.identifier == "Home")
  }

  @Test("Ways back are inside the content: the button, and a finger")
  func ways() throws {
    let stage = stage()
    try stage.tap("Show Sidebar")
    stage.coordinator.navigate(to: StubRoute("Home deep"))
    #expect(stage.back.label == "Back")
    // Up to iOS 18 the button begins at the edge of the content.
    #expect(stage.renderTree.all(.backButton).map(\.frame?.minX) == [320])
    try stage.goBack()
    stage.coordinator.navigate(to: StubRoute("Home deep"))
    try stage.swipeBack()
    #expect(stage.topScreen?.route.identifier == "Home")
    #expect(stage.tabsForm == "sidebar 0,0 320x820")
  }

  @Test("While the sidebar is over the content, nothing there goes back")
  func waysBelow() throws {
    let stage = stage(.portrait)
    stage.coordinator.navigate(to: StubRoute("Home deep"))
    try stage.tap("Show Sidebar")
    #expect(throws: StageError.noWayBack(screen: "Home deep")) { try stage.goBack() }
    #expect(throws: StageError.noBackSwipe(screen: "Home deep", reason: .noBackButton)) {
      try stage.swipeBack()
    }
    #expect(stage.topScreen?.route.identifier == "Home deep")
  }

  @Test("By default it is a sidebar where that has room beside the content")
  func byDefault() {
    let bar: @MainActor () -> any Element = {
      StockTabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
    }
    #expect(stage(.landscape, bar).tabsForm == "sidebar 0,0 320x820")
    #expect(stage(.portrait, bar).tabsForm == "bar 0,24 820x50")
  }

  @Test("Rotation keeps what the user chose, and ends in the tree of a new stage")
  func rotation() throws {
    let stage = stage()
    try stage.tap("Show Sidebar")
    stage.rotate(to: .portrait)
    #expect(stage.tabsForm == "sidebar 0,0 320x1180")
    let fresh = self.stage(.portrait)
    try fresh.tap("Show Sidebar")
    #expect(stage.renderTree == fresh.renderTree)
    try stage.tapOutside()
    stage.rotate(to: .landscape)
    #expect(stage.tabsForm == "bar 0,24 1180x50")
    #expect(stage.renderTree == self.stage().renderTree)
  }

  @Test("A narrow window has the bar at the lower edge, and the sidebar is back in a wider one")
  func windows() throws {
    let stage = stage()
    try stage.tap("Show Sidebar")
    stage.traits.windowSize = Size(width: 400, height: 820)
    // 50 and the 20 of the safe area.
    #expect(stage.tabsForm == "bar 0,750 400x70")
    #expect(throws: StageError.self) { try stage.tap("Show Sidebar") }
    // Wider than high, but the content would be narrower than the sidebar.
    stage.traits.windowSize = Size(width: 630, height: 600)
    #expect(stage.tabsForm == "sidebar 0,0 320x600")
    #expect(stage.selectedTabFrame == Rect(x: 0, y: 0, width: 630, height: 600))
    stage.traits.windowSize = Size(width: 640, height: 600)
    #expect(stage.selectedTabFrame == Rect(x: 320, y: 0, width: 320, height: 600))
    stage.traits.windowSize = nil
    let fresh = self.stage()
    try fresh.tap("Show Sidebar")
    #expect(stage.renderTree == fresh.renderTree)
  }

  @Test(
    "Phones, desktops and other styles have a bar without a button",
    arguments: [Device.iPhone15, .mac],
    [PlatformProfile.iOS18, .iOS26]
  )
  func elsewhere(_ device: Device, _ platform: PlatformProfile) {
    let platform = device == .mac ? .macOS : platform
    let traits = Traits(device: device, orientation: .portrait, platform: platform)
    let plain = Stage(SidebarTabs(nil) { StockTabs() }, under: traits).renderTree
    let said = SidebarTabs(nil) {
      StockTabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
        .tabSection("More", StubRoute("Home")).tabViewSidebarHeader { TextBlock("Hello") }
    }
    #expect(Stage(said, under: traits).renderTree == plain)
  }

  @Test("Without the style, a tablet's bar has no button", arguments: StockTabsStyle.allCases)
  func styles(_ style: StockTabsStyle) {
    let stage = stage { StockTabs().tabViewStyle(style) }
    let buttons = stage.renderTree.all(.button).filter { $0.label == "Show Sidebar" }
    #expect(buttons.count == (style == .sidebarAdaptable ? 1 : 0))
  }

  @Test("Tabs in a sheet have a bar at its lower edge")
  func sheet() throws {
    let home = StubCoordinator("home", modals: ["tabs": ModalDetentConfiguration()])
    home.addModalCoordinator(SidebarTabs())
    home.navigate(to: StubRoute("tabs"))
    let stage = Stage(home, under: Traits(device: .iPadAir11, orientation: .landscape))
    let sheet = try #require(stage.sheet)
    let bar = try #require(stage.renderTree.all(.tabBar).first?.frame)
    #expect(bar.maxY == sheet.frame.maxY)
    #expect(!stage.renderTree.words.contains("Show Sidebar"))
  }

  @Test("In a detour it is below the bar that leads out")
  func detour() throws {
    let home = StubCoordinator("home")
    home.presentDetour(SidebarTabs(), presenting: "tabs")
    let stage = Stage(home, under: Traits(device: .iPadAir11, orientation: .landscape))
    try stage.tap("Show Sidebar")
    // The bar is from 24 to 74.
    #expect(stage.tabsForm == "sidebar 0,74 320x746")
    #expect(stage.selectedTabFrame == Rect(x: 320, y: 74, width: 860, height: 746))
    try stage.tap("Library")
    try stage.goBack()
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("Tabs inside a tab, and inside a column, have a bar without a button")
  func inside() {
    let inner = SidebarTabs([StubCoordinator("inner", tab: "Inner")])
    let nested = stage(tabs: [inner]) { StockTabs() }
    #expect(!nested.renderTree.all(.button).contains { $0.label == "Show Sidebar" })
    let split = StubSplit(sidebar: StubCoordinator("list"), detail: SidebarTabs())
    let columns = Stage(split, under: Traits(device: .iPadAir11, orientation: .landscape))
    #expect(columns.barLabels == ["Hide Sidebar"])
    #expect(!columns.renderTree.all(.button).contains { $0.label == "Show Sidebar" })
  }

  @Test("A style that goes takes the sidebar with it")
  func styleGoes() throws {
    let model = SidebarModel()
    let mail = MailColumns(.tripleColumn)
    let stage = stage(tabs: [mail.split]) {
      StockTabs().tabViewStyle(model.isAdaptable ? .sidebarAdaptable : .tabBarOnly)
        .defaultAdaptableTabBarPlacement(.sidebar)
    }
    #expect(stage.columnFrames.count == 2)
    model.isAdaptable = false
    #expect(stage.tabsForm == "bar 0,24 1180x50")
    #expect(stage.columnFrames.count == 3)
  }

  @Test("From iOS 26 on the bar is at 24, too, and the sidebar the same")
  func glass() throws {
    let stage = stage()
    stage.traits.platform = .iOS26
    try stage.tap("Show Sidebar")
    #expect(stage.tabsForm == "sidebar 0,0 320x820")
    #expect(stage.selectedTabFrame?.minX == 320)
  }

  @Test("Content beside it is told how wide it is, and that its edge is no edge of the window")
  func content() throws {
    let home = StubCoordinator("Home", tab: "Home") { _ in
      PushButton(action: {}) { TextBlock("wide").containerRelativeFrame(.horizontal) }
        .accessibilityIdentifier("wide")
    }
    let stage = stage(tabs: [home])
    try stage.tap("Show Sidebar")
    #expect(stage.renderTree.nodes.first { $0.identifier == "wide" }?.frame?.size.width == 860)
  }

  @Test("From right to left it is at the right")
  func mirrored() throws {
    let stage = stage()
    stage.traits.direction = .rightToLeft
    try stage.tap("Show Sidebar")
    #expect(stage.tabsForm == "sidebar 860,0 320x820")
    #expect(stage.selectedTabFrame == Rect(x: 0, y: 0, width: 860, height: 820))
  }
}

@MainActor
@Observable
private final class SidebarModel {
  var isAdaptable = true
}
