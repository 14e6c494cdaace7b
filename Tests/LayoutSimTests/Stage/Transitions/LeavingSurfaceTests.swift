import FlowEngine
import LayoutSim
import Testing

/// What the stage answers while something is still on its way out.
@MainActor
@Suite("Surfaces and screens that leave")
struct LeavingSurfaceTests {
  private let window = Rect(x: 0, y: 0, width: 393, height: 852)

  private func app() -> StubCoordinator {
    let medium = ModalDetentConfiguration(detents: [.medium])
    let app = StubCoordinator("home", handles: ["next"], modals: ["sheet": medium]) { route in
      TextBlock(route.identifier).screenTitle(route.identifier)
    }
    app.addModalCoordinator(
      StubCoordinator("sheet") { route in
        TextBlock(route.identifier).screenTitle("Sheet of \(route.identifier)")
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
}
