import LayoutSim
import Testing

/// The bodies of rows that run when a list changes: the nine operations of the js-framework-benchmark.
@MainActor
struct RowOperationTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct ItemRow: Element {
    let item: Item
    let isSelected: Bool

    var body: some Element { TextBlock("\(item.name)\(isSelected ? "!" : "")") }
  }

  private struct ItemList: Element {
    @Local private var items: [Item] = []
    @Local private var selected = -1
    @Local private var next = 0

    private func make(_ count: Int) -> [Item] {
      defer { next += count }
      return (next..<next + count).map { Item(id: $0, name: "Item \($0)") }
    }

    var body: some Element {
      ScrollArea {
        Column {
          PushButton("Create") { items = make(30) }
          PushButton("Replace") { items = make(30) }
          PushButton("Update") {
            for place in stride(from: 0, to: 30, by: 10) { items[place].name += "." }
          }
          PushButton("Select 3") { selected = items[3].id }
          PushButton("Select 5") { selected = items[5].id }
          PushButton("Swap") { items.swapAt(1, 28) }
          PushButton("Remove") { items.remove(at: 4) }
          PushButton("Create many") { items = make(300) }
          PushButton("Append") { items += make(30) }
          PushButton("Clear") { items = [] }
          Each(items) { ItemRow(item: $0, isSelected: $0.id == selected) }
        }
      }
    }
  }

  private let stage = Stage { ItemList() }

  /// The causes of the runs of rows in a tap on the button named `name`; the list's own body runs once.
  private func causes(_ name: String) throws -> [BodyEvaluation.Cause] {
    let bodies = try stage.evaluations { try stage.tap(name) }.bodies
    #expect(bodies.count { $0.element == "ItemList" } == 1)
    return bodies.filter { $0.element == "ItemRow" }.map(\.cause)
  }

  private func names() -> [String] {
    stage.renderTree.all(.text).compactMap(\.label).filter { $0.hasPrefix("Item") }
  }

  @Test("Creating rows runs each of them, and replacing them by others, too")
  func replacing() throws {
    #expect(try causes("Create") == Array(repeating: .new, count: 30))
    #expect(try causes("Replace") == Array(repeating: .new, count: 30))
    #expect(names().first == "Item 30")
  }

  @Test("Updating every tenth row runs every tenth row")
  func updating() throws {
    try stage.tap("Create")
    #expect(try causes("Update") == [.value, .value, .value])
    #expect(names().filter { $0.hasSuffix(".") } == ["Item 0.", "Item 10.", "Item 20."])
  }

  @Test("Selecting a row runs it, and then the one that was selected and the one that is")
  func selecting() throws {
    try stage.tap("Create")
    #expect(try causes("Select 3") == [.value])
    #expect(try causes("Select 5") == [.value, .value])
    #expect(names().filter { $0.hasSuffix("!") } == ["Item 5!"])
  }

  @Test("Swapping two rows runs none, since each keeps its identity and its value")
  func swapping() throws {
    try stage.tap("Create")
    #expect(try causes("Swap") == [])
    #expect(names()[1] == "Item 28")
    #expect(names()[28] == "Item 1")
  }

  @Test("Removing a row runs no other")
  func removing() throws {
    try stage.tap("Create")
    #expect(try causes("Remove") == [])
    #expect(names().count == 29)
    #expect(!names().contains("Item 4"))
  }

  @Test("Many rows are created once each, and appending runs only those that are appended")
  func appending() throws {
    #expect(try causes("Create many") == Array(repeating: .new, count: 300))
    #expect(try causes("Append") == Array(repeating: .new, count: 30))
    #expect(names().count == 330)
  }

  @Test("Clearing runs no row")
  func clearing() throws {
    try stage.tap("Create")
    #expect(try causes("Clear") == [])
    #expect(names() == [])
  }
}
