import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// On an iPhone 15 up to iOS 18 the bar begins at 53.67 and is 44 high.
@MainActor
struct BarVisibilityTests {
  private func top(_ content: some Element) -> Double? {
    Stage(on: .iPhone15) { content }.renderTree.nodes.first { $0.identifier == "all" }?.frame?.minY
  }

  @Test("A hidden navigation bar takes its title and its items along")
  func hidden() {
    let screen = Fill().accessibilityIdentifier("all").navigationTitle("Note").toolbar {
      BarItem { PushButton("Add") {} }
    }
    for content in [
      AnyElement(screen.toolbar(.hidden)), AnyElement(screen.toolbar(.hidden, for: .navigationBar)),
      AnyElement(screen.toolbarVisibility(.hidden, for: .navigationBar)),
    ] {
      let tree = Stage(on: .iPhone15) { content }.renderTree
      #expect(tree.all(.navigationBar).isEmpty && tree.all(.button).isEmpty)
      #expect(top(content) == 59)
    }
  }

  @Test("A visible navigation bar is there without a title")
  func visible() {
    let shown =
      top(Fill().accessibilityIdentifier("all").toolbar(.visible, for: .navigationBar)) ?? 0
    #expect(abs(shown - 293.0 / 3) < 0.001)
    #expect(
      top(Fill().accessibilityIdentifier("all").toolbar(.automatic, for: .navigationBar)) == 59
    )
  }

  @Test("Bars of tabs and of items are hidden each by itself")
  func others() {
    func tree(_ bars: LayoutSim.ScreenBar) -> RenderTree {
      Stage(
        StubTabs([
          StubCoordinator("a", tab: "A") { _ in
            Fill().toolbar { BarItem(placement: .bottomBar) { PushButton("Add") {} } }
              .toolbar(.hidden, for: bars)
          }, StubCoordinator("b", tab: "B"),
        ])
      ).renderTree
    }
    #expect(tree(.tabBar).all(.tabBar).isEmpty && tree(.tabBar).all(.toolbar).count == 1)
    #expect(tree(.bottomBar).all(.tabBar).count == 1 && tree(.bottomBar).all(.toolbar).isEmpty)
  }

  @Test("A removed title is still the bar's name, and has no row")
  func removed() throws {
    let content = Fill().accessibilityIdentifier("all").navigationTitle("Note").toolbar(
      removing: .title
    )
    #expect(abs((top(content) ?? 0) - 293.0 / 3) < 0.001)
    let tree = Stage(on: .iPhone15) { content }.renderTree
    #expect(tree.all(.navigationBar).map(\.label) == ["Note"])
    #expect(tree.all(.heading).isEmpty)
  }

  @Test("A background changes nothing but what trees of all boxes tell")
  func background() {
    let plain = Stage(on: .iPhone15) { Fill().navigationTitle("Note") }.renderTree
    let drawn = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").toolbarBackground(.hidden, for: .navigationBar)
    }.renderTree
    #expect(TreeRenderer.outline.render(drawn) == TreeRenderer.outline.render(plain))
    #expect(drawn.all(.navigationBar).first?.looks == [Fact("background", "hidden")])
    let later = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }.renderTree
    #expect(later.all(.navigationBar).first?.looks == [Fact("background", "visible")])
    let red = Stage(on: .iPhone15) { Fill().navigationTitle("Note").toolbarBackground(.red) }
      .renderTree
    #expect(red.all(.navigationBar).first?.looks == [Fact("background", "red")])
  }
}
