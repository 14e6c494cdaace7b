import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Large titles.
@MainActor
struct LargeTitleTests {
  private func stage(
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    pushing pushed: [StubRoute] = [],
    screens: @escaping StubFactory.Screens = { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.large)
    }
  ) -> Stage {
    let app = StubCoordinator("home", handles: ["next", "last"], screens: screens)
    for route in pushed { app.navigate(to: route) }
    return Stage(
      app,
      on: device,
      orientation: orientation,
      typeSize: typeSize,
      platform: platform
    )
  }

  private func height(_ stage: Stage) -> Double? {
    stage.renderTree.all(.navigationBar).last?.frame?.size.height
  }

  @Test("A large title makes a bar 52 higher: 96 on a phone, 102 on a tablet, 106 from iOS 26 on")
  func heights() {
    #expect(height(stage()) == 96)
    #expect(height(stage(on: .iPadA16)) == 102)
    #expect(height(stage(platform: .iOS26)) == 106)
    #expect(height(stage(on: .iPadA16, platform: .iOS26)) == 106)
  }

  @Test("A large title is a heading of its own, at the margin below the row of buttons")
  func words() throws {
    let tree = stage(platform: .iOS26).renderTree
    let title = try #require(tree.all(.heading).first)
    #expect(title.label == "Home")
    // At 57.67 in the bar, which begins at 59.
    #expect(title.frame?.minX == 16)
    #expect(abs(try #require(title.frame?.minY) - 116.6667) < 0.001)
    #expect(!title.flags.contains(.approximate))
    // 34 times 1.193359375 is 40.574, up to the next third: 40.667.
    #expect(abs(try #require(title.frame?.size.height) - 40.6667) < 0.001)
    let bar = try #require(tree.all(.navigationBar).first)
    #expect(bar.label == "Home")
    #expect(bar.facts == [Fact("title", "large")])
  }

  @Test("A large title begins 20 from the edge of a bar of 414 points and more")
  func wideMargin() {
    #expect(stage(on: .iPhone16ProMax).renderTree.all(.heading).first?.frame?.minX == 20)
    #expect(stage().renderTree.all(.heading).first?.frame?.minX == 16)
  }

  @Test("Content begins below the large title")
  func content() throws {
    let tree = stage { _ in
      Fill().accessibilityIdentifier("all").navigationTitle("Home").navigationBarTitleDisplayMode(
        .large
      )
    }.renderTree
    // 53.67 + 96 = 149.67; 818 - 149.67 = 668.33.
    let frame = try #require(tree.nodes.first { $0.identifier == "all" }?.frame)
    #expect(frame.isClose(to: Rect(x: 0, y: 149.6667, width: 393, height: 668.3333)))
  }

  @Test("In a sheet a large title makes the bar 108 high, and the sheet as much higher")
  func sheet() throws {
    let shown = SheetStage([.custom]) { _ in
      Fill().frame(height: 200).navigationTitle("Filter").navigationBarTitleDisplayMode(.large)
    }
    #expect(height(shown.stage) == 108)
    #expect(try shown.measurement().height == 308)
  }

  @Test("A picture of the screen has the title once", arguments: ScreenTitleMode.allCases)
  func picture(_ mode: ScreenTitleMode) {
    let stage = stage { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(mode)
    }
    let picture = TreeRenderer.wireframe.render(stage.renderTree)
    #expect(picture.split(separator: "Home", omittingEmptySubsequences: false).count == 2)
  }

  @Test("On a phone in landscape every title is in the row of the buttons")
  func landscape() {
    let stage = stage(orientation: .landscape)
    #expect(height(stage) == 32)
    #expect(stage.renderTree.all(.heading).isEmpty)
  }

  @Test("A large title follows the user's text size without end")
  func typeSizes() {
    // Row navigationBar.large_title_height_xxxLarge.
    #expect(height(stage(typeSize: .xxxLarge, platform: .iOS26)) == 108)
    // Row navigationBar.large_title_height_ax1_or_ax2, measured at 2x: 54 + 57.5 + 4.
    #expect(
      height(stage(on: .iPhoneSE3, typeSize: .accessibility2, platform: .iOS26)) == 115.5
    )
    #expect(height(stage(typeSize: .xxLarge)) == 96)
  }

  // MARK: - Automatic titles

  @Test("The title of a stack's root that sets no mode is large, and so are those pushed on it")
  func standard() {
    let screens: StubFactory.Screens = { TextBlock("a").navigationTitle($0.identifier) }
    #expect(height(stage(screens: screens)) == 96)
    #expect(height(stage(pushing: ["next"], screens: screens)) == 96)
    #expect(height(stage(pushing: ["next", "last"], screens: screens)) == 96)
  }

  @Test("On a root without a title those that are pushed are large all the same")
  func untitledRoot() {
    let screens: StubFactory.Screens = { route in
      route == "home"
        ? AnyElement(TextBlock("a")) : AnyElement(TextBlock("b").navigationTitle("Next"))
    }
    #expect(height(stage(pushing: ["next"], screens: screens)) == 96)
  }

  @Test("The root in a tab, in a sheet and in a cover is large, too")
  func surfaces() throws {
    let titled: StubFactory.Screens = { TextBlock("a").navigationTitle($0.identifier) }
    let tabs = Stage(
      StubTabs([
        StubCoordinator("home", tab: "Home", screens: titled), StubCoordinator("b", tab: "B"),
      ])
    )
    #expect(height(tabs) == 96)
    #expect(height(SheetStage([.large], content: titled).stage) == 108)
    #expect(height(SheetStage([.fullscreen], content: titled).stage) == 96)
  }

  @Test("Where the lowest screen prefers no large titles, only screens that set a mode have one")
  func notPreferred() {
    let screens: StubFactory.Screens = { route in
      let screen = TextBlock("a").navigationTitle(route.identifier)
      return route == "home" ? AnyElement(screen.prefersLargeTitles(false)) : AnyElement(screen)
    }
    #expect(height(stage(screens: screens)) == 44)
    #expect(height(stage(pushing: ["next"], screens: screens)) == 44)
  }

  @Test("An outer preference gives way to one inside")
  func innerPreference() {
    #expect(
      height(
        stage { _ in
          TextBlock("a").navigationTitle("Home").prefersLargeTitles().prefersLargeTitles(false)
        }
      ) == 96
    )
  }

  @Test("An automatic title is like that of the screen below")
  func inherited() {
    let screens: StubFactory.Screens = { route in
      let screen = TextBlock("a").navigationTitle(route.identifier)
      switch route {
      case "home": return AnyElement(screen)
      case "next": return AnyElement(screen.navigationBarTitleDisplayMode(.inline))
      default: return AnyElement(screen.navigationBarTitleDisplayMode(.automatic))
      }
    }
    #expect(height(stage(pushing: ["next"], screens: screens)) == 44)
    #expect(height(stage(pushing: ["next", "last"], screens: screens)) == 44)
  }

  @Test("A way back keeps its words where no title stands in the middle")
  func backLabel() {
    func label(_ mode: ScreenTitleMode) -> String? {
      stage(pushing: ["next"]) { route in
        TextBlock("a")
          .navigationTitle(route == "home" ? "All our mugs" : "A mug with a long name")
          .navigationBarTitleDisplayMode(mode)
      }.back.label
    }
    #expect(label(.inline) == "Back")
    #expect(label(.large) == "All our mugs")
  }
}
