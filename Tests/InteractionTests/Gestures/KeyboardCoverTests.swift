import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// On an iPhone 15 the keyboard is 336 high and begins at 516.
@MainActor
struct KeyboardCoverTests {
  private func stage(_ content: @escaping @MainActor () -> any Element) -> Stage {
    let stage = Stage(StubCoordinator("home") { _ in content() })
    stage.showKeyboard()
    return stage
  }

  /// A button in the part of the window that the keyboard covers.
  private var low: some Element {
    PushButton("Low") {}.position(x: 196, y: 700).ignoresSafeArea()
  }

  @Test("What was behind the keyboard could be tapped")
  func behind() throws {
    let stage = stage { low }
    #expect(stage.renderTree.all(.button).first?.flags.contains(.covered) == true)
    let error = StageError.outOfReach("Low", reason: .behind(surface: "the keyboard"))
    #expect(throws: error) { try stage.tap("Low") }
    stage.hideKeyboard()
    #expect(stage.renderTree.all(.button).first?.flags.contains(.covered) == false)
    try stage.tap("Low")
  }

  @Test("A tap at a point of the keyboard pressed the button behind it")
  func point() {
    let stage = stage { low }
    #expect(
      throws: StageError.nothingToTap(
        at: Point(x: 196, y: 700),
        found: "the keyboard",
        available: []
      )
    ) { try stage.tap(at: Point(x: 196, y: 700)) }
  }

  @Test("Tabs could be switched through the keyboard")
  func tabBar() {
    let stage = Stage(StubTabs([StubCoordinator("a", tab: "A"), StubCoordinator("b", tab: "B")]))
    stage.showKeyboard()
    #expect(throws: StageError.outOfReach("B", reason: .behind(surface: "the keyboard"))) {
      try stage.selectTab("B")
    }
  }

  @Test("What sticks out above the keyboard can be pressed there")
  func partly() throws {
    let stage = stage {
      PushButton("Half") {}.frame(width: 100, height: 100).position(x: 196, y: 500)
        .ignoresSafeArea()
    }
    #expect(stage.renderTree.all(.button).first?.flags.contains(.covered) == false)
    try stage.tap("Half")
  }

  @Test("A bottom bar rose above the keyboard")
  func bottomBar() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Fill().accessibilityIdentifier("all").toolbar {
          BarItem(placement: .bottomBar) { PushButton("Share") {} }
        }
      }
    )
    let down = try #require(stage.renderTree.all(.toolbar).first?.frame)
    #expect(down.maxY == 818)
    stage.showKeyboard()
    #expect(stage.renderTree.all(.toolbar).first?.frame == down)
    #expect(throws: StageError.outOfReach("Share", reason: .behind(surface: "the keyboard"))) {
      try stage.tap("Share")
    }
    // The content ends where the keyboard begins.
    #expect(stage.renderTree.nodes.first { $0.identifier == "all" }?.frame?.maxY == 516)
  }

  @Test("A bar in the safe area still rises with the keyboard")
  func safeAreaBar() {
    let stage = stage {
      Fill().safeAreaInset(edge: .bottom, spacing: 0) {
        Fill().frame(height: 50).accessibilityIdentifier("bar")
      }
    }
    #expect(stage.renderTree.nodes.first { $0.identifier == "bar" }?.frame?.maxY == 516)
  }

  @Test("A picture did not show the keyboard")
  func picture() {
    let stage = stage { Fill() }
    #expect(TreeRenderer.wireframe.render(stage.renderTree).contains("keyboard"))
    stage.hideKeyboard()
    #expect(!TreeRenderer.wireframe.render(stage.renderTree).contains("keyboard"))
  }

  @Test(
    "Above a tab bar content ends where the keyboard begins, and where the bar begins without one"
  )
  func aboveTabBar() throws {
    let stage = Stage(
      StubTabs([
        StubCoordinator("a", tab: "A") { _ in Fill().accessibilityIdentifier("all") },
        StubCoordinator("b", tab: "B"),
      ])
    )
    func end() throws -> Double? {
      try #require(stage.renderTree.nodes.first { $0.identifier == "all" }).frame?.maxY
    }
    // A bar of 49 on the home indicator's 34.
    #expect(try end() == 769)
    stage.showKeyboard()
    #expect(try end() == 516)
  }
}
