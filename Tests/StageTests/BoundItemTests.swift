import LayoutSim
import Observation
import Testing

/// A binding for each item of a bound collection.
@MainActor
struct BoundItemTests {
  fileprivate struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
  }

  @MainActor
  @Observable
  fileprivate final class Plan {
    var tasks = [Task(id: 7, title: "Shop"), Task(id: 9, title: "Cook")]
    var words = ["a", "b"]
    var kept: [Int: Bound<Task>] = [:]
    var chosen: Int?
    var several: Set<Int> = []

    var link: Bound<[Task]> { Bound(get: { self.tasks }, set: { self.tasks = $0 }) }
    var wordLink: Bound<[String]> { Bound(get: { self.words }, set: { self.words = $0 }) }
    var chosenLink: Bound<Int?> { Bound(get: { self.chosen }, set: { self.chosen = $0 }) }
    var severalLink: Bound<Set<Int>> { Bound(get: { self.several }, set: { self.several = $0 }) }
  }

  private let plan = Plan()

  fileprivate struct Tasks: Element {
    @Local private var tasks = [Task(id: 7, title: "Shop"), Task(id: 9, title: "Cook")]

    var body: some Element {
      Column {
        Each($tasks) { $task in
          SwitchControl(task.title, isOn: $task.isDone)
        }
        TextBlock("Done: \(tasks.filter(\.isDone).map(\.title).joined())")
        PushButton("Reverse") { tasks.reverse() }
      }
    }
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  /// Shows the tasks, and keeps the bindings of their first pass.
  private func keepBindings() {
    let plan = plan
    _ = Stage(on: .iPhone15) {
      Column {
        Each(plan.link) { $task in
          TextBlock(task.title).onAppear { plan.kept[task.id] = $task }
        }
      }
    }
  }

  @Test("A control writes into its own item, also after items were moved")
  func writing() throws {
    let stage = Stage(on: .iPhone15) { Tasks() }
    try stage.tap("Cook")
    #expect(texts(stage).contains("Done: Cook"))
    try stage.tap("Reverse")
    try stage.tap("Cook")
    try stage.tap("Shop")
    #expect(texts(stage).contains("Done: Shop"))
  }

  @Test("A binding from before a move writes into the item that has moved")
  func moved() throws {
    keepBindings()
    plan.tasks.reverse()
    try #require(plan.kept[7]).wrappedValue.title = "Buy"
    #expect(plan.tasks == [Task(id: 9, title: "Cook"), Task(id: 7, title: "Buy")])
    #expect(plan.kept[9]?.wrappedValue.title == "Cook")
  }

  @Test("A binding to an item that is gone has its last value, and writes nothing")
  func gone() throws {
    keepBindings()
    plan.tasks[1].title = "Bake"
    #expect(plan.kept[9]?.wrappedValue.title == "Bake")
    plan.tasks.removeLast()
    #expect(plan.kept[9]?.wrappedValue.title == "Bake")
    try #require(plan.kept[9]).wrappedValue.title = "Fry"
    #expect(plan.kept[9]?.wrappedValue.title == "Bake")
    plan.tasks = []
    try #require(plan.kept[7]).wrappedValue.isDone = true
    #expect(plan.tasks.isEmpty)
  }

  @Test("Items that are their own ids are written again and again")
  func ownIDs() throws {
    let plan = plan
    let stage = Stage(on: .iPhone15) {
      Column {
        Each(plan.wordLink, id: \.self) { $word in
          PushButton("add to \(word)") {
            $word.wrappedValue += "x"
            $word.wrappedValue += "y"
          }
        }
      }
    }
    try stage.tap("add to b")
    #expect(plan.words == ["a", "bxy"])
  }

  @Test("A part of a collection whose indices do not begin at zero has bindings, too")
  func slices() throws {
    let plan = plan
    plan.words = ["a", "b", "c"]
    let tail = Bound<ArraySlice<String>>(
      get: { plan.words[1...] },
      set: { plan.words.replaceSubrange(1..., with: $0) }
    )
    let stage = Stage(on: .iPhone15) {
      Column {
        Each(tail, id: \.self) { $word in PushButton(word) { word += "!" } }
      }
    }
    try stage.tap("c")
    #expect(plan.words == ["a", "b", "c!"])
  }

  @Test("What ignores writes makes controls that do")
  func constant() {
    let stage = Stage(on: .iPhone15) {
      Each(.constant([Task(id: 1, title: "Rest")])) { $task in
        SwitchControl(task.title, isOn: $task.isDone)
      }
    }
    #expect(stage.element(labelled: "Rest")?.flags.contains(.constant) == true)
  }

  @Test("A list of a bound collection has a row for each item, of which one is selected")
  func list() throws {
    let (link, chosen) = (plan.link, plan.chosenLink)
    let stage = Stage(on: .iPhone15) {
      RowList(link, selection: chosen) { $task in TextBlock(task.title) }
    }
    #expect(texts(stage) == ["Shop", "Cook"])
    #expect(stage.renderTree.nodes.count { $0.role == .row } == 2)
    try stage.tap("Cook")
    #expect(plan.chosen == 9)
    let words = plan.wordLink
    let keyed = Stage(on: .iPhone15) {
      RowList(words, id: \.self) { $word in TextBlock(word) }
    }
    #expect(texts(keyed) == ["a", "b"])
  }

  @Test("Of a list of a bound collection any number are selected while it is edited")
  func several() throws {
    let (link, several) = (plan.link, plan.severalLink)
    let stage = Stage(on: .iPhone15) {
      Column {
        EditModeButton()
        RowList(link, selection: several) { $task in TextBlock(task.title) }
      }
    }
    try stage.tap("Edit")
    try stage.tap("Shop")
    try stage.tap("Cook")
    #expect(plan.several == [7, 9])
    try stage.tap("Shop")
    #expect(plan.several == [9])
  }

  @Test("Rows with bindings are deleted and moved")
  func editing() throws {
    let plan = plan
    let stage = Stage(on: .iPhone15) {
      RowList {
        Each(plan.link) { $task in TextBlock(task.title) }
          .onDelete { plan.tasks.remove(atOffsets: $0) }
          .onMove { plan.tasks.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    try stage.move(row: "Shop", to: "Cook")
    #expect(plan.tasks.map(\.title) == ["Cook", "Shop"])
    try stage.swipe(row: "Cook", fully: true)
    #expect(plan.tasks.map(\.title) == ["Shop"])
    #expect(texts(stage) == ["Shop"])
  }
}
