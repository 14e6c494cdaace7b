import LayoutSim
import Testing

struct CartRow: Element {
  @Bound var copies: Int
  let title: String

  var body: some Element {
    Row(spacing: 12) {
      Column(alignment: .leading, spacing: 2) {
        TextBlock(title).font(.headline)
        TextBlock("In stock").foregroundStyle(.secondary)
      }
      Stretch()
      StepperControl("Copies", value: $copies, in: 0...9).labelsHidden()
    }
    .padding()
  }
}

struct OrderForm: Element {
  @Local var isGift = false
  @Local var volume = 0.25
  @Local var size = "Medium"
  @Local var name = ""

  var body: some Element {
    EntryForm {
      RowSection("Parcel") {
        SwitchControl("Gift wrap", isOn: $isGift)
        SliderControl("Volume", value: $volume)
        ChoiceControl("Size", selection: $size, options: ["Small", "Medium"])
          .pickerStyle(.segmented)
        TextEntry("Name", words: $name)
        ProgressBar("Stock", value: 0.7)
        PushButton("Order") {}.buttonStyle(.borderedProminent).disabled(name.isEmpty)
        PushButton("Delete", role: .destructive) {}
      }
    }
  }
}

@MainActor
@Suite("The form on the page about modelling a screen")
struct OrderFormTests {
  @Test("Its button is disabled until there is a name")
  func button() throws {
    let stage = Stage(on: .iPhone15) { OrderForm() }
    func isDisabled() -> Bool {
      stage.renderTree.nodes.contains { $0.label == "Order" && $0.flags.contains(.disabled) }
    }
    #expect(isDisabled())
    try stage.enter("Emma", into: "Name")
    #expect(!isDisabled())
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

private struct Pill: ButtonDesign {
  @Inherited(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some Element {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(isEnabled ? .accent : .secondary)
      .clipShape(.capsule)
  }
}

private struct Tick: SwitchDesign {
  func makeBody(configuration: Configuration) -> some Element {
    PushButton {
      configuration.isOn.toggle()
    } label: {
      Row {
        Icon(configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
  }
}

private struct Checkout: Element {
  @Local var isGift = false

  var body: some Element {
    Column {
      SwitchControl("Gift wrap", isOn: $isGift).toggleStyle(Tick())
      PushButton("Buy") {}
      PushButton("Reserve") {}.buttonStyle(.bordered)
    }
    .buttonStyle(Pill())
  }
}

private struct Imprint: Element {
  @Inherited(\.openURL) private var openURL

  var body: some Element {
    Column {
      PushButton("Terms") { openURL("https://example.com/terms") }
      TextLink("Privacy", destination: "https://example.com/privacy")
    }
  }
}

private struct Inspected: Element {
  @Local private var isInspected = false
  @Inherited(\.horizontalSizeClass) private var sizeClass

  var body: some Element {
    Row(spacing: 0) {
      PushButton("Inspect") { isInspected.toggle() }.frame(
        maxWidth: .infinity,
        maxHeight: .infinity
      )
      if isInspected, sizeClass == .regular {
        TextBlock("Size: 4 MB").frame(width: 270)
      }
    }
    .sheet(
      isPresented: Bound(
        get: { isInspected && sizeClass == .compact },
        set: { isInspected = $0 }
      )
    ) {
      TextBlock("Size: 4 MB").padding()
    }
  }
}

@MainActor
@Suite("What an app opens and inspects, on the page about modelling a screen")
struct ImprintTests {
  @Test("The stage remembers links in the order of the taps")
  func links() throws {
    let stage = Stage(on: .iPhone15) { Imprint() }
    try stage.tap("Terms")
    try stage.tap("Privacy")
    #expect(stage.openedLinks == ["https://example.com/terms", "https://example.com/privacy"])
  }

  @Test("An inspector is a sheet on a phone, and a column on a tablet")
  func inspector() throws {
    let phone = Stage(on: .iPhone15) { Inspected() }
    try phone.tap("Inspect")
    #expect(phone.sheets.count == 1)
    let tablet = Stage(on: .iPad10) { Inspected() }
    try tablet.tap("Inspect")
    #expect(tablet.sheets.isEmpty)
    #expect(tablet.element(labelled: "Size: 4 MB") != nil)
  }
}
