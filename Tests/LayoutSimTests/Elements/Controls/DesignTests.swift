import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Looks of controls that are the app's own.
@MainActor
struct DesignTests {
  private let flags = Flags()

  /// 20 points beside the label and 10 above and below it.
  private struct Pill: ButtonDesign {
    @Inherited(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some Element {
      configuration.label
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(isEnabled ? .accent : .secondary)
        .fact("said", configuration.role?.rawValue ?? "nothing")
    }
  }

  private struct Tick: SwitchDesign {
    func makeBody(configuration: Configuration) -> some Element {
      PushButton {
        configuration.isOn.toggle()
      } label: {
        Row(spacing: 4) {
          Fill(configuration.isOn ? .accent : .secondary).frame(width: 20, height: 20)
          configuration.label
        }
      }
    }
  }

  /// A look that nothing in it switches.
  private struct Still: SwitchDesign {
    func makeBody(configuration: Configuration) -> some Element { configuration.label }
  }

  private struct Stacked: LabelDesign {
    func makeBody(configuration: Configuration) -> some Element {
      Column(spacing: 2) {
        configuration.icon.frame(width: 30, height: 30)
        configuration.title
      }
    }
  }

  private func height(_ stage: Stage, _ label: String) -> Double? {
    stage.renderTree.frame(.button, label)?.size.height
  }

  /// A line of body text is 20⅓ high.
  private let line: Double = 61.0 / 3

  // MARK: - Buttons

  @Test("A button is the body that is made of its label, everywhere inside the modifier")
  func button() throws {
    let flags = flags
    let stage = stage {
      Column {
        Row { PushButton("Buy", action: flags.note("buy")) }
        PushButton("Keep", action: flags.note("keep")).buttonStyle(.plain)
      }
      .buttonStyle(Pill())
    }
    #expect(height(stage, "Buy") == 20 + line)
    #expect(height(stage, "Keep") == line)
    try stage.tap("Buy")
    #expect(flags.log == ["buy"])
  }

  @Test("A look of the platform is given by the same modifier, and the innermost one counts")
  func look() {
    let stage = stage {
      Column {
        PushButton("Bordered") {}
        PushButton("Pill") {}.buttonStyle(Pill())
        PushButton("Alone") {}.buttonStyle(.automatic)
      }
      .buttonStyle(.bordered)
    }
    // 7 points above and below the label.
    #expect(height(stage, "Bordered") == 14 + line)
    #expect(height(stage, "Pill") == 20 + line)
    #expect(height(stage, "Alone") == line)
  }

  @Test("It knows what the button is for, and whether it is enabled")
  func parts() {
    let stage = stage {
      PushButton("Delete", role: .destructive) {}.disabled().buttonStyle(Pill())
    }
    let nodes = stage.renderTree.nodes
    #expect(nodes.contains { $0.facts.contains(Fact("said", "destructive")) })
    #expect(nodes.contains { $0.facts.contains(Fact("ink", "secondary")) })
  }

  @Test("In a row of a list only the button is tapped")
  func inRow() {
    let stage = stage {
      RowList { PushButton("Buy", action: flags.note("buy")).buttonStyle(Pill()) }
    }
    let rows = stage.renderTree.nodes.filter { $0.role == .row }
    #expect(rows.map { $0.flags.contains(.pressable) } == [false])
  }

  @Test("A look that contains a button is no look of that one")
  func nested() throws {
    struct Nested: ButtonDesign {
      func makeBody(configuration: Configuration) -> some Element {
        PushButton(action: {}) { configuration.label }.padding()
      }
    }
    let stage = stage { PushButton("Buy") {}.buttonStyle(Nested()) }
    #expect(height(stage, "Buy") == 32 + line)
  }

  @Test("The items of a menu look like those of any menu")
  func menu() throws {
    let stage = stage {
      MenuControl("More") { PushButton("Share", action: flags.note("share")) }.buttonStyle(Pill())
    }
    try stage.tap("More")
    #expect(height(stage, "Share") == 44)
  }

  // MARK: - Switches

  @Test(
    "A switch is the body that is made of its label and its state, and switched by what is inside"
  )
  func toggle() throws {
    let flags = flags
    let stage = stage {
      SwitchControl("Gift wrap", isOn: flags.firstLink).toggleStyle(Tick())
    }
    let control = try #require(stage.renderTree.nodes.first { $0.role == .switch })
    #expect(control.label == "Gift wrap")
    #expect(control.facts == [Fact("value", "off"), Fact("look", "custom")])
    try stage.toggle("Gift wrap")
    #expect(flags.first)
    try stage.set("Gift wrap", to: false)
    #expect(!flags.first)
  }

  @Test("A look without a button cannot be switched")
  func still() {
    let stage = stage { SwitchControl("Gift wrap", isOn: flags.firstLink).toggleStyle(Still()) }
    #expect(throws: StageError.self) { try stage.toggle("Gift wrap") }
    #expect(!flags.first)
  }

  @Test("A switch may look like a button, as high as a bordered one")
  func toggleButton() throws {
    let flags = flags
    let stage = stage { SwitchControl("Bold", isOn: flags.firstLink).toggleStyle(.button) }
    let control = try #require(stage.renderTree.nodes.first { $0.role == .switch })
    #expect(control.frame?.size.height == 14 + line)
    #expect(control.flags.contains(.approximate))
    try stage.tap("Bold")
    #expect(flags.first)
  }

  // MARK: - Labels

  @Test("A label is the body that is made of its text and its symbol, and has the same name")
  func label() throws {
    let stage = stage { IconLabel("Basket", icon: "cart").labelStyle(Stacked()) }
    let label = try #require(stage.renderTree.nodes.first { $0.role == .label })
    #expect(label.label == "Basket")
    #expect(label.frame?.size.height == 30 + 2 + line)
  }

  @Test("The parts of labels that are seen are said for all inside")
  func labelParts() {
    let stage = stage {
      Column {
        IconLabel("Basket", icon: "cart")
        IconLabel("Home", icon: "house").labelStyle(.titleOnly)
      }
      .labelStyle(.iconOnly)
    }
    let nodes = stage.renderTree.nodes
    #expect(nodes.contains { $0.role == .icon && $0.label == "Basket" })
    #expect(nodes.contains { $0.role == .label && $0.label == "Home" })
  }

  // MARK: - Lists

  @Test("A list that says no look has the one around it")
  func list() {
    let stage = stage {
      Column {
        RowList { TextBlock("Plain") }
        RowList { TextBlock("Cards") }.listStyle(.insetGrouped)
      }
      .listStyle(.plain)
    }
    let rows = stage.renderTree.nodes.filter { $0.role == .row }
    // Cards are 20 from both sides.
    #expect(rows.map { $0.frame?.size.width } == [393, 353])
  }
}
