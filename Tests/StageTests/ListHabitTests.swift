import LayoutSim
import Testing

/// Lists as people write them.
@MainActor
struct ListHabitTests {
  private struct Book: Identifiable {
    let id: Int
    let title: String
  }

  private static let books = [Book(id: 7, title: "Emma"), Book(id: 9, title: "Persuasion")]

  @MainActor
  private final class Shelf {
    var one: Int?
    var several: Set<Int> = []
    var isOpen = true

    var oneLink: Bound<Int?> { Bound(get: { self.one }, set: { self.one = $0 }) }
    var severalLink: Bound<Set<Int>> { Bound(get: { self.several }, set: { self.several = $0 }) }
    var openLink: Bound<Bool> { Bound(get: { self.isOpen }, set: { self.isOpen = $0 }) }
  }

  private let shelf = Shelf()

  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test("A list of data has a row for each item")
  func data() {
    let identified = Stage(on: .iPhone15) { RowList(Self.books) { TextBlock($0.title) } }
    #expect(texts(identified) == ["Emma", "Persuasion"])
    let keyed = Stage(on: .iPhone15) {
      RowList(["a", "b"], id: \.self) { TextBlock($0) }
    }
    #expect(texts(keyed) == ["a", "b"])
    let counted = Stage(on: .iPhone15) { RowList(0..<3) { TextBlock("\($0)") } }
    #expect(texts(counted) == ["0", "1", "2"])
    #expect(counted.renderTree.nodes.count { $0.role == .row } == 3)
  }

  @Test("A tap on a row of data selects it, unless it takes no selection")
  func selection() throws {
    let link = shelf.oneLink
    let stage = Stage(on: .iPhone15) {
      RowList(Self.books, selection: link) { book in
        TextBlock(book.title).selectionDisabled(book.id == 9)
      }
    }
    try stage.tap("Emma")
    #expect(shelf.one == 7)
    #expect(throws: StageError.self) { try stage.tap("Persuasion") }
    #expect(shelf.one == 7)
    let all = Stage(on: .iPhone15) {
      RowList(Self.books, selection: link) { TextBlock($0.title) }.selectionDisabled()
    }
    #expect(throws: StageError.self) { try all.tap("Persuasion") }
  }

  @Test("Any number of rows of data are selected while the list is edited")
  func several() throws {
    let link = shelf.severalLink
    let stage = Stage(on: .iPhone15) {
      RowList(Self.books, selection: link) { TextBlock($0.title) }
        .environment(\.editMode, .constant(true))
    }
    try stage.tap("Emma")
    try stage.tap("Persuasion")
    #expect(shelf.several == [7, 9])
  }

  @Test("The title of a section in a sidebar folds it, and shows it again")
  func folding() throws {
    let link = shelf.openLink
    let stage = Stage(on: .iPhone15) {
      RowList {
        RowSection("Mail", isExpanded: link) { TextBlock("Inbox") }
      }
      .listStyle(.sidebar)
    }
    #expect(texts(stage).contains("Inbox"))
    try stage.tap("Mail")
    #expect(!shelf.isOpen)
    #expect(!texts(stage).contains("Inbox"))
    let title = stage.renderTree.nodes.first { $0.role == .disclosure }
    #expect(title?.facts.contains(Fact("value", "folded")) == true)
    try stage.tap("Mail")
    #expect(texts(stage).contains("Inbox"))
  }

  @Test("In other lists a folded section has no rows, and its title takes no taps")
  func foldedElsewhere() {
    shelf.isOpen = false
    let link = shelf.openLink
    let stage = Stage(on: .iPhone15) {
      RowList {
        RowSection(isExpanded: link) {
          TextBlock("Inbox")
        } header: {
          TextBlock("Mail")
        }
      }
    }
    #expect(texts(stage) == ["Mail"])
    #expect(!stage.renderTree.nodes.contains { $0.role == .disclosure })
    #expect(throws: StageError.self) { try stage.tap("Mail") }
  }

  @Test("A sidebar has separators on a phone, and none on a tablet")
  func sidebarLines() {
    func lines(on device: Device) -> Int {
      Stage(on: device) {
        RowList {
          TextBlock("a")
          TextBlock("b")
        }
        .listStyle(.sidebar)
      }
      .renderTree.nodes.count { $0.role == .separator }
    }
    #expect(lines(on: .iPhone15) == 1)
    #expect(lines(on: .iPad10) == 0)
  }

  @Test("A prominent header has a line of 24, as it was written, and is approximate")
  func prominence() throws {
    let stage = Stage(on: .iPhone15) {
      RowList { RowSection("General") { TextBlock("a") } }.headerProminence(.increased)
    }
    let row = try #require(stage.renderTree.nodes.first { $0.role == .row }?.frame)
    let title = try #require(stage.element(labelled: "General"))
    let frame = try #require(title.frame)
    #expect(abs(frame.size.height - 24) < 0.001)
    // 6 below the title, as below any other.
    #expect(abs(row.minY - frame.maxY - 6) < 0.001)
    #expect(title.flags.contains(.approximate))
  }
}
