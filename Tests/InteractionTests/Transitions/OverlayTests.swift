import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Layers in place: over a stack, under the tab bar around it.
@MainActor
struct OverlayTests {
  private let first = StubCoordinator("a", tab: "A") { route in
    PushButton("Press \(route.identifier)") {}
  }
  private let second = StubCoordinator("b", tab: "B")
  private let tabs: StubTabs

  init() { tabs = StubTabs([first, second]) }

  private let style = TransitionPresentationStyle.custom(transition: .opacity)

  /// The layers, without the line of the device and the findings.
  private func layers() -> [String] {
    TreeRenderer.outline(.layers).render(Stage(tabs).renderTree).split(separator: "\n")
      .dropFirst().filter { !$0.hasPrefix("finding") }.map(String.init)
  }

  @Test("An overlay covered the tab bar: it is over its presenter's stack, under the bar")
  func underTabBar() throws {
    first.present("note", presentationStyle: style)
    #expect(
      layers() == [
        "layers tabs(*a,b) > stack(a) > overlay(note)",
        "window @ 0,0 393x852",
        "  tabs count=2 selected=a @ 0,0 393x852",
        "    tab a \"A\" selected",
        // The bar takes 49 points and the 34 below: 852 - 83 = 769.
        "      stack depth=1 @ 0,0 393x769",
        "        screen a owner=a top @ 0,0 393x769",
        "      overlay note owner=a kind=screen @ 0,0 393x769",
        "        screen note owner=a top @ 0,0 393x769",
        "    tab b \"B\"",
      ]
    )
    let stage = Stage(tabs)
    try stage.selectTab("B")
    #expect(tabs.visibleRoute.identifier == "b")
  }

  @Test("An overlay is out of sight with its tab, and comes back with it")
  func otherTab() throws {
    first.present("note", presentationStyle: style)
    let stage = Stage(tabs)
    try stage.selectTab("B")
    #expect(stage.surfaces.count == 1)
    #expect(tabs.composition.surfaces.count == 1)
    #expect(stage.topScreen?.route.identifier == "b")
    #expect(tabs.visibleCoordinator === second)
    try stage.selectTab("A")
    #expect(stage.surfaces.map(\.surface.style) == [.base, .overlay])
    #expect(tabs.visibleRoute.identifier == "note")
  }

  @Test(
    "An overlay was dismissed and presented again when its tab was left and came back: it is there"
  )
  func tabsWithoutMotion() {
    first.present("note", presentationStyle: style)
    let stage = Stage(tabs)
    stage.withoutSettling {
      tabs.switchToTab(1)
      stage.advance(by: 1)
      tabs.switchToTab(0)
      #expect(stage.transitions.isEmpty)
      #expect(stage.renderTree == Stage(tabs).renderTree)
      tabs.switchToTab(1)
      first.dismiss()
      tabs.switchToTab(0)
    }
    #expect(stage.transitionLog.allSatisfy { $0.kind == .tab })
    #expect(stage.surfaces.count == 1)
  }

  @Test("An overlay that leaves is over the stack until it has gone, not inside it")
  func leaving() {
    first.present("note", presentationStyle: style)
    let stage = Stage(tabs)
    stage.withoutSettling {
      first.dismiss()
      stage.advance(by: 0.1)
      let lines = TreeRenderer.outline(.layers).render(stage.renderTree).split(separator: "\n")
      // As deep as the stack, which is in the tab.
      #expect(lines.contains { $0.hasPrefix("      stack depth=1") })
      #expect(lines.contains { $0.hasPrefix("      overlay note") })
    }
  }

  @Test("A sheet over an overlay stays when its tab is left, as any other sheet does")
  func sheetAbove() throws {
    first.present("note", presentationStyle: style)
    first.present("sheet")
    tabs.switchToTab(1)
    let stage = Stage(tabs)
    #expect(stage.surfaces.map(\.surface.style) == [.base, .sheet])
    #expect(tabs.visibleRoute.identifier == "sheet")
    #expect(stage.renderTree.findings.map(\.code).contains(.presentedByOtherTab))
  }

  @Test("An overlay of tabs covers their bar")
  func overTabs() {
    tabs.navigate(to: StubCoordinator("flow"), presentationStyle: style)
    #expect(
      layers() == [
        "layers tabs(*a,b) > stack(a) > overlay(flow)",
        "window @ 0,0 393x852",
        "  tabs count=2 selected=a @ 0,0 393x852",
        "    tab a \"A\" selected",
        "      stack depth=1 @ 0,0 393x769",
        "        screen a owner=a top @ 0,0 393x769",
        "    tab b \"B\"",
        "  overlay flow owner=flow kind=subflow @ 0,0 393x852",
        "    stack depth=1 @ 0,0 393x852",
        "      screen flow owner=flow top @ 0,0 393x852",
      ]
    )
  }

  @Test("An overlay that comes after a sheet is on that sheet, and goes with it")
  func onSheet() throws {
    first.present("sheet", presentationStyle: .detents([.height(300)]))
    first.present("note", presentationStyle: style)
    let sheet = [
      "  sheet sheet owner=a kind=screen detent=height(300) of=height(300) measured=20.33 "
        + "inset=34 @ 0,518 393x334",
      "    screen sheet owner=a top @ 0,0 393x334",
      "    overlay note owner=a kind=screen @ 0,0 393x334",
      "      screen note owner=a top @ 0,0 393x334",
    ]
    #expect(layers().suffix(4) == sheet[...])
    let stage = Stage(tabs)
    try stage.swipeSheetAway()
    #expect(first.router.state.presentations.isEmpty)
  }

  @Test("What an overlay leaves free can be tapped behind it")
  func touches() throws {
    var taps = 0
    let home = StubCoordinator("home") { route in
      Column {
        if route == "home" { PushButton("Behind") { taps += 1 }.frame(width: 200, height: 44) }
        Stretch()
        if route == "note" { PushButton("Close") { taps += 10 }.frame(width: 200, height: 44) }
      }
    }
    home.present("note", presentationStyle: style)
    let stage = Stage(home)
    try stage.tap("Behind")
    try stage.tap("Close")
    #expect(taps == 11)
  }

  @Test("A bar behind an overlay can be used: its back button pops, which is no finding")
  func backBehind() throws {
    let home = StubCoordinator("home") { TextBlock($0.identifier).navigationTitle($0.identifier) }
    home.navigate(toRoute: "detail")
    home.present("note", presentationStyle: style)
    let stage = Stage(home)
    try stage.tap("home")
    #expect(home.visibleRoute.identifier == "note")
    #expect(home.router.state.stack.isEmpty)
    #expect(!stage.renderTree.findings.map(\.code).contains(.backActionOfCoveredSurface))
  }

  @Test("No finger takes an overlay or a clear cover away, only code does")
  func onlyCode() throws {
    first.present("note", presentationStyle: style)
    first.present("cover", presentationStyle: .custom(transition: .opacity, fullScreen: true))
    let stage = Stage(tabs)
    #expect(throws: StageError.noSheet(front: "cover")) { try stage.swipeSheetAway() }
    first.dismiss()
    #expect(throws: StageError.noSheet(front: "note")) { try stage.swipeSheetAway() }
    first.dismiss()
    #expect(first.router.state.presentations.isEmpty)
  }

  @Test("A cover with the app's transition hid what is behind it: its backdrop is clear")
  func clearCover() {
    first.present("cover", presentationStyle: .custom(transition: .opacity, fullScreen: true))
    #expect(
      layers() == [
        "layers tabs(*a,b) > stack(a) > cover(cover)",
        "window @ 0,0 393x852",
        "  tabs count=2 selected=a inert @ 0,0 393x852",
        "    tab a \"A\" selected",
        "      stack depth=1 @ 0,0 393x769",
        "        screen a owner=a top @ 0,0 393x769",
        "    tab b \"B\"",
        "  cover cover owner=a kind=screen backdrop=clear @ 0,0 393x852",
        "    screen cover owner=a top @ 0,0 393x852",
      ]
    )
    #expect(tabs.composition.surfaces.last?.hasClearBackdrop == true)
    let stage = Stage(tabs)
    #expect(stage.element(labelled: "Press a") != nil)
    #expect(throws: StageError.self) { try stage.tap("Press a") }
  }

  @Test("What is behind a clear cover does not disappear, as behind a sheet")
  func lifecycle() {
    var phases: [String] = []
    let home = StubCoordinator("home") { route in
      TextBlock(route.identifier)
        .onAppear { phases.append("+\(route.identifier)") }
        .onDisappear { phases.append("-\(route.identifier)") }
    }
    let stage = Stage(home)
    home.present("cover", presentationStyle: .custom(transition: .opacity, fullScreen: true))
    home.dismiss()
    home.present("opaque", presentationStyle: .fullScreenCover)
    stage.settle()
    #expect(phases == ["+home", "+cover", "-cover", "+opaque", "-home"])
  }

  @Test("The state of an overlay is kept while its tab is left")
  func state() throws {
    let counter = StubCoordinator("counter", tab: "C") { _ in Counter() }
    let tabs = StubTabs([counter, StubCoordinator("b", tab: "B")])
    counter.present("note", presentationStyle: style)
    let stage = Stage(tabs)
    try stage.tap("count 0")
    try stage.selectTab("B")
    try stage.selectTab("C")
    #expect(stage.elements(labelled: "count 1").count == 1)
  }
}

private struct Counter: Element {
  @Local var count = 0

  var body: some Element { PushButton("count \(count)") { count += 1 } }
}
