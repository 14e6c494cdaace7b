import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What another tab lays out.
@MainActor
struct TabSwitchTests {
  /// The screens whose bodies were read, in order.
  private final class Reading {
    var screens: [String] = []
  }

  private struct TrackedScreen: Element {
    let name: String
    let reading: Reading

    var body: some Element {
      reading.screens.append(name)
      return TextBlock(name).navigationTitle(name)
    }
  }

  private let reading = Reading()

  private func area(_ root: StubRoute, tab: String? = nil) -> StubCoordinator {
    StubCoordinator(root, handles: [StubRoute(root.identifier + " deep")], tab: tab) {
      [reading] in
      TrackedScreen(name: $0.identifier, reading: reading)
    }
  }

  /// Two tabs that were both on screen; the first one, with a pushed screen, is in front.
  private func stage() -> (stage: Stage, tabs: StubTabs) {
    let shop = area("shop", tab: "Shop")
    let tabs = StubTabs([shop, area("profile", tab: "Profile")])
    let stage = Stage(tabs)
    shop.navigate(to: StubRoute("shop deep"))
    for tab in [1, 0] {
      tabs.switchToTab(tab)
      _ = stage.renderTree
    }
    reading.screens = []
    return (stage, tabs)
  }

  @Test("Of the other tab's screens, which are as they were, no body runs")
  func screenInFront() {
    let (stage, tabs) = stage()
    #expect(stage.evaluations { tabs.switchToTab(1) }.bodies == [])
    #expect(stage.renderTree.words.contains("profile"))
    #expect(stage.evaluations { tabs.switchToTab(0) }.bodies == [])
    #expect(stage.renderTree.words.contains("shop deep"))
  }

  @Test("Under a cover, another tab lays out no screen of the tabs")
  func underCover() {
    let (stage, tabs) = stage()
    tabs.presentDetour(area("detour"), presenting: "detour")
    #expect(stage.renderTree.words.contains("detour"))
    reading.screens = []
    tabs.switchToTab(1)
    #expect(stage.renderTree.words.contains("detour"))
    #expect(reading.screens.allSatisfy { $0 == "detour" })
  }

  @Test("Nothing is laid out where nothing was changed")
  func unchanged() {
    let (stage, _) = stage()
    _ = stage.renderTree
    _ = stage.sheets
    #expect(reading.screens.isEmpty)
  }

  @Test(
    "A tab that is selected again shows the model's current value, though the model is not observable"
  )
  func silentModel() {
    final class Basket { var count = 0 }
    let basket = Basket()
    let first = StubCoordinator("first", tab: "First") { _ in TextBlock("Basket \(basket.count)") }
    let tabs = StubTabs([first, area("profile", tab: "Profile")])
    let stage = Stage(tabs)
    #expect(stage.renderTree.words.contains("Basket 0"))
    tabs.switchToTab(1)
    _ = stage.renderTree
    basket.count = 3
    tabs.switchToTab(0)
    #expect(stage.renderTree.words.contains("Basket 3"))
  }
}
