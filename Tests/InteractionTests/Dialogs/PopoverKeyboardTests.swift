import LayoutSim
import StageSupport
import Testing

/// A popover that is a sheet or a cover has the keyboard to itself, as a sheet has.
@MainActor
struct PopoverKeyboardTests {
  private let flags = Flags()

  /// A screen with a button at its lower edge, which presents `content`.
  private func shown(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> Stage {
    let flags = flags
    return Stage(on: .iPhone15) {
      Column {
        Stretch()
        PushButton("Pop") { flags.first = true }
      }
      .popover(isPresented: flags.firstLink) { content() }
    }
  }

  private func form() -> some Element { FieldForm() }

  @Test("Its field and its button are above the keyboard, and the screen behind stays where it is")
  func field() throws {
    let stage = shown { form() }
    let button = try #require(stage.renderTree.frame(.button, "Pop"))
    try stage.tap("Pop")
    try stage.tap("F")
    let keyboard = try #require(stage.traits.keyboardFrame)
    let send = try #require(stage.renderTree.frame(.button, "Send"))
    let field = try #require(stage.renderTree.frame(.field, "F"))
    // The button of one line ends at the keyboard's upper edge.
    #expect(keyboard.minY == 516)
    #expect(abs(send.maxY - 516) < 0.01)
    #expect(field.maxY <= send.minY)
    #expect(stage.renderTree.frame(.button, "Pop") == button)
    try stage.tap("Send")
  }

  @Test("It has its field where a sheet with the same content has it")
  func sheet() throws {
    let flags = flags
    let sheet = Stage(on: .iPhone15) {
      PushButton("Pop") { flags.first = true }
        .sheet(isPresented: flags.firstLink) { form() }
    }
    try sheet.tap("Pop")
    try sheet.tap("F")
    let expected = try #require(sheet.renderTree.frame(.field, "F"))
    flags.first = false
    let popover = shown { form() }
    try popover.tap("Pop")
    try popover.tap("F")
    #expect(popover.renderTree.frame(.field, "F") == expected)
  }

  @Test("As a cover it keeps clear of the keyboard, too")
  func cover() throws {
    let stage = shown { form().presentationCompactAdaptation(.fullScreenCover) }
    try stage.tap("Pop")
    try stage.tap("F")
    let send = try #require(stage.renderTree.frame(.button, "Send"))
    #expect(abs(send.maxY - 516) < 0.01)
  }

  @Test("A field of a long form in it is scrolled above the keyboard")
  func longForm() throws {
    let stage = shown {
      EntryForm {
        Each(0..<20, id: \.self) { FieldRow(name: "F\($0)") }
      }
    }
    try stage.tap("Pop")
    try stage.tap("F15")
    let field = try #require(stage.renderTree.frame(.field, "F15"))
    #expect(field.maxY <= 516)
    #expect(stage.focusedField == "F15")
  }

  @Test("What stays behind the keyboard cannot be tapped through it")
  func behind() throws {
    let stage = shown { form().ignoresSafeArea(.keyboard) }
    try stage.tap("Pop")
    try stage.tap("F")
    #expect(throws: StageError.self) { try stage.tap("Send") }
  }

  @Test("When it goes, the keyboard goes, and the screen is as before")
  func leaving() throws {
    let flags = flags
    let stage = shown {
      form()
      PushButton("Leave") { flags.first = false }
    }
    let before = stage.renderTree
    try stage.tap("Pop")
    try stage.tap("F")
    try stage.tap("Leave")
    #expect(stage.renderTree == before)
  }

  @Test("With a keyboard that was up before, the screen behind makes no room for it")
  func before() throws {
    let stage = shown { form() }
    stage.traits.keyboard = .shown
    let raised = try #require(stage.renderTree.frame(.button, "Pop"))
    try stage.tap("Pop")
    let lower = try #require(stage.renderTree.frame(.button, "Pop"))
    #expect(lower.minY > raised.minY)
    #expect(stage.renderTree.findings.map(\.code) == [.smallTarget])
  }
}

/// A text at the upper edge, a field and a button at the lower one.
private struct FieldForm: Element {
  @Local private var words = ""

  var body: some Element {
    Column {
      TextBlock("Top")
      Stretch()
      TextEntry("F", words: $words)
      PushButton("Send") {}
    }
  }
}

private struct FieldRow: Element {
  let name: String

  @Local private var words = ""

  var body: some Element { TextEntry(name, words: $words) }
}
