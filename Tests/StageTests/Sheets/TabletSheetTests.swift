import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheets on a tablet of 820 x 1180.
@MainActor
struct TabletSheetTests {
  private func frame(
    _ detents: [ModalPresentationDetent],
    content: @escaping @MainActor (StubRoute) -> (any Element)? = { _ in Fill() }
  ) throws -> Rect {
    try SheetStage(detents, on: .iPadA16, content: content).measurement().frame
  }

  @Test("The tallest form sheet is 580 x 650, 5 above the middle")
  func tallest() throws {
    // (820 - 580) / 2 = 120, and (1180 - 650) / 2 - 5 = 260.
    #expect(try frame([.extraLarge]) == Rect(x: 120, y: 260, width: 580, height: 650))
  }

  @Test("Content of a form sheet received the horizontal size class of the tablet")
  func sizeClass() throws {
    func words(_ sizing: SheetSizing, _ device: Device = .iPadA16) -> [String] {
      let shown = SheetStage([.extraLarge], on: device) { _ in
        RoomAcross().presentationSizing(sizing)
      }
      return shown.stage.renderTree.words
    }
    #expect(words(.automatic).contains("compact"))
    #expect(words(.form).contains("compact"))
    #expect(words(.fitted).contains("compact"))
    #expect(words(.page).contains("regular"))
    #expect(words(.automatic, .iPhone15).contains("compact"))
    // The screen behind the sheet has the room of the window.
    let base = Stage(StubCoordinator("home") { _ in RoomAcross() }, on: .iPadA16)
    #expect(base.renderTree.words == ["regular"])
  }

  nonisolated static let lower: [[ModalPresentationDetent]] = [
    [.medium], [.height(200)], [.custom], [.small, .medium], [.fraction(0.3)],
  ]

  @Test(
    "A tablet shrank its sheet to the detents, which a device ignores",
    arguments: lower,
    [PlatformProfile.iOS18, .iOS26]
  )
  func ignored(detents: [ModalPresentationDetent], platform: PlatformProfile) throws {
    let shown = SheetStage(detents, on: .iPadA16, platform: platform) { _ in
      Fill().frame(height: 278)
    }
    let sheet = try shown.measurement()
    #expect(sheet.frame == Rect(x: 120, y: 260, width: 580, height: 650))
    #expect(sheet.detent == nil)
    #expect(sheet.restingHeights.isEmpty)
    #expect(shown.stage.renderTree.all(.grabber).isEmpty)
    #expect(shown.stage.renderTree.findings.map(\.code) == [.detentsIgnored])
  }

  @Test("The finding says what is ignored, and what to say instead")
  func finding() {
    let shown = SheetStage([.height(200), .height(200), .medium], on: .iPadA16)
    #expect(
      shown.stage.renderTree.findings == [
        Finding(
          code: .detentsIgnored,
          place: "sheet",
          found:
            "sheet asks for height(200), medium, which a device ignores in a regular width: it is 580 x 650 "
            + "there.",
          advice: "Use presentationSizing(.fitted) in it to make it as large as its content, or "
            + "presentationSizing(.form) if that size is right."
        )
      ]
    )
  }

  @Test(
    "A sheet whose size on a tablet is said, or whose detents are the whole sheet, is no finding",
    arguments: [SheetSizing.form, .page, .fitted]
  )
  func said(sizing: SheetSizing) {
    let shown = SheetStage([.height(200)], on: .iPadA16) { _ in
      Fill().frame(width: 300, height: 278).presentationSizing(sizing)
    }
    #expect(shown.stage.renderTree.findings.isEmpty)
    let whole: [[ModalPresentationDetent]] = [[.medium, .large], [.extraLarge], [.height(700)]]
    for detents in whole {
      #expect(SheetStage(detents, on: .iPadA16).stage.renderTree.findings.isEmpty, "\(detents)")
    }
  }

  @Test("A sheet of an element shrank on a tablet, too, and in a narrow window it still does")
  func element() {
    let flags = Flags()
    flags.first = true
    let stage = Stage(on: .iPadA16) {
      TextBlock("home").sheet(isPresented: flags.firstLink) {
        TextBlock("Filter").presentationDetents([.height(200)])
      }
    }
    #expect(stage.sheet?.frame == Rect(x: 120, y: 260, width: 580, height: 650))
    #expect(stage.renderTree.findings.map(\.code) == [.detentsIgnored])
    stage.traits.windowSize = Size(width: 375, height: 1_180)
    #expect(stage.sheet?.detent == .height(200))
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A tablet's sheet is dragged down or left where it is, and to no detent")
  func dragged() throws {
    let shown = SheetStage([.medium, .large], on: .iPadA16)
    #expect(throws: StageError.noSuchDetent(.large, available: [])) {
      try shown.stage.dragSheet(to: .large)
    }
    #expect(try shown.stage.dragSheet(toHeight: 600) == .rests(nil))
    #expect(try shown.stage.dragSheetDown() == .dismissed)
  }

  @Test("A bar in a form sheet is as wide as the sheet")
  func bar() throws {
    let shown = SheetStage([.large], on: .iPadA16) { _ in
      Fill().navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
    }
    let bar = try #require(shown.stage.renderTree.all(.navigationBar).first)
    #expect(bar.frame == Rect(x: 120, y: 260, width: 580, height: 56))
  }

  @Test("A way back in a form sheet is shortened for the sheet's width, not the window's")
  func backLabel() {
    let title = "A title of a form sheet that is very long"
    let shown = SheetStage([.large], on: .iPadA16) { _ in Fill().navigationTitle(title) }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.back.label == "Back")
  }

  @Test("A cover fills the tablet's window")
  func cover() {
    let stage = SheetStage([.fullscreen], on: .iPadA16).stage
    #expect(
      stage.renderTree.all(.cover).map(\.frame) == [
        Rect(x: 0, y: 0, width: 820, height: 1180)
      ]
    )
  }
}

/// Shows the horizontal size class that it receives.
private struct RoomAcross: Element {
  @Inherited(\.horizontalSizeClass) private var room

  var body: some Element { TextBlock(room.rawValue) }
}
