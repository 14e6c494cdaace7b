import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Items that are several rows of a list, or none.
@MainActor
struct ItemOfSeveralRowsTests {
  @MainActor
  private final class Shelf {
    var books = ["Emma", "Lost", "Sanditon"]
  }

  private let shelf = Shelf()

  private func list() -> Stage {
    let shelf = shelf
    return stage {
      Column {
        EditModeButton()
        RowList {
          Each(shelf.books, id: \.self) { book in
            if book != "Lost" {
              TextBlock(book)
              TextBlock("About \(book)")
            }
          }
          .onDelete { shelf.books.remove(atOffsets: $0) }
          .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private func labels(_ stage: Stage, _ role: Role) -> [String] {
    stage.renderTree.nodes.filter { $0.role == role }.compactMap(\.label)
  }

  @Test("While they are edited each row has its controls, and an item without rows has none")
  func controls() throws {
    let stage = list()
    let texts = ["Emma", "About Emma", "Sanditon", "About Sanditon"]
    #expect(labels(stage, .text) == ["Edit"] + texts)
    try stage.tap("Edit")
    #expect(labels(stage, .text) == ["Done"] + texts)
    #expect(stage.renderTree.nodes.filter { $0.role == .row }.count == 4)
    let controls = labels(stage, .button).filter { $0 != "Done" }
    #expect(
      controls == [
        "Delete Emma", "Reorder Emma", "Delete About Emma", "Reorder About Emma",
        "Delete Sanditon", "Reorder Sanditon", "Delete About Sanditon", "Reorder About Sanditon",
      ]
    )
  }

  @Test("A swipe reveals the button of one row, which deletes the item")
  func swipe() throws {
    let stage = list()
    try stage.swipe(row: "About Sanditon")
    #expect(labels(stage, .button) == ["Edit", "Delete"])
    let row = try #require(stage.renderTree.frame(.text, "About Sanditon"))
    let button = try #require(stage.renderTree.frame(.button, "Delete"))
    #expect(button.minY <= row.minY && row.maxY <= button.maxY)
    #expect(stage.renderTree.nodes.filter { $0.role == .row }.count == 4)
    try stage.tap("Delete")
    #expect(shelf.books == ["Emma", "Lost"])
  }

  @Test("The minus of one row reveals its button, which deletes the item")
  func minus() throws {
    let stage = list()
    try stage.tap("Edit")
    try stage.tap("Delete About Emma")
    #expect(labels(stage, .button).filter { $0 == "Delete" }.count == 1)
    try stage.tap("Delete")
    #expect(shelf.books == ["Lost", "Sanditon"])
  }

  @Test("The handle of any of its rows moves the item")
  func handle() throws {
    let stage = list()
    try stage.tap("Edit")
    try stage.drag("Reorder About Emma", by: Point(x: 0, y: 500))
    #expect(shelf.books == ["Lost", "Sanditon", "Emma"])
  }
}
