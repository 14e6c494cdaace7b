import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// One screen on a plain stage.
@MainActor
private func shown<Content: Element>(@ElementBuilder _ content: @escaping () -> Content) -> Stage {
  Stage(on: .iPhone15) { content() }
}

/// What a finger can do now.
@MainActor
struct ActionListTests {
  @Test("Buttons are listed in the order of the screen, disabled ones are not")
  func order() {
    let stage = shown {
      Column {
        PushButton("First") {}
        PushButton("Off") {}.disabled(true)
        PushButton("Last") {}
      }
    }
    #expect(stage.actions == [.tap("First"), .tap("Last")])
  }

  @Test("Of several buttons with one name each has its number, and the tag of one that has a tag")
  func numbers() throws {
    let pressed = Pressed()
    let stage = shown {
      Column {
        PushButton("Edit") { pressed.names.append("a") }
        PushButton("Edit") { pressed.names.append("b") }
        PushButton("Edit") { pressed.names.append("c") }.accessibilityIdentifier("third")
      }
    }
    #expect(stage.actions == [.tap("Edit", number: 1), .tap("Edit", number: 2), .tap("#third")])
    for action in stage.actions { try stage.perform(action) }
    #expect(pressed.names == ["a", "b", "c"])
  }

  @Test("A row of which only the upper part is in sight is listed, and scrolled to")
  func atTheEdge() throws {
    let pressed = Pressed()
    let stage = shown {
      RowList {
        Each(1...40, id: \.self) { number in
          PushButton("Row \(number)") { pressed.names.append("\(number)") }
        }
      }
    }
    #expect(stage.actions.count == 40)
    for action in stage.actions { try stage.perform(action, scrolling: true) }
    #expect(pressed.names == (1...40).map(String.init))
  }

  @Test("What is scrolled away is listed, and scrolled to")
  func scrolledAway() throws {
    let pressed = Pressed()
    let stage = shown {
      ScrollArea {
        Column {
          Each(1...40, id: \.self) { number in
            PushButton("Row \(number)") { pressed.names.append("\(number)") }.padding()
          }
        }
      }
    }
    #expect(stage.actions.count == 40)
    #expect(throws: StageError.self) { try stage.perform(.tap("Row 40")) }
    try stage.perform(.tap("Row 40"), scrolling: true)
    #expect(pressed.names == ["40"])
  }

  @Test("The fortieth of rows that share a name is scrolled to by its number")
  func numberOutOfSight() throws {
    let pressed = Pressed()
    let stage = shown {
      ScrollArea {
        Column {
          Each(1...40, id: \.self) { number in
            PushButton("Row") { pressed.names.append("\(number)") }.padding()
          }
        }
      }
    }
    try stage.perform(.tap("Row", number: 40))
    #expect(pressed.names == ["40"])
    #expect {
      try stage.perform(.tap("Row", number: 41))
    } throws: {
      "\($0)" == "There is no element number 41 labelled “Row”: there are 40. Numbers start at 1."
    }
  }

  @Test("A switch bound to a constant is not listed, since nothing turns it")
  func constant() {
    let stage = shown {
      Column {
        SwitchControl("Fixed", isOn: .constant(true))
        SwitchControl("Free", isOn: Bound(get: { true }, set: { _ in }))
      }
    }
    #expect(stage.actions == [.tap("Free")])
  }

  @Test("Long presses and swipes across rows are listed after what can be pressed")
  func touches() {
    let stage = shown {
      RowList {
        TextBlock("Letter")
          .contextMenu { PushButton("Copy") {} }
          .swipeActions { PushButton("Delete", role: .destructive) {} }
      }
    }
    #expect(stage.actions == [.swipeRow("Letter", .trailing), .longPress("Letter")])
  }

  @Test("Behind an alert nothing is listed but its buttons")
  func alert() throws {
    let stage = Stage(on: .iPhone15) { Asking() }
    #expect(stage.actions == [.tap("Ask")])
    try stage.tap("Ask")
    // The button to cancel is on the leading side.
    #expect(stage.actions == [.tap("No"), .tap("Yes")])
  }

  @Test("Listing changes nothing")
  func looking() {
    let stage = Stage(on: .iPhone15) { Asking() }
    let before = stage.renderTree
    _ = stage.actions
    #expect(stage.renderTree == before)
  }
}

@MainActor
private final class Pressed {
  var names: [String] = []
}

private struct Asking: Element {
  @Local private var asks = false

  var body: some Element {
    PushButton("Ask") { asks = true }
      .alert("Sure?", isPresented: $asks) {
        PushButton("Yes") {}
        PushButton("No", role: .cancel) {}
      }
  }
}
