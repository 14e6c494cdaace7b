import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Screens that come and go.
@MainActor
struct ScreenPresenceTests {
  @MainActor
  private final class Diary {
    var lines: [String] = []

    func take(_ stage: Stage) -> [String] {
      stage.settle()
      defer { lines = [] }
      return lines
    }
  }

  private let diary = Diary()

  private func screen(_ route: StubRoute) -> some Element {
    TextBlock(route.identifier)
      .onAppear { [diary] in diary.lines.append("+\(route.identifier)") }
      .onDisappear { [diary] in diary.lines.append("-\(route.identifier)") }
  }

  @Test("A screen that is covered disappears, and appears again with its state when uncovered")
  func push() throws {
    let app = StubCoordinator("home", handles: ["next"]) { screen($0) }
    let stage = Stage(app)
    #expect(diary.take(stage) == ["+home"])
    app.navigate(to: StubRoute("next"))
    #expect(diary.take(stage) == ["+next", "-home"])
    try stage.goBack()
    #expect(diary.take(stage) == ["+home", "-next"])
  }

  @Test("A pushed screen appears as its transition begins, and the one below disappears at its end")
  func transition() {
    let app = StubCoordinator("home", handles: ["next"]) { screen($0) }
    let stage = Stage(app)
    _ = diary.take(stage)
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.1)
      #expect(diary.lines == ["+next"])
      stage.advance(by: 1)
      #expect(diary.lines == ["+next", "-home"])
    }
    #expect(diary.take(stage) == ["+next", "-home"])
  }

  @Test("A screen that comes back before its transition is over never disappeared")
  func turnedBack() {
    let app = StubCoordinator("home", handles: ["next"]) { screen($0) }
    let stage = Stage(app)
    _ = diary.take(stage)
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.1)
      app.pop()
    }
    #expect(diary.take(stage) == ["+next", "-next"])
  }

  @Test("A screen in a tab that is not selected has disappeared")
  func tabs() throws {
    let app = StubTabs([
      StubCoordinator("shop", tab: "Shop") { screen($0) },
      StubCoordinator("profile", tab: "Profile") { screen($0) },
    ])
    let stage = Stage(app)
    #expect(diary.take(stage) == ["+shop"])
    try stage.selectTab("Profile")
    #expect(diary.take(stage) == ["+profile", "-shop"])
  }

  @Test("A screen stays below a sheet, whose own appears and disappears")
  func sheet() throws {
    let app = StubCoordinator("home", modals: ["sheet": ModalDetentConfiguration()]) { screen($0) }
    app.addModalCoordinator(StubCoordinator("sheet") { screen($0) })
    let stage = Stage(app)
    _ = diary.take(stage)
    app.navigate(to: StubRoute("sheet"))
    #expect(diary.take(stage) == ["+sheet"])
    try stage.swipeSheetAway()
    #expect(diary.take(stage) == ["-sheet"])
  }

  @Test("A screen under a cover has disappeared, and appears again")
  func cover() throws {
    let app = StubCoordinator("home") { screen($0) }
    let stage = Stage(app)
    _ = diary.take(stage)
    app.presentDetour(StubCoordinator("detour") { screen($0) }, presenting: "detour")
    #expect(diary.take(stage) == ["+detour", "-home"])
    try stage.goBack()
    #expect(diary.take(stage) == ["+home", "-detour"])
  }

  @Test("Of two screens of one route the upper one was gone before the lower one appeared")
  func equalRoutes() {
    let app = StubCoordinator("home", handles: ["item"], path: ["item", "item"]) { screen($0) }
    app.navigate(to: StubRoute("item"))
    let stage = Stage(app)
    #expect(diary.take(stage) == ["+item"])
    stage.withoutSettling {
      app.pop()
      stage.advance(by: 0.1)
      #expect(diary.lines == ["+item"])
    }
    #expect(diary.take(stage) == ["+item", "-item"])
    #expect(app.visibleRoute.identifier == "item")
  }

  @Test("A root that a deep link passed is measured for its sheet and does not appear")
  func measuredAside() {
    let shown = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.custom])]
    ) {
      screen($0)
    }
    let sheet = StubCoordinator("sheet", handles: ["next"]) { screen($0) }
    shown.addModalCoordinator(sheet)
    shown.navigate(to: StubRoute("sheet"))
    sheet.navigate(to: StubRoute("next"))
    #expect(diary.take(Stage(shown)) == ["+home", "+next"])
  }
}
