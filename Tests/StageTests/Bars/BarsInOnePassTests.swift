import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// How often a screen is built, and what its observers see of it, while its bars get to know how it configures them.
@MainActor
struct BarsInOnePassTests {
  /// Counts what cannot be observed.
  private final class Tally {
    var bodies: [String: Int] = [:]
    var heights: [Int] = []
  }

  private struct TitledScreen: Element {
    let title: String
    let tally: Tally

    var body: some Element {
      let _ = tally.bodies[title, default: 0] += 1
      Fill()
        .onGeometryChange(of: \.size.height) { tally.heights.append(Int($0.rounded())) }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { PushButton("Edit") {} }
    }
  }

  private struct ListScreen: Element {
    let mode: ScreenTitleMode?
    let tally: Tally

    var body: some Element {
      let _ = tally.bodies["list", default: 0] += 1
      if let mode {
        RowList { TextBlock("Row") }.navigationTitle("Home").navigationBarTitleDisplayMode(mode)
      } else {
        RowList { TextBlock("Row") }
      }
    }
  }

  private let tally = Tally()

  private func app() -> StubCoordinator {
    let tally = tally
    return StubCoordinator("home", handles: ["next"]) { route in
      TitledScreen(title: route.identifier, tally: tally)
    }
  }

  @Test("A new screen is built once, with the bar that it asks for")
  func newScreen() throws {
    let app = app()
    let stage = Stage(app)
    #expect(tally.bodies == ["home": 1])
    app.navigate(to: StubRoute("next"))
    #expect(stage.topScreen?.title == "next")
    #expect(tally.bodies == ["home": 1, "next": 1])
  }

  @Test(
    "A list is built once, with a large title above it, a small one, or none",
    arguments: [ScreenTitleMode.large, .inline, nil],
    [PlatformProfile.iOS18, .iOS26]
  )
  func list(mode: ScreenTitleMode?, platform: PlatformProfile) {
    let tally = tally
    let app = StubCoordinator("home") { _ in ListScreen(mode: mode, tally: tally) }
    _ = Stage(app, platform: platform).renderTree
    #expect(tally.bodies == ["list": 1])
  }

  @Test("What observes a size is told once, of the size that the bar leaves")
  func observedSize() {
    let app = app()
    let stage = Stage(app)
    // 852 less 53 2/3 above the bar, 44 for it, and 34 at the lower edge.
    #expect(tally.heights == [720])
    app.navigate(to: StubRoute("next"))
    stage.settle()
    #expect(tally.heights == [720, 720])
  }

  @Test("A screen that hides the bar of tabs is told of no height above one")
  func hiddenTabBar() {
    let tally = tally
    let one = StubCoordinator("one", tab: "One") { _ in
      Fill().onGeometryChange(of: \.size.height) { tally.heights.append(Int($0.rounded())) }
        .toolbar(.hidden, for: .tabBar)
    }
    _ = Stage(StubTabs([one, StubCoordinator("two", tab: "Two")]))
    // 852 less 59 and 34.
    #expect(tally.heights == [759])
  }

  @Test("A refresh builds what is in sight, and what is covered, once each")
  func settling() {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    tally.bodies = [:]
    stage.refresh()
    #expect(tally.bodies == ["home": 1, "next": 1])
  }

  @Test(
    "A list on iOS 26 keeps its distance from a small title, and none from a large one",
    arguments: [
      (ScreenTitleMode.inline, 35.0), (.large, 0),
    ]
  )
  func listBelowTitle(mode: ScreenTitleMode, distance: Double) throws {
    let app = StubCoordinator("home") { _ in
      RowList { TextBlock("Row").accessibilityIdentifier("row") }.navigationTitle("Home")
        .navigationBarTitleDisplayMode(mode)
    }
    let stage = Stage(app, under: Traits(device: .iPhone17, platform: .iOS26))
    let bar = try #require(stage.renderTree.all(.navigationBar).first?.frame)
    let row = try #require(stage.renderTree.all(.row).first?.frame)
    #expect(abs(row.minY - bar.maxY - distance) < 0.01)
  }
}
