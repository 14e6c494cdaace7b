import LayoutSim
import Testing

/// Sliders and steppers.
@MainActor
struct SliderTests {
  @Test("A slider is as wide as there is room and 31 high, in any text size")
  func slider() {
    // slider.height
    for platform in PlatformProfile.allCases {
      let panel = Panel(platform, typeSize: .accessibility2) {
        SliderControl("Volume", value: .constant(0.5))
      }
      #expect(panel.size == Size(width: 361, height: 31))
      #expect(!panel.isApproximate(.slider))
      #expect(panel.things(.slider).map(\.label) == ["Volume"])
    }
  }

  @Test("A number that is entered moves the knob, no further than to the end")
  func enter() {
    let volume = Wire(2.0)
    let panel = Panel { SliderControl("Volume", value: volume.link, in: 0...10, step: 0.5) }
    #expect(panel.fact("value", of: .slider) == "2")
    #expect(panel.fact("range", of: .slider) == "0...10")
    #expect(panel.enter("7.3", .slider, "Volume") == true)
    #expect(volume.value == 7.5)
    #expect(panel.enter("400", .slider, "Volume") == true)
    #expect(volume.value == 10)
    #expect(panel.enter("loud", .slider, "Volume") == false)
    #expect(panel.enter("nan", .slider, "Volume") == false)
    #expect(volume.value == 10)
  }

  @Test("A finger begins, moves the knob and ends; what is no number does nothing")
  func editing() {
    let (volume, journal) = (Wire(2.0), Wire([String]()))
    let panel = Panel {
      SliderControl("Volume", value: volume.link, in: 0...10) { isEditing in
        journal.value.append("\(isEditing) at \(volume.value)")
      }
    }
    panel.enter("7", .slider, "Volume")
    #expect(journal.value == ["true at 2.0", "false at 7.0"])
    panel.enter("loud", .slider, "Volume")
    #expect(journal.value.count == 2)
  }

  @Test("A value that is not a number stands at the lower end")
  func hostileValue() {
    let panel = Panel { SliderControl("Volume", value: .constant(.nan), in: 3...4) }
    #expect(panel.fact("value", of: .slider) == "3")
  }

  @Test("A disabled slider takes no number")
  func disabledSlider() {
    let panel = Panel { SliderControl("Volume", value: .constant(0.5)).disabled() }
    #expect(panel.enter("1", .slider, "Volume") == nil)
    #expect(panel.things(.slider).first?.flags == [.disabled, .constant])
  }

  @Test("A stepper's buttons measure 94 x 32 together, in any text size")
  func stepper() {
    // stepper.size
    for platform in PlatformProfile.allCases {
      let panel = Panel(platform, typeSize: .accessibility2) {
        StepperControl("Copies", value: .constant(1)).labelsHidden()
      }
      #expect(panel.size == Size(width: 94, height: 32))
      // A line of 1.33 between two halves.
      let widths = panel.things(.button).compactMap(\.frame?.size.width)
      #expect(widths.count == 2 && widths.allSatisfy { $0.isNear(46.333) })
      #expect(panel.isApproximate(.stepper) == (platform == .iOS27))
    }
  }

  @Test("A stepper counts up and down as far as its bounds")
  func count() {
    let copies = Wire(1)
    let panel = Panel { StepperControl("Copies", value: copies.link, in: 0...3, step: 2) }
    #expect(panel.roles == [.stepper, .text, .button, .button])
    #expect(!panel.press(.button, "Decrement"))
    #expect(panel.press(.button, "Increment"))
    #expect(copies.value == 3)
    #expect(panel.fact("value", of: .stepper) == "3")
    #expect(
      panel.things(.button).map(\.flags) == [
        [.pressable, .platformSized], [.disabled, .platformSized],
      ]
    )
    #expect(panel.things(.button).map(\.identifier) == ["Copies-Decrement", "Copies-Increment"])
  }

  @Test("A stepper at the end of all numbers does not count beyond it")
  func overflow() {
    let panel = Panel { StepperControl("Copies", value: .constant(.max)) }
    #expect(panel.things(.button).map(\.flags) == [.platformSized, [.disabled, .platformSized]])
  }

  @Test("A disabled stepper disables both buttons")
  func disabledStepper() {
    let panel = Panel { StepperControl("Copies", value: .constant(1)).disabled() }
    #expect(
      panel.things(.button).map(\.flags) == [
        [.disabled, .platformSized], [.disabled, .platformSized],
      ]
    )
    #expect(panel.things(.stepper).first?.flags.contains(.disabled) == true)
  }

  @Test("A step that leads beyond the end ends there")
  func lastStep() {
    let volume = Wire(0.0)
    let panel = Panel { SliderControl("Volume", value: volume.link, in: 0...10, step: 4) }
    #expect(panel.enter("10", .slider, "Volume") == true)
    #expect(volume.value == 10)
    #expect(panel.fact("value", of: .slider) == "10")
  }
}
