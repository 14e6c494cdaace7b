import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Alerts.
@MainActor
struct AlertTests {
  private let flags = Flags()

  /// A screen that asks whether to delete something.
  private func asking() -> Stage {
    let flags = flags
    return stage {
      TextBlock("Mail")
        .alert("Delete?", isPresented: flags.firstLink) {
          PushButton("Delete", role: .destructive, action: flags.note("deleted"))
            .accessibilityIdentifier("delete")
          PushButton("Cancel", role: .cancel, action: flags.note("cancelled"))
        } message: {
          TextBlock("This cannot be undone.")
        }
    }
  }

  @Test("An alert is up while its binding is true")
  func presented() {
    let stage = asking()
    #expect(stage.alert == nil)
    #expect(stage.renderTree.all(.alert).isEmpty)
    flags.first = true
    stage.settle()
    #expect(stage.renderTree.all(.alert).map(\.label) == ["Delete?"])
    flags.first = false
    stage.settle()
    #expect(stage.alert == nil)
  }

  @Test("A stage returns an alert's title and message")
  func query() throws {
    flags.first = true
    let alert = try #require(asking().alert)
    #expect(alert.kind == .alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "This cannot be undone.")
    #expect(
      alert.buttons == [
        ShownDialogButton("Cancel", role: .cancel),
        ShownDialogButton("Delete", role: .destructive),
      ]
    )
    #expect(alert.screen == "home")
  }

  @Test("A press performs the button's action, and then the alert goes")
  func press() throws {
    flags.first = true
    let stage = asking()
    try stage.tap("Delete")
    #expect(flags.log == ["deleted", "first=false"])
    #expect(stage.alert == nil)
  }

  @Test("A button of an alert is found by its tag")
  func tag() throws {
    flags.first = true
    try asking().tap("#delete")
    #expect(flags.log == ["deleted", "first=false"])
  }

  @Test("Buttons have their role in the outline")
  func purposes() {
    flags.first = true
    let flags = flags
    let stage = stage {
      TextBlock("Mail").alert("Which?", isPresented: flags.firstLink) {
        PushButton("Keep") {}
        PushButton("Delete", role: .destructive) {}
        PushButton("Cancel", role: .cancel) {}
      }
    }
    let purposes = stage.renderTree.all(.button).map { $0.facts.map(\.value) }
    #expect(purposes == [["default"], ["destructive"], ["cancel"]])
  }

  @Test("An alert without buttons has “OK”, which does nothing but close it")
  func noButtons() throws {
    flags.first = true
    let flags = flags
    let stage = stage { TextBlock("Mail").alert("Sent", isPresented: flags.firstLink) }
    #expect(stage.alert?.buttons == [ShownDialogButton("OK")])
    try stage.tap("OK")
    #expect(flags.log == ["first=false"])
  }

  @Test("Of what is declared only buttons and words count")
  func oddContent() throws {
    flags.first = true
    let flags = flags
    let stage = stage {
      TextBlock("Mail").alert("Odd", isPresented: flags.firstLink) {
        Row {
          TextBlock("Lost")
          Each(1..<3, id: \.self) { number in PushButton("Number \(number)") {} }
        }
      } message: {
        Column {
          TextBlock("One")
          Fill()
          TextBlock("Two")
        }
      }
    }
    let alert = try #require(stage.alert)
    #expect(alert.buttons.map(\.label) == ["Number 1", "Number 2"])
    #expect(alert.message == "One\nTwo")
    #expect(!stage.renderTree.words.contains("Lost"))
  }

  @Test("A disabled button of an alert cannot be pressed, and a disabled screen disables none")
  func disabled() throws {
    flags.first = true
    let flags = flags
    let stage = stage {
      TextBlock("Mail")
        .alert("Which?", isPresented: flags.firstLink) {
          PushButton("Never") {}.disabled()
          PushButton("Now", action: flags.note("now"))
        }
        .disabled()
    }
    #expect(throws: StageError.outOfReach("Never", reason: .disabled)) { try stage.tap("Never") }
    try stage.tap("Now")
    #expect(flags.log == ["now", "first=false"])
  }

  @Test("A field of an alert takes words, above the buttons")
  func field() throws {
    let stage = stage { Naming() }
    let tree = stage.renderTree
    let alert = try #require(stage.alert?.frame)
    let field = try #require(tree.frame(.field, "Name"))
    // 20 + 20⅓ + 20 above it; 34 high, 16 from the sides, 20 above the buttons of 44⅓.
    #expect(field.isClose(to: Rect(x: 77.5, y: alert.minY + 60.3333, width: 238, height: 34)))
    #expect(abs(alert.size.height - 158.6667) < 0.001)
    try stage.enter("Ada", into: "Name")
    #expect(stage.renderTree.all(.field).map(\.facts) == [[Fact("value", "Ada")]])
    try stage.tap("OK")
    #expect(stage.renderTree.words == ["Ada"])
  }

  @Test("An alert about data is up only while there is data, and shows it")
  func data() {
    let flags = flags
    flags.first = true
    func asking(about name: String?) -> Stage {
      stage {
        TextBlock("Mail").alert("Delete?", isPresented: flags.firstLink, presenting: name) { name in
          PushButton("Delete \(name)") {}
        } message: { name in
          TextBlock("\(name) is lost then.")
        }
      }
    }
    #expect(asking(about: nil).alert == nil)
    let alert = asking(about: "Draft").alert
    #expect(alert?.buttons.map(\.label) == ["Delete Draft"])
    #expect(alert?.message == "Draft is lost then.")
  }

  @Test("Local state can put an alert up, and its button takes it down")
  func localState() throws {
    let stage = stage { Asking() }
    try stage.tap("Ask")
    #expect(stage.alert?.title == "Sure?")
    try stage.tap("OK")
    #expect(stage.alert == nil)
    try stage.tap("Ask")
    #expect(stage.alert != nil)
  }

  @Test("An alert that is declared very deep in a screen is up, too")
  func deep() {
    flags.first = true
    let flags = flags
    let stage = stage {
      var content = AnyElement(TextBlock("Mail").alert("Deep", isPresented: flags.firstLink))
      for _ in 0..<1_900 { content = AnyElement(Wrapped(content: content)) }
      return content
    }
    #expect(stage.alert?.title == "Deep")
    #expect(stage.renderTree.all(.alert).count == 1)
  }

  @Test("A stage that shows an alert can be released, with everything that the alert captures")
  func released() {
    weak var gone: Flags?
    do {
      let flags = Flags()
      gone = flags
      flags.first = true
      let stage = stage {
        Reading().alert("Held?", isPresented: flags.firstLink) {
          PushButton("Note", action: flags.note("noted"))
        }
      }
      #expect(stage.alert?.title == "Held?")
    }
    #expect(gone == nil)
  }

  @Test("The first field of an alert takes the focus, which raises the keyboard below the alert")
  func focusedField() throws {
    let stage = stage { Naming() }
    #expect(stage.focusedField == "Name")
    let alert = try #require(stage.alert?.frame)
    let keyboard = try #require(stage.traits.keyboardFrame)
    #expect(alert.maxY <= keyboard.minY)
    try stage.enter("Ned", into: "Name")
    try stage.submit()
    #expect(stage.focusedField == nil && stage.traits.keyboardFrame == nil)
    try stage.tap("Name")
    #expect(stage.focusedField == "Name")
    try stage.tap("OK")
    #expect(stage.focusedField == nil && stage.traits.keyboardFrame == nil)
    #expect(stage.renderTree.nodes.contains { $0.label == "Ned" })
  }

  @Test("Without words the field of an alert stands as far below its edge as words would")
  func fieldAlone() throws {
    let flags = flags
    flags.first = true
    let stage = stage {
      block().alert("", isPresented: flags.firstLink) { TextEntry("Name", words: .constant("")) }
    }
    let alert = try #require(stage.alert?.frame)
    let field = try #require(stage.renderTree.frame(.field, "Name"))
    #expect(abs(field.minY - alert.minY - 20) < 0.001)
  }
}

private struct Asking: Element {
  @Local private var isAsking = false

  var body: some Element {
    PushButton("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking)
  }
}

private struct Naming: Element {
  @Local private var name = ""
  @Local private var isAsking = true

  var body: some Element {
    TextBlock(name).alert("Your name?", isPresented: $isAsking) {
      TextEntry("Name", words: $name)
      PushButton("OK") {}
      PushButton("Cancel", role: .cancel) {}
    }
  }
}

private struct Wrapped: Element {
  let content: AnyElement
  var body: some Element { content }
}

private struct Reading: Element {
  @Inherited(\.dynamicTypeSize) private var typeSize
  @Local private var isUp = true

  var body: some Element {
    TextBlock("\(typeSize.rawValue)").alert("Inner", isPresented: $isUp) {
      PushButton("Close") { isUp = false }
    }
  }

  @Test("Two buttons that do not fit side by side stand one below the other, cancelling last")
  func stacked() {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      block().alert("Send back?", isPresented: flags.firstLink) {
        PushButton("Keep all of the books that were sent", role: .cancel) {}
        PushButton("Send them back") {}
      }
    }
    #expect(
      stage.alert?.buttons.map(\.label) == [
        "Send them back", "Keep all of the books that were sent",
      ]
    )
  }
}
