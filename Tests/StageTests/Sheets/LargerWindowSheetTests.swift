import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheets in larger windows.
@MainActor
struct LargerWindowSheetTests {
  private func sheet(
    _ sizing: SheetSizing,
    _ detents: [ModalPresentationDetent] = [.extraLarge],
    under traits: Traits,
    content: @escaping @MainActor () -> any Element = { Fill() }
  ) throws -> (SheetMeasurement, RenderNode) {
    let shown = SheetStage(detents, on: traits.device, platform: traits.platform) { _ in
      AnyElement(content()).presentationSizing(sizing)
    }
    shown.stage.traits = traits
    return (try shown.measurement(), try #require(shown.stage.renderTree.all(.sheet).first))
  }

  @Test("A page on iPadOS 26 begins at 42 and is as wide as the window")
  func newPage() throws {
    let traits = Traits(device: .iPadA16, platform: .iOS26)
    let (page, node) = try sheet(.page, under: traits)
    #expect(page.frame == Rect(x: 0, y: 42, width: 820, height: 1_138))
    #expect(node.flags.contains(.approximate))
  }

  @Test("A page up to iPadOS 18 is 704 wide, in the middle, and marked as a guess")
  func olderPage() throws {
    let (page, node) = try sheet(.page, under: Traits(device: .iPadA16))
    // 2 x (24 + 24) stay free of 1180.
    #expect(page.frame == Rect(x: 58, y: 48, width: 704, height: 1_084))
    #expect(node.flags.contains(.approximate))
  }

  @Test("A fitted sheet is as large as its content, in the middle")
  func fitted() throws {
    let (fitted, _) = try sheet(.fitted, under: Traits(device: .iPadA16)) {
      Fill().frame(width: 300, height: 200)
    }
    #expect(fitted.frame == Rect(x: 260, y: 490, width: 300, height: 200))
  }

  @Test("A fitted sheet is never larger than a page")
  func fittedLimit() throws {
    let (fitted, _) = try sheet(.fitted, under: Traits(device: .iPadA16)) {
      Fill().frame(width: 3_000, height: 3_000)
    }
    #expect(fitted.frame == Rect(x: 58, y: 48, width: 704, height: 1_084))
  }

  @Test("In a narrow window of a tablet sheets are a phone's")
  func narrow() throws {
    let traits = Traits(device: .iPadA16, windowSize: Size(width: 375, height: 1_180))
    let (tallest, _) = try sheet(.automatic, under: traits)
    // 24 + 10 stay free above.
    #expect(tallest.frame == Rect(x: 0, y: 34, width: 375, height: 1_146))
    let (medium, _) = try sheet(.automatic, [.medium], under: traits)
    // 0.56 x (1180 - 34 - 20) = 630.56, at 2x 630.5, and 20 for the home indicator.
    #expect(medium.frame == Rect(x: 0, y: 529.5, width: 375, height: 650.5))
  }

  @Test("A form in a low window keeps 20 points free above and below")
  func lowForm() throws {
    let traits = Traits(device: .iPadA16, windowSize: Size(width: 820, height: 500))
    let (form, node) = try sheet(.form, under: traits)
    #expect(form.height == 460)
    #expect(node.flags.contains(.approximate))
  }

  @Test("On a computer a sheet is as large as its content, in the middle of the window")
  func desktop() throws {
    let (sheet, node) = try sheet(
      .automatic,
      [.medium, .large],
      under: Traits(device: .mac, platform: .macOS)
    ) {
      Fill().frame(width: 400, height: 300)
    }
    #expect(sheet.frame == Rect(x: 312, y: 234, width: 400, height: 300))
    #expect(sheet.detent == nil)
    #expect(node.flags.contains(.approximate))
  }

  @Test("On a computer a detour shows nothing, and that is a finding")
  func desktopDetour() {
    let app = StubCoordinator("home")
    let stage = Stage(app, under: Traits(device: .mac, platform: .macOS))
    app.presentDetour(
      StubCoordinator("detour", handles: ["detour"]),
      presenting: StubRoute("detour")
    )
    #expect(stage.renderTree.all(.cover).isEmpty)
    #expect(stage.renderTree.findings.map(\.code) == [.noCovers])
    #expect(stage.renderTree.findings.map(\.place) == ["detour"])
    stage.traits = Traits(device: .iPhone15)
    #expect(stage.renderTree.all(.cover).count == 1)
    #expect(stage.renderTree.findings.isEmpty)
  }
}
