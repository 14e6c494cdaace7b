import LayoutSim
import Observation
import Testing

/// Nodes of places where nothing has changed, which are those of the last tree, beside what is around them.
@MainActor
struct RepeatedNodesTests {
  /// Performs taps on `names` with reuse and without, and compares the trees after each of them.
  private func compare(
    _ names: [String],
    sourceLocation: SourceLocation = #_sourceLocation,
    @ElementBuilder of content: @escaping @MainActor () -> some Element
  ) throws {
    let (reusing, plain) = (Stage(screen: content), Stage(screen: content))
    plain.reusesBoxes = false
    for name in names {
      let evaluations = try reusing.evaluations { try reusing.tap(name) }
      try plain.tap(name)
      #expect(evaluations.resolvedBoxes < evaluations.laidOutBoxes, sourceLocation: sourceLocation)
      #expect(reusing.renderTree == plain.renderTree, sourceLocation: sourceLocation)
    }
  }

  private struct Inner: Element {
    var body: some Element {
      Row {
        TextBlock("Platform 4")
        Icon("tram")
      }
    }
  }

  private struct Counted<Content: Element>: Element {
    @Local private var count = 0
    @ElementBuilder let content: (Int) -> Content

    var body: some Element {
      Column {
        PushButton("Next") { count += 1 }
        content(count)
      }
    }
  }

  @Test("A label around content that has not changed is the present one")
  func label() throws {
    let stage = Stage { Counted { Inner().accessibilityLabel("Platform, seen \($0) times") } }
    for count in 1...3 {
      try stage.tap("Next")
      #expect(stage.element(labelled: "Platform, seen \(count) times") != nil)
    }
    try compare(["Next", "Next", "Next"]) {
      Counted { Inner().accessibilityLabel("Platform, seen \($0) times") }
    }
  }

  private struct Tagged: Element {
    var body: some Element { TextBlock("Platform 4").accessibilityIdentifier("platform") }
  }

  @Test("A label around content that has semantics of its own is the present one, too")
  func labelOfTagged() throws {
    let stage = Stage { Counted { Tagged().accessibilityLabel("Platform, seen \($0) times") } }
    for count in 1...3 {
      try stage.tap("Next")
      #expect(stage.element(labelled: "Platform, seen \(count) times")?.identifier == "platform")
    }
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { Tagged().accessibilityHidden($0 % 2 == 1) }
    }
  }

  @Test("Content is hidden and shown again by what is around it")
  func hiding() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { Inner().accessibilityHidden($0 % 2 == 1) }
    }
  }

  @Test("Content moves with what is above it, and is as wide as it may be")
  func moving() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { count in
        Fill(.red).frame(height: Double(count / 2) * 20)
        Inner().frame(width: count < 3 ? 200 : 60)
      }
    }
  }

  @Test("Content is drawn larger, and in front of other content, and back again")
  func drawing() throws {
    try compare(["Next", "Next", "Next", "Next"]) {
      Counted { count in
        Layers {
          Inner().zIndex(count % 2 == 0 ? 0 : 2)
          Inner().scaleEffect(count % 2 == 0 ? 1 : 2)
        }
      }
    }
  }

  @Test("Content is the label of a button, which may be turned off")
  func buttons() throws {
    try compare(["Next", "Next", "Next"]) {
      Counted { count in
        PushButton {
        } label: {
          Inner()
        }
        .disabled(count % 2 == 1)
        Inner().onTapGesture {}
      }
    }
  }

  private struct Line: Element {
    let words: String

    var body: some Element { TextBlock(words) }
  }

  private struct Lines: Element {
    @Local private var changed = 0
    let count: Int

    var body: some Element {
      PushButton("Change") { changed += 1 }
      RowList {
        Each(Array(0..<count), id: \.self) { row in
          Line(words: row == 3 ? "Row 3, \(changed)" : "Row \(row)").padding(2)
        }
      }
    }
  }

  @Test("Rows of a list that has changed are not resolved again where they are the same")
  func rows() throws {
    let evaluations = try [10, 100].map { count in
      let stage = Stage { Lines(count: count) }
      try stage.tap("Change")
      return try stage.evaluations { try stage.tap("Change") }
    }
    #expect(evaluations.map(\.bodies.count) == [2, 2])
    // Each further row has a box of the list around it, and a separator.
    #expect(evaluations[1].resolvedBoxes - evaluations[0].resolvedBoxes == 180)
    try compare(["Change", "Change", "Change"]) { Lines(count: 20) }
  }

  private struct Narrow: Element, Equatable {
    let words: String

    // Narrower than what is shown.
    nonisolated static func == (first: Narrow, second: Narrow) -> Bool { true }

    var body: some Element { TextBlock(words) }
  }

  private struct NarrowLines: Element {
    @Local private var changed = 0

    var body: some Element {
      PushButton("Change") { changed += 1 }
      Each(["First", "Second"], id: \.self) { Narrow(words: "\($0), \(changed)") }
    }
  }

  @Test("A row whose == is too narrow is stale, and a finding says so")
  func narrowEquality() throws {
    let stage = Stage { NarrowLines() }
    for _ in 1...2 {
      try stage.tap("Change")
      #expect(stage.element(labelled: "First, 0") != nil)
      #expect(stage.renderTree.findings.contains { $0.code == .staleContent })
    }
  }

  private struct Shuffled: Element {
    @Local private var ids = [1, 2, 3, 4]

    var body: some Element {
      PushButton("Turn") { ids = Array(ids.dropFirst() + ids.prefix(1)) }
      PushButton("Repeat") { ids.append(2) }
      PushButton("Drop") { ids.removeLast() }
      Each(ids, id: \.self) { Line(words: "Row \($0)") }
    }
  }

  @Test("Rows are found by their ids, also where one comes twice")
  func ids() throws {
    try compare(["Turn", "Repeat", "Turn", "Drop", "Turn"]) { Shuffled() }
  }

  // MARK: - Rows that only seem to be the same

  private final class Plain {
    var count = 0
  }

  private struct ReadingRows: Element {
    let plain: Plain
    @Local private var count = 0

    var body: some Element {
      let plain = plain
      PushButton("Next") {
        plain.count += 1
        count += 1
      }
      TextBlock("\(count) times")
      Inner()
      Each([1], id: \.self) { _ in
        SizeReader { _ in TextBlock("size \(plain.count)") }
      }
      Each([1], id: \.self) { _ in
        ScrollReader { _ in TextBlock("place \(plain.count)") }
      }
    }
  }

  @Test(
    "The closure of a reader in a row runs again with the body that made it, whatever it captured"
  )
  func readers() throws {
    let stage = Stage { ReadingRows(plain: Plain()) }
    try stage.tap("Next")
    #expect(stage.element(labelled: "size 1") != nil)
    #expect(stage.element(labelled: "place 1") != nil)
    try compare(["Next", "Next"]) { ReadingRows(plain: Plain()) }
  }

  private enum Kind: Equatable, CustomReflectable {
    case numbered(String, Int)

    // Leaves out what differs.
    var customMirror: Mirror { Mirror(self, children: ["kind": 1]) }
  }

  private struct KindRow: Element {
    let kind: Kind

    var body: some Element {
      switch kind {
      case .numbered(let words, let number): TextBlock("\(words) \(number)")
      }
    }
  }

  private struct Kinds: Element {
    @Local private var count = 0

    var body: some Element {
      PushButton("Next") { count += 1 }
      Each([1], id: \.self) { _ in
        KindRow(kind: .numbered("Words of more than fifteen bytes", count))
      }
    }
  }

  @Test("A row with a value whose mirror leaves out what differs shows the new one")
  func mirrors() throws {
    let stage = Stage { Kinds() }
    try stage.tap("Next")
    #expect(stage.element(labelled: "Words of more than fifteen bytes 1") != nil)
  }

  private struct Accents: Element {
    @Local private var isComposed = true

    var body: some Element {
      PushButton("Next") { isComposed.toggle() }
      Each([1], id: \.self) { _ in TextBlock(isComposed ? "caf\u{E9}" : "cafe\u{301}") }
    }
  }

  @Test("A row whose text equals the former one by other bytes has the new ones")
  func canonicalEquivalents() throws {
    let stage = Stage { Accents() }
    func byteCount() -> Int? { stage.element(labelled: "caf\u{E9}")?.label?.utf8.count }
    #expect(byteCount() == 5)
    try stage.tap("Next")
    #expect(byteCount() == 6)
  }

  private struct Fields: Element {
    @Local private var first = ""
    @Local private var second = ""

    var body: some Element {
      TextEntry("First", words: $first)
      TextEntry("Second", words: $second)
    }
  }

  @Test("The field that lost the focus is not marked any more")
  func focus() throws {
    let stage = Stage { Fields() }
    func focused() -> [String?] {
      stage.renderTree.nodes.filter { $0.flags.contains(.focused) }.map(\.label)
    }
    try stage.tap("First")
    #expect(focused() == ["First"])
    try stage.tap("Second")
    #expect(focused() == ["Second"])
  }

  @Observable
  final class Switched {
    var isOn = false
  }

  private struct SwitchedTabs: Element {
    let model: Switched

    var body: some Element {
      let model = model
      ScreenTabs {
        Each([1, 2], id: \.self) { number in
          ScreenTab(model.isOn ? "Tab \(number), on" : "Tab \(number)", icon: "star") {
            TextBlock("Content")
          }
        }
      }
    }
  }

  @Test("Tabs that an Each makes follow a model that nothing else reads")
  func tabs() {
    let model = Switched()
    let stage = Stage { SwitchedTabs(model: model) }
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Tab 1", "Tab 2"])
    model.isOn = true
    #expect(stage.renderTree.all(.tabItem).map(\.label) == ["Tab 1, on", "Tab 2, on"])
  }

  private struct Controls: Element {
    @Local private var last = "none"
    @Local private var name = ""

    var body: some Element {
      Column {
        TextBlock("Last: \(last)")
        PushButton("One") { last = "one" }
        PushButton("Two") { last = "two" }
        TextEntry("Name", words: $name)
        ScrollArea { Column { Each(0..<20) { TextBlock("Line \($0)") } } }.frame(height: 60)
      }
      .frame(width: 200, height: 300)
    }
  }

  @Test("Buttons, fields and scroll areas do what they did, at other positions in the tree")
  func controls() throws {
    func stage() throws -> Stage {
      let stage = Stage {
        Counted { count in
          Layers {
            Each(0..<3) { number in
              if number < count { Fill(.red).frame(width: 8, height: 8) }
            }
            Controls()
          }
        }
      }
      try stage.tap("Next")
      return stage
    }
    let tapped = try stage()
    try tapped.tap("Two")
    #expect(tapped.element(labelled: "Last: two") != nil)
    let filled = try stage()
    try filled.enter("Ann", into: "Name")
    #expect(filled.renderTree.all(.field).map { $0.facts["value"]?.words } == ["Ann"])
    let scrolled = try stage()
    try scrolled.scroll(to: "Line 19")
    let line = try #require(scrolled.element(labelled: "Line 19"))
    #expect(!line.flags.contains(.scrolledAway))
  }

  private struct Words: Element {
    var body: some Element { TextBlock("hello world") }
  }

  @Test("A text in a column of 83 points is marked while the grid could not be wider")
  func nearLimit() throws {
    let stage = Stage {
      Counted { count in
        EagerGrid {
          CellRow { Fill(.red).frame(width: 83, height: 8) }
          CellRow { Words() }
        }
        .frame(width: count % 2 == 0 ? 300 : 83, alignment: .leading)
        .frame(width: 300, alignment: .leading)
      }
    }
    func isMarked() -> Bool? { stage.renderTree.all(.text).last?.flags.contains(.nearLimit) }
    #expect(isMarked() == false)
    try stage.tap("Next")
    #expect(isMarked() == true)
    try stage.tap("Next")
    #expect(isMarked() == false)
  }
}
