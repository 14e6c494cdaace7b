import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Scrolling and the keyboard.
@MainActor
struct KeyboardDismissalTests {
  private func stage(_ dismissal: KeyboardDismissal?) throws -> Stage {
    let stage = Stage(on: .iPhoneSE3) {
      ScrollArea {
        TextEntry("Name", words: .constant("")).accessibilityIdentifier("name")
        Each(0..<60) { TextBlock("line \($0)") }
      }
      .scrollDismissesKeyboard(dismissal ?? .automatic)
    }
    try stage.tap("Name")
    #expect(stage.traits.keyboard == .shown)
    return stage
  }

  @Test(
    "A drag hides the keyboard at once, towards it, or never",
    arguments: [
      (nil, [false, false]), (.automatic, [false, false]), (.immediately, [false, false]),
      (.interactively, [true, false]), (.never, [true, true]),
    ] as [(KeyboardDismissal?, [Bool])]
  )
  func dismissal(_ dismissal: KeyboardDismissal?, _ isShown: [Bool]) throws {
    let stage = try stage(dismissal)
    try stage.scroll(by: 30)
    #expect((stage.traits.keyboard == .shown) == isShown[0])
    #expect((stage.focusedField != nil) == isShown[0])
    try stage.scroll(by: -10)
    #expect((stage.traits.keyboard == .shown) == isShown[1])
  }

  @Test(
    "A selected tab that is tapped again scrolls its root to the start, and from above its root returns to it"
  )
  func tab() throws {
    let first = StubCoordinator("first", handles: ["next"], tab: "First") { route in
      ScrollArea { Each(0..<80) { TextBlock("\(route.identifier) \($0)") } }
    }
    let stage = Stage(StubTabs([first, StubCoordinator("other", tab: "Other")]), on: .iPhoneSE3)
    let top = try #require(stage.element(labelled: "first 0")?.frame?.minY)
    try stage.scroll(by: 400)
    #expect(stage.element(labelled: "first 0")?.flags.contains(.scrolledAway) == true)
    first.navigate(to: StubRoute("next"))
    try stage.selectTab("First")
    #expect(stage.topScreen?.route.identifier == "first")
    #expect(stage.element(labelled: "first 0")?.flags.contains(.scrolledAway) == true)
    try stage.selectTab("First")
    #expect(stage.element(labelled: "first 0")?.frame?.minY == top)
  }

  @Test(
    "Pulling down content at its start drags its sheet: half-way to the lower height, far enough away"
  )
  func sheet() throws {
    let app = StubCoordinator("home") { _ in
      ScrollArea { Each(0..<80) { TextBlock("line \($0)") } }
    }
    let stage = Stage(app)
    app.present("sheet")
    app.selectDetent(.large)
    let height = try #require(stage.sheet?.height)
    try stage.scroll(by: 100)
    try stage.scroll(by: -100)
    #expect(stage.sheet?.height == height)
    try stage.scroll(by: -40)
    #expect(stage.sheet?.height == height)
    try stage.scroll(by: -700)
    #expect(stage.sheet == nil)
  }
}
