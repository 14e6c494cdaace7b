import LayoutSim
import Testing

/// Rows that are touched by the name of a text inside.
@MainActor
struct NamesInsideRowsTests {
  private struct Composers: Element {
    @Local private var opened = 0

    var body: some Element {
      RowList {
        PushButton {
          opened += 1
        } label: {
          Column {
            TextBlock("Brahms")
            TextBlock("\(opened + 4) pieces")
          }
        }
        .swipeActions { PushButton("Delete") {} }
        .contextMenu { PushButton("Play") {} }
        ListLine("Liszt", detail: "7") {}.swipeActions { PushButton("Hide") {} }
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.label)
  }

  @Test("A row was listed under the first of its texts, and then refused by that name")
  func swipe() throws {
    let stage = Stage(on: .iPhone15) { Composers() }
    try stage.swipe(row: "Brahms")
    #expect(labels(stage).contains("Delete"))
    try stage.swipe(row: "4 pieces")
    #expect(labels(stage).contains("Delete"))
    try stage.swipe(row: "Liszt")
    #expect(labels(stage).contains("Hide"))
    #expect(!labels(stage).contains("Delete"))
  }

  @Test("A long press on a text of a button with several is one on the button")
  func longPress() throws {
    let stage = Stage(on: .iPhone15) { Composers() }
    try stage.longPress("Brahms")
    #expect(labels(stage).contains("Play"))
  }

  // The background is not around the text, but a finger on either is one on the row.
  @Test(
    "One text of a row with a background was refused as being under that background",
    arguments: ["Ann", "Paris", "Ben", "face", "Eve"]
  )
  func backgrounds(name: String) throws {
    let stage = Stage(on: .iPhone15) { Guests() }
    try stage.swipe(row: name)
    #expect(labels(stage).contains("Delete"))
    try stage.longPress(name)
    #expect(labels(stage).contains("Call"))
  }

  private struct Guests: Element {
    var body: some Element {
      RowList {
        PushButton {
        } label: {
          Column { Each(["Ann", "Paris"], id: \.self) { TextBlock($0) } }.padding().background(
            .yellow
          )
        }
        .swipeActions { PushButton("Delete") {} }
        .contextMenu { PushButton("Call") {} }
        PushButton {
        } label: {
          Row {
            Picture("face", width: 40, height: 40)
            Each(["Ben", "Rome"], id: \.self) { TextBlock($0) }
          }
          .background { Figure.rect(cornerRadius: 8) }
        }
        .buttonStyle(.plain)
        .swipeActions { PushButton("Delete") {} }
        .contextMenu { PushButton("Call") {} }
        // What covers a text in the row takes the finger for the row, too.
        Layers {
          TextBlock("Eve"); Ink.yellow
        }
        .swipeActions { PushButton("Delete") {} }
        .contextMenu { PushButton("Call") {} }
      }
    }
  }

  @Test("Two taps in a row on a text of a button press it twice")
  func doubleTap() throws {
    let stage = Stage(on: .iPhone15) { Composers() }
    try stage.doubleTap("Brahms")
    #expect(labels(stage).contains("Brahms, 6 pieces"))
  }

  @Test("A double tap was refused after its first tap had disabled the button")
  func doubleTapOnce() throws {
    struct Purchase: Element {
      @Local var count = 0

      var body: some Element {
        Column {
          TextBlock("Bought \(count)")
          PushButton("Buy") { count += 1 }.disabled(count > 0)
        }
      }
    }
    let stage = Stage(on: .iPhone15) { Purchase() }
    try stage.doubleTap("Buy")
    #expect(labels(stage).contains("Bought 1"))
  }

  @Test("A row that is refused, and the actions of a stage, have the names that a user reads")
  func listed() {
    let stage = Stage(on: .iPhone15) { Composers() }
    #expect(
      throws: StageError.nothingToSwipe(
        "Wagner",
        .trailing,
        available: ["Brahms, 4 pieces", "Liszt, 7"]
      )
    ) { try stage.swipe(row: "Wagner") }
    #expect(stage.actions.contains(.swipeRow("Brahms, 4 pieces", .trailing)))
    #expect(stage.actions.contains(.swipeRow("Liszt, 7", .trailing)))
    #expect(stage.actions.contains(.longPress("Brahms, 4 pieces")))
  }

  @Test("A tap still needs the whole name of a button, as a user hears it")
  func tap() {
    let stage = Stage(on: .iPhone15) { Composers() }
    #expect(throws: StageError.self) { try stage.tap("Brahms") }
  }

  @Test("A button in an area that is tapped was called the same as that area")
  func buttonInTouchArea() throws {
    let stage = Stage(on: .iPhone15) { Card() }
    try stage.tap("Inner")
    #expect(labels(stage).contains("button"))
  }

  private struct Card: Element {
    @Local private var touched = "nothing"

    var body: some Element {
      Column {
        Column { PushButton("Inner") { touched = "button" } }
          .padding(20)
          .contentShape()
          .onTapGesture { touched = "area" }
        TextBlock(touched)
      }
    }
  }

  @Test("Two fields of one name were to be told apart by going back or by a tab")
  func fieldsOfOneName() {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextEntry("Name", words: .constant(""))
        TextEntry("Name", words: .constant(""))
      }
    }
    let error = #expect(throws: StageError.self) { try stage.enter("Ann", into: "Name") }
    #expect(
      error?.description
        == "Several elements are labelled “Name”: field, field. Give one an accessibilityIdentifier(“id”) and use “#id”."
    )
  }
}
