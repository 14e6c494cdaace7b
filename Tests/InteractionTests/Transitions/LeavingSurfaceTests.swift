import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What the stage answers while something is still on its way out.
@MainActor
struct LeavingSurfaceTests {
  private let window = Rect(x: 0, y: 0, width: 393, height: 852)

  private func app() -> StubCoordinator {
    let medium = ModalDetentConfiguration(detents: [.medium])
    let app = StubCoordinator("home", handles: ["next"], modals: ["sheet": medium]) { route in
      TextBlock(route.identifier).navigationTitle(route.identifier)
    }
    app.addModalCoordinator(
      StubCoordinator("sheet") { route in
        TextBlock(route.identifier).navigationTitle("Sheet of \(route.identifier)")
      }
    )
    return app
  }

  @Test(
    "A button that the tree calls covered by what leaves was pressed",
    arguments: ["sheet", "detour", "element's sheet", "element's cover"]
  )
  func pressedBehind(kind: String) throws {
    let (pressed, flags) = (Diary(), Flags())
    (flags.first, flags.second) = (kind == "element's sheet", kind == "element's cover")
    let medium = ModalDetentConfiguration(detents: [.extraLarge])
    let app = StubCoordinator("home", modals: ["sheet": medium]) { _ in
      Column {
        Stretch()
        PushButton("Save") { pressed.lines.append("Save") }
      }
      .sheet(isPresented: flags.firstLink) { TextBlock("Filter") }
      .fullScreenCover(isPresented: flags.secondLink) { TextBlock("Filter") }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app)
    switch kind {
    case "sheet": app.navigate(to: StubRoute("sheet"))
    case "detour": app.presentDetour(StubCoordinator("sheet"), presenting: StubRoute("sheet"))
    default: stage.settle()
    }
    try stage.withoutSettling {
      app.dismissModal()
      app.dismissDetour()
      (flags.first, flags.second) = (false, false)
      stage.advance(by: 0.1)
      let button = try #require(
        stage.renderTree.nodes.last { $0.role == .button && $0.label == "Save" }
      )
      #expect(button.flags.contains(.covered))
      #expect(!stage.actions.contains(.tap("Save")))
      #expect(throws: StageError.self) { try stage.tap("Save") }
      #expect(pressed.take() == [])
      stage.advance(by: 1)
      try stage.tap("Save")
      #expect(pressed.take() == ["Save"])
    }
  }

  @Test("A sheet that goes lent its frame and title to the screen below it")
  func sheetGoes() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("sheet"))
    try stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.1)
      #expect(stage.renderTree.all(.sheet).count == 1)
      let screen = try #require(stage.topScreen)
      #expect(screen.route.identifier == "home")
      #expect(screen.title == "home")
      #expect(screen.frame == window)
      #expect(stage.surfaces.map(\.frame) == [window])
    }
  }

  @Test("A screen that is popped lent its title to the one below, which moves back to its place")
  func screenGoes() throws {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    try stage.withoutSettling {
      app.pop()
      let screen = try #require(stage.topScreen)
      #expect(screen.route.identifier == "home")
      #expect(screen.title == "home")
      // 0.3 of 393 to the left of its place.
      #expect(abs(screen.frame.minX + 117.9) < 0.001)
    }
  }

  @Test("A sheet that a cover hid is in front at once, and seen when the cover has gone past it")
  func coverGoes() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    app.presentDetour(
      StubCoordinator("detour") { TextBlock($0.identifier) },
      presenting: StubRoute("detour")
    )
    stage.withoutSettling {
      app.dismissDetour()
      stage.advance(by: 0.1)
      #expect(stage.surfaces.map(\.surface.route.identifier) == ["home", "sheet"])
      // The cover's edge has come a fifth of 852 down, and the sheet's is at 398.67.
      #expect(stage.surfaces.map(\.isHidden) == [false, true])
      #expect(stage.topScreen?.title == "Sheet of sheet")
      stage.advance(by: 0.2)
      #expect(stage.surfaces.map(\.isHidden) == [false, false])
    }
  }

  @Test("What a cover hides in the end is where it was until the cover is up")
  func coverComes() throws {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    let before = stage.surfaces.map(\.frame)
    stage.withoutSettling {
      app.presentDetour(
        StubCoordinator("detour") { TextBlock($0.identifier) },
        presenting: StubRoute("detour")
      )
      stage.advance(by: 0.1)
      #expect(stage.surfaces.prefix(2).map(\.frame) == before)
      #expect(stage.topScreen?.route.identifier == "detour")
    }
    #expect(stage.surfaces.map(\.frame) == [nil, nil, window])
  }

  @Test(
    "The app heard that a sheet had been swiped away while it was still on its way down",
    arguments: ["swipe", "drag", "tap outside"]
  )
  func swipedElementsSheet(kind: String) throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      TextBlock("Home").sheet(isPresented: flags.firstLink, onDismiss: flags.note("gone")) {
        TextBlock("Filter").presentationDetents([.medium])
      }
    }
    try stage.withoutSettling {
      switch kind {
      case "swipe": try stage.swipeSheetAway()
      // A quarter of its way is behind it.
      case "drag": #expect(try stage.dragSheet(toHeight: 340, velocity: 2_000) == .dismissed)
      default: #expect(try stage.tapOutside() == .dismissed)
      }
      // It takes half a second, or what is left of that.
      stage.advance(by: 0.3)
      #expect(stage.transitions.map(\.description).first?.hasPrefix("dismiss home.sheet") == true)
      #expect(flags.first)
      #expect(flags.log == [])
      stage.advance(by: 0.3)
      #expect(flags.log == ["first=false", "gone"])
      #expect(stage.transitions.isEmpty)
      #expect(stage.surfaces.count == 1)
    }
    #expect(stage.transitionLog.map(\.phase) == [.will, .during, .did])
  }

  @Test("A coordinator's sheet was gone, and its end told, as soon as a finger had swiped it")
  func swipedCoordinatorsSheet() throws {
    let told = Diary()
    let app = StubCoordinator("home", modals: ["sheet": .init(detents: [.medium])])
    app.addModalCoordinator(Listening(told))
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 0.4)
      #expect(app.visibleRoute.identifier == "sheet")
      #expect(told.take() == [])
      // It moves meanwhile, and takes no touch.
      #expect(stage.renderTree.all(.sheet).first?.flags.contains(.inert) == true)
      #expect(throws: StageError.self) { try stage.swipeSheetAway() }
      stage.advance(by: 0.2)
      #expect(app.visibleRoute.identifier == "home")
      #expect(told.take() == ["gesture"])
    }
    #expect(stage.transitionLog.map(\.kind) == [.dismiss, .dismiss, .dismiss])
  }

  @Test(
    "A button past which a swiped sheet has gone was said to be hidden by it",
    arguments: [true, false]
  )
  func pressedPastSwipedSheet(ofElement: Bool) throws {
    let (pressed, flags) = (Diary(), Flags())
    flags.first = ofElement
    let app = StubCoordinator("home", modals: ["sheet": .init(detents: [.medium, .extraLarge])]) {
      _ in
      // Its button is below the sheet's edge at rest, and above it after 0.3 of 0.5 seconds.
      PushButton("Save") { pressed.lines.append("Save") }.padding(.top, 120)
        .sheet(isPresented: flags.firstLink) {
          TextBlock("Filter").presentationDetents([.medium, .large])
        }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app)
    if ofElement { stage.settle() } else { app.navigate(to: StubRoute("sheet")) }
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 0.3)
      let button = try #require(stage.renderTree.nodes.last { $0.label == "Save" })
      #expect(!button.flags.contains(.covered))
      #expect(stage.actions == [])
      let error = #expect(throws: StageError.self) { try stage.tap("Save") }
      guard case .outOfReach("Save", .moving) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      stage.advance(by: 0.3)
      try stage.tap("Save")
      #expect(pressed.take() == ["Save"])
    }
  }

  @Test("A button of a screen that is leaving was said not to exist", arguments: [true, false])
  func pressedWhileLeaving(onStack: Bool) throws {
    let pressed = Diary()
    let app = StubCoordinator("home", handles: ["detail"]) { route in
      PushButton("Buy \(route.identifier)") { pressed.lines.append(route.identifier) }
    }
    app.navigate(toRoute: "detail", presentationStyle: onStack ? .push : .sheet)
    let stage = Stage(app)
    stage.withoutSettling {
      app.close()
      stage.advance(by: 0.1)
      let error = #expect(throws: StageError.self) { try stage.tap("Buy detail") }
      let words = onStack ? "pop of detail" : "dismissal of detail"
      #expect(error == .outOfReach("Buy detail", reason: .moving(transition: words)))
      #expect(pressed.take() == [])
    }
    #expect(throws: StageError.self) { try stage.tap("Nothing") }
  }

  @Test(
    "A sheet that its app keeps once it has been swiped off was said to have gone, and was there"
  )
  func keptAfterAll() throws {
    let flags = Flags()
    flags.first = true
    // A binding that takes nothing.
    let kept = Bound(get: { flags.first }, set: { flags.log.append("refused \($0)") })
    let stage = stage {
      TextBlock("Home").sheet(isPresented: kept) {
        TextBlock("Filter").presentationDetents([.medium])
      }
    }
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 0.6)
      // It comes back by a way of its own.
      #expect(stage.transitions.map(\.kind) == [.present])
      #expect(!stage.actions.contains(.swipeSheetAway))
      stage.advance(by: 0.6)
      #expect(stage.transitions.isEmpty)
    }
    #expect(stage.surfaces.count == 2)
    #expect(flags.log == ["refused false"])
    #expect(
      stage.transitionLog.map { "\($0.phase) \($0.kind)" } == [
        "will dismiss", "during dismiss", "did dismiss", "will present", "during present",
        "did present",
      ]
    )
  }

  @Test("A guard was asked a second time when the swiped sheet had gone", arguments: [true, false])
  func askedOnce(inTime: Bool) throws {
    let told = Diary()
    let app = StubCoordinator("home", modals: ["sheet": .init(detents: [.medium])])
    let sheet = Listening(told)
    app.addModalCoordinator(sheet)
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    if inTime {
      try stage.withoutSettling {
        try stage.swipeSheetAway()
        // What it would answer now, nobody asks.
        sheet.isKept = true
        stage.advance(by: 0.6)
      }
    } else {
      try stage.swipeSheetAway()
    }
    #expect(sheet.questions == 1)
    #expect(told.take() == ["gesture"])
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test(
    "What an app presented while a swiped sheet was sliding off went away with it",
    arguments: ["screen", "flow", "detour"]
  )
  func presentedMeanwhile(kind: String) throws {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 0.2)
      switch kind {
      case "screen": app.present(StubRoute("next"), presentationStyle: .sheet)
      case "flow": app.navigate(to: StubCoordinator("next"), presentationStyle: .sheet)
      default: app.presentDetour(StubCoordinator("next"), presenting: StubRoute("next"))
      }
      stage.advance(by: 2)
      #expect(stage.surfaces.map(\.surface.route.identifier) == ["home", "next"])
      #expect(stage.transitionFindings.map(\.code) == [.presentWhileDismissing])
    }
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["home", "next"])
  }

  @Test("What an app had presented over a swiped sheet's presenter before still goes with it")
  func presentedBefore() throws {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    app.present(StubRoute("next"), presentationStyle: .custom(transition: .identity))
    let stage = Stage(app)
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 2)
    }
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["home"])
  }

  @Test("A sheet that its app dismisses while a finger's swipe takes it down goes once")
  func dismissedOnItsWay() throws {
    let told = Diary()
    let app = StubCoordinator("home", modals: ["sheet": .init(detents: [.medium])])
    app.addModalCoordinator(Listening(told))
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      stage.advance(by: 0.3)
      app.dismissModal()
      stage.advance(by: 0.1)
      #expect(stage.transitions.count == 1)
      stage.advance(by: 0.2)
      #expect(stage.transitions.isEmpty)
    }
    #expect(told.take() == ["call"])
    #expect(stage.transitionLog.map(\.phase) == [.will, .during, .did])
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("The keyboard of a swiped sheet goes down with it")
  func keyboardOfSwipedSheet() throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      TextBlock("Home").sheet(isPresented: flags.firstLink) {
        TextEntry("Name", words: .constant(""))
      }
    }
    try stage.tap("Name")
    #expect(stage.traits.keyboard == .shown)
    try stage.withoutSettling {
      try stage.swipeSheetAway()
      #expect(stage.traits.keyboard == .hidden)
      #expect(stage.transitions.map(\.kind) == [.dismiss, .keyboard])
      stage.advance(by: 0.1)
      #expect(stage.surfaces.count == 2)
    }
    #expect(stage.surfaces.count == 1)
  }
}

/// A sheet that notes why it was dismissed.
private final class Listening: Coordinator<StubRoute> {
  private let told: Diary

  /// Whether its guard refuses to let it go.
  var isKept = false

  /// The number of times that its guard was asked.
  private(set) var questions = 0

  init(_ told: Diary) {
    self.told = told
    super.init(router: Router(initial: "sheet", factory: StubFactory { _ in Fill() }))
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    questions += 1
    return isKept ? .refuse(reason: "not yet") : .allow
  }

  override func wasDismissed(for reason: DismissalReason) {
    told.lines.append(reason.description)
  }
}
