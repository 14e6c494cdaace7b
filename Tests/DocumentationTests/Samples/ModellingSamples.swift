import LayoutSim
import Testing

struct CartRow: Element {
  @Bound var copies: Int
  let title: String

  var body: some Element {
    Row(spacing: 12) {
      Column(alignment: .leading, spacing: 2) {
        TextBlock(title).textStyle(.headline)
        TextBlock("In stock").ink(.secondary)
      }
      Stretch()
      StepperControl("Copies", value: $copies, in: 0...9).hidingControlLabels()
    }
    .padding()
  }
}

@MainActor
@Suite("The row on the page about modelling a screen")
struct CartRowTests {
  @Test("It is as high as its two lines and the padding around them")
  func height() throws {
    let row = CartRow(copies: .constant(1), title: "Emma")
    // 16, two lines of 20⅓ with 2 between them, and 16.
    let height = try measure(row, width: 361, traits: Traits(device: .iPhone15)).height
    #expect(abs(height - 224.0 / 3) < 0.001)
  }
}
