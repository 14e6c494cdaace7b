import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// What a covered screen says follows what it has read, as on a device, where it goes on below the others.
@MainActor
struct ScreensBelowTests {
  @Observable
  final class Talk {
    var n = 0
    var other = 0
  }

  private let talk = Talk()
  private let flags = Flags()

  /// A list with a title that counts, and details above it.
  private func app() -> StubCoordinator {
    let (talk, flags) = (talk, flags)
    return StubCoordinator("list", handles: ["detail", "deeper"]) { route in
      guard route == "list" else {
        return TextBlock(route.identifier).navigationTitle("\(route.identifier) \(talk.n)")
      }
      return TextBlock("List")
        .navigationTitle("List \(talk.n)")
        .onChange(of: talk.n) { former, present in flags.log.append("\(former) to \(present)") }
    }
  }

  @Test("A button that counts in its title and pushes leaves no former title on the back button")
  func countingPush() throws {
    var app: StubCoordinator?
    let coordinator = StubCoordinator("home", handles: ["detail"]) { route in
      route == "detail"
        ? AnyElement(TextBlock("Detail").navigationTitle("Detail"))
        : AnyElement(CountingScreen { app?.navigate(to: StubRoute("detail")) })
    }
    app = coordinator
    let stage = Stage(coordinator)
    try stage.tap("Go")
    #expect(stage.back.label == "T 1")
    try stage.goBack()
    #expect(stage.topScreen?.title == "T 1")
    app = nil
  }

  @Test("The back button follows the text size by which the title below is chosen")
  func traits() {
    let app = StubCoordinator("home", handles: ["detail"]) { route in
      route == "home" ? AnyElement(SizedTitle()) : AnyElement(TextBlock("Detail"))
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    #expect(stage.back.label == "Large")
    stage.setTypeSize(.small)
    #expect(stage.back.label == "Other")
    stage.scenePhase = .background
    #expect(stage.back.label == "Away")
  }

  @Test("The back button follows the title of the screen below, looked at or not")
  func label() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    #expect(stage.back.label == "List 0")
    talk.n = 1
    #expect(stage.back.label == "List 1")
    talk.n = 2
    talk.n = 3
    #expect(stage.back.label == "List 3")
    try stage.goBack()
    #expect(stage.topScreen?.title == "List 3")
  }

  @Test("In the middle of a swipe the back button and the title below it say the same")
  func swipe() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    talk.n = 5
    #expect(stage.back.label == "List 5")
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      #expect(stage.renderTree.all(.heading).compactMap(\.label) == ["List 5", "detail 5"])
      #expect(stage.back.label == "List 5")
      swipe.cancel()
    }
  }

  @Test("Covered screens are told of each change once, at once, also two levels below")
  func change() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    app.navigate(to: StubRoute("deeper"))
    talk.n = 1
    _ = stage.renderTree
    talk.n = 2
    _ = stage.renderTree
    #expect(flags.log == ["0 to 1", "1 to 2"])
    try stage.goBack()
    try stage.goBack()
    #expect(flags.log == ["0 to 1", "1 to 2"])
  }

  @Test(
    "Behind a sheet, and behind a cover, of a coordinator the screen is told",
    arguments: [TransitionPresentationStyle.sheet, .fullScreenCover]
  )
  func modal(style: TransitionPresentationStyle) throws {
    let app = app()
    let stage = Stage(app)
    app.present("more", presentationStyle: style)
    #expect(stage.topScreen?.route.identifier == "more")
    talk.n = 1
    _ = stage.renderTree
    #expect(flags.log == ["0 to 1"])
  }

  @Test(
    "A sheet of a covered screen waited until that was on top",
    arguments: [false, true]
  )
  func sheet(isCover: Bool) throws {
    let talk = talk
    let isShown = Bound(get: { talk.n > 0 }, set: { talk.n = $0 ? 1 : 0 })
    let app = StubCoordinator("list", handles: ["detail"]) { route in
      guard route == "list" else { return AnyElement(TextBlock(route.identifier)) }
      return isCover
        ? AnyElement(TextBlock("List").fullScreenCover(isPresented: isShown) { TextBlock("Over") })
        : AnyElement(TextBlock("List").sheet(isPresented: isShown) { TextBlock("Over") })
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    talk.n = 1
    #expect(stage.element(labelled: "Over") != nil)
    #expect(app.visibleRoute.identifier == "detail")
    talk.n = 0
    #expect(stage.element(labelled: "detail") != nil)
    talk.n = 1
    // It stays when its screen is on top again.
    app.pop()
    #expect(stage.element(labelled: "Over") != nil)
  }

  @Test("A covered screen is not built again before something changes that it has read")
  func builds() throws {
    var builds: [String: Int] = [:]
    let talk = talk
    let app = StubCoordinator("list", handles: ["detail"]) { route in
      BuildNote { builds[route.identifier, default: 0] += 1 }
        .navigationTitle(route == "list" ? "List \(talk.n)" : "Detail \(talk.other)")
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    _ = stage.renderTree
    stage.settle()
    builds = [:]
    talk.other = 1
    _ = stage.renderTree
    #expect(builds["list"] == nil)
    talk.n = 1
    _ = stage.renderTree
    #expect(builds["list"] == 1)
  }

  @Test("A title below that nothing observes is right after a refresh")
  func plainClass() {
    let flags = flags
    let app = StubCoordinator("list", handles: ["detail"]) { route in
      TextBlock("Words").navigationTitle(route == "list" && flags.first ? "Notes" : "List")
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("detail"))
    #expect(stage.back.label == "List")
    flags.first = true
    stage.refresh()
    #expect(stage.back.label == "Notes")
  }

  @Test("A link that leads past a screen leaves its title on the back button, which follows, too")
  func link() {
    let talk = talk
    let app = StubCoordinator("list", handles: ["a", "b"], path: ["a", "b"]) { route in
      TextBlock("Words").navigationTitle("\(route.identifier) \(talk.n)")
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("b"))
    #expect(stage.back.label == "a 0")
    talk.n = 1
    #expect(stage.back.label == "a 1")
  }

  @Test("Where columns are one stack, the button back to the column before follows its title")
  func columns() {
    let talk = talk
    let list = StubCoordinator("list") { _ in TextBlock("List").navigationTitle("List \(talk.n)") }
    let message = StubCoordinator("message") { _ in TextBlock("Words").navigationTitle("Message") }
    let split = StubSplit(sidebar: list, detail: message)
    let stage = Stage(split)
    split.show(.detail)
    #expect(stage.back.label == "List 0")
    talk.n = 1
    #expect(stage.back.label == "List 1")
  }

  @Test("In tabs, too, the back button follows, and a tab that is not selected is told later")
  func tabs() throws {
    let (talk, flags) = (talk, flags)
    let shop = StubCoordinator("shop", handles: ["detail"], tab: "Shop") { route in
      TextBlock("Words")
        .navigationTitle("\(route.identifier) \(talk.n)")
        .onChange(of: talk.n) { _, present in flags.log.append("\(route.identifier) \(present)") }
    }
    let stage = Stage(StubTabs([shop, StubCoordinator("more", tab: "More")]))
    shop.navigate(to: StubRoute("detail"))
    talk.n = 1
    #expect(stage.back.label == "shop 1")
    flags.log = []
    try stage.selectTab("More")
    talk.n = 2
    _ = stage.renderTree
    #expect(flags.log == [])
    try stage.selectTab("Shop")
    #expect(stage.back.label == "shop 2")
    #expect(flags.log.sorted() == ["detail 2", "shop 2"])
  }

  @Test("A sheet of its content's height follows its root screen below another")
  func sheetHeight() throws {
    let talk = talk
    let shown = SheetStage([.custom]) { route in
      Fill().frame(height: 100 + Double(talk.n))
    }
    #expect(shown.stage.sheet?.height == 100)
    shown.sheet.navigate(to: StubRoute("next"))
    talk.n = 20
    #expect(shown.stage.sheet?.height == 120)
  }

  @Test(
    "A title that changes with an observer which navigates is no endless change",
    arguments: [false, true]
  )
  func observerNavigates(isCover: Bool) throws {
    let talk = talk
    var app: StubCoordinator?
    let coordinator = StubCoordinator("list", handles: ["detail"]) { route in
      guard route == "list" else { return TextBlock("Detail").navigationTitle("Detail") }
      return TextBlock("List")
        .navigationTitle("List \(talk.n)")
        .onChange(of: talk.n) {
          if isCover {
            app?.present("detail", presentationStyle: .fullScreenCover)
          } else {
            app?.navigate(to: StubRoute("detail"))
          }
        }
    }
    app = coordinator
    let stage = Stage(coordinator)
    talk.n = 1
    #expect(stage.topScreen?.route.identifier == "detail")
    if !isCover { #expect(stage.back.label == "List 1") }
    #expect(!stage.renderTree.findings.contains { $0.code == .layoutDoesNotSettle })
    app = nil
  }

  @Test("A covered screen keeps the state of its content and of the items of its bar")
  func state() throws {
    let talk = talk
    let app = StubCoordinator("list", handles: ["detail"]) { route in
      guard route == "list" else { return TextBlock("Detail").navigationTitle("Detail") }
      return KeptScreen().navigationTitle("List \(talk.n)").toolbar {
        BarItem(placement: .topBarTrailing) { KeptScreen() }
      }
    }
    let stage = Stage(app)
    try stage.tap("Kept 0", number: 1)
    try stage.tap("Kept 0")
    app.navigate(to: StubRoute("detail"))
    talk.n = 1
    #expect(stage.back.label == "List 1")
    try stage.goBack()
    #expect(stage.renderTree.nodes.filter { $0.label == "Kept 1" && $0.role == .button }.count == 2)
  }
}

private struct CountingScreen: Element {
  let go: @MainActor @Sendable () -> Void

  @Local private var n = 0

  var body: some Element {
    PushButton("Go") {
      n += 1
      go()
    }
    .navigationTitle("T \(n)")
  }
}

private struct KeptScreen: Element {
  @Local private var n = 0

  var body: some Element {
    PushButton("Kept \(n)") { n += 1 }
  }
}

/// Notes when its body is evaluated.
private struct BuildNote: Element {
  let note: @MainActor () -> Void

  var body: some Element {
    note()
    return TextBlock("Words")
  }
}

/// A screen whose title depends on what it inherits of the stage.
private struct SizedTitle: Element {
  @Inherited(\.dynamicTypeSize) private var size
  @Inherited(\.scenePhase) private var phase

  var body: some Element {
    TextBlock("Home")
      .navigationTitle(phase == .background ? "Away" : size == .large ? "Large" : "Other")
  }
}
