import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Dragging sheets.
@MainActor
struct SheetDragTests {
  // On an iPhone 15 medium is 453.3333 high, with its top at 398.6667, and large 782.3333, at 69.6667.

  @Test("Dragged up beyond the middle it rests at the larger height, else where it was")
  func up() throws {
    let shown = SheetStage([.medium, .large])
    // The middle is 617.8333 high.
    #expect(try shown.stage.dragSheet(toHeight: 610) == .rests(.medium))
    #expect(try shown.measurement().detent == .medium)
    #expect(try shown.stage.dragSheet(toHeight: 620) == .rests(.large))
    #expect(try shown.measurement().detent == .large)
  }

  @Test("Dragged down beyond half of its lowest height it goes")
  func down() throws {
    let shown = SheetStage([.medium, .large])
    // The middle is 226.6667 high.
    #expect(try shown.stage.dragSheet(toHeight: 228) == .rests(.medium))
    #expect(try shown.stage.dragSheet(toHeight: 225) == .dismissed)
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("A fling down dismisses it from where it rests")
  func fling() throws {
    let shown = SheetStage([.medium])
    #expect(try shown.stage.dragSheet(toHeight: 450, velocity: 1_200) == .dismissed)
  }

  @Test("Dragged all the way down it goes")
  func allTheWay() throws {
    #expect(
      try SheetStage([.medium, .large], selected: .large).stage.dragSheetDown() == .dismissed
    )
  }

  @Test("Whatever a finger does, it settles")
  func oddNumbers() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1] {
      let shown = SheetStage([.medium])
      let landing = try shown.stage.dragSheet(toHeight: number, velocity: .nan)
      #expect(landing == (number < 0 ? .dismissed : .rests(.medium)))
      #expect(try SheetStage([.medium]).stage.dragSheet(toHeight: 453, velocity: number) != .keptUp)
    }
  }

  @Test("A coordinator that refuses the dismissal keeps it up")
  func guarded() throws {
    let (app, stage) = guardedSheet()
    #expect(try stage.dragSheetDown() == .keptUp)
    #expect(app.visibleRoute.identifier == "sheet")
    #expect(try stage.tapOutside() == .keptUp)
    #expect(app.unhandledErrors.count == 2)
  }

  @Test("A sheet that is not released springs back to where it was")
  func springsBack() throws {
    let (_, stage) = guardedSheet()
    try stage.withoutSettling {
      try stage.dragSheetDown()
      #expect(stage.renderTree.all(.sheet).first?.frame?.minY == 852)
      stage.advance(by: 0.1)
      // From 852 to 398.6667, 0.545003502 of the way.
      let top = stage.renderTree.all(.sheet).first?.frame?.minY
      #expect(top.map { abs($0 - 604.9317) < 0.001 } == true)
      stage.advance(by: 1)
      #expect(stage.transitions.isEmpty)
    }
  }

  @Test("Without a sheet in front there is nothing to drag")
  func noSheet() {
    let stage = Stage(StubCoordinator("home"))
    #expect(throws: StageError.noSheet(front: "home")) { try stage.dragSheet(toHeight: 3) }
    #expect(throws: StageError.noSheet(front: "home")) { try stage.tapOutside() }
    #expect(throws: StageError.noSheet(front: "home")) { try stage.tapGrabber() }
  }

  @Test("While a finger drags it the sheet is under the finger")
  func underFinger() throws {
    let shown = SheetStage([.medium, .large])
    let stage = shown.stage
    try stage.withoutSettling {
      let drag = try stage.beginSheetDrag()
      drag.update(height: 600)
      #expect(
        stage.renderTree.all(.sheet).first?.frame == Rect(x: 0, y: 252, width: 393, height: 600)
      )
      #expect(stage.transitions.map(\.isInteractive) == [true])
      stage.advance(by: 10)
      #expect(drag.top == 252)
      drag.cancel()
      stage.advance(by: 0.1)
      // From 252 to 398.6667, 0.545003502 of the way.
      let top = stage.renderTree.all(.sheet).first?.frame?.minY
      #expect(top.map { abs($0 - 331.9338) < 0.001 } == true)
      #expect(drag.finish() == .keptUp)
    }
    #expect(try shown.measurement().detent == .medium)
  }

  @Test("A sheet that is released to be dismissed goes down from under the finger")
  func dismissedFromFinger() throws {
    let shown = SheetStage([.medium])
    let stage = shown.stage
    try stage.withoutSettling {
      let drag = try stage.beginSheetDrag()
      drag.update(height: 113.33333333333334)
      #expect(drag.finish() == .dismissed)
      // Three quarters of its way are behind it: an eighth of a second is left.
      let left = try #require(stage.transitions.first)
      #expect(left.kind == .dismiss)
      #expect(abs(left.duration - 0.125) < 1e-9)
      let top = stage.renderTree.all(.sheet).first?.frame?.minY
      #expect(top.map { abs($0 - 738.6667) < 0.001 } == true)
    }
    #expect(stage.transitionLog.map(\.phase) == [.will, .during, .did])
  }

  @Test("After a fling the sheet swings")
  func swing() throws {
    let stage = SheetStage([.medium, .large]).stage
    try stage.withoutSettling {
      try stage.dragSheet(toHeight: 453.3333333333333, velocity: -1_500)
      stage.advance(by: 0.1)
      // From 398.6667 to 69.6667, 0.618888257 of the way.
      let top = stage.renderTree.all(.sheet).first?.frame?.minY
      #expect(top.map { abs($0 - 195.0524) < 0.001 } == true)
    }
  }

  @Test("A tap on what is dimmed dismisses the sheet")
  func outside() throws {
    let shown = SheetStage([.medium, .large])
    #expect(try shown.stage.tapOutside() == .dismissed)
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("The grabber goes down one height, and from the lowest to the highest")
  func grabber() throws {
    let shown = SheetStage([.medium, .large], selected: .large)
    #expect(try shown.stage.tapGrabber() == .rests(.medium))
    #expect(try shown.stage.tapGrabber() == .rests(.large))
    #expect(try shown.measurement().detent == .large)
    #expect(throws: StageError.noGrabber(sheet: "sheet")) {
      try SheetStage([.medium]).stage.tapGrabber()
    }
  }

  @Test("A sheet whose content disables dismissal bounces, and each attempt is counted")
  func dismissDisabled() throws {
    let shown = SheetStage([.medium]) { _ in Fill().interactiveDismissDisabled() }
    #expect(try shown.stage.dragSheetDown() == .keptUp)
    #expect(try shown.stage.tapOutside() == .keptUp)
    #expect(shown.stage.dismissalAttempts == 2)
    // A short pull is none.
    #expect(try shown.stage.dragSheet(toHeight: 400) == .rests(.medium))
    #expect(shown.stage.dismissalAttempts == 2)
    #expect(shown.app.visibleRoute.identifier == "sheet")
  }

  @Test("A sheet whose content disables dismissal was swiped away all the same")
  func swipedAway() throws {
    let shown = SheetStage([.medium]) { _ in Fill().interactiveDismissDisabled() }
    try shown.stage.swipeSheetAway()
    #expect(shown.stage.sheets.count == 1)
    #expect(shown.stage.dismissalAttempts == 1)
  }

  @Test("A tap on what is dimmed takes a sheet that cannot go to where nothing is dimmed")
  func undimmed() throws {
    let shown = SheetStage([.medium, .large], selected: .large) { _ in
      Fill()
        .interactiveDismissDisabled()
        .presentationBackgroundInteraction(.enabledUpThrough(.medium))
    }
    #expect(try shown.stage.tapOutside() == .rests(.medium))
    #expect(throws: StageError.nothingOutside(sheet: "sheet")) { try shown.stage.tapOutside() }
  }

  private func guardedSheet() -> (app: StubCoordinator, stage: Stage) {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    )
    app.addModalCoordinator(Stubborn())
    app.navigate(to: StubRoute("sheet"))
    return (app, Stage(app))
  }

  @Test("A pull that went far enough was an attempt, also if the finger comes back")
  func attemptTakenBack() throws {
    let shown = SheetStage([.medium]) { _ in Fill().interactiveDismissDisabled() }
    let drag = try shown.stage.beginSheetDrag()
    drag.update(height: 200)
    drag.update(height: 450)
    #expect(drag.finish() == .keptUp)
    #expect(shown.stage.dismissalAttempts == 1)
  }

  @Test("A sheet that a finger catches on its way up moved by the finger and by itself")
  func caughtOnItsWay() throws {
    let app = StubCoordinator("home", modals: ["sheet": .init(detents: [.medium])])
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app)
    try stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.1)
      #expect(stage.transitions.map(\.kind) == [.present])
      let drag = try stage.beginSheetDrag()
      #expect(stage.transitionLog.map(\.phase) == [.will, .during, .did])
      drag.update(height: 300)
      // The sheet's lower edge is the window's, at 852.
      #expect(stage.renderTree.all(.sheet).first?.frame?.minY == 552)
      drag.cancel()
    }
  }

  @Test(
    "Of three heights the grabber leads to the next lower one, and from the lowest to the highest"
  )
  func grabberOfThree() throws {
    let stage = SheetStage([.height(200), .medium, .large], selected: .large).stage
    #expect(try stage.tapGrabber() == .rests(.medium))
    #expect(try stage.tapGrabber() == .rests(.height(200)))
    #expect(try stage.tapGrabber() == .rests(.large))
  }
}

/// A sheet that does not go.
private final class Stubborn: Coordinator<StubRoute> {
  init() {
    super.init(router: Router(initial: "sheet", factory: StubFactory { _ in Fill() }))
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    .refuse(reason: "not yet")
  }
}
