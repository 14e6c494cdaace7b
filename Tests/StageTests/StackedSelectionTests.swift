import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// What is selected in columns that are one stack.
@MainActor
struct StackedSelectionTests {
  private let choice = Choice()

  private func app() -> StubSplit {
    let choice = choice
    let boxes = StubCoordinator("boxes") { _ in
      RowList(selection: choice.link(\.box)) { Each(0..<3) { TextBlock("box \($0)") } }
        .navigationTitle("Boxes")
    }
    let list = StubCoordinator("list") { _ in
      RowList(selection: choice.link(\.letter)) { Each(0..<3) { TextBlock("letter \($0)") } }
        .navigationTitle("List")
    }
    let message = StubCoordinator("message", handles: ["headers"]) { route in
      LeavingText(words: route.identifier)
    }
    return StubSplit(.tripleColumn, sidebar: boxes, content: list, detail: message)
  }

  private func stage(_ split: StubSplit, on device: Device = .iPhone15) throws -> Stage {
    let stage = Stage(split, on: device)
    try stage.tap("box 1")
    split.show(.content)
    try stage.tap("letter 2")
    split.show(.detail)
    return stage
  }

  @Test("The back button clears the selection of the list that it leads to, one column at a time")
  func button() throws {
    let split = app()
    let stage = try stage(split)
    #expect(choice.values == [1, 2])
    try stage.goBack()
    #expect(choice.values == [1, nil])
    #expect(split.compactColumn == .content)
    try stage.goBack()
    #expect(choice.values == [nil, nil])
    #expect(choice.writes == ["box 1", "letter 2", "letter nil", "box nil"])
  }

  @Test("A swipe back clears it, and one that is cancelled does not")
  func swipe() throws {
    let stage = try stage(app())
    try stage.swipeBack(releasing: .cancelled)
    #expect(choice.values == [1, 2])
    try stage.swipeBack()
    #expect(choice.values == [1, nil])
  }

  @Test("Leaving by code of the screen clears it")
  func dismiss() throws {
    let stage = try stage(app())
    try stage.tap("Leave message")
    #expect(choice.values == [1, nil])
  }

  @Test("A list that was never shown is told when it is")
  func deepLink() throws {
    let split = app()
    (choice.box, choice.letter) = (1, 2)
    split.show(.detail)
    let stage = Stage(split, on: .iPhone15)
    try stage.goBack()
    #expect(TreeRenderer.outline.render(stage.renderTree).contains("letter 2"))
    #expect(choice.values == [1, nil])
    #expect(!stage.renderTree.nodes.contains { $0.flags.contains(.selected) })
    try stage.goBack()
    #expect(choice.values == [nil, nil])
    #expect(choice.writes == ["letter nil", "box nil"])
  }

  @Test("A tab that is tapped again leads to the first column and clears all lists before")
  func tabTappedAgain() throws {
    let split = app()
    let stage = Stage(StubTabs([split, StubCoordinator("other", tab: "Other")]), on: .iPhone15)
    try stage.tap("box 1")
    split.show(.content)
    try stage.tap("letter 2")
    split.show(.detail)
    try stage.tap("Mail")
    #expect(split.compactColumn == .sidebar)
    #expect(choice.writes == ["box 1", "letter 2", "letter nil", "box nil"])
  }

  @Test("Going back inside a column leaves it")
  func inside() throws {
    let split = app()
    let stage = try stage(split)
    split.coordinator(in: .detail)?.navigate(to: StubRoute("headers"))
    try stage.goBack()
    #expect(choice.values == [1, 2])
  }

  @Test("A call of the coordinator leaves it")
  func call() throws {
    let split = app()
    let stage = try stage(split)
    split.show(.sidebar)
    stage.settle()
    #expect(choice.values == [1, 2])
  }

  @Test("An app that shows something for no selection in the column that is left still goes back")
  func placeholder() throws {
    let split = app()
    let stage = try stage(split)
    choice.onClear = { split.show(.detail) }
    try stage.goBack()
    #expect(split.compactColumn == .content)
  }

  @Test("Columns side by side keep what is selected")
  func sideBySide() throws {
    let split = app()
    let stage = Stage(split, on: .iPadAir11, orientation: .landscape)
    try stage.tap("box 1")
    try stage.tap("letter 2")
    split.coordinator(in: .detail)?.navigate(to: StubRoute("headers"))
    try stage.goBack()
    #expect(choice.values == [1, 2])
  }

  @Test("A list that is no longer shown is not told")
  func gone() throws {
    let split = app()
    let stage = try stage(split)
    split.setColumn(.content, to: StubCoordinator("other") { _ in TextBlock("Other") })
    try stage.goBack()
    #expect(choice.values == [1, 2])
  }
}

private struct LeavingText: Element {
  @Inherited(\.dismiss) private var dismiss
  let words: String

  var body: some Element { PushButton("Leave \(words)") { dismiss() } }
}

@MainActor
private final class Choice {
  var box: Int?
  var letter: Int?
  var writes: [String] = []
  var onClear: () -> Void = {}

  var values: [Int?] { [box, letter] }

  func link(_ path: ReferenceWritableKeyPath<Choice, Int?>) -> Bound<Int?> {
    Bound(
      get: { self[keyPath: path] },
      set: {
        self[keyPath: path] = $0
        self.writes.append(
          "\(path == \Choice.box ? "box" : "letter") \($0.map(String.init) ?? "nil")"
        )
        if $0 == nil { self.onClear() }
      }
    )
  }
}
