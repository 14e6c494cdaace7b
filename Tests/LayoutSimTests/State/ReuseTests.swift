import LayoutSim
import Observation
import Testing

/// What is resolved again after a change, and what is not.
@MainActor
@Suite("Boxes of places where nothing has changed")
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
