import FlowEngine
import LayoutSim
import Testing

@MainActor
@Suite("Sheets on a tablet of 820 x 1180")
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

  @Test("A medium form sheet is 364 high and ends where the tallest does")
  func medium() throws {
    // 0.56 x 650 = 364, and 910 - 364 = 546.
    #expect(try frame([.medium]) == Rect(x: 120, y: 546, width: 580, height: 364))
  }

  @Test("A content-sized form sheet ends where the tallest does")
  func content() throws {
    // 910 - 278 = 632; a form sheet keeps nothing free for the home indicator.
    let custom = try frame([.custom]) { _ in Fill().frame(height: 278) }
    #expect(custom == Rect(x: 120, y: 632, width: 580, height: 278))
  }

  @Test("A large form sheet is 0.999 of the tallest")
  func large() throws {
    // 0.999 x 650 = 649.35, at 2x 649.5.
    #expect(try frame([.large]) == Rect(x: 120, y: 260.5, width: 580, height: 649.5))
  }

  @Test("Content of a form sheet is asked at its width")
  func width() throws {
    let custom = try frame([.custom]) { _ in Fill().aspectRatio(2, contentMode: .fit) }
    #expect(custom.size.height == 290)
  }

  @Test("A bar in a form sheet is as wide as the sheet")
  func bar() throws {
    let shown = SheetStage([.large], on: .iPadA16) { _ in
      Fill().screenTitle("Filter").titleDisplayMode(.inline)
    }
    let bar = try #require(shown.stage.renderTree.all(.navigationBar).first)
    #expect(bar.frame == Rect(x: 120, y: 260.5, width: 580, height: 56))
  }

  @Test("A way back in a form sheet is shortened for the sheet's width, not the window's")
  func backLabel() {
    let title = "A title of a form sheet that is very long"
    let shown = SheetStage([.large], on: .iPadA16) { _ in Fill().screenTitle(title) }
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
