import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Wherever a presenter is, it is told of what its cover changes, and keeps its size.
@MainActor
struct BehindCoverPlacesTests {
  private let flags = Flags()
  private let counter = BehindCoverTests.Counter()

  @Test("In tabs, too, a presenter is told, and keeps its size")
  func tabs() throws {
    let (flags, counter) = (flags, counter)
    let home = StubCoordinator("home", tab: "Home") { _ in
      WatchedPresenter(flags: flags, counter: counter, length: \.height)
    }
    let stage = Stage(StubTabs([home, StubCoordinator("other", tab: "Other")]))
    try stage.tap("Open")
    try stage.tap("Count")
    // 852 - 59 - 83.
    #expect(flags.log == ["710.0", "told 1"])
  }

  @Test("In a column, too, a presenter is told, and keeps its size")
  func column() throws {
    let (flags, counter) = (flags, counter)
    let list = StubCoordinator("list") { _ in
      WatchedPresenter(flags: flags, counter: counter, length: \.width)
    }
    let split = StubSplit(sidebar: list, detail: StubCoordinator("message"))
    let stage = Stage(split, on: .iPadA16, orientation: .landscape)
    try stage.tap("Open")
    try stage.tap("Count")
    #expect(flags.log.last == "told 1")
    #expect(flags.log.count == 2)
  }

  @Test("Around tabs that an app draws, too, a presenter is told, and keeps its size")
  func customTabs() throws {
    let (flags, counter) = (flags, counter)
    let home = StubCoordinator("home", tab: "Home") { _ in
      WatchedPresenter(flags: flags, counter: counter, length: \.height)
    }
    let tabs = DrawnTabs([home, StubCoordinator("other", tab: "Other")]) {
      CustomTabs {
        Column(spacing: 0) {
          SelectedTab()
          Fill(.red).frame(height: 60)
        }
        .onChange(of: counter.n) { _, present in flags.log.append("bar told \(present)") }
      }
    }
    let stage = Stage(tabs)
    // 852 - 59 - 34 - 60.
    #expect(flags.log.last == "699.0")
    flags.log = []
    try stage.tap("Open")
    try stage.tap("Count")
    #expect(flags.log.sorted() == ["bar told 1", "told 1"])
  }

  @Test("In a coordinator's sheet, too, a presenter is told, and keeps its size")
  func sheet() throws {
    let (flags, counter) = (flags, counter)
    let shown = SheetStage([.medium, .large]) { _ in
      WatchedPresenter(flags: flags, counter: counter, length: \.width)
    }
    let frame = try #require(shown.stage.sheet?.frame)
    try shown.stage.tap("Open")
    #expect(shown.stage.sheets.isEmpty)
    try shown.stage.tap("Count")
    #expect(flags.log == ["393.0", "told 1"])
    try shown.stage.tap("Close")
    #expect(shown.stage.sheet?.frame == frame)
    #expect(flags.log == ["393.0", "told 1"])
  }

  @Test("A presenter in a layer over a screen is told, and takes its cover along")
  func overlay() throws {
    let (flags, counter) = (flags, counter)
    let home = StubCoordinator("home") { route in
      guard route == "layer" else { return TextBlock("Home") }
      return Column {
        if counter.n < 2 {
          PushButton("Open") { flags.first = true }
            .onChange(of: counter.n) { _, present in flags.log.append("told \(present)") }
            .fullScreenCover(isPresented: flags.firstLink) {
              PushButton("Count") { counter.n += 1 }
            }
        }
      }
    }
    let stage = Stage(home)
    home.present("layer", presentationStyle: .custom(transition: .opacity, fullScreen: false))
    try stage.tap("Open")
    try stage.tap("Count")
    #expect(flags.log == ["told 1"])
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["home", "layer", "layer.cover"])
    try stage.tap("Count")
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["home", "layer"])
  }
}

/// A screen that tells of its size and of what its cover counts.
private struct WatchedPresenter: Element {
  let flags: Flags
  let counter: BehindCoverTests.Counter
  let length: KeyPath<Size, Double>

  var body: some Element {
    Fill()
      .overlay { PushButton("Open") { flags.first = true } }
      .onSizeChange { flags.log.append("\($0[keyPath: length])") }
      .onChange(of: counter.n) { _, present in flags.log.append("told \(present)") }
      .fullScreenCover(isPresented: flags.firstLink) {
        Column {
          PushButton("Count") { counter.n += 1 }
          PushButton("Close") { flags.first = false }
        }
      }
  }
}

/// Tabs with a screen around them that the app draws.
private final class DrawnTabs: TabCoordinator<StubRoute> {
  init(_ tabs: [AnyCoordinator], @ElementBuilder screen: @escaping @MainActor () -> some Element) {
    super.init(router: Router(initial: "tabs", factory: StubFactory { _ in screen() }))
    for tab in tabs { addChild(tab) }
  }
}
