import LayoutSim
import Testing

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  private func bar() -> some Element {
    ToolbarStrip {
      ToolbarButton("Share", icon: "square.and.arrow.up") {}
      Stretch()
      ToolbarButton("Done", isProminent: true) {}
    }
  }

  struct Case: Sendable {
    let platform: PlatformProfile
    let idiom: Idiom
    let height: Double
  }

  // Rows toolbar.height.
  nonisolated static let cases = [
    Case(platform: .iOS18, idiom: .phone, height: 44),
    Case(platform: .iOS18, idiom: .pad, height: 50),
    Case(platform: .iOS26, idiom: .phone, height: 48),
    Case(platform: .iOS26, idiom: .pad, height: 44),
  ]

  @Test("A bar is as high as the platform's, in any text size", arguments: cases)
  func height(_ row: Case) {
    for typeSize in [TypeSize.large, .accessibility5] {
      let panel = Panel(row.platform, typeSize: typeSize, idiom: row.idiom) { bar() }
      #expect(panel.size.isNear(361, row.height))
    }
  }

  @Test("Items stand 16 points from the sides, and are at least 44 wide and high")
  func items() throws {
    // toolbar.platter, navigationBar.bar_button_min_width
    let panel = Panel(.iOS26) { bar() }
    let frames = panel.things(.button).compactMap(\.frame)
    #expect(frames.count == 2)
    #expect(frames.first == Rect(x: 16, y: 2, width: 44, height: 44))
    #expect(try #require(frames.last).maxX.isNear(345))
    #expect(panel.isApproximate(.toolbar))
    #expect(!panel.isApproximate(.button))
    #expect(Panel { bar() }.isApproximate(.button))
  }

  @Test("Words of a bar stop growing at xxLarge, where body text has 21 points")
  func cappedText() {
    // navigationBar.dynamic_type_cap
    func width(_ typeSize: TypeSize) -> Double? {
      Panel(typeSize: typeSize) { ToolbarButton("Continue") {} }.size.width
    }
    #expect(width(.accessibility5) == width(.xxLarge))
    #expect(width(.xxLarge) != width(.large))
  }

  @Test("A button with a symbol is known by its words")
  func name() {
    var shares = 0
    let panel = Panel { ToolbarButton("Share", icon: "square.and.arrow.up") { shares += 1 } }
    #expect(panel.roles == [.button])
    #expect(panel.press(.button, "Share"))
    #expect(shares == 1)
    let disabled = Panel { ToolbarButton("Share") {}.disabled() }
    #expect(!disabled.press(.button, "Share"))
  }
}
