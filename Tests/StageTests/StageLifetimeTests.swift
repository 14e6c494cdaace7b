import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Releasing a stage.
@MainActor
struct StageLifetimeTests {
  @Test("A stage goes with its last reference, whatever it showed", arguments: Standing.allCases)
  func everywhere(_ standing: Standing) {
    let app = standing.show {
      TextBlock($0.identifier).navigationTitle("Title").toolbar { PushButton("Do") {} }
    }
    #expect(!isKept(app))
  }

  @Test("An app goes with its last reference, whatever its screens hold and a user has touched")
  func heldByScreens() throws {
    weak var kept: AnyCoordinator?
    do {
      let app = StubCoordinator("a") { _ in kept.map { HoldingScreen(app: $0) } }
      kept = app
      let stage = Stage(app)
      try stage.enter("Emma", into: "Name")
      try stage.tap("Count 0")
    }
    #expect(kept == nil)
  }

  @Test("A stage goes whose app draws its own tab bar and listens to what happens in it")
  func customTabs() {
    let tabs = OwnTabs()
    tabs.addChild(StubCoordinator("one", tab: "One"))
    #expect(!isKept(tabs))
  }

  @Test("What an app kept of the selected tab shows nothing once the stage is gone")
  func keptSelectedTab() throws {
    let keeper = Keeper()
    let tabs = TabCoordinator<StubRoute>(
      router: Router(
        initial: "tabs",
        factory: StubFactory { _ in CustomTabs { KeepingBar(keeper: keeper) } }
      )
    )
    tabs.addChild(StubCoordinator("one", tab: "One"))
    do {
      let stage = Stage(tabs)
      #expect(!stage.renderTree.nodes.isEmpty)
    }
    let kept = try #require(keeper.inherited)
    #expect(try measure(SelectedTab().environment(\.self, kept), width: 100) == .zero)
  }

  /// Whether a stage of `app` is there after the last reference to it is gone.
  private func isKept(_ app: AnyCoordinator) -> Bool {
    weak var kept: Stage?
    do {
      let stage = Stage(app)
      #expect(!stage.renderTree.nodes.isEmpty)
      kept = stage
    }
    return kept != nil
  }
}

/// A tab coordinator with a screen of its own.
private final class OwnTabs: TabCoordinator<StubRoute> {
  init() {
    super.init(
      router: Router(initial: "tabs", factory: StubFactory { _ in CustomTabs { OwnBar() } })
    )
  }
}

private struct OwnBar: Element {
  @Local private var height = 0.0
  @Local private var changes = 0

  var body: some Element {
    Column {
      SelectedTab()
      TextBlock("\(changes)")
    }
    .onChange(of: height) { _, _ in changes += 1 }
    .onSizeChange { height = $0.height }
  }
}

/// A screen whose coordinator is a member, as of most screens.
private struct HoldingScreen: Element {
  let app: AnyCoordinator
  @Local private var count = 0
  @Local private var name = ""

  var body: some Element {
    Column {
      PushButton("Count \(count)") {
        app.popToRoot()
        count += 1
      }
      TextEntry("Name", words: $name)
    }
    .onSubmit { app.popToRoot() }
  }
}

private final class Keeper {
  var inherited: InheritedValues?
}

/// Keeps all that it inherits.
private struct KeepingBar: Element {
  @Inherited(\.self) private var all
  let keeper: Keeper

  init(keeper: Keeper) {
    self.keeper = keeper
  }

  var body: some Element {
    keeper.inherited = all
    return SelectedTab()
  }
}
