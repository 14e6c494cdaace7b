import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Items of navigation bars.
@MainActor
struct BarItemTests {
  @Test("Leading buttons stand after the way back, trailing ones at the other end")
  func ends() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      TextBlock("a")
        .toolbar { BarItem(placement: .topBarLeading) { PushButton("A", icon: "a") {} } }
        .toolbar { PushButton("B", icon: "b") {} }
    }
    let root = Stage(app).renderTree.all(.button)
    // 8 from either edge, symbols 44 wide each: 393 - 8 - 44 = 341.
    #expect(root.map(\.label) == ["A", "B"])
    #expect(root.map(\.frame?.minX) == [8, 341])

    app.navigate(to: StubRoute("next"))
    let tree = Stage(app).renderTree
    let back = try #require(tree.all(.backButton).first?.frame)
    #expect(tree.all(.button).map(\.frame?.minX) == [back.maxX, 341])
  }

  @Test("Where text runs from right to left, leading is right")
  func rightToLeft() {
    let app = StubCoordinator("home") { _ in
      TextBlock("a").toolbar {
        BarItem(placement: .topBarLeading) { PushButton("A", icon: "a") {} }
      }.toolbar { PushButton("B", icon: "b") {} }
    }
    let stage = Stage(app)
    stage.traits.direction = .rightToLeft
    #expect(stage.renderTree.all(.button).map(\.frame?.minX) == [341, 8])
  }

  @Test("From iOS 26 on buttons are 44 high, 16 from the edges, and the way back is a chevron")
  func glass() throws {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      TextBlock("a").navigationTitle(route.identifier).toolbar { PushButton("B") {} }
    }
    app.navigate(to: StubRoute("next"))
    let tree = Stage(app, platform: .iOS26).renderTree
    // The bar lies from 59 to 113, the buttons in its upper 44.
    #expect(tree.all(.backButton).map(\.frame) == [Rect(x: 16, y: 59, width: 44, height: 44)])
    #expect(tree.all(.backButton).map(\.label) == ["home"])
    #expect(tree.all(.button).map(\.frame) == [Rect(x: 333, y: 59, width: 44, height: 44)])
    #expect(tree.all(.button).allSatisfy { $0.flags.contains(.approximate) })
  }

  @Test("A button shows its symbol, and is known by its words")
  func symbol() throws {
    var presses = 0
    let stage = Stage(
      StubCoordinator("home") { _ in
        TextBlock("a").toolbar { PushButton("Share", icon: "square.and.arrow.up") { presses += 1 } }
      }
    )
    try stage.tap("Share")
    #expect(presses == 1)
  }

  @Test("A button that is not enabled is shown, and cannot be pressed")
  func disabled() {
    let stage = Stage(
      StubCoordinator("home") { _ in TextBlock("a").toolbar { PushButton("Save") {}.disabled() } }
    )
    #expect(throws: StageError.outOfReach("Save", reason: .disabled)) { try stage.tap("Save") }
  }

  @Test("Hiding the way back removes it from the bar, and from what the screen is told about it")
  func hiddenBack() throws {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      TextBlock("a").navigationTitle(route.identifier).navigationBarBackButtonHidden()
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["next"])
    #expect(
      stage.back
        == BackButton(
          isVisible: false,
          label: nil,
          canNavigateBack: true,
          effect: "pop to home on app"
        )
    )
    try stage.performBackAction()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("An inline title is laid out in the middle, or beside what stands there")
  func inlineTitle() throws {
    func title(_ button: String) throws -> (title: Rect, button: Rect) {
      let tree = Stage(
        StubCoordinator("home") { _ in
          TextBlock("a").navigationTitle("A title of some length").navigationBarTitleDisplayMode(
            .inline
          ).toolbar { PushButton(button) {} }
        }
      ).renderTree
      let node = try #require(tree.nodes.first { $0.lines == ["A title of some length"] })
      #expect(node.detail == .layout)
      return (
        try #require(node.frame), try #require(tree.all(.button).first?.frame)
      )
    }
    let short = try title("B").title
    #expect(abs(short.minX + short.size.width / 2 - 196.5) < 0.34)
    let long = try title("A button of many words")
    #expect(abs(long.title.maxX - (long.button.minX - 8)) < 0.001)
  }
}
