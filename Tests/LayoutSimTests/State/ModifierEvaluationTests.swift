import LayoutSim
import Observation
import Testing

/// When the bodies of an app's modifiers and designs run, by the same rules as those of its elements.
@MainActor
struct ModifierEvaluationTests {
  private final class Tally {
    private var runs: [String] = []

    func note(_ name: String) { runs.append(name) }

    func take() -> [String] {
      defer { runs = [] }
      return runs
    }
  }

  private final class Plain {
    var n = 0
  }

  private let tally = Tally()

  private struct Card: ElementModifier {
    let tally: Tally
    var width = 10.0

    func body(content: AnyElement) -> some Element {
      let _ = tally.note("card")
      content.padding(width)
    }
  }

  private struct Counted: Element {
    let tally: Tally
    var widens = false
    @Local private var count = 0

    var body: some Element {
      Column {
        TextBlock("\(count)").modifier(Card(tally: tally, width: widens ? Double(count) : 10))
        PushButton("Count") { count += 1 }
      }
    }
  }

  @Test("A modifier of the same value does not run for other content, which is shown all the same")
  func otherContent() throws {
    let stage = Stage { Counted(tally: tally) }
    #expect(tally.take() == ["card"])
    try stage.tap("Count")
    #expect(tally.take() == [])
    #expect(stage.element(labelled: "1") != nil)
  }

  private struct Shown: Element {
    let name: String

    var body: some Element { TextBlock(name) }
  }

  private struct Wrapped: Element {
    let tally: Tally
    @Local private var count = 0

    var body: some Element {
      Column {
        Shown(name: "shown \(count)").modifier(Card(tally: tally))
        PushButton("Count \(count)") { count += 1 }.buttonStyle(Wide(tally: tally))
      }
    }
  }

  @Test("An element in a modifier runs if its value is another one, and a design with its button")
  func otherElement() throws {
    let stage = Stage { Wrapped(tally: tally) }
    _ = tally.take()
    try stage.tap("Count 0")
    #expect(tally.take() == ["design"])
    #expect(stage.element(labelled: "shown 1") != nil)
    #expect(stage.element(labelled: "Count 1") != nil)
  }

  @Test("A modifier of another value runs")
  func otherValue() throws {
    let stage = Stage { Counted(tally: tally, widens: true) }
    _ = tally.take()
    try stage.tap("Count")
    #expect(tally.take() == ["card"])
  }

  private struct Folding: ElementModifier {
    let tally: Tally
    @Local private var isOpen = false

    func body(content: AnyElement) -> some Element {
      let _ = tally.note("folding")
      Column {
        PushButton(isOpen ? "Close" : "Open") { isOpen.toggle() }
        if isOpen { content }
      }
    }
  }

  private struct Folded: Element {
    let tally: Tally

    var body: some Element {
      let _ = tally.note("screen")
      TextBlock("Inside").modifier(Folding(tally: tally))
    }
  }

  @Test("A modifier's own state runs its body alone")
  func state() throws {
    let stage = Stage { Folded(tally: tally) }
    _ = tally.take()
    try stage.tap("Open")
    #expect(tally.take() == ["folding"])
    #expect(stage.element(labelled: "Inside") != nil)
    // Looking for stale content has tried the others.
    _ = tally.take()
    try stage.tap("Close")
    #expect(tally.take() == ["folding"])
    #expect(stage.element(labelled: "Inside") == nil)
  }

  private struct Labelled: ElementModifier {
    let plain: Plain

    func body(content: AnyElement) -> some Element {
      Column {
        content
        TextBlock("n is \(plain.n)")
      }
    }
  }

  private struct Labels: Element {
    let plain: Plain
    @Local private var count = 0

    var body: some Element {
      Column {
        TextBlock("count \(count)").modifier(Labelled(plain: plain))
        PushButton {
          plain.n += 1
          count += 1
        } label: {
          TextBlock("Add").frame(width: 44, height: 44)
        }
      }
    }
  }

  @Test("A class that a modifier reads, and nothing observes, is stale content")
  func stale() throws {
    let plain = Plain()
    let stage = Stage { Labels(plain: plain) }
    try stage.tap("Add")
    #expect(stage.element(labelled: "count 1") != nil)
    #expect(stage.element(labelled: "n is 0") != nil)
    #expect(stage.renderTree.findings.map(\.code) == [.staleContent])
  }

  private struct Wide: ButtonDesign {
    let tally: Tally

    func makeBody(configuration: ButtonParts) -> some Element {
      let _ = tally.note("design")
      configuration.label.padding(20)
    }
  }

  private struct Buttons: Element {
    let tally: Tally

    var body: some Element {
      Column {
        PushButton("Wide") {}.buttonStyle(Wide(tally: tally))
        Counted(tally: tally)
      }
    }
  }

  @Test("A design does not run for a change elsewhere on its screen")
  func design() throws {
    let stage = Stage { Buttons(tally: tally) }
    _ = tally.take()
    try stage.tap("Count")
    #expect(tally.take() == [])
  }
}
