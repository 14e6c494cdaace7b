import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// State of screens.
@MainActor
struct ScreenStateTests {
  private func counter(_ root: StubRoute, tab: String? = nil) -> StubCoordinator {
    StubCoordinator(root, handles: ["next", "other"], tab: tab) { _ in CounterScreen() }
  }

  @Test("A screen keeps its state while another covers it")
  func covered() throws {
    let app = counter("home")
    let stage = Stage(app)
    try stage.tap("Pressed 0")
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 0"])
    try stage.goBack()
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 1"])
  }

  @Test("A screen keeps its state under a cover")
  func underCover() throws {
    let app = counter("home")
    let stage = Stage(app)
    try stage.tap("Pressed 0")
    let detour = StubCoordinator("detour")
    app.presentDetour(detour, presenting: "detour")
    #expect(stage.renderTree.all(.button).isEmpty)
    try stage.goBack()
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 1"])
  }

  @Test("Screens keep their state in a tab that is not selected")
  func unselected() throws {
    let shop = counter("shop", tab: "Shop")
    let app = StubTabs([shop, counter("profile", tab: "Profile")])
    let stage = Stage(app)
    try stage.tap("Pressed 0")
    shop.navigate(to: StubRoute("next"))
    try stage.tap("Pressed 0")
    try stage.tap("Pressed 1")
    try stage.selectTab("Profile")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 0"])
    try stage.selectTab("Shop")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 2"])
    try stage.goBack()
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 1"])
  }

  @Test("A screen that was popped starts anew")
  func popped() throws {
    let app = counter("home")
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    try stage.tap("Pressed 0")
    try stage.goBack()
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 0"])
  }

  @Test("A sheet that was dismissed starts anew")
  func dismissed() throws {
    let shown = SheetStage([.medium]) { _ in CounterScreen() }
    try shown.stage.tap("Pressed 0")
    try shown.stage.swipeSheetAway()
    shown.app.navigate(to: StubRoute("sheet"))
    #expect(shown.stage.renderTree.all(.button).last?.label == "Pressed 0")
  }

  @Test("Two equal routes on one stack are two screens with a state each")
  func equalRoutes() throws {
    let app = StubCoordinator(
      "home",
      handles: ["next", "other", "deep"],
      path: ["next", "other", "next", "deep"]
    ) {
      _ in CounterScreen()
    }
    let stage = Stage(app)
    // A path may contain one route twice.
    app.navigate(to: StubRoute("deep"))
    try stage.goBack()
    try stage.tap("Pressed 0")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 1"])
    try stage.goBack()
    try stage.goBack()
    #expect(stage.renderTree.all(.screen).map(\.route) == ["home", "next"])
    #expect(stage.renderTree.all(.button).map(\.label) == ["Pressed 0"])
  }

  @Test("A model that nothing observes is seen after a refresh")
  func model() {
    let model = Model()
    let stage = Stage(StubCoordinator("home") { _ in TextBlock(model.words) })
    #expect(stage.renderTree.words == ["before"])
    model.words = "after"
    #expect(stage.renderTree.words == ["before"])
    stage.refresh()
    #expect(stage.renderTree.words == ["after"])
  }

  @Test("A change of state from outside is seen without being asked for")
  func outside() throws {
    let counter = Counter()
    let stage = Stage(StubCoordinator("home") { _ in CountedScreen(counter: counter) })
    #expect(stage.renderTree.words == ["0"])
    counter.countUp()
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("A stage releases a coordinator that was dismissed")
  func released() {
    let app = StubCoordinator("home")
    let stage = Stage(app)
    weak var detour: StubCoordinator?
    do {
      let presented = StubCoordinator("detour")
      detour = presented
      app.presentDetour(presented, presenting: "detour")
      stage.settle()
    }
    app.dismissDetour()
    #expect(detour == nil)
  }
}

@MainActor
private final class Model {
  var words = "before"
}

/// Something outside of a screen that changes the screen's local state.
@MainActor
private final class Counter {
  var countUp: @MainActor () -> Void = {}
}

/// Gives a counter the way to its local state.
private struct CountedScreen: Element {
  let counter: Counter
  @Local private var count = 0

  var body: some Element {
    TextBlock("\(count)").onSizeChange { _ in counter.countUp = { count += 1 } }
  }
}

/// Counts its presses in local state.
private struct CounterScreen: Element {
  @Local private var count = 0

  var body: some Element {
    PushButton("Pressed \(count)") { count += 1 }
  }
}
