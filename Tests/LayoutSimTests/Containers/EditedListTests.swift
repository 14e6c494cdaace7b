import FlowEngine
import Observation
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Lists whose rows are deleted, moved and selected.
@MainActor
struct EditedListTests {
  @MainActor
  @Observable
  final class Shelf {
    var books = ["Emma", "Persuasion", "Sanditon"]
    var chosen: Set<String> = []
    var front: String?
    var log: [String] = []

    var chosenLink: Bound<Set<String>> {
      Bound(get: { self.chosen }, set: { self.chosen = $0 })
    }

    var frontLink: Bound<String?> {
      Bound(get: { self.front }, set: { self.front = $0 })
    }
  }

  private let shelf = Shelf()

  private func rows() -> some Element {
    let shelf = shelf
    return Each(shelf.books, id: \.self) { book in
      PushButton(book) { shelf.log.append("open \(book)") }
        .deleteDisabled(book == "Persuasion")
        .moveDisabled(book == "Sanditon")
    }
    .onDelete { shelf.books.remove(atOffsets: $0) }
    .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
  }

  private func list() -> Stage {
    stage {
      Column {
        EditModeButton()
        RowList { rows() }
      }
    }
  }

  private func frame(_ stage: Stage, _ label: String) -> Rect? {
    stage.renderTree.frame(.button, label)
  }

  /// Where the content of the row of that name begins.
  private func start(_ stage: Stage, _ name: String) -> Double? {
    stage.renderTree.nodes.last { $0.label == name }?.frame?.minX
  }

  // MARK: - Deleting

  @Test("A swipe reveals Delete, which deletes the row")
  func swipe() throws {
    let stage = list()
    try stage.swipe(row: "Emma")
    #expect(frame(stage, "Delete")?.size.width == 74)
    try stage.tap("Delete")
    #expect(shelf.books == ["Persuasion", "Sanditon"])
    #expect(frame(stage, "Delete") == nil)
  }

  @Test("A swipe across the whole row deletes it at once")
  func swipeFully() throws {
    let stage = list()
    try stage.swipe(row: "Sanditon", fully: true)
    #expect(shelf.books == ["Emma", "Persuasion"])
  }

  @Test("A row that is kept has nothing to swipe, and no minus")
  func kept() throws {
    let stage = list()
    #expect(
      throws: StageError.nothingToSwipe("Persuasion", .trailing, available: ["Emma", "Sanditon"])
    ) { try stage.swipe(row: "Persuasion") }
    try stage.tap("Edit")
    #expect(frame(stage, "Delete Emma") != nil)
    #expect(frame(stage, "Delete Persuasion") == nil)
  }

  @Test("Buttons of its own take the place of Delete at their edge")
  func ownButtons() throws {
    let shelf = shelf
    let stage = stage {
      RowList {
        Each(shelf.books, id: \.self) { book in
          TextBlock(book).swipeActions { PushButton("Lend") { shelf.log.append("lend \(book)") } }
        }
        .onDelete { shelf.books.remove(atOffsets: $0) }
      }
    }
    try stage.swipe(row: "Emma", fully: true)
    #expect(shelf.log == ["lend Emma"])
    #expect(shelf.books.count == 3)
  }

  // MARK: - Editing

  @Test("While it is edited, a row has a minus before its content and a handle behind it")
  func controls() throws {
    let stage = list()
    let before = start(stage, "Emma")
    try stage.tap("Edit")
    // The row begins at 20 and its content at 40; the minus takes 38, and so does the handle, which ends at 353.
    #expect(before == 40)
    #expect(start(stage, "Emma") == 78)
    let minus = try #require(frame(stage, "Delete Emma"))
    #expect(minus.minX == 40 && minus.size.width == 38)
    let handle = try #require(frame(stage, "Reorder Emma"))
    #expect(handle.maxX == 353 && handle.size.width == 38)
    let rows = stage.renderTree.nodes.filter { $0.role == .row }
    #expect(rows.map { $0.frame?.size.height } == [44, 44, 44])
    for label in ["Delete Emma", "Reorder Emma"] {
      let node = stage.renderTree.nodes.first { $0.label == label }
      #expect(node?.flags.contains(.approximate) == true)
    }
    #expect(frame(stage, "Reorder Sanditon") == nil)
    try stage.tap("Done")
    #expect(frame(stage, "Delete Emma") == nil)
    #expect(start(stage, "Emma") == before)
  }

  @Test("Wireframes draw the minus, the handle and the circles as signs")
  func wireframe() throws {
    let shelf = shelf
    shelf.chosen = ["Emma"]
    let deleting = stage { RowList { rows() }.environment(\.editMode, .constant(true)) }
    let selecting = stage {
      RowList(selection: shelf.chosenLink) { rows() }.environment(\.editMode, .constant(true))
    }
    func line(_ stage: Stage, _ name: String) -> Substring? {
      TreeRenderer.wireframe.render(stage.renderTree).split(separator: "\n").first {
        $0.contains("[\(name)]")
      }
    }
    #expect(line(deleting, "Emma")?.contains("[!⊖]") == true)
    #expect(line(deleting, "Emma")?.hasSuffix("[≡]") == true)
    #expect(line(deleting, "Persuasion")?.contains("⊖") == false)
    #expect(line(selecting, "Emma")?.contains("✓") == true)
    #expect(line(selecting, "Sanditon")?.contains("○") == true)
  }

  @Test("The minus reveals Delete, and a tap elsewhere hides it")
  func minus() throws {
    let stage = list()
    try stage.tap("Edit")
    try stage.tap("Delete Emma")
    #expect(shelf.books.count == 3)
    try stage.tap("Delete Sanditon")
    #expect(frame(stage, "Delete") == nil)
    try stage.tap("Delete Sanditon")
    try stage.tap("Delete")
    #expect(shelf.books == ["Emma", "Persuasion"])
  }

  @Test("Rows are not swiped while they are edited")
  func notSwiped() throws {
    let stage = list()
    try stage.tap("Edit")
    #expect(throws: StageError.nothingToSwipe("Emma", .trailing, available: [])) {
      try stage.swipe(row: "Emma")
    }
  }

  @Test("The button for editing can be in a bar")
  func buttonInBar() throws {
    let stage = stage {
      RowList { rows() }.toolbar { BarItem(placement: .primaryAction) { EditModeButton() } }
    }
    try stage.tap("Edit")
    #expect(frame(stage, "Delete Emma") != nil)
    try stage.tap("Done")
    #expect(frame(stage, "Delete Emma") == nil)
  }

  @Test("An app may say itself when rows are edited")
  func ownMode() {
    let stage = stage { RowList { rows() }.environment(\.editMode, .constant(true)) }
    #expect(frame(stage, "Delete Emma") != nil)
  }

  @Test("The state of a row is the same while it is edited")
  func state() throws {
    struct Counter: Element {
      let name: String
      @Local var count = 0
      var body: some Element { PushButton("\(name) \(count)") { count += 1 } }
    }
    let stage = stage {
      Column {
        EditModeButton()
        RowList { Each(["a", "b"], id: \.self) { Counter(name: $0) }.onDelete { _ in } }
      }
    }
    try stage.tap("b 0")
    try stage.tap("Edit")
    #expect(start(stage, "b 1") != nil)
  }

  @Test("Outside a screen the button is disabled")
  func noMode() {
    let show = Show { EditModeButton() }
    #expect(show.pass.nodes.contains { $0.label == "Edit" && $0.flags.contains(.disabled) })
  }

  // MARK: - Moving

  @Test(
    "A row is moved to where another one is, which makes room",
    arguments: [
      ("Emma", "Sanditon", ["Persuasion", "Sanditon", "Emma"]),
      ("Emma", "Persuasion", ["Persuasion", "Emma", "Sanditon"]),
      ("Persuasion", "Emma", ["Persuasion", "Emma", "Sanditon"]),
      ("Emma", "Emma", ["Emma", "Persuasion", "Sanditon"]),
    ]
  )
  func move(name: String, other: String, books: [String]) throws {
    try list().move(row: name, to: other)
    #expect(shelf.books == books)
  }

  @Test("The same is done by an action in words, also while rows are edited")
  func action() throws {
    let stage = list()
    try stage.tap("Edit")
    try stage.perform(StageAction(parsing: #"move row "Emma" to "Sanditon""#))
    #expect(shelf.books == ["Persuasion", "Sanditon", "Emma"])
  }

  @Test(
    "A row that is dragged by its handle goes to where its middle comes to",
    arguments: [
      // The middle of a row of 44 points leaves it after 22 points.
      (21.0, ["Emma", "Persuasion", "Sanditon"]),
      (22.0, ["Persuasion", "Emma", "Sanditon"]),
      (1000.0, ["Persuasion", "Sanditon", "Emma"]),
    ]
  )
  func handle(distance: Double, books: [String]) throws {
    let stage = list()
    try stage.tap("Edit")
    try stage.drag("Reorder Emma", by: Point(x: 0, y: distance))
    #expect(shelf.books == books)
    try stage.drag("Reorder Emma", by: Point(x: 0, y: -1000))
    #expect(shelf.books == ["Emma", "Persuasion", "Sanditon"])
  }

  @Test("A row that was let go where it was had been moved, as the app was told")
  func unmoved() throws {
    let shelf = shelf
    let stage = stage {
      Column {
        EditModeButton()
        RowList {
          Each(shelf.books, id: \.self) { TextBlock($0) }
            .onMove { _, place in shelf.log.append("to \(place)") }
        }
      }
    }
    try stage.tap("Edit")
    try stage.drag("Reorder Emma", by: Point(x: 0, y: 5))
    #expect(shelf.log.isEmpty)
    try stage.drag("Reorder Emma", by: Point(x: 0, y: 30))
    #expect(shelf.log == ["to 2"])
  }

  @Test("A row that stays cannot be moved, and the errors list what can be")
  func stays() {
    let stage = list()
    let stays = StageError.nothingToMove("Sanditon", available: ["Emma", "Persuasion"])
    #expect(throws: stays) { try stage.move(row: "Sanditon", to: "Emma") }
    #expect(
      "\(stays)" == "“Sanditon” is not a row that can be moved. These are: “Emma”, “Persuasion”."
    )
    let nowhere = StageError.nowhereToMove(
      "Emma",
      to: "Edit",
      available: ["Emma", "Persuasion", "Sanditon"]
    )
    #expect(throws: nowhere) { try stage.move(row: "Emma", to: "Edit") }
    #expect(
      "\(nowhere)"
        == "“Emma” cannot be moved to “Edit”, which is not a row of the same Each. "
        + "Its rows: “Emma”, “Persuasion”, “Sanditon”."
    )
    #expect(shelf.books == ["Emma", "Persuasion", "Sanditon"])
  }

  // MARK: - Selecting

  @Test("While it is edited, rows have circles, and a tap anywhere on one selects it or no longer")
  func several() throws {
    let shelf = shelf
    let stage = stage {
      Column {
        EditModeButton()
        RowList(selection: shelf.chosenLink) { rows() }
      }
    }
    try stage.tap("Emma")
    #expect(shelf.log == ["open Emma"])
    try stage.tap("Edit")
    #expect(frame(stage, "Delete Emma") == nil)
    #expect(start(stage, "Emma") == 78)
    try stage.tap("Emma")
    try stage.tap("Sanditon")
    try stage.tap("Emma")
    #expect(shelf.chosen == ["Sanditon"])
    #expect(shelf.log == ["open Emma"])
    let selected = stage.renderTree.nodes.filter { $0.flags.contains(.selected) }
    #expect(selected.map(\.role) == [.row])
    let circles = stage.renderTree.nodes.filter { $0.facts.contains(Fact("edits", "selection")) }
    #expect(circles.map { $0.flags.contains(.approximate) } == [true, true, true])
  }

  @Test("A list of which one row is selected needs no editing")
  func one() throws {
    let shelf = shelf
    let stage = stage {
      RowList(selection: shelf.frontLink) { Each(shelf.books, id: \.self) { TextBlock($0) } }
    }
    try stage.tap("Emma")
    try stage.tap("Persuasion")
    #expect(shelf.front == "Persuasion")
  }

  @Test("Ids of another type than the selection's are not selected")
  func otherIDs() {
    let stage = stage {
      RowList(selection: shelf.frontLink) { Each(0..<2) { TextBlock("\($0)") } }
    }
    #expect(throws: StageError.self) { try stage.tap("1") }
  }

  @Test(
    "Rows outside an Each are selected by their tags, those in one by tags of the selection's type"
  )
  func tags() throws {
    let shelf = shelf
    let stage = stage {
      RowList(selection: shelf.frontLink) {
        TextBlock("All").tag("all")
        TextBlock("None")
        RowSection("Years") {
          TextBlock("Old").tag("old").selectionDisabled()
          Each(1815..<1817) { year in TextBlock("\(year)").tag("in \(year)") }
        }
      }
    }
    try stage.tap("All")
    #expect(shelf.front == "all")
    let selected = stage.renderTree.nodes.filter { $0.flags.contains(.selected) }
    #expect(selected.map(\.role) == [.row])
    for name in ["None", "Old", "Years"] {
      #expect(throws: StageError.self) { try stage.tap(name) }
    }
    try stage.tap("1816")
    #expect(shelf.front == "in 1816")
  }

  @Test("While they are edited, rows with tags have circles, too")
  func tagsOfSeveral() throws {
    let shelf = shelf
    let stage = stage {
      Column {
        EditModeButton()
        RowList(selection: shelf.chosenLink) {
          TextBlock("All").tag("all")
          TextBlock("None")
        }
      }
    }
    try stage.tap("Edit")
    try stage.tap("All")
    #expect(shelf.chosen == ["all"])
    let circles = stage.renderTree.nodes.filter { $0.facts.contains(Fact("edits", "selection")) }
    #expect(circles.map(\.label) == ["checkmark.circle.fill"])
    // The circle takes 38 points before the row's content, which begins at 40.
    #expect(start(stage, "All") == 78)
    #expect(start(stage, "None") == 40)
    try stage.tap("All")
    #expect(shelf.chosen == [])
  }

  // MARK: - Refused gestures

  @Test("A gesture that is refused leaves the revealed buttons where they are")
  func refused() throws {
    let stage = list()
    try stage.swipe(row: "Emma")
    let before = stage.renderTree
    #expect(throws: StageError.self) { try stage.toggle("Large print") }
    #expect(throws: StageError.self) { try stage.swipe(row: "Persuasion") }
    #expect(throws: StageError.self) { try stage.goBack() }
    #expect(throws: StageError.self) { try stage.move(row: "Sanditon", to: "Emma") }
    #expect(stage.renderTree == before)
  }
}
