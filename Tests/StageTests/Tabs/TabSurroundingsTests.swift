import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Where tabs that an element is stand.
@MainActor
struct TabSurroundingsTests {
  private let cities = Cities()

  /// Tabs with a stack in the first one, and the words “Help me” in the second one.
  private func tabs() -> some Element {
    let cities = cities
    return ScreenTabs {
      ScreenTab("List", icon: "building") { ScreenStack { cities.list() } }
      ScreenTab("Help", icon: "questionmark") {
        Column {
          TextBlock("Help me")
          Leaving()
        }
      }
    }
  }

  @Test("In an element’s sheet each tab has its stack, and dismiss in a root leaves the sheet")
  func elementSheet() throws {
    cities.isHelpShown = true
    let stage = Stage { [cities] in
      TextBlock("Behind").sheet(isPresented: Bound(cities, \.isHelpShown)) { tabs() }
    }
    #expect(stage.sheet != nil)
    try stage.tap("Rome")
    #expect(stage.back.label == "Cities")
    try stage.tap("Help")
    #expect(stage.element(labelled: "Help me") != nil)
    try stage.tap("List")
    #expect(stage.innermostStack == ["screen.sheet.tab1.stack", "Rome"])
    try stage.tap("Leave")
    #expect(stage.surfaces.count == 2)
    try stage.tap("Help")
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
    #expect(!cities.isHelpShown)
    #expect(stage.codes.isEmpty)
  }

  @Test("On a tablet the bar of a stack in a tab was below the tabs; it is in their row")
  func rowOfTabs() throws {
    let stage = Stage(on: .iPadA16) { tabs() }
    // As a coordinator's: the status bar is 24, the bar 50.
    let bar = try #require(stage.renderTree.nodes.first { $0.role == .navigationBar })
    #expect(bar.frame == Rect(x: 0, y: 24, width: 820, height: 50))
    let list = try #require(stage.renderTree.nodes.first { $0.role == .list })
    #expect(list.frame?.minY == 74)
    // A tab without a stack begins below the tabs.
    try stage.tap("Help")
    #expect(stage.topScreen?.frame.minY == 0)
    #expect(stage.element(labelled: "Help me").map { $0.frame?.minY ?? 0 > 74 } == true)
  }

  @Test("In a coordinator’s sheet they have their stacks, and the sheet is dismissed from below")
  func coordinatorSheet() throws {
    let app = StubCoordinator("home") { route in
      guard route != "home" else { return TextBlock("Home") }
      return self.tabs()
    }
    app.present("cities" as StubRoute, presentationStyle: .sheet)
    let stage = Stage(app)
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["cities.tab1.stack", "Rome"])
    try stage.goBack()
    try stage.tap("Help")
    #expect(stage.element(labelled: "Help me") != nil)
    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 1)
  }

  @Test("On a screen that a coordinator has pushed there are two bars, which is reported")
  func pushed() throws {
    let app = StubCoordinator("home", handles: ["cities"]) { route in
      guard route != "home" else { return TextBlock("Home").navigationTitle("Home") }
      return self.tabs()
    }
    let stage = Stage(app)
    app.navigate(to: "cities" as StubRoute)
    #expect(stage.renderTree.all(.navigationBar).count == 2)
    #expect(stage.codes == [.nestedStack])
    try stage.tap("Help")
    #expect(stage.renderTree.all(.navigationBar).count == 1)
    #expect(stage.back.label == "Home")
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test(
    "On a stack of a screen’s own the titles and links of a tab belong to the stack, over the tabs"
  )
  func insideStack() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        ScreenTabs {
          ScreenTab("List", icon: "building") { cities.list() }
          ScreenTab("Help", icon: "questionmark") {
            TextBlock("Help me").navigationTitle("Helping")
          }
        }
      }
    }
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["Cities"])
    #expect(stage.codes == [.nestedStack])
    try stage.tap("Help")
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["Helping"])
    try stage.tap("List")
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["screen.stack", "Rome"])
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    try stage.goBack()
    #expect(stage.renderTree.all(.tabBar).count == 1)
  }

  @Test("Where going back leads from tabs that a stack has pushed was empty")
  func wayBack() throws {
    let stage = Stage {
      ScreenStack { ScreenLink("Next") { tabs() } }
    }
    try stage.tap("Next")
    #expect(stage.back.effect == "pop to screen.stack")
    try stage.tap("Rome")
    #expect(stage.back.effect == "pop to screen.stack.link.tab1.stack")
  }

  @Test("Without a stack the title of a tab is not shown, which is reported")
  func titleWithoutStack() {
    let stage = Stage {
      ScreenTabs { ScreenTab("A", icon: "a") { TextBlock("First").navigationTitle("Title") } }
    }
    #expect(stage.renderTree.all(.navigationBar).isEmpty)
    #expect(stage.codes == [.barWithoutStack])
  }

  @Test("Inside a coordinator’s tabs there are two bars of tabs, the inner one above")
  func insideTabs() throws {
    let first = StubCoordinator("first", tab: "First") { _ in self.tabs() }
    let stage = Stage(StubTabs([first, StubCoordinator("second", tab: "Second")]))
    // The outer bar of 49 stands on the home indicator of 34, the inner one reaches down behind it.
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 720, width: 393, height: 132), Rect(x: 0, y: 769, width: 393, height: 83),
      ]
    )
    try stage.tap("Help")
    try stage.tap("Second")
    try stage.tap("First")
    #expect(stage.element(labelled: "Help me") != nil)
  }

  @Test("A sheet of a tab is over all tabs, and another tab’s selection by code leaves it there")
  func sheetOfTab() throws {
    let (cities, shelf) = (cities, TabShelf())
    let stage = Stage {
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        ScreenTab("Home", icon: "house", value: "home") {
          PushButton("Show") { cities.isHelpShown = true }
            .sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("In the sheet") }
        }
        ScreenTab("More", icon: "star", value: "more") { TextBlock("Second") }
      }
    }
    try stage.tap("Show")
    #expect(stage.surfaces.count == 2)
    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 1)
  }

  /// Two tabs, of which the first, which is selected, may present `thing`.
  private func presenting(
    _ shelf: TabShelf,
    @ElementBuilder _ thing: @escaping @MainActor (TextBlock) -> some Element
  ) -> Stage {
    Stage {
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        ScreenTab("Cities", icon: "building", value: "cities") {
          ScreenStack { thing(TextBlock("First")) }
        }
        ScreenTab("Home", icon: "house", value: "home") { TextBlock("Second") }
      }
    }
  }

  @Test(
    "A presentation that code requests in a tab that is not selected was waited for in silence",
    arguments: 0..<4
  )
  func requestInOtherTab(_ kind: Int) {
    let (cities, shelf) = (cities, TabShelf())
    let isShown = Bound(cities, \.isHelpShown)
    let stage = presenting(shelf) { text in
      if kind == 0 { text.sheet(isPresented: isShown) { TextBlock("Help") } }
      if kind == 1 { text.fullScreenCover(isPresented: isShown) { PushButton("Close") {} } }
      if kind == 2 { text.alert("Help", isPresented: isShown) {} }
      if kind == 3 { text.popover(isPresented: isShown) { TextBlock("Help") } }
    }
    for tab in ["cities", "home"] {
      shelf.tab = tab
      #expect(stage.codes.isEmpty)
    }
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 1 && stage.dialogs.isEmpty)
    #expect(
      stage.renderTree.findings.map(\.found) == [
        "cities.stack presents something while its tab is not selected: nothing is shown before it is."
      ]
    )
    shelf.tab = "cities"
    #expect(stage.surfaces.count + stage.dialogs.count == 2)
    #expect(stage.codes.isEmpty)
  }

  @Test(
    "A sheet requested in a tab that was never selected comes with the tab, as its content does"
  )
  func requestInNewTab() {
    let (cities, shelf) = (cities, TabShelf())
    shelf.tab = "home"
    let stage = presenting(shelf) { text in
      text.sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Help") }
    }
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 1)
    #expect(stage.codes.isEmpty)
    shelf.tab = "cities"
    #expect(stage.surfaces.count == 2)
  }

  @Test("Nor was it said about a coordinator’s tabs")
  func requestInOtherTabOfCoordinator() {
    let cities = cities
    let first = DefaultRoute("first", presentationStyle: .push) {
      TextBlock("First").sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Help") }
    }
    let second = DefaultRoute("second", presentationStyle: .push) { TextBlock("Second") }
    let tabs = StubTabs([Coordinator(root: first), Coordinator(root: second)])
    let stage = Stage(tabs)
    _ = stage.renderTree
    tabs.switchToTab(1)
    _ = stage.renderTree
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 1)
    #expect(stage.codes.filter { $0 != .unhandledError } == [.presentedByOtherTab])
  }

  @Test("A sheet that was up when code selected another tab is reported once")
  func sheetOfLeftTab() {
    let (cities, shelf) = (cities, TabShelf())
    shelf.tab = "cities"
    let stage = presenting(shelf) { text in
      text.sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Help") }
    }
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 2)
    shelf.tab = "home"
    #expect(stage.surfaces.count == 2)
    #expect(stage.codes == [.presentedByOtherTab])
  }

  @Test("After the device is turned the bar is as low as there")
  func turned() {
    let stage = Stage { tabs() }
    stage.traits.orientation = .landscape
    // 32 for the bar and 21 for the home indicator.
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 340, width: 852, height: 53)]
    )
  }

  @Test("On a tablet, mirrored and on iOS 26 they lead there and back", arguments: 0..<3)
  func siblings(kind: Int) throws {
    let traits = [
      Traits(device: .iPadA16), Traits(device: .iPhone15, direction: .rightToLeft),
      Traits(device: .iPhone15, platform: .iOS26),
    ][kind]
    let stage = Stage(under: traits) { tabs() }
    try stage.tap("Rome")
    try stage.tap("Help")
    try stage.tap("List")
    #expect(stage.back.label == "Cities")
    try stage.swipeBack()
    #expect(stage.innermostStack == ["screen.tab1.stack"])
    #expect(stage.codes.isEmpty)
  }

  @Test("In a popover a selection that cannot be changed stays, with the bar of the tabs")
  func popover() {
    cities.isHelpShown = true
    let stage = Stage(on: .iPadA16) { [cities] in
      TextBlock("Anchor").popover(isPresented: Bound(cities, \.isHelpShown)) {
        ScreenTabs(selection: Bound(get: { "b" }, set: { _ in })) {
          ScreenTab("A", icon: "a", value: "a") { TextBlock("First") }
          ScreenTab("B", icon: "b", value: "b") { TextBlock("Second") }
        }
      }
    }
    #expect(stage.element(labelled: "Second") != nil)
    #expect(stage.element(labelled: "First") == nil)
    #expect(stage.renderTree.all(.tabBar).count == 1)
  }
}

private struct Leaving: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Done") { dismiss() } }
}
