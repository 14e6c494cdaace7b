import FlowEngine
import LayoutSim
import Testing

@MainActor
@Suite("Sheets in a low window")
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

  @Test("Its content keeps free what the window does")
  func safeArea() throws {
    let shown = SheetStage([.medium], orientation: .landscape) { _ in
      Fill().tag("fill")
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

  @Test("Content that asks to stay a sheet keeps its detents, 8 below the window's edge")
  func staysSheet() throws {
    let shown = SheetStage([.medium, .large, .height(200)], orientation: .landscape) { _ in
      Fill().presentationCompactAdaptation(.none)
    }
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
