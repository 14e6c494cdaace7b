import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The menu of a back button.
@MainActor
struct BackMenuTests {
  private func titled(_ route: StubRoute) -> (any Element)? {
    TextBlock("on \(route.identifier)").navigationTitle(route.identifier.capitalized)
  }

  /// One, two and a pushed child with three and four.
  private func app() -> StubCoordinator {
    let app = StubCoordinator("one", handles: ["two"], screens: titled)
    app.addChild(StubCoordinator("three", handles: ["three", "four"], screens: titled))
    for route in ["two", "three", "four"] { app.navigate(to: StubRoute(route)) }
    return app
  }

  @Test(
    "A long press on the back button was refused; it lists the titles of the screens below",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func titles(platform: PlatformProfile) throws {
    let stage = Stage(app(), platform: platform)
    try stage.longPress("Three")
    let menu = try #require(stage.renderTree.nodes.firstIndex { $0.role == .menu })
    let labels = stage.renderTree.subtree(of: menu).compactMap { index in
      stage.renderTree.nodes[index].role == .button ? stage.renderTree.nodes[index].label : nil
    }
    #expect(labels == ["Three", "Two", "One"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("The menu counted as something below which the last navigation had led")
  func afterNavigation() throws {
    let app = StubCoordinator("one", handles: ["two", "three"], screens: titled)
    let stage = Stage(app)
    app.navigate(to: StubRoute("two"))
    app.navigate(to: StubRoute("three"))
    try stage.longPress("Two")
    #expect(stage.dialogs.count == 1)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test(
    "Several screens could not be left at once by a finger; a pushed child leaves with its screens"
  )
  func several() throws {
    let app = app()
    let stage = Stage(app)
    try stage.longPress("Three")
    let log = EventLog(of: app)
    try stage.tap("Two")
    let calls = log.entries.filter { if case .called = $0.event { true } else { false } }
    #expect(calls.map(\.description) == ["1 popScreens on app"])
    #expect(stage.topScreen?.title == "Two")
    #expect(app.visibleRoute.identifier == "two")
    #expect(stage.renderTree.nodes.allSatisfy { $0.role != .menu })
    try stage.goBack()
    #expect(stage.topScreen?.title == "One")
  }

  @Test(
    "With one screen below there is no menu, and the list of actions has what the menu does as going back"
  )
  func actions() throws {
    let app = StubCoordinator("one", handles: ["two", "three"], screens: titled)
    app.navigate(to: StubRoute("two"))
    let stage = Stage(app)
    #expect(stage.actions == [.goBack, .swipeBack()])
    #expect(throws: StageError.self) { try stage.longPress("One") }
    app.navigate(to: StubRoute("three"))
    #expect(stage.actions == [.goBack, .swipeBack()])
    try stage.longPress("Two")
    #expect(stage.actions == [.tap("Two"), .tap("One"), .tapOutside])
  }

  @Test("A screen without a title is “Back” in the menu, and a hidden button has none")
  func untitled() throws {
    let app = StubCoordinator("one", handles: ["two", "three", "hidden"]) { route in
      TextBlock(route.identifier).navigationBarBackButtonHidden(route == "hidden")
    }
    app.show([.route(StubRoute("two")), .route(StubRoute("three"))])
    let stage = Stage(app)
    try stage.longPress("Back")
    #expect(stage.renderTree.nodes.filter { $0.label == "Back" && $0.role == .button }.count == 2)
    try stage.tap("Back", number: 2)
    #expect(app.visibleRoute.identifier == "one")
    app.show([.route("two"), .route("hidden")])
    #expect(throws: StageError.self) { try stage.longPress("Back") }
  }

  @Test("From a column over others the menu leads through its stack, and to the column before")
  func columns() throws {
    let mail = MailColumns(.tripleColumn)
    let stage = Stage(mail.split)
    mail.boxes.navigate(to: StubRoute("settings"))
    mail.list.navigate(to: StubRoute("found"))
    try stage.longPress("Inbox")
    try stage.tap("Settings")
    #expect(mail.split.compactColumn == .sidebar)
    #expect(stage.topScreen?.route.identifier == "settings")
    // The stack of the column that was left is still there.
    mail.split.show(.content)
    #expect(stage.topScreen?.route.identifier == "found")
  }

  @Test("In a sheet the menu leads back within the sheet")
  func sheet() throws {
    let app = StubCoordinator("home", modals: ["one": ModalDetentConfiguration()], screens: titled)
    let sheet = StubCoordinator("one", handles: ["two", "three"], screens: titled)
    app.addModalCoordinator(sheet)
    app.navigate(to: StubRoute("one"))
    sheet.show([.route(StubRoute("two")), .route(StubRoute("three"))])
    let stage = Stage(app)
    try stage.longPress("Two")
    try stage.tap("One")
    #expect(sheet.visibleRoute.identifier == "one")
    #expect(stage.sheet != nil)
  }

  @Test("The back button of a screen's own stack had no menu; the path is shortened once")
  func ownStack() throws {
    let cities = Cities()
    cities.path = ["Rome", "Oslo", "Bonn"]
    var changes = 0
    let stage = Stage {
      ScreenStack(
        path: Bound(
          get: { cities.path },
          set: {
            cities.path = $0
            changes += 1
          }
        )
      ) { cities.list() }
    }
    try stage.longPress("Oslo")
    #expect(stage.actions == [.tap("Oslo"), .tap("Rome"), .tap("Cities"), .tapOutside])
    try stage.tap("Rome")
    #expect(cities.path == ["Rome"])
    #expect(changes == 1)
    #expect(stage.topScreen?.title == "Rome")
    try stage.goBack()
    #expect(stage.topScreen?.title == "Cities")
  }

  @Test("The menu of a screen's own stack takes off what bindings have pushed, and unsets them")
  func boundDestinations() throws {
    let cities = Cities()
    cities.path = ["Rome"]
    let stage = Stage {
      ScreenStack(path: Bound(get: { cities.path }, set: { cities.path = $0 })) {
        cities.list()
          .navigationDestination(
            isPresented: Bound(get: { cities.isHelpShown }, set: { cities.isHelpShown = $0 })
          ) {
            TextBlock("Help yourself").navigationTitle("Help")
          }
      }
    }
    cities.isHelpShown = true
    #expect(stage.topScreen?.title == "Help")
    try stage.longPress("Rome")
    try stage.tap("Cities")
    #expect(!cities.isHelpShown)
    #expect(cities.path == [])
    #expect(stage.topScreen?.title == "Cities")
  }
}
