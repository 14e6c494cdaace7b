import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// What is in a sidebar of tabs, and around it.
@MainActor
struct TabSidebarContentTests {
  private func stage(
    tabs: [AnyCoordinator]? = nil,
    orientation: Orientation = .landscape,
    _ change: @escaping @MainActor (StockTabs<EmptyElement>) -> StockTabs<EmptyElement> = { $0 }
  ) -> Stage {
    let coordinator = SidebarTabs(tabs) {
      change(
        StockTabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
      )
    }
    return Stage(coordinator, under: Traits(device: .iPadAir11, orientation: orientation))
  }

  private func labels(_ stage: Stage) -> [String] {
    let tree = stage.renderTree
    guard let bar = tree.nodes.firstIndex(where: { $0.role == .tabBar }) else { return [] }
    return tree.subtree(of: bar).filter {
      let role = tree.nodes[$0].role
      return role == .tabItem || role == .heading
    }
    .compactMap { tree.nodes[$0].label }
  }

  @Test("Sections are where their first tabs are, under their titles")
  func sections() {
    let stage = stage { $0.tabSection("Mine", StubRoute("Library"), StubRoute("Home")) }
    #expect(labels(stage) == ["Mine", "Home", "Library", "Find"])
    #expect(
      labels(self.stage { $0.tabSection("Nothing", StubRoute("Nowhere")) })
        == ["Home", "Find", "Library"]
    )
  }

  @Test("Tabs around a section keep their order, and sections of one title stay two")
  func twoSections() {
    let stage = stage {
      $0.tabSection("A", StubRoute("Find")).tabSection("A", StubRoute("Library"))
    }
    #expect(labels(stage) == ["Home", "A", "Find", "A", "Library"])
  }

  @Test("A header and a footer scroll with the tabs, and a bar stays at the lower edge")
  func additions() throws {
    struct Counter: Element {
      let name: String
      @Local private var count = 0

      var body: some Element { PushButton("\(name) \(count)") { count += 1 } }
    }
    let stage = stage {
      $0.tabViewSidebarHeader { Counter(name: "Header") }
        .tabViewSidebarFooter { Counter(name: "Footer") }
        .tabViewSidebarBottomBar { Counter(name: "Bar") }
    }
    func frame(_ label: String) -> Rect? {
      stage.renderTree.all(.button).first { $0.label == label }?.frame
    }
    #expect(frame("Header 0")?.minY == 74)
    let items = stage.renderTree.all(.tabItem)
    #expect(items.first?.frame?.minY == frame("Header 0")?.maxY)
    #expect(items.last?.frame?.maxY == frame("Footer 0")?.minY)
    // Above the 20 of the safe area.
    #expect(frame("Bar 0")?.maxY == 800)
    try stage.tap("Footer 0")
    try stage.tap("Bar 0")
    try stage.tap("Bar 1")
    let words = stage.renderTree.all(.button).compactMap(\.label)
    #expect(Set(words).isSuperset(of: ["Header 0", "Footer 1", "Bar 2"]))
  }

  @Test("Thirty tabs scroll, and the last one is selected after that")
  func thirty() throws {
    let tabs = (1...30).map { StubCoordinator(StubRoute("\($0)"), tab: "Tab \($0)") }
    let stage = stage(tabs: tabs)
    #expect(stage.renderTree.all(.tabItem).count == 30)
    #expect(throws: StageError.self) { try stage.selectTab("Tab 30") }
    try stage.scroll(to: "Tab 30")
    try stage.selectTab("Tab 30")
    #expect(stage.selectedTab == "Tab 30")
    try stage.tap("Hide Sidebar")
    try stage.selectTab("Tab 2")
    #expect(stage.selectedTab == "Tab 2")
  }

  @Test("Without tabs the sidebar is empty, and can be hidden", arguments: Orientation.allCases)
  func none(_ orientation: Orientation) throws {
    let stage = stage(tabs: [], orientation: orientation)
    if orientation == .portrait { try stage.tap("Show Sidebar") }
    #expect(labels(stage).isEmpty)
    #expect(stage.tabsForm.hasPrefix("sidebar"))
    try stage.tap("Hide Sidebar")
    #expect(stage.tabsForm.hasPrefix("bar"))
  }

  @Test("Tabs go while it is shown")
  func gone() throws {
    let stage = stage(orientation: .portrait)
    let tabs = try #require(stage.coordinator as? SidebarTabs)
    try stage.tap("Show Sidebar")
    try stage.selectTab("Library")
    tabs.removeChild(tabs.children[2])
    #expect(labels(stage) == ["Home", "Find"])
    tabs.removeChild(tabs.children[0])
    tabs.removeChild(tabs.children[0])
    #expect(labels(stage).isEmpty)
    #expect(stage.tabsForm == "sidebar 0,0 320x1180")
    tabs.addChild(StubCoordinator("new", tab: "New"))
    try stage.tap("New")
    #expect(stage.selectedTab == "New")
  }

  @Test(
    "Titles of any kind are listed, drawn and read back",
    arguments: [
      "", " ", "\n\n", "\"quoted\" #1", "🧑‍🧑‍🧒 e\u{301}", "مرحبا",
      String(repeating: "long ", count: 400),
    ]
  )
  func hostile(_ title: String) throws {
    let tabs = [StubCoordinator("a", tab: title, badge: title), StubCoordinator("b", tab: title)]
    let stage = stage(tabs: tabs) { $0.tabSection(title, StubRoute("b")) }
    let tree = stage.renderTree
    #expect(tree.all(.tabItem).count == 2)
    let text = TreeRenderer.outline.render(tree)
    #expect(try Outline(parsing: text).text == text)
    #expect(!TreeRenderer.wireframe.render(tree).isEmpty)
    #expect(!TreeRenderer.svg.render(tree).isEmpty)
  }

  @Test("Columns inside a tab share what the sidebar leaves")
  func columns() throws {
    let mail = MailColumns(.tripleColumn)
    let stage = stage(tabs: [mail.split])
    // Of 1180 points 860 are left, in which there is room for 320 twice.
    #expect(stage.columnFrames == ["content 320,0 320x820", "detail 640,0 540x820"])
    try stage.tap(at: Point(x: 30, y: 48))
    #expect(stage.tabsForm.hasPrefix("bar"))
    #expect(
      stage.columnFrames == [
        "sidebar 0,0 320x820", "content 320,0 320x820", "detail 640,0 540x820",
      ]
    )
  }

  @Test("Where the sidebar leaves no room for the column in front, the detail is in front")
  func frontColumn() {
    let mail = MailColumns(.tripleColumn)
    mail.split.show(.sidebar)
    let stage = stage(tabs: [mail.split])
    #expect(stage.columnFrames == ["content 320,0 320x820", "detail 640,0 540x820"])
    let columns = stage.renderTree.all(.splitColumn)
    #expect(columns.filter { $0.flags.contains(.selected) }.map(\.route) == ["detail"])
  }

  @Test("A screen that hides the bar of tabs leaves the sidebar")
  func hiddenBar() throws {
    let tab = StubCoordinator("a", tab: "A") { _ in
      TextBlock("a").toolbar(.hidden, for: .tabBar)
    }
    let stage = stage(tabs: [tab])
    #expect(stage.tabsForm == "sidebar 0,0 320x820")
    try stage.tap("Hide Sidebar")
    #expect(stage.tabsForm.isEmpty)
  }

  @Test("A pushed screen that nothing leads out of is found, whatever shows and hides the sidebar")
  func noWayBack() throws {
    let tab = StubCoordinator("a", handles: ["deep"], tab: "A") { route in
      TextBlock(route.identifier).navigationBarHidden(route == "deep")
    }
    let stage = stage(tabs: [tab])
    stage.coordinator.navigate(to: StubRoute("deep"))
    #expect(stage.renderTree.findings.map(\.code) == [.noWayBack])
    try stage.tap("Hide Sidebar")
    #expect(stage.renderTree.findings.map(\.code) == [.noWayBack])
  }

  @Test("Outlines say that the tabs are a sidebar, and are read in the order of the tree")
  func outline() {
    let stage = stage()
    let outline = TreeRenderer.outline.render(stage.renderTree)
    #expect(outline.contains("tab-bar place=sidebar"))
    #expect(stage.layersLine == "layers tabs(*Home,Find,Library) > stack(Home)")
    let lines = TreeRenderer.readingOrder.render(stage.renderTree).split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        "button \"Press Home\"", "button \"Hide Sidebar\"",
        "tab-item \"Home\", selected, 1 of 3", "tab-item \"Find\", badge 2, 2 of 3",
        "tab-item \"Library\", 3 of 3",
      ]
    )
  }

  @Test("A wireframe has a line between the sidebar and the content")
  func wireframe() {
    let lines = TreeRenderer.wireframe.render(stage().renderTree).split(separator: "\n")
    let home = lines.first { $0.contains("◊   *Home") }
    #expect(home?.hasSuffix("│") == true)
  }
}
