import FlowEngine
import Observation
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Tabs that an element is.
@MainActor
struct ScreenTabsTests {
  private let cities = Cities()
  private let shelf = TabShelf()

  private func stage(under traits: Traits = Traits(device: .iPhone15)) -> Stage {
    let (cities, shelf) = (cities, shelf)
    return Stage(under: traits) {
      ScreenTabs {
        ScreenTab("Cities", icon: "building") { ScreenStack { cities.list() } }
        ScreenTab("Help", icon: "questionmark") { NotedScreen(name: "Help", shelf: shelf) }
      }
    }
  }

  /// Tabs with the values `home` and `more`, bound to what `shelf` selects.
  private func bound() -> Stage {
    let shelf = shelf
    return Stage {
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        ScreenTab("Home", icon: "house", value: "home") {
          NotedScreen(name: "First", shelf: shelf)
        }
        ScreenTab("More", icon: "ellipsis", value: "more") {
          NotedScreen(name: "Second", shelf: shelf)
        }
      }
    }
  }

  private func layers(_ stage: Stage) -> [String] {
    TreeRenderer.outline(.layers).render(stage.renderTree)
      .split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("finding") }.map(String.init)
  }

  @Test("At the root of a screen they have the bar of a coordinator’s tabs, and fill the window")
  func root() {
    #expect(
      layers(stage()) == [
        "window @ 0,0 393x852",
        "  stack depth=1 @ 0,0 393x852",
        "    screen screen owner=OneScreen top @ 0,0 393x852",
        "      tabs count=2 selected=screen.tab1 @ 0,0 393x852",
        "        tab screen.tab1 \"Cities\" selected",
        // Without 49 for the bar and 34 for the home indicator, under which the stack extends.
        "          screen screen.tab1 owner=OneScreen top @ 0,0 393x769",
        "            stack depth=1 @ 0,0 393x852",
        "              screen screen.tab1.stack owner=OneScreen top @ 0,0 393x852",
        "        tab screen.tab2 \"Help\"",
      ]
    )
    #expect(
      stage().renderTree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 769, width: 393, height: 83)]
    )
    #expect(stage().codes.isEmpty)
  }

  @Test("A tab keeps its stack, its state and its scroll position while another one is selected")
  func kept() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Count")
    try stage.tap("Help")
    #expect(stage.element(labelled: "Rome 1") == nil)
    try stage.tap("Count")
    try stage.tap("Cities")
    #expect(stage.element(labelled: "Rome 1") != nil)
    #expect(stage.back.label == "Cities")
    try stage.tap("Help")
    #expect(stage.element(labelled: "Help 1") != nil)
  }

  @Test("A tab’s content is made when it is selected for the first time")
  func lazy() throws {
    let shelf = shelf
    let stage = Stage {
      ScreenTabs {
        Each(["A", "B", "C"], id: \.self) { name in
          ScreenTab(name, icon: "a") {
            let _ = shelf.log.append("make \(name)")
            TextBlock("Content of \(name)")
          }
        }
      }
    }
    #expect(stage.element(labelled: "Content of A") != nil)
    #expect(!shelf.log.contains("make B"))
    try stage.selectTab("B")
    #expect(shelf.log.contains("make B"))
    #expect(!shelf.log.contains("make C"))
  }

  @Test("A tap on the selected tab pops its stack, and then scrolls to the top")
  func tappedAgain() throws {
    let cities = cities
    let stage = Stage {
      ScreenTabs {
        ScreenTab("Cities", icon: "building") {
          ScreenStack {
            ScrollArea {
              Column {
                ScreenLink("Rome", value: "Rome")
                Fill().frame(height: 2000)
              }
            }
            .navigationDestination(for: String.self) { CityScreen(name: $0, cities: cities) }
          }
        }
      }
    }
    try stage.tap("Rome")
    try stage.tap("Twin")
    try stage.selectTab("Cities")
    #expect(stage.innermostStack == ["screen.tab1.stack"])
    try stage.scroll(by: 300)
    let link = try #require(stage.element(labelled: "Rome")?.frame?.minY)
    try stage.selectTab("Cities")
    #expect(stage.element(labelled: "Rome")?.frame?.minY == link + 300)
  }

  @Test("The tab that comes appears before the one that goes disappears")
  func presence() throws {
    let stage = bound()
    #expect(shelf.log == ["+First"])
    try stage.tap("More")
    #expect(shelf.log == ["+First", "+Second", "-First"])
    try stage.tap("Home")
    #expect(shelf.log == ["+First", "+Second", "-First", "+First", "-Second"])
  }

  // MARK: - Selections

  @Test("A bound selection follows taps, and code that sets it selects")
  func bindings() throws {
    let stage = bound()
    #expect(stage.element(labelled: "First 0") != nil)
    try stage.tap("More")
    #expect(shelf.tab == "more")
    shelf.tab = "home"
    #expect(stage.element(labelled: "First 0") != nil)
  }

  @Test("A tap on the selected tab writes its value again")
  func writtenAgain() throws {
    let shelf = shelf
    let stage = Stage {
      ScreenTabs(
        selection: Bound(
          get: { shelf.tab },
          set: {
            shelf.log.append("set \($0)"); shelf.tab = $0
          }
        )
      ) {
        ScreenTab("Home", icon: "house", value: "home") { TextBlock("First") }
        ScreenTab("More", icon: "ellipsis", value: "more") { TextBlock("Second") }
      }
    }
    try stage.tap("Home")
    try stage.tap("More")
    #expect(shelf.log == ["set home", "set more"])
  }

  @Test("A binding that refuses a tab keeps the old one")
  func refused() throws {
    let shelf = shelf
    let stage = Stage {
      ScreenTabs(selection: Bound(get: { shelf.tab }, set: { if $0 != "more" { shelf.tab = $0 } }))
      {
        ScreenTab("Home", icon: "house", value: "home") { TextBlock("First") }
        ScreenTab("More", icon: "ellipsis", value: "more") { TextBlock("Second") }
        ScreenTab("Last", icon: "star", value: "last") { TextBlock("Third") }
      }
    }
    try stage.tap("More")
    #expect(stage.element(labelled: "First") != nil)
    try stage.tap("Last")
    try stage.tap("More")
    #expect(stage.element(labelled: "Third") != nil)
  }

  @Test(
    "A selection without a tab leaves the last one selected, and a later tab for it comes in front"
  )
  func unknownValue() {
    let stage = Stage { [shelf] in
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        ScreenTab("Home", icon: "house", value: "home") { TextBlock("First") }
        if shelf.hasMore {
          ScreenTab("More", icon: "ellipsis", value: "more") { TextBlock("Second") }
        }
      }
    }
    shelf.tab = "more"
    #expect(stage.element(labelled: "First") != nil)
    shelf.hasMore = true
    #expect(stage.element(labelled: "Second") != nil)
  }

  @Test(
    "A tab that comes before others leaves them as they are; without its tab the first is selected"
  )
  func coming() throws {
    let shelf = shelf
    let stage = Stage {
      ScreenTabs {
        if shelf.hasMore { ScreenTab("More", icon: "ellipsis") { TextBlock("New") } }
        ScreenTab("Home", icon: "house") { NotedScreen(name: "First", shelf: shelf) }
        ScreenTab("Last", icon: "star") { NotedScreen(name: "Last", shelf: shelf) }
      }
    }
    try stage.tap("Count")
    shelf.hasMore = true
    #expect(stage.element(labelled: "First 1") != nil)
    try stage.tap("More")
    shelf.hasMore = false
    #expect(stage.element(labelled: "First 1") != nil)
  }

  @Test(
    "Tabs with no value, with one of another type or with another tab’s are reported, and can be tapped"
  )
  func withoutOwnValue() throws {
    let stage = Stage { [shelf] in
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        TextBlock("First").tabItem { TextBlock("A") }.tag("home")
        TextBlock("Second").tabItem { TextBlock("B") }
        TextBlock("Third").tabItem { TextBlock("C") }.tag(3)
        TextBlock("Fourth").tabItem { TextBlock("D") }.tag("home")
      }
    }
    #expect(stage.codes == Array(repeating: .tabWithoutOwnValue, count: 3))
    try stage.tap("C")
    #expect(stage.element(labelled: "Third") != nil)
    #expect(shelf.tab == "home")
    try stage.tap("A")
    #expect(stage.element(labelled: "First") != nil)
  }

  @Test(
    "In the popover of a tablet the selected tab was alone, without a bar",
    arguments: [Device.iPadAir11, .iPhone15],
    [PlatformProfile.iOS18, .iOS26]
  )
  func inPopover(device: Device, platform: PlatformProfile) throws {
    let stage = Stage(on: device, platform: platform) {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenTabs {
          ScreenTab("Home", icon: "house") {
            ScreenStack {
              ScreenLink("Go") { TextBlock("Gone").navigationTitle("There") }.navigationTitle(
                "Here"
              )
            }
          }
          ScreenTab("News", icon: "star") { TextBlock("In News") }
        }
        .frame(width: 320, height: 400)
      }
    }
    try stage.tap("Go")
    try stage.selectTab("News")
    #expect(stage.element(labelled: "In News") != nil)
    let popover = try #require(stage.dialogs.first?.frame)
    let bar = try #require(stage.renderTree.nodes.first { $0.role == .tabBar }?.frame)
    // At the lower edge of 320 x 400, in the middle of a phone's sheet.
    #expect(bar.size.width == 320)
    #expect(bar.minX >= popover.minX && bar.maxY <= popover.maxY && bar.minY > popover.minY + 300)
    try stage.selectTab("Home")
    #expect(stage.back.label == "Here")
    try stage.goBack()
    #expect(stage.element(labelled: "Go") != nil)
  }

  @Test("A selected tab that went and came again was not selected")
  func comesAgain() {
    let shelf = shelf
    shelf.hasMore = true
    let stage = Stage {
      ScreenTabs(selection: .constant("News")) {
        Each(shelf.hasMore ? ["Home", "News"] : ["Home"], id: \.self) { name in
          TextBlock("In \(name)").tabItem { TextBlock(name) }
        }
      }
    }
    shelf.hasMore = false
    #expect(stage.element(labelled: "In Home") != nil)
    #expect(stage.renderTree.findings.map(\.code) == [.pageOutOfRange])
    shelf.hasMore = true
    #expect(stage.element(labelled: "In News") != nil)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("With the selected tab gone the one that has its value now was not selected")
  func valueOfAnother() {
    let shelf = shelf
    shelf.hasMore = true
    let stage = Stage {
      ScreenTabs(selection: .constant(1)) {
        Each(shelf.hasMore ? ["Home", "News", "Flows"] : ["Home", "Flows"], id: \.self) { name in
          TextBlock("In \(name)").tabItem { TextBlock(name) }
            .tag(["Home", shelf.hasMore ? "News" : "Flows", "Flows"].firstIndex(of: name) ?? 0)
        }
      }
    }
    #expect(stage.element(labelled: "In News") != nil)
    shelf.hasMore = false
    #expect(stage.element(labelled: "In Flows") != nil)
  }

  @Test("A selection that is the value of no tab kept the old one, which was not reported")
  func strayValue() throws {
    let stage = bound()
    shelf.tab = "nowhere"
    #expect(stage.element(labelled: "First 0") != nil)
    #expect(stage.codes == [.pageOutOfRange])
    try stage.tap("More")
    #expect(stage.codes.isEmpty)
  }

  // MARK: - Their bar

  @Test("tabItem gives the first text and the first symbol, and badge the badge, in any order")
  func tabItems() throws {
    let stage = Stage { [shelf] in
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        TextBlock("First").tabItem { IconLabel("Home", icon: "house") }.tag("home").badge(3)
        TextBlock("Second").badge("new").tag("more")
          .tabItem {
            Icon("star")
            TextBlock("More")
            TextBlock("ignored")
          }
          .padding()
      }
    }
    let items = stage.renderTree.all(.tabItem)
    #expect(items.map(\.label) == ["Home", "More"])
    #expect(items.map { $0.fact("icon") } == ["house", "star"])
    #expect(items.map { $0.fact("badge") } == ["3", "new"])
    shelf.tab = "more"
    #expect(stage.element(labelled: "Second") != nil)
  }

  @Test("In an Each the ids of the items are the values")
  func ids() throws {
    let stage = Stage { [shelf] in
      ScreenTabs(selection: Bound(shelf, \.tab)) {
        Each(["home", "more"], id: \.self) { name in
          TextBlock("Content of \(name)").tabItem { TextBlock(name) }
        }
      }
    }
    try stage.tap("more")
    #expect(shelf.tab == "more")
    #expect(stage.element(labelled: "Content of more") != nil)
    #expect(stage.codes.isEmpty)
  }

  @Test("The tab for searches names itself and is the last one")
  func search() {
    let stage = Stage(under: Traits(device: .iPhone15, platform: .iOS26)) {
      ScreenTabs {
        ScreenTab(role: .search) { ScreenStack { TextBlock("Find") } }
        ScreenTab("Home", icon: "house") { TextBlock("First") }
      }
    }
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Home", "Search"])
  }

  @Test("What a screen inside hides is the bar of its own tabs", arguments: [false, true])
  func hidden(isDeep: Bool) throws {
    let stage = Stage {
      ScreenTabs {
        ScreenTab("Home", icon: "house") {
          if isDeep {
            ScreenStack { ScreenLink("Go") { TextBlock("Deep").toolbar(.hidden, for: .tabBar) } }
          } else {
            Column {
              TextBlock("Go")
              TextBlock("Deep")
            }
            .toolbarVisibility(.hidden, for: .tabBar)
          }
        }
      }
    }
    #expect(stage.renderTree.all(.tabBar).count == (isDeep ? 1 : 0))
    if isDeep { try stage.tap("Go") }
    #expect(stage.renderTree.all(.tabBar).isEmpty)
    #expect(stage.element(labelled: "Deep") != nil)
  }

  @Test("On a tablet adaptable tabs become a sidebar with the titles of their sections")
  func sidebar() throws {
    let stage = Stage(under: Traits(device: .iPadAir11, orientation: .landscape)) {
      ScreenTabs {
        ScreenTab("Home", icon: "house") { TextBlock("First") }
        ScreenTabSection("Shelves") {
          ScreenTab("Read", icon: "book") { TextBlock("Second") }
          ScreenTab("Wanted", icon: "star") { TextBlock("Third") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(stage.tabsForm == "bar 0,24 1180x50")
    try stage.tap("Show Sidebar")
    #expect(stage.tabsForm == "sidebar 0,0 320x820")
    #expect(stage.element(labelled: "Shelves") != nil)
    try stage.tap("Wanted")
    #expect(stage.element(labelled: "Third") != nil)
  }

  @Test("From iOS 26 on the bar is minimized while content is scrolled, if that is asked for")
  func minimized() throws {
    let stage = Stage(under: Traits(device: .iPhone15, platform: .iOS26)) {
      ScreenTabs {
        ScreenTab("Home", icon: "house") {
          ScrollArea { Fill().frame(height: 2000) }
        }
        ScreenTab("More", icon: "star") { TextBlock("Second") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    #expect(stage.renderTree.all(.tabItem).count == 2)
    try stage.scroll(by: 100)
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Home"])
  }

  @Test("The keyboard covers the bar, and content ends above the keyboard")
  func keyboard() throws {
    let stage = Stage { [shelf] in
      ScreenTabs {
        ScreenTab("Home", icon: "house") {
          Column {
            TextEntry("Name", words: Bound(shelf, \.tab))
            Fill().frame(maxHeight: .infinity)
          }
        }
      }
    }
    try stage.tap("Name")
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 769, width: 393, height: 83)]
    )
  }
}

/// What the tests of tabs share.
@MainActor
@Observable
final class TabShelf {
  var tab = "home"
  var hasMore = false
  @ObservationIgnored var log: [String] = []
}

/// A screen with a counter, which notes when it comes and goes.
struct NotedScreen: Element {
  let name: String
  let shelf: TabShelf

  @Local private var count = 0

  var body: some Element {
    Column {
      TextBlock("\(name) \(count)")
      PushButton("Count") { count += 1 }
    }
    .onAppear { shelf.log.append("+\(name)") }
    .onDisappear { shelf.log.append("-\(name)") }
  }
}
