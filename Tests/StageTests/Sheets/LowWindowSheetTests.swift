import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheets in a low window.
@MainActor
struct LowWindowSheetTests {
  private let window = Rect(x: 0, y: 0, width: 852, height: 393)

  @Test(
    "On a phone in landscape a sheet fills the window, whatever its detents",
    arguments: [PlatformProfile.iOS18, .iOS26],
    [ModalPresentationDetent.medium, .large, .height(100), .custom]
  )
  func fills(platform: PlatformProfile, detent: ModalPresentationDetent) throws {
    let shown = SheetStage([detent], orientation: .landscape, platform: platform)
    let sheet = try shown.measurement()
    #expect(sheet.frame == window)
    #expect(sheet.drawnFrame == window)
    #expect(sheet.detent == nil)
    #expect(sheet.restingHeights.isEmpty)
    #expect(sheet.measuredHeight(for: detent) == nil)
  }

  // MARK: - A cover

  /// What gestures on a sheet answer.
  private func answers(_ stage: Stage) -> [String] {
    func answer(_ gesture: () throws -> Void) -> String {
      do { try gesture() } catch { return "\(error as? StageError == .noSheet(front: "sheet"))" }
      return "done"
    }
    return [
      answer { try stage.swipeSheetAway() }, answer { try stage.dragSheetDown() },
      answer { try stage.dragSheet(to: .medium) }, answer { _ = try stage.beginSheetDrag() },
      answer { try stage.tapGrabber() }, answer { try stage.tapOutside() },
    ]
  }

  @Test(
    "A sheet on a phone in landscape was swiped, dragged and tapped away",
    arguments: [PlatformProfile.iOS18, .iOS26],
    // The width of the last two is regular in landscape.
    [Device.iPhoneSE3, .iPhone15, .iPhone15Plus, .iPhone16ProMax]
  )
  func cover(platform: PlatformProfile, device: Device) {
    let shown = SheetStage(
      [.medium, .large],
      on: device,
      orientation: .landscape,
      platform: platform
    )
    #expect(answers(shown.stage) == Array(repeating: "true", count: 6))
    #expect(shown.app.visibleRoute.identifier == "sheet")
    #expect(shown.stage.renderTree.findings.map(\.code) == [.noWayBack])
    #expect(shown.stage.actions.isEmpty)
    let sheet = shown.stage.renderTree.all(.sheet).first
    #expect(sheet?.facts.contains(Fact("as", "cover")) == true)
  }

  @Test("A device that was turned while a sheet was up still let it be swiped away")
  func turned() throws {
    let shown = SheetStage([.medium, .large]) { _ in ScrollArea { Fill().frame(height: 900) } }
    #expect(shown.stage.renderTree.findings.isEmpty)
    let drag = try shown.stage.beginSheetDrag()
    shown.stage.rotate(to: .landscape)
    drag.update(height: 0)
    #expect(drag.finish() == .keptUp)
    #expect(shown.stage.renderTree.findings.map(\.code) == [.noWayBack])
    // Pulling the content down at its start drags no cover.
    try shown.stage.scroll(by: -300)
    #expect(shown.app.visibleRoute.identifier == "sheet")
    shown.stage.rotate(to: .portrait)
    #expect(shown.stage.renderTree.findings.isEmpty)
    try shown.stage.swipeSheetAway()
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("A sheet of an element on a turned phone was no trap")
  func element() throws {
    let flags = Flags()
    flags.first = true
    let stage = Stage(on: .iPhone15, orientation: .landscape) {
      TextBlock("home").sheet(isPresented: flags.firstLink) { TextBlock("Filter") }
    }
    #expect(throws: StageError.noSheet(front: "screen.sheet")) { try stage.swipeSheetAway() }
    #expect(stage.renderTree.findings.map(\.code) == [.noWayBack])
    #expect(flags.first)
  }

  @Test("A popover on a turned phone is a cover, too, unless it asks to be a sheet")
  func popover() throws {
    func stage(_ adaptation: SheetAdaptation) -> Stage {
      let flags = Flags()
      flags.first = true
      return Stage(on: .iPhone15, orientation: .landscape) {
        TextBlock("home").popover(isPresented: flags.firstLink) {
          TextBlock("Help").presentationCompactAdaptation(adaptation)
        }
      }
    }
    let cover = stage(.automatic)
    #expect(throws: StageError.self) { try cover.swipeSheetAway() }
    #expect(cover.renderTree.findings.map(\.code) == [.noWayBack])
    let sheet = stage(.sheet)
    #expect(sheet.dialogs.first?.frame == Rect(x: 0, y: 8, width: 852, height: 385))
    try sheet.swipeSheetAway()
    #expect(sheet.dialogs.isEmpty)
  }

  @Test("Where a turned phone has a sheet with a close button, nothing is wrong")
  func closed() {
    let shown = SheetStage([.medium], orientation: .landscape) { _ in BackButtonScreen() }
    #expect(shown.stage.renderTree.findings.isEmpty)
  }

  @Test("A bar of a sheet that is shown as a cover was as high as in a sheet")
  func bar() {
    let shown = SheetStage([.medium]) { _ in
      Fill().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .presentationCompactAdaptation(.fullScreenCover)
    }
    // 44 in a window, 56 in a sheet.
    #expect(
      shown.stage.renderTree.all(.navigationBar).map(\.frame?.size.height) == [44]
    )
  }

  @Test("Its content keeps free what the window does")
  func safeArea() throws {
    let shown = SheetStage([.medium], orientation: .landscape) { _ in
      Fill().accessibilityIdentifier("fill")
    }
    // 59 at either side of an iPhone 15, 21 at the bottom; nothing above.
    let fill = try #require(shown.stage.renderTree.nodes.first { $0.identifier == "fill" })
    #expect(fill.frame == Rect(x: 59, y: 0, width: 734, height: 372))
  }

  @Test("Without detents there is nothing to drag, so no grabber shows")
  func grabber() {
    let shown = SheetStage([.medium, .large], orientation: .landscape)
    #expect(shown.stage.renderTree.all(.grabber).isEmpty)
  }

  @Test(
    "Content that asks to stay a sheet keeps its detents, 8 below the window's edge",
    arguments: [SheetAdaptation.none, .sheet]
  )
  func staysSheet(adaptation: SheetAdaptation) throws {
    let shown = SheetStage([.medium, .large, .height(200)], orientation: .landscape) { _ in
      Fill().presentationCompactAdaptation(adaptation)
    }
    #expect(shown.stage.renderTree.findings.isEmpty)
    let sheet = try shown.measurement()
    // Medium is inactive; 393 - 8 - 21 = 364 is the tallest, 0.999 of it 363.636, at 3x 363 2/3.
    #expect(sheet.restingHeights.map(\.detent) == [.height(200), .large])
    #expect(sheet.frame == Rect(x: 0, y: 172, width: 852, height: 221))
    #expect(sheet.measuredHeight(for: .large) == 1091.0 / 3)
    #expect(sheet.measuredHeight(for: .medium) == nil)
  }

  @Test("A rotation takes the detents away, and another one brings them back")
  func rotation() throws {
    let shown = SheetStage([.medium, .large], selected: .large)
    #expect(try shown.measurement().detent == .large)
    shown.stage.traits.orientation = .landscape
    #expect(try shown.measurement().frame == window)
    shown.stage.traits.orientation = .portrait
    #expect(try shown.measurement().detent == .large)
    #expect(try shown.measurement().frame.minY == 852 - 34 - 2245.0 / 3)
  }

  @Test("A root that a pushed screen covers is measured anew after a rotation")
  func coveredRoot() throws {
    let shown = SheetStage([.custom]) { route in
      if route == "sheet" { Fill().aspectRatio(3, contentMode: .fit) } else { Fill() }
    }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try shown.measurement().height == 131)
    shown.stage.traits.device = .iPhone16ProMax
    // 440 / 3 = 146.667, which is a whole number of pixels at 3x.
    #expect(abs(try shown.measurement().height - 440.0 / 3) < 0.0006)
  }
}

/// A screen that leaves itself.
private struct BackButtonScreen: Element {
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element { PushButton("Close") { goBack?() }.buttonStyle(.bordered) }
}
