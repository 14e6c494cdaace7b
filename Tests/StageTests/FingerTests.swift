import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Fingers.
@MainActor
struct FingerTests {
  /// A screen with buttons, and a sheet with one.
  private func app() -> StubCoordinator {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      Column(spacing: 8) {
        PushButton("Buy") {}.accessibilityIdentifier("buy")
        PushButton("Sold out") {}.disabled()
        PushButton("Like") {}.accessibilityIdentifier("first")
        PushButton("Like") {}.accessibilityIdentifier("second")
        Stretch()
        PushButton("Imprint") {}
      }
    }
    app.addModalCoordinator(StubCoordinator("sheet") { _ in PushButton("Close") {} })
    return app
  }

  @Test("A button is found by the words on it")
  func label() throws {
    let stage = Stage(StubCoordinator("home") { _ in PressedScreen() })
    try stage.tap("Press")
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("A button is found by its tag")
  func tag() throws {
    let stage = Stage(StubCoordinator("home") { _ in PressedScreen() })
    try stage.tap("#press")
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("What is not there is an error that names what is")
  func nothing() {
    let error = StageError.noSuchTarget(
      "Sell",
      available: ["Buy", "Like", "Like", "Imprint"]
    )
    #expect(throws: error) { try Stage(app()).tap("Sell") }
    #expect(
      error.description
        == "No tappable element is labelled “Sell”. Available: “Buy”, “Like”, “Like”, “Imprint”."
    )
  }

  @Test("On a screen without anything to press the error says so")
  func nothingAtAll() {
    let error = StageError.noSuchTarget("Sell", available: [])
    #expect(throws: error) { try Stage(StubCoordinator("home")).tap("Sell") }
    #expect(error.description.hasSuffix("This screen has no tappable elements."))
  }

  @Test("A disabled button is out of reach")
  func disabled() {
    #expect(throws: StageError.outOfReach("Sold out", reason: .disabled)) {
      try Stage(app()).tap("Sold out")
    }
  }

  @Test("Without tabs selecting one is an error that says so")
  func noTabs() {
    #expect(throws: StageError.noTabs(screen: "home")) { try Stage(app()).selectTab("Shop") }
  }

  @Test("Two buttons of one name are ambiguous, and their tags are not")
  func ambiguous() throws {
    let stage = Stage(app())
    #expect(throws: StageError.ambiguous("Like", roles: [.button, .button])) {
      try stage.tap("Like")
    }
    try stage.tap("#second")
  }

  @Test("A button that a low sheet cuts off cannot be pressed, one that it shows can")
  func cutOff() throws {
    // 100 points and the home indicator's 34 leave the second button, at 140, outside.
    let sheet = SheetStage([.small]) { _ in
      Column(spacing: 0) {
        PushButton("Seen") {}.frame(height: 100).preference(MinimumHeightKey.self, value: 100)
        Fill().frame(height: 40)
        PushButton("Cut off") {}.frame(height: 40)
        Stretch()
      }
      .frame(height: 300)
      .frame(height: 100, alignment: .top)
    }
    #expect(try sheet.measurement().frame.size.height == 134)
    try sheet.stage.tap("Seen")
    #expect(throws: StageError.outOfReach("Cut off", reason: .offScreen)) {
      try sheet.stage.tap("Cut off")
    }
  }

  @Test("A button above a sheet is behind it")
  func behind() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    // The column begins at 59, far above the sheet at 398.667.
    #expect(throws: StageError.outOfReach("Buy", reason: .behind(surface: "the sheet sheet"))) {
      try Stage(app).tap("Buy")
    }
  }

  @Test("A button that a sheet hides is hidden")
  func hidden() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    // The last button stands at the bottom, which the sheet reaches.
    #expect(throws: StageError.outOfReach("Imprint", reason: .hidden)) {
      try Stage(app).tap("Imprint")
    }
  }

  @Test("Behind a sheet nothing is offered")
  func available() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    #expect(throws: StageError.noSuchTarget("Sell", available: ["Close"])) {
      try Stage(app).tap("Sell")
    }
  }

  @Test("Of two buttons of one name the one within reach is pressed")
  func withinReach() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      PushButton("Press") {}
    }
    app.addModalCoordinator(StubCoordinator("sheet") { _ in PressedScreen() })
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    try stage.tap("Press")
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("A sheet can be swiped away")
  func swipe() throws {
    let shown = SheetStage([.medium, .large])
    try shown.stage.swipeSheetAway()
    #expect(shown.app.visibleRoute.identifier == "home")
    #expect(shown.stage.sheets.isEmpty)
  }

  @Test("A cover cannot be swiped away")
  func swipeCover() {
    let shown = SheetStage([.fullscreen])
    #expect(throws: StageError.noSheet(front: "sheet")) { try shown.stage.swipeSheetAway() }
    #expect(throws: StageError.noSheet(front: "sheet")) { try shown.stage.dragSheet(to: .large) }
  }

  @Test(
    "Every error says what happened and what to do",
    arguments: [
      (
        StageError.outOfReach("Buy", reason: .disabled),
        "“Buy” is disabled. Enable it first."
      ),
      (
        .outOfReach("Buy", reason: .hidden),
        "“Buy” is hidden by the content in front of it. Uncover it first."
      ),
      (
        .outOfReach("Buy", reason: .behind(surface: "the sheet info")),
        "“Buy” is behind the sheet info. Dismiss that first."
      ),
      (
        .ambiguous("Shop", roles: [.backButton, .tabItem]),
        "Several elements are labelled “Shop”: back-button, tab-item. "
          + "Give one an accessibilityIdentifier(“id”) and tap “#id”, or call goBack() or selectTab(_:)."
      ),
      (
        .noWayBack(screen: "home"),
        "No way back is shown on home. Tap one of the screen's own buttons instead."
      ),
      (
        .noSheet(front: "home"),
        "No draggable sheet is in front: home is. Present one, or dismiss whatever covers it. "
          + "A sheet that is shown as a cover, as on a phone in landscape, is dismissed with its own buttons."
      ),
      (
        .noSuchDetent(.small, available: [.medium, .large]),
        "The sheet does not rest at small. It rests at medium, large."
      ),
    ]
  )
  func words(error: StageError, words: String) {
    #expect(error.description == words)
  }
}

/// Counts its presses.
private struct PressedScreen: Element {
  @Local private var count = 0

  var body: some Element {
    TextBlock("\(count)")
    PushButton("Press") { count += 1 }.accessibilityIdentifier("press")
  }
}
