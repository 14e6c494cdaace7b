import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Where a stack that an element is stands.
@MainActor
struct StackSurroundingsTests {
  private let cities = Cities()

  private func layers(_ stage: Stage) -> [String] {
    TreeRenderer.outline(.layers).render(stage.renderTree)
      .split(separator: "\n").dropFirst(2).map(String.init)
  }

  /// A screen that presents `sheet` from the start.
  private func presenting(_ sheet: @escaping @MainActor () -> some Element) -> Stage {
    let cities = cities
    cities.isHelpShown = true
    return Stage {
      TextBlock("Behind").sheet(isPresented: Bound(cities, \.isHelpShown), content: sheet)
    }
  }

  // MARK: - Sheets

  @Test("In an element’s sheet it pushes there, and its root dismisses the sheet")
  func elementSheet() throws {
    let cities = cities
    let stage = presenting {
      ScreenStack {
        Column {
          ScreenLink("Rome", value: "Rome")
          Leaving()
        }
        .navigationTitle("Cities")
        .navigationDestination(for: String.self) { CityScreen(name: $0, cities: cities) }
      }
    }
    try stage.tap("Rome")
    #expect(stage.back.label == "Cities")
    #expect(stage.surfaces.count == 2)
    try stage.tap("Leave")
    #expect(stage.innermostStack == ["screen.sheet.stack"])
    #expect(stage.surfaces.count == 2)
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
    #expect(!cities.isHelpShown)
    #expect(stage.codes.isEmpty)
  }

  @Test("A sheet keeps its detents, its bar and its height while the stack in it grows")
  func detents() throws {
    let stage = presenting {
      ScreenStack {
        ScreenLink("Next") { Fill().frame(height: 500).navigationTitle("Next") }
          .navigationTitle("Cities").navigationBarTitleDisplayMode(.inline)
          .presentationDetents([.height(300)])
      }
    }
    #expect(stage.sheet?.height == 300)
    try stage.tap("Next")
    #expect(stage.sheet?.height == 300)
    let bar = try #require(stage.renderTree.nodes.last { $0.role == .navigationBar })
    // The sheet of 300 and 34 begins at 852 - 334 = 518; bars in sheets are 56 high.
    #expect(bar.frame == Rect(x: 0, y: 518, width: 393, height: 56))
  }

  @Test("A sheet is measured with the bar of the stack in it, without the home indicator")
  func measured() {
    let stage = presenting {
      ScreenStack {
        Fill().frame(height: 100).navigationTitle("Cities").navigationBarTitleDisplayMode(.inline)
          .presentationDetents([.height(300)])
      }
    }
    #expect(
      layers(stage).suffix(4) == [
        // 100 and a bar of 56.
        "  sheet screen.sheet owner=OneScreen kind=element detent=height(300) of=height(300) measured=156 "
          + "inset=34 @ 0,518 393x334",
        "    screen screen.sheet owner=OneScreen top @ 0,0 393x334",
        "      stack depth=1 @ 0,0 393x334",
        "        screen screen.sheet.stack owner=OneScreen top @ 0,0 393x334",
      ]
    )
  }

  @Test("A sheet whose content reports its height in a stack is as tall as the content of its root")
  func contentSized() throws {
    struct Sized: Element {
      @Local private var height = 200.0
      var body: some Element {
        ScreenStack {
          ScreenLink("Next") { TextBlock("Next") }
            .frame(height: 120)
            .onGeometryChange(of: \.size.height) { height = $0 + 56 }
            .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.height(height)])
      }
    }
    let stage = presenting { Sized() }
    // 120 and a bar of 56.
    #expect(stage.sheet?.height == 176)
    try stage.tap("Next")
    #expect(stage.sheet?.height == 176)
  }

  @Test("In a coordinator’s sheet it pushes there")
  func coordinatorSheet() throws {
    let cities = cities
    let app = StubCoordinator("home") { route in
      guard route != "home" else { return TextBlock("Home") }
      return ScreenStack { cities.list() }
    }
    app.present("cities" as StubRoute, presentationStyle: .sheet)
    let stage = Stage(app)
    try stage.tap("Rome")
    #expect(stage.back.label == "Cities")
    #expect(stage.innermostStack == ["cities.stack", "Rome"])
    #expect(stage.codes.isEmpty)
    try stage.goBack()
    #expect(stage.surfaces.count == 2)
  }

  @Test("A link in a sheet of one of its screens belongs to the sheet, not to the stack behind")
  func sheetOfScreen() {
    let cities = cities
    cities.isHelpShown = true
    let stage = Stage {
      ScreenStack {
        cities.list().sheet(isPresented: Bound(cities, \.isHelpShown)) {
          ScreenLink("Oslo too", value: "Oslo")
        }
      }
    }
    #expect(stage.element(labelled: "Oslo too")?.flags.contains(.disabled) == true)
  }

  @Test("A link in a popover of one of its screens is not on the stack either")
  func popoverOfScreen() {
    let cities = cities
    cities.isHelpShown = true
    let stage = Stage {
      ScreenStack {
        cities.list().popover(isPresented: Bound(cities, \.isHelpShown)) {
          ScreenLink("Oslo too", value: "Oslo")
        }
      }
    }
    #expect(stage.element(labelled: "Oslo too")?.flags.contains(.disabled) == true)
  }

  /// A popover of 300 by 400 with a stack, on a screen of another one.
  private func popover(on device: Device, _ change: (inout Traits) -> Void = { _ in }) -> Stage {
    let cities = cities
    cities.isHelpShown = true
    let stage = Stage(on: device) {
      ScreenStack {
        TextBlock("Behind").navigationTitle("Behind")
          .popover(isPresented: Bound(cities, \.isHelpShown)) {
            ScreenStack(path: Bound(cities, \.path)) {
              Column {
                cities.list()
                Closer()
              }
            }
            .frame(width: 300, height: 400)
          }
      }
    }
    change(&stage.traits)
    return stage
  }

  @Test(
    "A stack in a popover did not follow its links",
    arguments: [Device.iPadA16, .iPhone15],
    [PlatformProfile.iOS18, .iOS26]
  )
  func stackInPopover(device: Device, platform: PlatformProfile) throws {
    let stage = popover(on: device) { $0.platform = platform }
    #expect(!stage.back.isVisible)
    try stage.tap("Rome")
    #expect(cities.path == ["Rome"])
    #expect(stage.element(labelled: "Rome 0") != nil)
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Cities",
          canNavigateBack: true,
          effect: "pop to screen.stack.stack"
        )
    )
    try stage.tap("Twin")
    #expect(cities.path == ["Rome", "Rome’s twin"])
    try stage.goBack()
    try stage.tap("Cities")
    #expect(cities.path == [])
    #expect(cities.log == ["+Rome", "+Rome’s twin", "-Rome", "+Rome", "-Rome’s twin", "-Rome"])
    #expect(stage.dialogs.count == 1)
    #expect(stage.codes.isEmpty)
  }

  @Test("The bar of a stack in a popover is within the popover", arguments: [false, true])
  func barInPopover(isMirrored: Bool) throws {
    let stage = popover(on: .iPadA16) { $0.direction = isMirrored ? .rightToLeft : .leftToRight }
    cities.path = ["Rome"]
    let frame = try #require(stage.dialogs.first?.frame)
    let bars = stage.renderTree.nodes.filter { $0.role == .navigationBar }.compactMap(\.frame)
    #expect(bars.map(\.size.width) == [820, 300])
    #expect(bars.last?.minX == frame.minX && bars.last?.minY == frame.minY)
  }

  @Test(
    "dismiss in a popover pops a pushed screen; in the root it dismisses the popover",
    arguments: [Device.iPadA16, .iPhone15]
  )
  func dismissInPopover(device: Device) throws {
    cities.path = ["Rome"]
    let stage = popover(on: device)
    try stage.tap("Leave")
    #expect(cities.path == [])
    #expect(stage.dialogs.count == 1)
    try stage.tap("Close")
    #expect(stage.dialogs.isEmpty)
    #expect(!cities.isHelpShown)
  }

  @Test(
    "Closed with screens on it, a stack in a popover starts again, unless its path is the app's"
  )
  func reopenedPopover() throws {
    let flags = Cities()
    flags.isHelpShown = true
    let stage = Stage(on: .iPadA16) {
      PushButton("Open") { flags.isHelpShown = true }
        .popover(isPresented: Bound(flags, \.isHelpShown)) {
          ScreenStack { flags.list() }.frame(width: 300, height: 400)
        }
    }
    try stage.tap("Oslo")
    try stage.tapOutside()
    #expect(flags.log == ["+Oslo", "-Oslo"])
    try stage.tap("Open")
    #expect(stage.element(labelled: "Rome") != nil)
    #expect(!stage.back.isVisible)
  }

  @Test("A link in a popover whose value has no destination had no finding")
  func deadLinkInPopover() {
    let stage = Stage(on: .iPadA16) {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenStack { ScreenLink("Seven", value: 7) }.frame(width: 300, height: 400)
      }
    }
    #expect(stage.codes == [.destinationMissing])
  }

  @Test("Tabs and columns in the sheet that replaces a popover on a phone were the first of them")
  func othersInPopover() throws {
    let cities = cities
    let tabs = Stage {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenTabs {
          ScreenTab("Cities", icon: "house") { ScreenStack { cities.list() } }
          ScreenTab("Help", icon: "info") { TextBlock("Take a train.") }
        }
      }
    }
    try tabs.tap("Rome")
    try tabs.selectTab("Help")
    #expect(tabs.element(labelled: "Take a train.") != nil)
    try tabs.selectTab("Cities")
    #expect(tabs.back.label == "Cities")
    let columns = Stage {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenColumns {
          RowList { ScreenLink("Rome") { TextBlock("The city") } }.navigationTitle("Cities")
        } detail: {
          TextBlock("None")
        }
      }
    }
    try columns.tap("Rome")
    #expect(columns.element(labelled: "The city") != nil)
    #expect(columns.back.label == "Cities")
    try columns.goBack()
    #expect(columns.element(labelled: "Rome") != nil)
  }

  private struct Closer: Element {
    @Inherited(\.dismiss) private var dismiss

    var body: some Element { PushButton("Close") { dismiss() } }
  }

  @Test("Code in a sheet of one of its screens pushes on it by the path")
  func pathFromSheet() throws {
    let cities = cities
    cities.isHelpShown = true
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        cities.list().sheet(isPresented: Bound(cities, \.isHelpShown)) {
          PushButton("Take Oslo") {
            cities.path.append("Oslo")
            cities.isHelpShown = false
          }
        }
      }
    }
    try stage.tap("Take Oslo")
    #expect(stage.innermostStack == ["screen.stack", "Oslo"])
    #expect(stage.surfaces.count == 1)
  }

  @Test("A sheet that the root declares was not presented while another screen was on top")
  func sheetOfRoot() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        cities.list().sheet(isPresented: Bound(cities, \.isHelpShown)) { Leaving() }
      }
    }
    try stage.tap("Rome")
    cities.isHelpShown = true
    #expect(layers(stage).contains { $0.contains("sheet screen.stack.sheet") })
    #expect(stage.innermostStack == ["screen.stack", "Rome"])
    // The screen below comes back under it.
    cities.path = []
    #expect(stage.surfaces.count == 2)
    try stage.tap("Done")
    #expect(!cities.isHelpShown)
    #expect(stage.surfaces.count == 1)
    cities.path = ["Oslo"]
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 2)
    cities.isHelpShown = false
    #expect(stage.surfaces.count == 1)
    #expect(stage.codes.isEmpty)
  }

  @Test("With a path from the start the sheet of the root is there from the start")
  func sheetOfRootAtStart() throws {
    let cities = cities
    (cities.path, cities.isHelpShown) = (["Rome"], true)
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        cities.list().sheet(isPresented: Bound(cities, \.isHelpShown)) { Leaving() }
      }
    }
    #expect(stage.surfaces.count == 2)
    try stage.tap("Done")
    #expect(stage.surfaces.count == 1)
    #expect(stage.back.label == "Cities")
  }

  @Test("Of it and a sheet of the screen on top the latter is presented, which is reported")
  func twoSheets() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        ScreenLink("Next") {
          TextBlock("Next").sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Upper") }
        }
        .sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Lower") }
      }
    }
    try stage.tap("Next")
    cities.isHelpShown = true
    #expect(stage.surfaces.count == 2)
    #expect(stage.element(labelled: "Upper") != nil)
    #expect(stage.codes == [.twoPresentations])
  }

  @Test("A sheet of a pushed screen stays over it, and both go when it is popped")
  func sheetOfPushedScreen() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        TextBlock("Root").navigationDestination(for: String.self) { name in
          PushButton("More") { cities.isHelpShown = true }
            .sheet(isPresented: Bound(cities, \.isHelpShown)) { TextBlock("Sheet of \(name)") }
        }
      }
    }
    cities.path = ["Rome"]
    try stage.tap("More")
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["screen", "Rome.sheet"])
    cities.path = []
    #expect(stage.surfaces.count == 1)
    #expect(stage.innermostStack == ["screen.stack"])
  }

  // MARK: - Coordinators

  @Test(
    "In a tab it keeps its screens while another tab is selected, and a tap on its tab pops them"
  )
  func tab() throws {
    let cities = cities
    let first = StubCoordinator("first", tab: "First") { _ in ScreenStack { cities.list() } }
    let tabs = StubTabs([first, StubCoordinator("second", tab: "Second")])
    let stage = Stage(tabs)
    try stage.tap("Rome")
    try stage.tap("Count")
    try stage.tap("Second")
    #expect(stage.element(labelled: "Rome 1") == nil)
    try stage.tap("First")
    #expect(stage.element(labelled: "Rome 1") != nil)
    // The content extends under the bar of tabs, above which it ends: 49 and 34.
    #expect(stage.topScreen?.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    try stage.tap("First")
    #expect(stage.innermostStack == ["first.stack"])
  }

  @Test("A pushed screen of it hides the bar of tabs")
  func hiddenTabs() throws {
    let first = StubCoordinator("first", tab: "First") { _ in
      ScreenStack { ScreenLink("Go") { TextBlock("Deep").toolbar(.hidden, for: .tabBar) } }
    }
    let stage = Stage(StubTabs([first, StubCoordinator("second", tab: "Second")]))
    #expect(stage.renderTree.nodes.contains { $0.role == .tabBar })
    try stage.tap("Go")
    #expect(!stage.renderTree.nodes.contains { $0.role == .tabBar })
  }

  @Test("On a screen that a coordinator has pushed there are two bars, which is reported")
  func nestedInCoordinator() throws {
    let cities = cities
    let app = StubCoordinator("home", handles: ["cities"]) { route in
      guard route != "home" else { return TextBlock("Home").navigationTitle("Home") }
      return ScreenStack { cities.list() }
    }
    let stage = Stage(app)
    app.navigate(to: "cities" as StubRoute)
    // 53⅔ for the outer bar of 44, which keeps its large title inline, and the inner one below it.
    #expect(stage.renderTree.nodes.filter { $0.role == .navigationBar }.count == 2)
    #expect(stage.codes == [.nestedStack])
    #expect(stage.back.label == "Home")
    try stage.tap("Rome")
    #expect(stage.back.label == "Cities")
    try stage.goBack()
    try stage.goBack()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("Covered by a coordinator’s screen it keeps its screens and their state")
  func covered() throws {
    let cities = cities
    let app = StubCoordinator("home", handles: ["more"]) { route in
      guard route == "home" else { return TextBlock("More") }
      return ScreenStack { cities.list() }
    }
    let stage = Stage(app, silencing: [.nestedStack])
    try stage.tap("Rome")
    try stage.tap("Count")
    app.navigate(to: "more" as StubRoute)
    #expect(stage.element(labelled: "More") != nil)
    try stage.goBack()
    #expect(stage.innermostStack == ["home.stack", "Rome"])
    #expect(stage.element(labelled: "Rome 1") != nil)
  }

  @Test("A stack in a stack has its own bar and its own screens, and is reported")
  func nestedInStack() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        ScreenStack { cities.list() }
          .navigationTitle("Outer").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(stage.codes == [.nestedStack])
    #expect(
      stage.renderTree.nodes.filter { $0.role == .navigationBar }.map(\.label) == [
        "Outer", "Cities",
      ]
    )
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["screen.stack.stack", "Rome"])
    #expect(stage.back.label == "Cities")
  }

  @Test("A stack whose element goes takes its screens with it, and a new one starts at its root")
  func gone() throws {
    let cities = cities
    let stage = Stage {
      if cities.isHelpShown { TextBlock("Help") } else { ScreenStack { cities.list() } }
    }
    try stage.tap("Rome")
    cities.isHelpShown = true
    #expect(stage.element(labelled: "Help") != nil)
    #expect(stage.topScreen?.route.identifier == "screen")
    cities.isHelpShown = false
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("After the device is turned its screens keep the new distances")
  func turned() throws {
    let cities = cities
    let stage = Stage { ScreenStack { cities.list() } }
    try stage.tap("Rome")
    stage.traits.orientation = .landscape
    #expect(stage.topScreen?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
    let words = try #require(stage.element(labelled: "Rome 0"))
    #expect(abs((words.frame?.midX ?? 0) - 426) < 1)
  }
}

private struct Leaving: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Done") { dismiss() } }
}
