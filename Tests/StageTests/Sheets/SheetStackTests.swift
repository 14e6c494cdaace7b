import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Screens pushed in a sheet.
@MainActor
struct SheetStackTests {
  /// A root of 200 with a title, a tall next and a low last screen.
  private func screens(_ route: StubRoute) -> (any Element)? {
    switch route {
    case "sheet":
      Fill().frame(height: 200).navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
    case "next": Fill().frame(height: 400)
    default: Fill().frame(height: 20)
    }
  }

  @Test("A sheet keeps its root's height while another screen is pushed in it")
  func kept() throws {
    let shown = SheetStage([.custom], content: screens)
    // The root and its bar of 56.
    #expect(try shown.measurement().height == 256)
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try shown.measurement().height == 256)
    shown.sheet.navigate(to: StubRoute("last"))
    #expect(try shown.measurement().height == 256)
    try shown.stage.goBack()
    try shown.stage.goBack()
    #expect(try shown.measurement().height == 256)
  }

  @Test("A sheet has its root's height when a deep link leads past the root")
  func cold() throws {
    let shown = SheetStage([.custom], content: screens)
    // Nothing has asked the stage yet, so the root was never on screen.
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try shown.measurement().height == 256)
  }

  @Test("A root that publishes its height does so when it is reached past, too")
  func coldPublished() throws {
    let shown = SheetStage([.custom, .small]) { route in
      route == "sheet"
        ? AnyElement(
          Fill()
            .preference(IdealHeightKey.self, value: 310)
            .preference(MinimumHeightKey.self, value: 70)
        )
        : AnyElement(Fill())
    }
    shown.sheet.navigate(to: StubRoute("next"))
    let sheet = try shown.measurement()
    #expect(sheet.measured == 310)
    #expect(sheet.minimum == 70)
    #expect(sheet.height == 70)
  }

  @Test("State that a covered root was given when it was measured is there when it is uncovered")
  func coldState() throws {
    let shown = SheetStage([.custom]) { route in
      route == "sheet" ? AnyElement(SelfMeasuringScreen()) : AnyElement(Fill())
    }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try shown.measurement().height == 150)
    try shown.stage.goBack()
    #expect(try shown.measurement().height == 150)
  }

  @Test("The way back in a sheet has the title of a root that was never on screen")
  func coldTitle() {
    let shown = SheetStage([.custom], content: screens)
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.back.label == "Filter")
  }

  @Test("A pushed screen that needs more than the sheet's height is a finding")
  func tooTall() throws {
    let shown = SheetStage([.custom], content: screens)
    shown.sheet.navigate(to: StubRoute("next"))
    // 400 and a bar of 56 in a sheet of 256.
    let finding = try #require(shown.stage.renderTree.findings.first)
    #expect(finding.code == .pushedScreenTooTall)
    #expect(finding.place == "sheet")
    #expect(finding.found.contains("needs 456 points, and the sheet keeps the 256"))
    #expect(finding.advice == "Offer a larger detent.")
  }

  @Test("A pushed screen of a smaller ideal height is not a finding")
  func lowEnough() {
    let shown = SheetStage([.custom], content: screens)
    shown.sheet.navigate(to: StubRoute("last"))
    #expect(shown.stage.renderTree.findings.isEmpty)
  }

  @Test("A pushed screen that just fits is not a finding, and one that is a pixel taller is one")
  func justFits() {
    func codes(_ height: Double) -> [FindingCode] {
      let shown = SheetStage([.custom]) { route in
        Fill().frame(height: route == "next" ? height : 256)
      }
      shown.sheet.navigate(to: StubRoute("next"))
      return shown.stage.renderTree.findings.map(\.code)
    }
    // A pushed screen has a bar of 56 with the way back.
    #expect(codes(200) == [])
    #expect(codes(200 + 1 / 3.0) == [.pushedScreenTooTall])
  }

  @Test("A pushed screen may need more than its root where the sheet rests at a taller detent")
  func otherDetent() throws {
    func codes(_ selected: ModalPresentationDetent) -> [FindingCode] {
      let shown = SheetStage([.custom, .medium], selected: selected, content: screens)
      shown.sheet.navigate(to: StubRoute("next"))
      return shown.stage.renderTree.findings.map(\.code)
    }
    #expect(codes(.custom) == [.pushedScreenTooTall])
    // 456 in 419⅓: a detent that the root does not decide promises nothing.
    #expect(codes(.medium) == [])
  }

  @Test("A pushed screen may need more than a sheet that does not go by its content")
  func mediumSheet() {
    let shown = SheetStage([.medium]) { route in
      Fill().frame(height: route == "next" ? 700 : 100)
    }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.renderTree.findings.isEmpty)
  }
}

/// A screen that makes itself higher once it knows its size.
private struct SelfMeasuringScreen: Element {
  @Local private var extra = 0.0

  var body: some Element {
    Column(spacing: 0) {
      Fill().frame(height: 100).onSizeChange { _ in extra = 50 }
      Fill().frame(height: extra)
    }
  }
}
