import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Switches and surroundings.
@MainActor
struct SurroundingsTests {
  @Test("A switch is toggled, or set to a value")
  func switches() throws {
    let stage = Stage(StubCoordinator("home") { _ in Settings() })
    func value() -> [Fact] { stage.renderTree.all(.switch)[0].facts }
    try stage.toggle("Wi-Fi")
    #expect(value() == [Fact("value", "on")])
    try stage.set("Wi-Fi", to: true)
    #expect(value() == [Fact("value", "on")])
    try stage.set("Wi-Fi", to: false)
    #expect(value() == [Fact("value", "off")])
  }

  @Test("Only switches can be toggled, and the error names them")
  func noSwitch() {
    let stage = Stage(StubCoordinator("home") { _ in Settings() })
    let error = StageError.noSuchSwitch("Radio", available: ["Wi-Fi"])
    #expect(throws: error) { try stage.toggle("Radio") }
    #expect(error.description == "No switch is labelled “Radio”. Available: “Wi-Fi”.")
    #expect(throws: StageError.outOfReach("Bluetooth", reason: .disabled)) {
      try stage.set("Bluetooth", to: true)
    }
  }

  @Test("Turning the device, the text size and the keyboard change the surroundings")
  func surroundings() {
    let stage = Stage(StubCoordinator("home"))
    stage.rotate(to: .landscape)
    #expect(stage.renderTree.nodes[0].frame?.size == Size(width: 852, height: 393))
    stage.setTypeSize(.accessibility1)
    stage.showKeyboard()
    #expect(stage.renderTree.traits.typeSize == .accessibility1)
    #expect(stage.renderTree.traits.keyboard == .shown)
    stage.hideKeyboard()
    #expect(stage.renderTree.traits.keyboard == .hidden)
  }
}

private struct Settings: Element {
  @Local private var isOn = false
  @Local private var isBluetoothOn = false

  var body: some Element {
    Column {
      SwitchControl("Wi-Fi", isOn: $isOn)
      SwitchControl("Bluetooth", isOn: $isBluetoothOn).disabled()
      PushButton("More") {}
    }
  }
}
