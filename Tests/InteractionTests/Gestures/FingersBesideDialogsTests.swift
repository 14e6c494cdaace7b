import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Fingers beside dialogs.
@MainActor
struct FingersBesideDialogsTests {
  private let flags = Flags()

  init() { flags.first = true }

  @Test("A tap beside a confirmation dialog takes it away, and the screen stays")
  func confirmation() throws {
    let flags = flags
    let stage = stage {
      block().confirmationDialog("What now?", isPresented: flags.firstLink) {
        PushButton("Share") {}
      }
    }
    #expect(stage.dialogs.count == 1)
    #expect(try stage.tapOutside() == .dismissed)
    #expect(stage.dialogs.isEmpty)
    #expect(flags.log == ["first=false"])
  }

  @Test("A tap at a point beside a dialog or a popover did nothing", arguments: [true, false])
  func pointBeside(isDialog: Bool) throws {
    let flags = flags
    let stage = stage(on: isDialog ? .iPhone15 : .iPadA16) {
      isDialog
        ? AnyElement(
          block().confirmationDialog("What now?", isPresented: flags.firstLink) {
            PushButton("Share", action: flags.note("shared"))
            PushButton("Keep", role: .cancel, action: flags.note("kept"))
          }
        )
        : AnyElement(
          block().popover(isPresented: flags.firstLink) {
            TextBlock("Help").frame(width: 100, height: 60)
          }
        )
    }
    #expect(stage.dialogs.count == 1)
    try stage.tap(at: Point(x: 5, y: 80))
    #expect(stage.dialogs.isEmpty)
    #expect(flags.log == (isDialog ? ["kept", "first=false"] : ["first=false"]))
  }

  @Test(
    "A tap outside of the window dismissed a dialog, a popover or a sheet",
    arguments: [
      Point(x: -5, y: 10), Point(x: 5_000, y: 5), Point(x: 5, y: -1), Point(x: 5, y: 1e6),
    ]
  )
  func outsideWindow(point: Point) {
    let flags = flags
    let dialog = stage {
      block().confirmationDialog("What now?", isPresented: flags.firstLink) {
        PushButton("Share") {}
      }
    }
    let popover = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) { TextBlock("Help") }
    }
    let sheet = SheetStage([.medium]).stage
    for stage in [dialog, popover, sheet] {
      #expect(throws: StageError.self) { try stage.tap(at: point) }
    }
    #expect(flags.log == [])
    #expect(sheet.sheets.count == 1)
  }

  @Test("A tap at a point of a dialog presses what is there, and one beside an alert nothing")
  func pointInside() throws {
    let flags = flags
    let dialog = stage {
      block().confirmationDialog("What now?", isPresented: flags.firstLink) {
        PushButton("Share", action: flags.note("shared"))
      }
    }
    let share = try #require(dialog.renderTree.frame(.button, "Share"))
    try dialog.tap(at: Point(x: share.minX + 5, y: share.minY + 5))
    #expect(flags.log == ["shared", "first=false"])
    flags.first = true
    let alert = stage { block().alert("Delete?", isPresented: flags.firstLink) }
    #expect(throws: StageError.self) { try alert.tap(at: Point(x: 5, y: 80)) }
    #expect(alert.alert != nil)
  }

  @Test("A tap beside an alert in a sheet leaves both")
  func alert() throws {
    let flags = flags
    let shown = SheetStage([.medium]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink)
    }
    #expect(try shown.stage.tapOutside() == .keptUp)
    #expect(shown.stage.alert?.title == "Delete?")
    #expect(shown.stage.sheets.count == 1)
  }

  @Test(
    "The button of an alert can be pressed wherever the sheet or cover below it is",
    arguments: [ModalPresentationDetent.large, .fullscreen]
  )
  func alertOverSurface(detent: ModalPresentationDetent) throws {
    let flags = flags
    let shown = SheetStage([detent]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink)
    }
    try shown.stage.tap("OK")
    #expect(shown.stage.alert == nil)
    #expect(flags.log == ["first=false"])
  }

  @Test("Behind an alert no screen is swiped back and no sheet is dragged")
  func behind() {
    let flags = flags
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink)
    }
    app.navigate(to: StubRoute("next"))
    let reason = BackSwipeObstacle.behind(surface: "the alert “Delete?”")
    #expect(throws: StageError.noBackSwipe(screen: "next", reason: reason)) {
      try Stage(app).swipeBack()
    }
    #expect(
      StageError.noBackSwipe(screen: "next", reason: reason).description
        == "next cannot be swiped back: the alert “Delete?” is in front of the screens that could be. "
        + "Dismiss that first."
    )
    let shown = SheetStage([.medium]) { _ in
      block().alert("Delete?", isPresented: flags.firstLink)
    }
    #expect(throws: StageError.self) { try shown.stage.dragSheetDown() }
    #expect(shown.stage.sheets.count == 1)
  }

  @Test("On a computer fingers reach the content below a detour that is not shown")
  func withoutCovers() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in block().navigationTitle("Title") }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app, under: Traits(device: .mac, platform: .macOS))
    app.presentDetour(StubCoordinator("detour"), presenting: StubRoute("detour"))
    #expect(stage.back.canNavigateBack)
    #expect(stage.topScreen?.route.identifier == "next")
  }
}
