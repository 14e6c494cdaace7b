import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// How far a list is scrolled belongs to the list, as its state does: to the branch, the id and the type.
@MainActor
struct ScrollIdentityTests {
  @Observable
  final class Choice {
    var isOther = false
    var number = 0
    var header = ""
  }

  private let choice = Choice()

  private func minY(_ label: String, in stage: Stage) -> Double? {
    stage.renderTree.all(.text).first { $0.label == label }?.frame.map {
      ($0.minY * 1e6).rounded() / 1e6
    }
  }

  /// Whether `length` is `points`, whatever sixths add up to.
  private func isAt(_ points: Double, _ length: Double?) -> Bool {
    length.map { abs($0 - points) < 1e-5 } ?? false
  }

  /// Where the list of other rows begins after the first was scrolled and `change` has put it in its place,
  /// and where the first one begins when `restore` has put it back.
  private func check(
    _ content: @escaping @MainActor (Choice) -> any Element,
    change: (Choice) -> Void = { $0.isOther = true },
    restore: (Choice) -> Void = { $0.isOther = false },
    other: String = "B0",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let choice = Choice()
    let stage = Stage(StubCoordinator("home") { _ in content(choice) })
    let first = try #require(minY("A0", in: stage), sourceLocation: sourceLocation)
    try stage.scroll(by: 1_000)
    #expect(minY("A0", in: stage) == first - 1_000, sourceLocation: sourceLocation)
    change(choice)
    let fresh = Stage(StubCoordinator("home") { _ in content(choice) })
    let top = try #require(minY(other, in: fresh), sourceLocation: sourceLocation)
    #expect(minY(other, in: stage) == top, sourceLocation: sourceLocation)
    #expect(try stage.scroll(by: 500) == 500, sourceLocation: sourceLocation)
    restore(choice)
    #expect(minY("A0", in: stage) == first, sourceLocation: sourceLocation)
  }

  @Test("A list in the other branch of an if took over how far the first was scrolled")
  func branch() throws {
    try check { choice in Switched(isOther: choice.isOther) }
  }

  @Test("A list in another case of a switch took it over")
  func switchCase() throws {
    try check(
      { choice in Cases(number: choice.number) },
      change: { $0.number = 1 },
      restore: { $0.number = 0 }
    )
    try check(
      { choice in Cases(number: choice.number) },
      change: { $0.number = 2 },
      restore: { $0.number = 0 },
      other: "C0"
    )
  }

  @Test("Content of another type took it over")
  func erased() throws {
    try check { choice in
      choice.isOther ? AnyElement(Numbered(name: "B")) : AnyElement(Scrolled(name: "A"))
    }
  }

  @Test("A list with a new id took over how far the old one was scrolled")
  func explicitID() throws {
    try check(
      { choice in Numbered(name: "A").id(choice.number) },
      change: { $0.number = 1 },
      restore: { $0.number = 2 },
      other: "A0"
    )
  }

  @Test("A list for another value of an Each took it over")
  func eachID() throws {
    try check(
      { choice in Each([choice.number], id: \.self) { _ in Numbered(name: "A") } },
      change: { $0.number = 1 },
      restore: { $0.number = 2 },
      other: "A0"
    )
  }

  @Test("The same list stays where it is, whatever comes before it or changes in it")
  func stays() throws {
    let choice = choice
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column(spacing: 0) {
          if !choice.header.isEmpty { TextBlock(choice.header).frame(height: 40) }
          RowList { Each(0..<100, id: \.self) { TextBlock("\($0) of \(choice.number)") } }
        }
      }
    )
    let start = try #require(minY("0 of 0", in: stage))
    try stage.scroll(by: 400)
    choice.number = 1
    #expect(isAt(start - 400, minY("0 of 1", in: stage)))
    choice.header = "Header"
    #expect(isAt(start - 360, minY("0 of 1", in: stage)))
  }

  @Test("Another area that came first on the screen took over how far the list was scrolled")
  func areaBefore() throws {
    let choice = choice
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column(spacing: 0) {
          if choice.isOther {
            ScrollArea { Column { Each(0..<20, id: \.self) { TextBlock("C\($0)") } } }.frame(
              height: 100
            )
          }
          RowList { Each(0..<100, id: \.self) { TextBlock("A\($0)") } }
        }
      }
    )
    let start = try #require(minY("A0", in: stage))
    try stage.scroll(by: 400)
    choice.isOther = true
    #expect(isAt(start - 300, minY("A0", in: stage)))
    // Where the area begins, below what is not safe.
    #expect(minY("C0", in: stage) == 59)
  }

  @Test("The title of a list stayed collapsed over the one that took its place")
  func title() throws {
    let choice = choice
    func stage() -> Stage {
      Stage(
        StubCoordinator("home") { _ in Switched(isOther: choice.isOther).navigationTitle("Shelf") }
      )
    }
    let shown = stage()
    try shown.scroll(by: 1_000)
    #expect(shown.renderTree.all(.navigationBar).last?.facts == [Fact("title", "collapsed")])
    choice.isOther = true
    #expect(shown.renderTree == stage().renderTree)
    choice.isOther = false
    #expect(shown.renderTree == stage().renderTree)
  }

  @Test("A list that a swipe uncovers was seen from its top")
  func uncovered() throws {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home" ? AnyElement(Numbered(name: "A")) : AnyElement(TextBlock("next"))
    }
    let stage = Stage(app)
    try stage.scroll(by: 1_000)
    let start = try #require(minY("A0", in: stage))
    app.navigate(to: StubRoute("next"))
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      #expect(minY("A0", in: stage) == start)
      swipe.cancel()
    }
  }
}

private struct Numbered: Element {
  let name: String

  var body: some Element {
    RowList { Each(0..<100, id: \.self) { TextBlock("\(name)\($0)") } }
  }
}

private struct Scrolled: Element {
  let name: String

  var body: some Element {
    ScrollArea { Column { Each(0..<100, id: \.self) { TextBlock("\(name)\($0)") } } }
  }
}

private struct Switched: Element {
  let isOther: Bool

  var body: some Element {
    if isOther { Numbered(name: "B") } else { Numbered(name: "A") }
  }
}

private struct Cases: Element {
  let number: Int

  var body: some Element {
    switch number {
    case 0: Scrolled(name: "A")
    case 1: Scrolled(name: "B")
    default: Numbered(name: "C")
    }
  }
}
