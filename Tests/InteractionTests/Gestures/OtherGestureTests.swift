import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Gestures that an element does not take.
@MainActor
struct OtherGestureTests {
  private struct Form: Element {
    @Local private var name = ""
    @Local private var isOn = false

    var body: some Element {
      Column {
        TextEntry("Name", words: $name)
        SwitchControl("Wi-Fi", isOn: $isOn)
        SwitchControl("Fixed", isOn: .constant(true))
        TextEntry("Country", words: .constant("Ireland"))
        SliderControl("Volume", value: .constant(0.5))
        PushButton("Buy") {}
      }
    }
  }

  private func stage() -> Stage { Stage(StubCoordinator("home") { _ in Form() }) }

  @Test("A tap on a field gives it the focus; one on a slider names the gesture to use")
  func tapOnField() throws {
    let byName = stage()
    try byName.tap("Name")
    #expect(byName.focusedField == "Name")
    let byPoint = stage()
    let field = try #require(byPoint.renderTree.nodes.first { $0.role == .field }?.frame)
    try byPoint.tap(at: Point(x: field.minX + 5, y: field.minY + 5))
    #expect(byPoint.focusedField == "Name")
    let error = StageError.otherGesture("Volume", role: .slider, gesture: .enter)
    #expect(throws: error) { try stage().tap("Volume") }
    #expect(
      error.description
        == "“Volume” is a slider, which needs another gesture. Use enter(_:into:)."
    )
  }

  @Test("Typing into a switch or a button, or turning a field, names the gesture to use instead")
  func others() {
    let stage = stage()
    #expect(throws: StageError.otherGesture("Wi-Fi", role: .switch, gesture: .toggle)) {
      try stage.enter("on", into: "Wi-Fi")
    }
    #expect(throws: StageError.otherGesture("Buy", role: .button, gesture: .tap)) {
      try stage.enter("1", into: "Buy")
    }
    #expect(throws: StageError.otherGesture("Buy", role: .button, gesture: .tap)) {
      try stage.toggle("Buy")
    }
    #expect(throws: StageError.otherGesture("Name", role: .field, gesture: .enter)) {
      try stage.set("Name", to: true)
    }
  }

  @Test("A switch that is bound to a constant was toggled without an error, and stayed as it was")
  func constant() throws {
    let stage = stage()
    let error = StageError.neverChanges("Fixed", value: "on")
    #expect(throws: error) { try stage.toggle("Fixed") }
    #expect(
      error.description
        == "“Fixed” stays “on” because it is bound to a constant. Bind it to state, such as a @Local member."
    )
    #expect(throws: error) { try stage.set("Fixed", to: false) }
    try stage.set("Fixed", to: true)
    #expect(throws: StageError.neverChanges("Country", value: "Ireland")) {
      try stage.enter("Malta", into: "Country")
    }
    #expect(throws: StageError.neverChanges("Volume", value: "0.5")) {
      try stage.enter("1", into: "Volume")
    }
  }

  @Test("A tap on what is bound to a constant succeeded, and changed nothing")
  func tappedConstant() throws {
    let stage = Stage(on: .iPhone15) {
      Column {
        SwitchControl("Fixed", isOn: .constant(true))
        ChoiceControl("Size", selection: .constant("S"), options: ["S", "M"])
          .pickerStyle(.segmented)
        StepperControl("Count", value: .constant(3))
        FoldingSection("More", isShown: .constant(false)) {}
      }
    }
    let error = StageError.neverChanges("Fixed", value: "on")
    #expect(throws: error) { try stage.tap("Fixed") }
    let knob = try #require(
      stage.renderTree.nodes.last { $0.role == .fill && $0.frame?.size.width == 51 }
    )
    let frame = try #require(knob.frame)
    #expect(throws: error) { try stage.tap(at: Point(x: frame.minX + 5, y: frame.minY + 5)) }
    #expect(throws: StageError.neverChanges("Size", value: "S")) { try stage.tap("M") }
    #expect(throws: StageError.neverChanges("Count", value: "3")) {
      try stage.tap("#Count-Increment")
    }
    #expect(throws: StageError.neverChanges("More", value: "folded")) { try stage.tap("More") }
  }

  @Test("A stepper that was named was not found")
  func stepper() {
    let stage = Stage(on: .iPhone15) {
      StepperControl("Count", decrement: {}, increment: {})
    }
    let error = StageError.pressedInParts(
      "Count",
      role: .stepper,
      parts: ["#Count-Decrement", "#Count-Increment"]
    )
    #expect(throws: error) { try stage.tap("Count") }
    #expect(throws: error) { try stage.enter("4", into: "Count") }
    #expect(throws: error) { try stage.toggle("Count") }
    #expect(
      error.description
        == "“Count” is a stepper, which is tapped at its parts. Use tap(“#Count-Decrement”) or "
        + "tap(“#Count-Increment”)."
    )
  }

  @Test("The error about an option began with the wrong article")
  func article() {
    #expect(
      StageError.otherGesture("a", role: .option, gesture: .tap).description
        == "“a” is an option, which needs another gesture. Use tap(_:)."
    )
  }

  @Test("A point outside of the screen was reported as hidden by what is in front of it")
  func offScreen() {
    let stage = Stage(StubCoordinator("home") { _ in PushButton("Far") {}.offset(x: 2_000) })
    let error = StageError.outOfReach("Far", reason: .offScreen)
    #expect(throws: error) { try stage.tap("Far") }
    #expect(
      error.description
        == "“Far” is outside the screen, and no scrolling brings it into view. Make room for it, or "
        + "put it into the content of a ScrollArea."
    )
  }
}
