import LayoutSim
import StageSupport
import Testing

/// Entering values.
@MainActor
struct EnteringTests {
  private struct Form: Element {
    @Local private var name = ""
    @Local private var volume = 0.5
    @Local private var order = "Title"

    var body: some Element {
      Column {
        TextEntry("Name", words: $name).accessibilityIdentifier("name")
        SliderControl("Volume", value: $volume)
        ChoiceControl("Sort by", selection: $order, options: ["Title", "Price"])
        TextEntry("Locked", words: $name).disabled()
        TextBlock("\(name) \(volume) \(order)")
      }
    }
  }

  private func stage() -> Stage { Stage(StubCoordinator("home") { _ in Form() }) }

  @Test("A field, a slider and a picker are filled in by their names")
  func enter() throws {
    let stage = stage()
    try stage.enter("Ada", into: "#name")
    try stage.enter("0.75", into: "Volume")
    try stage.enter("Price", into: "Sort by")
    #expect(stage.renderTree.words.contains("Ada 0.75 Price"))
  }

  @Test("A field that is not there is an error that names those that are")
  func nothing() {
    let error = StageError.noSuchField("Street", available: ["Name", "Volume", "Sort by"])
    #expect(throws: error) { try stage().enter("Main", into: "Street") }
    #expect(
      error.description
        == "No control that accepts text is labelled “Street”. "
        + "Available: “Name”, “Volume”, “Sort by”."
    )
    #expect(throws: StageError.noSuchField("Street", available: [])) {
      try Stage(StubCoordinator("home")).enter("Main", into: "Street")
    }
  }

  @Test("A disabled field is out of reach")
  func disabled() {
    #expect(throws: StageError.outOfReach("Locked", reason: .disabled)) {
      try stage().enter("Ada", into: "Locked")
    }
  }

  @Test("What a picker does not offer is not taken")
  func notTaken() {
    let error = StageError.notTaken("Weight", field: "Sort by")
    #expect(throws: error) { try stage().enter("Weight", into: "Sort by") }
    #expect(
      error.description
        == "“Sort by” does not accept “Weight”. "
        + "Enter a number, or one of its options as displayed."
    )
  }

  @Test("A stage hands its family of systems down to its controls")
  func platform() {
    let stage = Stage(
      StubCoordinator("home") { _ in
        SwitchControl("Wi-Fi", isOn: .constant(true)).labelsHidden()
      },
      platform: .iOS26
    )
    let size = stage.renderTree.nodes.first { $0.role == .switch }?.frame?.size
    // The switch of 63 takes 61.
    #expect(size == Size(width: 61, height: 28))
  }
}
