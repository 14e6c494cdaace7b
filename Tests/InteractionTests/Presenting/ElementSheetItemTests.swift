import FlowEngine
import LayoutSim
import Testing

/// Sheets of elements about an item.
@MainActor
struct ElementSheetItemTests {
  @Test("Another item is another sheet; an item that has only changed is the same one")
  func items() throws {
    let notes = Notes()
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(item: notes.link, onDismiss: { notes.log.append("gone") }) { note in
        CountingSheet(words: note.words)
      }
    }
    notes.item = Note(id: 1, words: "one")
    stage.settle()
    try stage.tap("Count 0")
    #expect(stage.renderTree.nodes.compactMap(\.label).contains("Count 1"))

    notes.item = Note(id: 1, words: "uno")
    stage.refresh()
    let labels = stage.renderTree.nodes.compactMap(\.label)
    #expect(labels.contains("uno"))
    #expect(labels.contains("Count 1"))
    #expect(notes.log.isEmpty)

    notes.item = Note(id: 2, words: "two")
    stage.settle()
    #expect(stage.renderTree.nodes.compactMap(\.label).contains("Count 0"))
    #expect(notes.log == ["gone"])

    try stage.swipeSheetAway()
    #expect(notes.item == nil)
    #expect(notes.log == ["gone", "gone"])
  }

  @Test("What disappears because of another item, or of none, is about the former one")
  func formerItem() {
    let notes = Notes()
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(item: notes.link, onDismiss: { notes.log.append("gone") }) { note in
        TextBlock(note.words)
          .onAppear { notes.log.append("appear \(note.id)") }
          .onDisappear { notes.log.append("disappear \(note.id)") }
      }
    }
    for item in [Note(id: 1, words: "one"), Note(id: 2, words: "two"), nil] {
      notes.item = item
      stage.settle()
    }
    #expect(
      notes.log == [
        "appear 1", "disappear 1", "gone", "appear 2", "disappear 2", "gone",
      ]
    )
  }

  /// Reads of an item, each of which has another id.
  @MainActor
  private final class Drafts {
    var count = 0
    var isUp = true
    var log: [String] = []

    var item: Bound<Note?> {
      Bound(
        get: {
          self.count += 1
          return self.isUp ? Note(id: self.count, words: "Draft") : nil
        },
        set: { self.isUp = $0 != nil }
      )
    }
  }

  @Test("An item with another id each time it is read stays presented, and is a finding")
  func unsteady() throws {
    let drafts = Drafts()
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(item: drafts.item, onDismiss: { drafts.log.append("gone") }) { note in
        CountingSheet(words: note.words)
      }
    }
    try stage.tap("Count 0")
    #expect(stage.renderTree.nodes.compactMap(\.label).contains("Count 1"))
    #expect(drafts.log.isEmpty)
    let finding = try #require(stage.renderTree.findings.first { $0.code == .valuesAlternate })
    #expect(finding.place == "screen")
    #expect(finding.found.hasPrefix("The item of the sheet has another id each time it is read."))

    try stage.swipeSheetAway()
    #expect(stage.surfaces.count == 1)
    #expect(drafts.log == ["gone"])
    #expect(!stage.renderTree.findings.contains { $0.code == .valuesAlternate })
  }

  @Test("A sheet that is presented by a constant is not swiped away, which says why")
  func constant() {
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(isPresented: .constant(true)) { TextBlock("Note") }
    }
    #expect(throws: StageError.neverChanges("screen.sheet", value: "presented")) {
      try stage.swipeSheetAway()
    }
    #expect(stage.surfaces.count == 2)
    #expect(stage.dismissalAttempts == 0)
  }
}

private struct CountingSheet: Element {
  let words: String
  @Local private var count = 0

  var body: some Element {
    Column {
      TextBlock(words)
      PushButton("Count \(count)") { count += 1 }
    }
  }
}

@MainActor
private final class Notes {
  var item: Note?
  var log: [String] = []

  var link: Bound<Note?> { Bound(get: { self.item }, set: { self.item = $0 }) }
}

private struct Note: Identifiable {
  let id: Int
  let words: String
}
