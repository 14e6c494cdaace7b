import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Navigation bars.
@MainActor
struct NavigationBarTests {
  private func stage(
    on device: Device = .iPhone15,
    typeSize: TypeSize = .large,
    pushing pushed: [StubRoute] = [],
    screens: @escaping StubFactory.Screens
  ) -> Stage {
    let app = StubCoordinator("home", handles: ["next", "last"], screens: screens)
    for route in pushed { app.navigate(to: route) }
    return Stage(app, on: device, typeSize: typeSize)
  }

  @Test("A root screen that asks for nothing has no bar")
  func none() {
    #expect(stage { _ in TextBlock("a") }.renderTree.all(.navigationBar).isEmpty)
  }

  @Test("A title asks for a bar, 44 high and a little above what is safe")
  func title() throws {
    let tree = stage { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
    }
    .renderTree
    let bar = try #require(tree.all(.navigationBar).first)
    #expect(bar.label == "Home")
    #expect(bar.frame == Rect(x: 0, y: 161.0 / 3, width: 393, height: 44))
    #expect(tree.all(.backButton).isEmpty)
  }

  @Test("A bar is 50 high on a tablet")
  func tablet() {
    let tree = stage(on: .iPadA16) { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
    }.renderTree
    #expect(
      tree.all(.navigationBar).map(\.frame) == [
        Rect(x: 0, y: 24, width: 820, height: 50)
      ]
    )
  }

  @Test("A bar keeps its height at large text sizes")
  func largeType() {
    let tree = stage(typeSize: .accessibility5) { _ in
      TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
        PushButton("Edit") {}
      }
    }.renderTree
    #expect(tree.all(.navigationBar).map(\.frame?.size.height) == [44])
  }

  @Test("Words in a bar grow with the user's text size up to xxLarge and no further")
  func cappedType() throws {
    func width(_ typeSize: TypeSize) throws -> Double {
      let tree = stage(typeSize: typeSize) { _ in
        TextBlock("a").toolbar { PushButton("A longer word") {} }
      }
      .renderTree
      return try #require(tree.all(.button).first?.frame?.size.width)
    }
    #expect(try width(.xxLarge) > width(.large))
    #expect(try width(.xxxLarge) == width(.xxLarge))
    #expect(try width(.accessibility5) == width(.xxLarge))
  }

  @Test("A pushed screen has a bar even if it asks for nothing")
  func pushed() {
    let tree = stage(pushing: ["next"]) { _ in TextBlock("a") }.renderTree
    #expect(tree.all(.navigationBar).map(\.label) == [nil])
    #expect(tree.all(.backButton).count == 1)
  }

  @Test("A screen that hides its bar has none, and no way back in it")
  func hidden() {
    let stage = stage(pushing: ["next"]) { _ in
      TextBlock("a").navigationTitle("Home").navigationBarHidden()
    }
    #expect(stage.renderTree.all(.navigationBar).isEmpty)
    #expect(!stage.back.isVisible)
    #expect(stage.back.canNavigateBack)
  }

  @Test("Content is centred in what the safe area and the bar leave")
  func content() throws {
    // From 53.67 + 44 = 97.67 to 852 - 34 = 818: a part of 100 begins at 407.83.
    let tree = stage { _ in
      Picture("mug", width: 200, height: 100).navigationTitle("Home").navigationBarTitleDisplayMode(
        .inline
      )
    }.renderTree
    let frame = try #require(tree.all(.picture).first?.frame)
    #expect(frame.isClose(to: Rect(x: 96.5, y: 407.8333, width: 200, height: 100)))
  }

  @Test("Without a bar content is centred in the safe area")
  func contentWithoutBar() throws {
    // From 59 to 818: the middle is 438.5.
    let tree = stage { _ in Picture("mug", width: 200, height: 100) }.renderTree
    #expect(tree.all(.picture).first?.frame?.minY == 388.5)
  }

  // MARK: - The way back

  @Test("A way back has the title of the screen below")
  func backLabel() {
    let stage = stage(pushing: ["next"]) { TextBlock("a").navigationTitle($0.identifier) }
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "home",
          canNavigateBack: true,
          effect: "pop to home on app"
        )
    )
  }

  @Test("A way back to a screen without a title is titled Back")
  func unknownTitle() {
    let stage = stage(pushing: ["next"]) { _ in TextBlock("a") }
    #expect(stage.back.label == "Back")
  }

  @Test("A way back has the title of a screen that was never on screen")
  func coldTitle() {
    let stage = stage(pushing: ["next", "last"]) { TextBlock("a").navigationTitle($0.identifier) }
    #expect(stage.back.label == "next")
  }

  @Test("A title that would run into the one in the middle gives way to Back")
  func longTitle() {
    let stage = stage(pushing: ["next"]) { route in
      TextBlock("a").navigationTitle(
        route == "home" ? "All the mugs of our shop" : "A mug with a long name"
      )
    }
    #expect(stage.back.label == "Back")
  }

  @Test("A title that left no room even for Back was cut, beside a Back that was drawn over it")
  func chevronAlone() throws {
    let title = "A title of medium length that fits"
    let stage = stage(pushing: ["next"]) {
      TextBlock("a").navigationTitle($0 == "home" ? "Home" : title).navigationBarTitleDisplayMode(
        .inline
      )
    }
    let tree = stage.renderTree
    let back = try #require(tree.all(.backButton).first)
    #expect(back.label == "Back")
    #expect(back.facts.contains(Fact("shows", "chevron")))
    #expect(back.frame?.size.width == 44)
    // Its whole width, in the middle of the bar.
    let words = TextContent(title, font: TextFont(style: .headline))
    let width = InterMeasurer().layOut(words, in: .unspecified, pixel: 1.0 / 3).size.width
    let frame = try #require(tree.nodes.last { $0.lines == [title] }?.frame)
    #expect(abs(frame.size.width - width) < 0.01)
    #expect(abs(frame.minX + width / 2 - 393 / 2) < 0.34)
    try stage.goBack()
    #expect(stage.renderTree.all(.navigationBar).first?.label == "Home")
  }

  @Test("The way back begins at the edge and is at least 44 wide and high")
  func backFrame() throws {
    let tree = stage(pushing: ["next"]) { TextBlock("a").navigationTitle($0.identifier) }.renderTree
    let frame = try #require(tree.all(.backButton).first?.frame)
    #expect(frame.minX == 0)
    #expect(frame.minY == 161.0 / 3)
    #expect(frame.size.width >= 44)
    #expect(frame.size.height == 44)
  }

  // MARK: - Buttons

  @Test("Buttons of a screen stand at the trailing end, symbols at least 44 wide")
  func buttons() {
    let tree = stage { _ in
      TextBlock("a").toolbar { PushButton("A", icon: "a") {}.accessibilityIdentifier("first") }
        .toolbar { PushButton("B", icon: "b") {} }
    }.renderTree
    // 393 - 8 = 385; 385 - 44 = 341; 341 - 44 = 297
    #expect(tree.all(.button).map(\.label) == ["A", "B"])
    #expect(tree.all(.button).map(\.identifier) == ["first", nil])
    #expect(tree.all(.button).map(\.frame?.minX) == [297, 341])
  }

  @Test("A button runs the screen's latest action, not its first")
  func latestAction() throws {
    let stage = stage { _ in CountingBarScreen() }
    try stage.tap("Add")
    try stage.tap("Add")
    try stage.tap("Add")
    #expect(stage.renderTree.words == ["3"])
  }

  @Test("A bar follows a title that changes")
  func changingTitle() throws {
    let stage = stage { _ in RetitledScreen() }
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["Off"])
    try stage.tap("Switch")
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["On"])
  }

  @Test(
    "The way back keeps 8 from where the title begins, and is titled Back if its own title is too long"
  )
  func roomForBackLabel() {
    func label(_ letters: Int) -> String? {
      stage(pushing: ["next"]) { route in
        if route == "next" { return TextBlock("a") }
        return TextBlock("a").navigationTitle(String(repeating: "a", count: letters))
      }
      .back.label
    }
    // An "a" is 9.122648 wide and begins at 30.5. Half of 393 is 196.5: 17 letters end at 185.83 and 18 at
    // 194.83, which are not 8 points less.
    #expect(label(17)?.count == 17)
    #expect(label(18) == "Back")
  }
}

/// Adds one to the count that its body has read.
private struct CountingBarScreen: Element {
  @Local private var count = 0

  var body: some Element {
    let seen = count
    TextBlock("\(seen)").toolbar { PushButton("Add") { count = seen + 1 } }
  }
}

/// Changes its title at a press.
private struct RetitledScreen: Element {
  @Local private var isOn = false

  var body: some Element {
    PushButton("Switch") { isOn.toggle() }.navigationTitle(isOn ? "On" : "Off")
  }
}
