import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheets and the keyboard.
@MainActor
struct SheetKeyboardTests {
  private func stage(
    _ detents: [ModalPresentationDetent],
    selected: ModalPresentationDetent? = nil,
    on device: Device = .iPhone16
  ) -> SheetStage {
    let shown = SheetStage(detents, selected: selected, on: device) { _ in
      Fill().accessibilityIdentifier("fill")
    }
    shown.stage.traits.keyboard = .shown
    return shown
  }

  private func fill(_ shown: SheetStage) throws -> Rect? {
    try #require(shown.stage.renderTree.nodes.first { $0.identifier == "fill" }).frame
  }

  @Test("A sheet of 300 points goes up by what the keyboard covers")
  func goesUp() throws {
    let shown = stage([.height(300)])
    // The published example: 336 of keyboard less 34 of home indicator, so from 518 to 216.
    let sheet = try shown.measurement()
    #expect(sheet.frame == Rect(x: 0, y: 216, width: 393, height: 636))
    #expect(sheet.insets == Insets(bottom: 336))
    #expect(sheet.height == 300)
    #expect(try fill(shown) == Rect(x: 0, y: 216, width: 393, height: 300))
  }

  @Test("A sheet comes back down when the keyboard goes")
  func comesBack() throws {
    let shown = stage([.height(300)])
    #expect(try shown.measurement().frame.minY == 216)
    shown.stage.traits.keyboard = .hidden
    #expect(try shown.measurement().frame == Rect(x: 0, y: 518, width: 393, height: 334))
  }

  @Test("A sheet with several heights stood at its lowest above the keys, not at its greatest")
  func greatest() throws {
    let shown = stage([.height(80), .extraLarge])
    #expect(try shown.measurement().frame == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try fill(shown) == Rect(x: 0, y: 69, width: 393, height: 447))
    // What is selected stays, and it goes back there with the keyboard.
    #expect(try shown.measurement().detent == .height(80))
    shown.stage.traits.keyboard = .hidden
    #expect(try shown.measurement().frame == Rect(x: 0, y: 738, width: 393, height: 114))
  }

  @Test(
    "The greatest height is lifted like a single one",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func greatestLifted(platform: PlatformProfile) throws {
    let shown = SheetStage([.height(100), .height(300)], on: .iPhone16, platform: platform)
    shown.stage.traits.keyboard = .shown
    let single = SheetStage([.height(300)], on: .iPhone16, platform: platform)
    single.stage.traits.keyboard = .shown
    #expect(try shown.measurement().frame == single.measurement().frame)
    #expect(try shown.measurement().drawnFrame == single.measurement().drawnFrame)
  }

  @Test("A field in a sheet raised it to its lowest height only")
  func field() throws {
    let shown = SheetStage([.height(80), .extraLarge]) { _ in Entry() }
    try shown.stage.tap("Name")
    #expect(try shown.measurement().frame.minY == 69)
    // The presenter is pushed back as behind the tallest sheet.
    #expect(shown.stage.renderTree.all(.stack).first?.drawnFrame != nil)
    shown.stage.hideKeyboard()
    #expect(try shown.measurement().frame.minY == 738)
  }

  @Test("A field of an element's sheet raises it, too")
  func elementSheet() throws {
    let flags = Flags()
    flags.first = true
    let stage = Stage(on: .iPhone15) {
      TextBlock("home").sheet(isPresented: flags.firstLink) {
        Entry().presentationDetents([.medium, .large])
      }
    }
    try stage.tap("Name")
    #expect(stage.sheet?.frame.minY == 69)
    #expect(stage.sheet?.detent == .medium)
  }

  // MARK: - Fields outside

  @Test("The keyboard of a field behind a sheet moved the sheet")
  func fieldBehind() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      Column {
        Entry()
        Fill().accessibilityIdentifier("below")
      }
    }
    app.addModalCoordinator(
      StubCoordinator("sheet") { _ in
        Column {
          TextBlock("Format")
          Stretch()
          PushButton("Bold") {}.buttonStyle(.bordered)
        }
        .presentationBackgroundInteraction(.enabled)
      }
    )
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app, on: .iPhone15)
    #expect(stage.renderTree.findings.isEmpty)
    try stage.tap("Name")
    // 852 - 34 - 419.333 = 398.667, with the keys from 516 on over it.
    #expect(abs(try #require(stage.sheet).frame.minY - 398.6667) < 0.001)
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .behindKeyboard,
          place: "sheet",
          found:
            "The keyboard of “Name”, which is not in sheet, covers this in it: “Bold”. Only a field inside "
            + "a sheet moves it.",
          advice: "Take the focus from the field before the sheet is presented."
        )
      ]
    )
    // The screen with the field makes room for its keyboard.
    let below = try #require(stage.renderTree.nodes.first { $0.identifier == "below" }?.frame)
    #expect(below.maxY == 516)
    stage.hideKeyboard()
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet never goes above the tallest one")
  func notAboveTallest() throws {
    let shown = stage([.height(500)])
    // 852 - 336 - 500 = 16 lies above the 69 of the tallest.
    #expect(try shown.measurement().frame == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try fill(shown) == Rect(x: 0, y: 69, width: 393, height: 447))
  }

  @Test("A sheet that is as tall as can be stays, and its content keeps the keyboard's part free")
  func tallest() throws {
    let shown = stage([.height(300), .extraLarge], selected: .extraLarge)
    #expect(try shown.measurement().frame == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try fill(shown) == Rect(x: 0, y: 69, width: 393, height: 447))
  }

  @Test("A sheet at large shrank to its lowest height, or rose, when the keyboard came up")
  func large() throws {
    // 0.999 of 749 is 748.333 in whole pixels; 852 - 34 - 748.333 = 69.667.
    let large = Rect(x: 0, y: 852 - 34 - 748 - 1 / 3.0, width: 393, height: 782 + 1 / 3.0)
    for detents in [[.large], [.height(150), .large], [.medium, .large]]
      as [[ModalPresentationDetent]]
    {
      let sheet = try stage(detents, selected: .large).measurement()
      #expect(sheet.frame.isClose(to: large), "\(detents)")
      #expect(sheet.detent == .large)
    }
  }

  @Test("The keyboard is for the sheet in front; its presenter stays where it is")
  func frontOnly() throws {
    let configuration = ModalDetentConfiguration(detents: [.height(300)])
    let app = StubCoordinator("home", modals: ["lower": configuration])
    let lower = StubCoordinator("lower", modals: ["upper": configuration])
    lower.addModalCoordinator(StubCoordinator("upper"))
    app.addModalCoordinator(lower)
    app.navigate(to: StubRoute("lower"))
    app.navigate(to: StubRoute("upper"))
    let stage = Stage(app, on: .iPhone16)
    stage.traits.keyboard = .shown
    #expect(stage.sheets.map(\.frame.minY) == [518, 216])
  }

  @Test("The screen below a sheet does not make room for the sheet's keyboard")
  func screenBelow() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.height(300)])],
      screens: { _ in Fill().accessibilityIdentifier("below") }
    )
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app, on: .iPhone16)
    stage.traits.keyboard = .shown
    let below = try #require(stage.renderTree.nodes.first { $0.identifier == "below" })
    #expect(below.frame == Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
  }

  @Test("A form sheet goes up as far as it has to, and stays 10 below the status bar")
  func form() throws {
    let shown = stage([.extraLarge], on: .iPadA16)
    // The keyboard begins at 1180 - 333 = 847; the sheet ends at 910, so it goes up by 63.
    #expect(try shown.measurement().frame == Rect(x: 120, y: 197, width: 580, height: 650))
    shown.stage.traits.orientation = .landscape
    // In landscape it would have to go up from 80 to -23, and stays at 24 + 10; the keyboard begins
    // at 820 - 418 = 402, so the content keeps 684 - 402 = 282 free.
    #expect(try shown.measurement().frame == Rect(x: 300, y: 34, width: 580, height: 650))
    #expect(try shown.measurement().insets == Insets(bottom: 282))
    #expect(try fill(shown) == Rect(x: 300, y: 34, width: 580, height: 368))
  }

  @Test("A screen without a sheet keeps the keyboard's part free")
  func screen() throws {
    let app = StubCoordinator("home", screens: { _ in Fill().accessibilityIdentifier("fill") })
    let stage = Stage(app, on: .iPhone16)
    stage.traits.keyboard = .shown
    let fill = try #require(stage.renderTree.nodes.first { $0.identifier == "fill" })
    #expect(fill.frame == Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 336))
  }

  @Test("Content below the sheet that has the keyboard stays where it was")
  func presenter() throws {
    let shown = stage([.medium])
    // A line of 20⅓ in the middle between 59 and 818 of an iPhone 16.
    let home = try #require(shown.stage.renderTree.all(.text).first { $0.label == "home" }?.frame)
    #expect(abs(home.minY - 428.3333) < 0.001)
  }
}

private struct Entry: Element {
  @Local private var words = ""

  var body: some Element { TextEntry("Name", words: $words) }
}
