import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheets that are as tall as their content.
@MainActor
struct SheetContentTests {
  private func oneLine(_ device: Device, _ typeSize: TypeSize) throws -> SheetMeasurement {
    try SheetStage([.custom], on: device, typeSize: typeSize) { _ in
      Column(spacing: 8) {
        TextBlock("a")
        Fill().frame(height: 100)
      }
    }.measurement()
  }

  @Test("One line of text, a gap and a fixed part at 3x")
  func oneLine() throws {
    // A line of 17: 1.193359375 x 17 = 20.287, up to 61/3. 61/3 + 8 + 100 = 385/3.
    let sheet = try oneLine(.iPhone15, .large)
    #expect(abs(sheet.height - 385.0 / 3) < 0.0001)
    // 852 - 34 - 128.333 = 689.667
    #expect(sheet.frame.isClose(to: Rect(x: 0, y: 689.6667, width: 393, height: 162.3333)))
  }

  @Test("The same at 2x without a home indicator")
  func homeButton() throws {
    // 20.287 up to 20.5; 20.5 + 108 = 128.5; 667 - 128.5 = 538.5
    let sheet = try oneLine(.iPhoneSE3, .large)
    #expect(sheet.height == 128.5)
    #expect(sheet.frame == Rect(x: 0, y: 538.5, width: 375, height: 128.5))
  }

  @Test("The same at the smallest text size")
  func smallType() throws {
    // A line of 14: 16.707 up to 17. 17 + 108 = 125
    #expect(try oneLine(.iPhone15, .xSmall).height == 125)
  }

  @Test("The same at an accessibility size")
  func largeType() throws {
    // A line of 40: 47.734 up to 48. 48 + 108 = 156
    #expect(try oneLine(.iPhone15, .accessibility3).height == 156)
    #expect(try oneLine(.iPhoneSE3, .accessibility3).height == 156)
  }

  @Test("Two lines at the largest size keep no leading between them")
  func twoLines() throws {
    // Lines of 53: 2 x 63.248 = 126.496, up to 126.667 at 3x; their leading of 62 is less.
    let sheet = try SheetStage([.custom], typeSize: .accessibility5) { _ in
      TextBlock("a\nb").fixedSize(horizontal: false, vertical: true)
    }.measurement()
    #expect(abs(sheet.height - 380.0 / 3) < 0.0001)
  }

  @Test("A navigation bar counts, and is 56 high in a sheet")
  func bar() throws {
    let shown = SheetStage([.custom]) { _ in
      Fill().frame(height: 100).navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try shown.measurement().height == 156)
    let bars = shown.stage.renderTree.all(.navigationBar)
    #expect(bars.map(\.frame?.size.height) == [56])
    // The sheet's top is at 852 - 34 - 156 = 662.
    #expect(bars.map(\.frame?.minY) == [662])
  }

  @Test("A tab bar counts")
  func tabs() throws {
    let app = StubCoordinator(
      "home",
      modals: ["tabs": ModalDetentConfiguration(detents: [.custom])]
    )
    let tabs = StubTabs([
      StubCoordinator("one", tab: "One") { _ in Fill().frame(height: 100) },
      StubCoordinator("two", tab: "Two"),
    ])
    app.addModalCoordinator(tabs)
    app.navigate(to: StubRoute("tabs"))
    let sheet = try #require(Stage(app).sheets.first)
    // 100 and a bar of 49; the home indicator's 34 below it are not part of the value.
    #expect(sheet.height == 149)
    #expect(sheet.frame == Rect(x: 0, y: 669, width: 393, height: 183))
  }

  @Test("Content of a sheet is centred above the home indicator")
  func centred() throws {
    // Between 398.667 and 852 - 34 = 818: the middle is 608.333.
    let stage = SheetStage([.medium]) { _ in PushButton("Go") {} }.stage
    let frame = try #require(stage.renderTree.all(.button).first?.frame)
    #expect(abs((frame.minY + frame.maxY) / 2 - 608.3333) < 0.0006)
  }

  // MARK: - Published heights

  @Test("A published height wins over the measured one")
  func published() throws {
    let sheet = try SheetStage([.custom]) { _ in
      Fill().frame(height: 100).preference(IdealHeightKey.self, value: 240)
    }.measurement()
    #expect(sheet.measured == 240)
    #expect(sheet.height == 240)
  }

  @Test("Publishing nothing leaves the measured height")
  func publishedNothing() throws {
    let sheet = try SheetStage([.custom]) { _ in
      Fill().frame(height: 100).preference(IdealHeightKey.self, value: nil)
    }.measurement()
    #expect(sheet.height == 100)
  }

  @Test("The heights of siblings add up, except those that set none")
  func siblings() throws {
    let sheet = try SheetStage([.custom, .small]) { _ in
      Column(spacing: 0) {
        Fill()
          .preference(IdealHeightKey.self, value: 120)
          .preference(MinimumHeightKey.self, value: 40)
        Fill().preference(IdealHeightKey.self, value: nil)
        Fill()
          .preference(IdealHeightKey.self, value: 80)
          .preference(MinimumHeightKey.self, value: 30)
      }
    }.measurement()
    #expect(sheet.measured == 200)
    #expect(sheet.minimum == 70)
  }

  @Test("A screen may publish the sizes that it has seen")
  func observed() throws {
    let sheet = try SheetStage([.small, .custom]) { _ in HeaderScreen() }.measurement()
    #expect(sheet.minimum == 80)
    #expect(sheet.measured == 380)
    #expect(sheet.detent == .small)
    #expect(sheet.height == 80)
  }

  @Test("Small alone is as tall as the published minimum")
  func smallPublished() throws {
    let sheet = try SheetStage([.small]) { _ in
      Fill().frame(height: 300).preference(MinimumHeightKey.self, value: 90)
    }.measurement()
    #expect(sheet.height == 90)
  }

  @Test("Small alone without a published minimum is as tall as the content")
  func smallMeasured() throws {
    let sheet = try SheetStage([.small]) { _ in Fill().frame(height: 300) }.measurement()
    #expect(sheet.minimum == nil)
    #expect(sheet.height == 300)
  }

  @Test("A sheet grows with its content")
  func growing() throws {
    let shown = SheetStage([.custom]) { _ in GrowingScreen() }
    // A button's line of 20.333 and a part of 100, then of 200.
    #expect(abs(try shown.measurement().height - 361.0 / 3) < 0.0001)
    try shown.stage.tap("More")
    #expect(abs(try shown.measurement().height - 661.0 / 3) < 0.0001)
  }
}

/// A header and a body that publish their heights as they are laid out.
private struct HeaderScreen: Element {
  @Local private var header: Double?
  @Local private var whole: Double?

  var body: some Element {
    Column(spacing: 0) {
      Fill().frame(height: 80).onSizeChange { header = $0.height }
      Fill().frame(height: 300)
    }
    .fixedSize(horizontal: false, vertical: true)
    .onSizeChange { whole = $0.height }
    .preference(MinimumHeightKey.self, value: header)
    .preference(IdealHeightKey.self, value: whole)
  }
}

/// A part that doubles when a button is pressed.
private struct GrowingScreen: Element {
  @Local private var height = 100.0

  var body: some Element {
    Column(spacing: 0) {
      PushButton("More") { height *= 2 }
      Fill().frame(height: height)
    }
  }
}
