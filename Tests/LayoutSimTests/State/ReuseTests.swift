import LayoutSim
import Observation
import Testing

/// What is resolved again after a change, and what is not.
@MainActor
struct ReuseTests {
  private struct Counter: Element {
    @Local private var count = 0

    var body: some Element { PushButton("Count \(count)") { count += 1 } }
  }

  private struct Rows: Element {
    let count: Int

    var body: some Element {
      ScrollArea {
        Column(spacing: 0) {
          Counter()
          Each(0..<count) { row in TextBlock("Row \(row)") }
        }
      }
    }
  }

  @Test("A tap that changes one text resolves as many boxes among 1,000 rows as among 10")
  func rows() throws {
    let evaluations = try [10, 1_000].map { count in
      let stage = Stage { Rows(count: count) }
      return try stage.evaluations { try stage.tap("Count 0") }
    }
    #expect(evaluations.map(\.bodies.count) == [1, 1])
    #expect(evaluations[0].resolvedBoxes == evaluations[1].resolvedBoxes)
    // A text is one box.
    #expect(evaluations[1].laidOutBoxes - evaluations[0].laidOutBoxes == 990)
    #expect(evaluations[1].nodes - evaluations[0].nodes == 990)
  }

  @Test("Without reuse all of them are resolved")
  func without() throws {
    let stage = Stage { Rows(count: 100) }
    stage.reusesBoxes = false
    let evaluations = try stage.evaluations { try stage.tap("Count 0") }
    #expect(evaluations.resolvedBoxes == evaluations.laidOutBoxes)
  }

  private struct Folder: Element {
    @Local private var isOpen = true

    var body: some Element {
      Column {
        PushButton("Fold") { isOpen.toggle() }
        if isOpen { Notes() }
      }
    }
  }

  private struct Notes: Element {
    @Local private var words = ""

    var body: some Element {
      TextEntry("Note", words: $words)
      TextBlock("\(words.count) letters")
      Counter()
    }
  }

  @Test("State that a binding changes is shown, and lost with its place")
  func binding() throws {
    let stage = Stage { Folder() }
    try stage.enter("abc", into: "Note")
    #expect(stage.element(labelled: "3 letters") != nil)
    try stage.tap("Count 0")
    #expect(stage.element(labelled: "Count 1") != nil)
    #expect(stage.element(labelled: "3 letters") != nil)
    try stage.tap("Fold")
    try stage.tap("Fold")
    #expect(stage.element(labelled: "0 letters") != nil)
    #expect(stage.element(labelled: "Count 0") != nil)
  }

  private struct Sized: Element {
    var body: some Element {
      Column {
        SizeReader { size in Fixed(width: size.width) }
        Counter()
      }
    }
  }

  private struct Fixed: Element {
    let width: Double

    var body: some Element { TextBlock("\(Int(width)) wide") }
  }

  @Test("A reader's content follows another size, although no body of the app has changed")
  func size() throws {
    let stage = Stage(on: .iPhone15) { Sized() }
    try stage.tap("Count 0")
    #expect(stage.element(labelled: "393 wide") != nil)
    stage.rotate(to: .landscape)
    // 852 less the safe areas of 59 at both sides.
    #expect(stage.element(labelled: "734 wide") != nil)
    stage.rotate(to: .portrait)
    #expect(stage.element(labelled: "393 wide") != nil)
  }

  private struct Growing: Element {
    @Local private var isTall = false

    var body: some Element {
      Column(spacing: 0) {
        PushButton("Grow") { isTall = true }
        if isTall { Fill(.red).frame(height: 200) }
      }
    }
  }

  private struct Measured: Element {
    var body: some Element { SizeReader { size in TextBlock("\(Int(size.height)) high") } }
  }

  private struct Neighbours: Element {
    var body: some Element {
      Column(spacing: 0) {
        Growing()
        Measured()
      }
    }
  }

  @Test("A reader's content follows the room that a neighbour leaves")
  func room() throws {
    let stage = Stage { Neighbours() }
    func height() throws -> Int {
      let label = try #require(
        stage.renderTree.all(.text).compactMap(\.label).first { $0.hasSuffix(" high") }
      )
      return try #require(Int(label.dropLast(5)))
    }
    let before = try height()
    try stage.tap("Grow")
    #expect(try height() == before - 200)
    #expect(stage.renderTree.findings.filter { $0.code == .layoutDoesNotSettle } == [])
  }

  private struct Share: Element {
    var body: some Element {
      Fill(.blue).containerRelativeFrame(.vertical).accessibilityIdentifier("share")
    }
  }

  private struct Scrolled: Element {
    var body: some Element {
      Column(spacing: 0) {
        Growing()
        ScrollArea { Share() }
      }
    }
  }

  @Test("A length relative to a scroll area follows the room that a neighbour leaves")
  func relativeLength() throws {
    let stage = Stage { Scrolled() }
    func height() throws -> Double {
      try #require(stage.renderTree.nodes.first { $0.identifier == "share" }?.frame?.size.height)
    }
    let before = try height()
    try stage.tap("Grow")
    #expect(try height() == before - 200)
  }

  private struct Swiped: Element {
    var body: some Element {
      RowList {
        Each(["First", "Second"], id: \.self) { name in
          TextBlock(name).swipeActions { PushButton("Delete \(name)") {} }
        }
      }
    }
  }

  @Test("A row that is swiped shows its buttons, although nothing reads that it was")
  func swipe() throws {
    let stage = Stage { Swiped() }
    #expect(stage.element(labelled: "Delete Second") == nil)
    try stage.swipe(row: "Second")
    #expect(stage.element(labelled: "Delete Second") != nil)
  }

  /// Places its child farther away each time that it places it in one tree.
  private struct Moving: ContainerLayout {
    func makeCache(for children: LayoutChildren) -> Double { 0 }

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Double) -> Size {
      Size(width: 100, height: 100)
    }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache distance: inout Double
    ) {
      distance += 7
      for child in children { child.place(at: Point(x: distance, y: 9), proposal: Proposal(size)) }
    }
  }

  private struct Moved: Element {
    var body: some Element {
      Container(Moving()) {
        Fill(.red).frame(width: 10, height: 10).accessibilityIdentifier("moved")
      }
    }
  }

  private struct MovedBesideCounter: Element {
    var body: some Element {
      Column(spacing: 0) {
        Moved()
        Counter()
      }
    }
  }

  @Test("A layout has another cache in each tree")
  func caches() throws {
    let stage = Stage { MovedBesideCounter() }
    func distance() throws -> Double {
      let node = stage.renderTree.nodes.first { $0.identifier == "moved" }
      // The container is 100 wide in the middle of 393 points.
      return try #require(node?.frame).minX - 146.5
    }
    #expect(try distance() == 7)
    try stage.tap("Count 0")
    #expect(try distance() == 7)
  }

  private struct Repeated: Element {
    let ids = [1, 1, 1]

    var body: some Element {
      Column {
        Each(ids, id: \.self) { _ in Counter() }
      }
    }
  }

  @Test("Rows with one id keep their own state")
  func repeatedIDs() throws {
    let stage = Stage { Repeated() }
    func counts() -> [String] { stage.renderTree.all(.button).map { $0.label ?? "" } }
    func tap(_ number: Int) throws {
      let frame = try #require(stage.renderTree.all(.button)[number].frame)
      try stage.tap(at: Point(x: 196.5, y: frame.minY + frame.size.height / 2))
    }
    #expect(counts() == ["Count 0", "Count 0", "Count 0"])
    try tap(2)
    #expect(counts() == ["Count 0", "Count 0", "Count 1"])
    try tap(1)
    #expect(counts() == ["Count 0", "Count 1", "Count 1"])
  }

  @Observable
  final class Model {
    var name = "Ann"
  }

  private struct Profile: Element {
    let model: Model

    var body: some Element {
      Column {
        TextEntry("Name", words: Bound(model, \.name))
        Counter()
      }
    }
  }

  @Test("A field that shows a model's property follows the model, which no body reads")
  func modelInField() throws {
    let model = Model()
    let stage = Stage { Profile(model: model) }
    try stage.tap("Count 0")
    model.name = "Bea"
    let field = stage.renderTree.all(.field).first
    #expect(field?.facts.filter { $0.key == "value" } == [Fact("value", "Bea")])
  }
}
