import LayoutSim
import Testing

/// Switches.
@MainActor
struct SwitchTests {
  @Test("A switch measures 51 x 31, from iOS 26 on 63 x 28, in any text size")
  func size() {
    // toggle.switch_size
    for typeSize in [TypeSize.large, .accessibility2] {
      let old = Panel(typeSize: typeSize) {
        SwitchControl("Wi-Fi", isOn: .constant(true)).labelsHidden()
      }
      let new = Panel(.iOS26, typeSize: typeSize) {
        SwitchControl("Wi-Fi", isOn: .constant(true)).labelsHidden()
      }
      #expect(old.size == Size(width: 51, height: 31))
      // It takes 2 less than it is wide.
      #expect(new.size == Size(width: 61, height: 28))
      #expect(!old.isApproximate(.switch))
    }
  }

  @Test("The switch stands at the trailing edge, 8 points after the longest label")
  func layout() throws {
    // toggle.layout
    let panel = Panel { SwitchControl("Wi-Fi", isOn: .constant(true)) }
    let box = try #require(panel.pass.nodes.last { $0.role == .fill }?.frame)
    #expect(panel.size == Size(width: 361, height: 31))
    #expect(box == Rect(x: 310, y: 0, width: 51, height: 31))
    #expect(panel.isApproximate(.switch))

    let long = Panel {
      SwitchControl(isOn: .constant(true)) { Picture("label", width: 302, height: 40) }
    }
    #expect(long.size == Size(width: 361, height: 40))
  }

  @Test("A label in large text wraps and makes the switch's row higher")
  func largeText() {
    // Two lines of 33-point letters: 39.381 + 40, up to a pixel.
    let panel = Panel(typeSize: .accessibility2) {
      SwitchControl("Show every notification", isOn: .constant(true))
    }
    #expect(panel.size.isNear(361, 79.667))
  }

  @Test("A press turns the switch and writes through its binding")
  func press() {
    let isOn = Wire(false)
    let panel = Panel { SwitchControl("Wi-Fi", isOn: isOn.link) }
    #expect(panel.fact("value", of: .switch) == "off")
    panel.press(.switch, "Wi-Fi")
    #expect(isOn.value)
    #expect(panel.fact("value", of: .switch) == "on")
    #expect(panel.roles == [.switch])
  }

  @Test("A disabled switch says so and stays as it is")
  func disabled() {
    let isOn = Wire(false)
    let panel = Panel { SwitchControl("Wi-Fi", isOn: isOn.link).disabled() }
    #expect(!panel.press(.switch, "Wi-Fi"))
    #expect(!isOn.value)
    #expect(panel.things(.switch).first?.flags.contains(.disabled) == true)
  }

  @Test("A switch keeps its name where its words are hidden")
  func hiddenLabel() {
    let panel = Panel { SwitchControl("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(panel.things(.switch).map(\.label) == ["Wi-Fi"])
  }
}
