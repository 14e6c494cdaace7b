import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Buttons that a swipe across a row reveals.
@MainActor
struct SwipeActionsTests {
  private let flags = Flags()

  /// A list of two rows with “Delete” and “Flag” at the end, and “Read” at the start of the second one.
  private func list(allowsFullSwipe: Bool = true) -> Stage {
    let flags = flags
    return stage {
      Column {
        SwitchControl("Large print", isOn: flags.firstLink)
        RowList {
          PushButton("Brahms", action: flags.note("open Brahms"))
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              PushButton("Delete", role: .destructive, action: flags.note("delete Brahms"))
              PushButton("Flag", action: flags.note("flag Brahms"))
            }
          PushButton("Liszt", action: flags.note("open Liszt"))
            .swipeActions { PushButton("Delete", action: flags.note("delete Liszt")) }
            .swipeActions(edge: .leading) { PushButton("Read", action: flags.note("read Liszt")) }
          TextBlock("End")
        }
      }
    }
  }

  private func buttons(_ stage: Stage) -> [String] {
    let nodes = stage.renderTree.nodes.filter { $0.facts.contains { $0.key == "swipe" } }
    return nodes.compactMap(\.label)
  }

  @Test("They are not there before, and the swipe reveals them, the first one next to the edge")
  func reveals() throws {
    let stage = list()
    #expect(throws: StageError.self) { try stage.tap("Delete") }
    try stage.swipe(row: "Brahms", .trailing)
    #expect(buttons(stage) == ["Flag", "Delete"])
    let (flag, delete) = (
      stage.renderTree.frame(.button, "Flag"), stage.renderTree.frame(.button, "Delete")
    )
    #expect(flag?.size.width == 74)
    #expect(flag?.maxX == delete?.minX)
  }

  @Test("They are at the edge of the row and as high as it, and push all of its content aside")
  func frames() throws {
    let stage = stage {
      RowList {
        TextBlock("Brahms").swipeActions { PushButton("Delete", role: .destructive) {} }
      }
    }
    let text = try #require(stage.renderTree.frame(.text, "Brahms"))
    // The row begins at 20, and its content 20 later.
    #expect(text.minX == 40)
    try stage.swipe(row: "Brahms")
    let row = try #require(stage.renderTree.nodes.first { $0.role == .row }?.frame)
    #expect(row.size == Size(width: 353, height: 44))
    let button = try #require(stage.renderTree.frame(.button, "Delete"))
    #expect(button == Rect(x: 373 - 74, y: row.minY, width: 74, height: 44))
    #expect(
      stage.renderTree.frame(.text, "Brahms")
        == Rect(x: -34, y: text.minY, width: text.size.width, height: text.size.height)
    )
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A tap on one performs it and hides them")
  func tap() throws {
    let stage = list()
    try stage.swipe(row: "Brahms", .trailing)
    try stage.tap("Flag")
    #expect(flags.log == ["flag Brahms"])
    #expect(buttons(stage) == [])
  }

  @Test("Both edges of a row may have some")
  func edges() throws {
    let stage = list()
    try stage.swipe(row: "Liszt", .leading)
    #expect(buttons(stage) == ["Read"])
    try stage.swipe(row: "Liszt", .trailing)
    #expect(buttons(stage) == ["Delete"])
  }

  @Test("A swipe across the whole row performs the first one")
  func fully() throws {
    let stage = list()
    try stage.swipe(row: "Brahms", .trailing, fully: true)
    #expect(flags.log == ["delete Brahms"])
    #expect(buttons(stage) == [])
  }

  @Test("Where that is not allowed, it reveals them")
  func notFully() throws {
    let stage = list(allowsFullSwipe: false)
    try stage.swipe(row: "Brahms", .trailing, fully: true)
    #expect(flags.log == [])
    #expect(buttons(stage) == ["Flag", "Delete"])
  }

  @Test("A swipe across another row hides them")
  func otherRow() throws {
    let stage = list()
    try stage.swipe(row: "Brahms", .trailing)
    try stage.swipe(row: "Liszt", .trailing)
    #expect(buttons(stage) == ["Delete"])
    try stage.tap("Delete")
    #expect(flags.log == ["delete Liszt"])
  }

  @Test("A tap elsewhere in the list only hides them")
  func tapInList() throws {
    let stage = list()
    try stage.swipe(row: "Brahms", .trailing)
    try stage.tap("Liszt")
    #expect(flags.log == [])
    #expect(buttons(stage) == [])
  }

  @Test("Another gesture hides them, and has its effect")
  func otherGesture() throws {
    let stage = list()
    try stage.swipe(row: "Brahms", .trailing)
    try stage.toggle("Large print")
    #expect(flags.first)
    #expect(buttons(stage) == [])
  }

  @Test("A row without buttons there cannot be swiped, and the error lists those that can")
  func nothing() {
    let stage = list()
    #expect(throws: StageError.nothingToSwipe("Brahms", .leading, available: ["Liszt"])) {
      try stage.swipe(row: "Brahms", .leading)
    }
    #expect(throws: StageError.nothingToSwipe("End", .trailing, available: ["Brahms", "Liszt"])) {
      try stage.swipe(row: "End", .trailing)
    }
    #expect(
      "\(StageError.nothingToSwipe("Brahms", .leading, available: ["Liszt"]))"
        == "“Brahms” is not a row with buttons at its leading edge. These are: “Liszt”."
    )
  }

  @Test("The same is done by an action in words")
  func action() throws {
    let stage = list()
    try stage.perform(StageAction(parsing: #"swipe row "Brahms" trailing fully"#))
    #expect(flags.log == ["delete Brahms"])
  }
}
