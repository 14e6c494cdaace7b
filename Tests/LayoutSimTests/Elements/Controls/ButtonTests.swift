import LayoutSim
import Testing

/// Buttons of every look and size.
@MainActor
struct ButtonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let look: ButtonLook
    let platform: PlatformProfile
    let height: Double
    let isApproximate: Bool
    let testDescription: String
  }

  nonisolated private static func row(
    _ name: String,
    _ look: ButtonLook,
    _ platform: PlatformProfile,
    _ height: Double,
    approximate: Bool
  ) -> Case {
    Case(
      look: look,
      platform: platform,
      height: height,
      isApproximate: approximate,
      testDescription: name
    )
  }

  // Rows button.height_bordered, button.height_plain, button.height_glass; a line of body text is
  // 20.33 high.
  nonisolated static let cases: [Case] = [
    row("plain", .plain, .iOS18, 20.333, approximate: false),
    row("borderless", .borderless, .iOS18, 20.333, approximate: false),
    row("mini", .bordered.mini, .iOS18, 28, approximate: true),
    row("small", .bordered.small, .iOS18, 28, approximate: true),
    row("regular", .bordered, .iOS18, 34.333, approximate: false),
    row("prominent", .borderedProminent, .iOS18, 34.333, approximate: false),
    row("large", .bordered.large, .iOS18, 50.333, approximate: false),
    row("extra large", .borderedProminent.extraLarge, .iOS18, 50.333, approximate: true),
    row("glass before there is glass", .glass, .iOS18, 34.333, approximate: false),
    row("plain, 26", .plain, .iOS26, 20.333, approximate: false),
    row("regular, 26", .bordered, .iOS26, 34.333, approximate: true),
    row("large, 26", .borderedProminent.large, .iOS26, 50.333, approximate: true),
    row("glass", .glass, .iOS26, 34.333, approximate: true),
    row("large glass", .glassProminent.large, .iOS26, 50.333, approximate: true),
  ]

  @Test(
    "A button is as high as the platform's, and marked where that is not sure",
    arguments: cases
  )
  func height(_ row: Case) {
    let panel = Panel(row.platform) { PushButton("Buy") {}.buttonStyle(row.look) }
    #expect(panel.size.height.isNear(row.height))
    #expect(panel.isApproximate(.button) == row.isApproximate)
  }

  @Test("A bordered button grows with its words: 53.67 at the second accessibility size")
  func largeText() {
    // 39.67 is a line of 33-point letters, 14 the insets.
    let panel = Panel(typeSize: .accessibility2) { PushButton("Buy") {}.buttonStyle(.bordered) }
    #expect(panel.size.height.isNear(53.667))
  }

  @Test("Buttons inside inherit the size, unless they set their own")
  func inheritedScale() {
    let panel = Panel {
      Column(spacing: 0) {
        PushButton("Buy") {}.buttonStyle(.bordered)
        PushButton("Buy") {}.buttonStyle(.bordered.regular)
      }
      .controlSize(.large)
    }
    #expect(panel.size.height.isNear(50.333 + 34.333))
  }

  @Test("A small button's words are in subheadline style, unless they set their own")
  func smallWords() {
    // A line of 15-point letters is 18 high, one of body text 20.33.
    let small = Panel { PushButton("Buy") {}.buttonStyle(.bordered.small) }
    let body = Panel {
      PushButton {
      } label: {
        TextBlock("Buy").font(.body)
      }
      .buttonStyle(.bordered.small)
    }
    #expect(small.size.height.isNear(28))
    #expect(body.size.height.isNear(30.333))
  }

  @Test("What a button is for is printed, and takes no room")
  func purpose() {
    let plain = Panel { PushButton("Delete") {}.buttonStyle(.bordered) }
    let panel = Panel { PushButton("Delete", role: .destructive) {}.buttonStyle(.bordered) }
    #expect(panel.fact("purpose", of: .button) == "destructive")
    #expect(panel.size == plain.size)
    #expect(plain.things(.button).first?.facts == [])
  }

  @Test("Buttons, menus and switches with a symbol are known by their words")
  func symbols() {
    let label = Panel { IconLabel("Share", icon: "square.and.arrow.up") }
    let button = Panel { PushButton("Share", icon: "square.and.arrow.up") {} }
    #expect(button.size == label.size)
    #expect(button.things(.button).map(\.label) == ["Share"])
    #expect(button.fact("icon", of: .label) == "square.and.arrow.up")
    let menu = Panel { MenuControl("Share", icon: "square.and.arrow.up") { PushButton("Mail") {} } }
    #expect(menu.size == label.size)
    #expect(menu.things(.button).map(\.label) == ["Share"])
    var isOn = false
    let bound = Bound(get: { isOn }, set: { isOn = $0 })
    let panel = Panel { SwitchControl("Wifi", icon: "wifi", isOn: bound) }
    #expect(panel.fact("icon", of: .label) == "wifi")
    #expect(panel.press(.switch, "Wifi"))
    #expect(isOn)
  }

  @Test("A disabled button of any look cannot be pressed")
  func disabled() {
    var presses = 0
    let panel = Panel(.iOS26) { PushButton("Buy") { presses += 1 }.buttonStyle(.glass).disabled() }
    #expect(!panel.press(.button, "Buy"))
    #expect(presses == 0)
    #expect(panel.things(.button).first?.flags == [.disabled, .approximate, .platformSized])
  }
}
