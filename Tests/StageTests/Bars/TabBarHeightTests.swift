import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Heights of tab bars.
@MainActor
struct TabBarHeightTests {
  private func tabs(_ titles: String..., screen: @escaping StubFactory.Screens) -> StubTabs {
    StubTabs(titles.map { StubCoordinator(StubRoute($0), tab: $0, screens: screen) })
  }

  private func stage(
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    platform: PlatformProfile = .iOS18
  ) -> Stage {
    Stage(
      tabs("One", "Two", "Three") { _ in
        Fill().accessibilityIdentifier("all").background {
          Fill().accessibilityIdentifier("behind").ignoresSafeArea()
        }
      },
      on: device,
      orientation: orientation,
      platform: platform
    )
  }

  private func frame(_ tag: String, _ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == tag }?.frame
  }

  @Test("Content stands above the bar, and what ignores the safe area reaches under it")
  func underBar() {
    let stage = stage()
    #expect(frame("all", stage) == Rect(x: 0, y: 59, width: 393, height: 710))
    #expect(frame("behind", stage) == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("A screen in a tab has the bar and the home indicator as its lower safe area")
  func safeArea() {
    var reported: [Insets] = []
    let app = tabs("One") { _ in
      Fill().onGeometryChange(of: { $0.safeAreaInsets }) { reported.append($0) }
    }
    let stage = Stage(app)
    _ = stage.renderTree
    // 49 + 34 = 83
    #expect(reported.last == Insets(top: 59, bottom: 83))
    stage.traits.platform = .iOS26
    _ = stage.renderTree
    #expect(reported.last == Insets(top: 59, bottom: 83))
  }

  @Test("Tabs inside a tab have both bars as their lower safe area")
  func nested() {
    var reported: [Insets] = []
    let inner = tabs("One") { _ in
      Fill().onGeometryChange(of: { $0.safeAreaInsets }) { reported.append($0) }
    }
    _ = Stage(StubTabs([inner])).renderTree
    // 49 + 83 = 132
    #expect(reported.last == Insets(top: 59, bottom: 132))
  }

  @Test("On a phone in landscape the bar is 32 high, above the 21 of the home indicator")
  func landscape() {
    let stage = stage(orientation: .landscape)
    // 393 - 53 = 340
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 340, width: 852, height: 53)
      ]
    )
    #expect(stage.renderTree.all(.tabItem).map(\.frame?.size.height) == [31, 31, 31])
    #expect(frame("all", stage) == Rect(x: 59, y: 0, width: 734, height: 340))
  }

  @Test("From iOS 26 on a platter of 62 stands in a region of 83, as wide as its tabs")
  func glass() throws {
    let tree = stage(platform: .iOS26).renderTree
    #expect(tree.all(.tabBar).map(\.frame) == [Rect(x: 0, y: 769, width: 393, height: 83)])
    // Row tabBar.platter_width: 274 for 3; (393 - 274) / 2 = 59.5.
    #expect(tree.all(.platter).map(\.frame) == [Rect(x: 59.5, y: 769, width: 274, height: 62)])
    // 94 x 54 each, like the capsule of the selected one, 86 apart.
    #expect(
      tree.all(.tabItem).map(\.frame) == [
        Rect(x: 63.5, y: 773, width: 94, height: 54),
        Rect(x: 149.5, y: 773, width: 94, height: 54),
        Rect(x: 235.5, y: 773, width: 94, height: 54),
      ]
    )
    #expect(tree.all(.tabBar).allSatisfy { !$0.flags.contains(.approximate) })
  }

  @Test("The region is 83 high without a home indicator, too")
  func homeButton() {
    let stage = stage(on: .iPhoneSE3, platform: .iOS26)
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 584, width: 375, height: 83)
      ]
    )
    #expect(frame("all", stage) == Rect(x: 0, y: 20, width: 375, height: 564))
  }

  @Test("Five tabs share a platter that keeps 21 from either edge")
  func widest() {
    let app = tabs("One", "Two", "Three", "Four", "Five") { _ in Fill() }
    let tree = Stage(app, platform: .iOS26).renderTree
    // 5 x 86 + 16 = 446 is more than 393 - 42 = 351.
    #expect(tree.all(.platter).map(\.frame) == [Rect(x: 21, y: 769, width: 351, height: 62)])
    #expect(tree.all(.tabItem).map(\.label) == ["One", "Two", "Three", "Four", "Five"])
  }

  @Test("On a tablet content begins 64 below the safe area from iOS 26 on, and keeps its lower one")
  func tablet() {
    let stage = stage(on: .iPadA16, platform: .iOS26)
    // Row tabBar.ipad_height: strip at 32, content at 96; 1180 - 25 - 96 = 1059.
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 32, width: 820, height: 44)
      ]
    )
    #expect(frame("all", stage) == Rect(x: 0, y: 96, width: 820, height: 1059))
  }

  @Test("On a tablet a navigation bar is in the row of the tab bar")
  func tabletRow() {
    let app = tabs("One") { _ in
      Fill().accessibilityIdentifier("all").navigationTitle("One").navigationBarTitleDisplayMode(
        .inline
      )
    }
    let stage = Stage(app, on: .iPadA16)
    #expect(
      stage.renderTree.all(.navigationBar).map(\.frame) == [
        Rect(x: 0, y: 24, width: 820, height: 50)
      ]
    )
    #expect(frame("all", stage) == Rect(x: 0, y: 74, width: 820, height: 1086))
  }

  @Test("On a tablet tabs stand together in the middle, each as wide as its words")
  func tabletTabs() throws {
    let app = tabs("A", "A longer title") { _ in Fill() }
    let tree = Stage(app, on: .iPadA16).renderTree
    let (short, long) = (tree.all(.tabItem)[0].frame, tree.all(.tabItem)[1].frame)
    let platter = try #require(tree.all(.platter).first?.frame)
    #expect(try #require(long?.size.width) > #require(short?.size.width) + 50)
    #expect(short?.minX == platter.minX + 4)
    #expect(try abs(#require(long?.maxX) - (platter.maxX - 4)) < 0.001)
    #expect(abs(platter.minX + platter.maxX - 820) < 0.001)
  }

  @Test("In a tablet's narrow window the bar of 50 stands at the lower edge, 20 above it")
  func narrow() {
    let app = tabs("One") { _ in Fill() }
    let traits = Traits(device: .iPadA16, windowSize: Size(width: 375, height: 1180))
    #expect(
      Stage(app, under: traits).renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 1110, width: 375, height: 70)
      ]
    )
  }

  @Test("A bar of tabs in a sheet stands on the home indicator")
  func sheet() throws {
    let app = StubCoordinator("home", modals: ["tabs": ModalDetentConfiguration(detents: [.large])])
    app.addModalCoordinator(tabs("One") { _ in Fill().accessibilityIdentifier("all") })
    app.navigate(to: StubRoute("tabs"))
    let stage = Stage(app)
    #expect(
      stage.renderTree.all(.tabBar).map(\.frame) == [
        Rect(x: 0, y: 769, width: 393, height: 83)
      ]
    )
    #expect(frame("all", stage)?.maxY == 769)
  }
}
