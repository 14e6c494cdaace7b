import LayoutSim
import Observation
import Testing

/// What makes a body run, by the rules of "What is evaluated when".
@MainActor
struct EvaluationTests {
  private final class Tally {
    var bodies: [String: Int] = [:]

    func note(_ name: String) { bodies[name, default: 0] += 1 }

    func take() -> [String: Int] {
      defer { bodies = [:] }
      return bodies
    }
  }

  private final class Plain {
    var n = 0
  }

  private let tally = Tally()

  // MARK: - State

  private struct Parent: Element {
    let tally: Tally
    @Local private var value = 0

    var body: some Element {
      let _ = tally.note("parent")
      Column {
        Writer(tally: tally, value: $value)
        Reader(tally: tally, value: $value)
      }
    }
  }

  private struct Writer: Element {
    let tally: Tally
    @Bound var value: Int

    init(tally: Tally, value: Bound<Int>) {
      self.tally = tally
      _value = value
    }

    var body: some Element {
      let _ = tally.note("writer")
      PushButton("Add") { value += 1 }
    }
  }

  private struct Reader: Element {
    let tally: Tally
    @Bound var value: Int

    init(tally: Tally, value: Bound<Int>) {
      self.tally = tally
      _value = value
    }

    var body: some Element {
      let _ = tally.note("reader")
      TextBlock("\(value)")
    }
  }

  @Test("Only the child that reads a binding runs, and neither its parent nor its sibling")
  func binding() throws {
    let stage = Stage { Parent(tally: tally) }
    #expect(tally.take() == ["parent": 1, "writer": 1, "reader": 1])
    try stage.tap("Add")
    #expect(tally.take() == ["reader": 1])
    #expect(stage.element(labelled: "1") != nil)
  }

  private struct Unread: Element {
    let tally: Tally
    @Local private var count = 0

    var body: some Element {
      let _ = tally.note("body")
      PushButton("Set") { count += 1 }
    }
  }

  @Test("State that only actions read runs no body")
  func unread() throws {
    let stage = Stage { Unread(tally: tally) }
    _ = tally.take()
    try stage.tap("Set")
    #expect(tally.take() == [:])
  }

  // MARK: - Values

  private struct Root: Element {
    let tally: Tally
    let closure: () -> String
    let plain: Plain
    @Local private var count = 0

    var body: some Element {
      Column {
        Child(tally: tally, name: "constant", text: "a")
        Child(tally: tally, name: "count", text: "\(count)")
        ClosureChild(tally: tally, text: closure)
        CapturingChild(tally: tally, text: { [count] in "\(count)" })
        PlainChild(tally: tally, plain: plain)
        PushButton("Count") {
          plain.n += 1
          count += 1
        }
      }
    }
  }

  private struct Child: Element {
    let tally: Tally
    let name: String
    let text: String

    var body: some Element {
      let _ = tally.note(name)
      TextBlock(text)
    }
  }

  private struct ClosureChild: Element {
    let tally: Tally
    let text: () -> String

    var body: some Element {
      let _ = tally.note("closure")
      TextBlock(text())
    }
  }

  private struct CapturingChild: Element {
    let tally: Tally
    let text: () -> String

    var body: some Element {
      let _ = tally.note("capturing")
      TextBlock("captured \(text())")
    }
  }

  private struct PlainChild: Element {
    let tally: Tally
    let plain: Plain

    var body: some Element {
      let _ = tally.note("plain")
      TextBlock("n is \(plain.n)")
    }
  }

  @Test("Below a body that ran, those bodies run whose values differ")
  func values() throws {
    let plain = Plain()
    let stage = Stage { [tally] in Root(tally: tally, closure: { "same" }, plain: plain) }
    _ = tally.take()
    try stage.tap("Count")
    // A closure that captured a value is another one, and the object is the same.
    #expect(tally.take() == ["count": 1, "capturing": 1])
    #expect(stage.element(labelled: "captured 1") != nil)
    #expect(stage.element(labelled: "n is 0") != nil)
  }

  private struct Parity: Element, @MainActor Equatable {
    let number: Int
    let others: [Int]

    static func == (first: Parity, second: Parity) -> Bool { first.number % 2 == second.number % 2 }

    var body: some Element { TextBlock("eq \(number)") }
  }

  private struct PlainParity: Element, @MainActor Equatable {
    let number: Int

    static func == (first: PlainParity, second: PlainParity) -> Bool {
      first.number % 2 == second.number % 2
    }

    var body: some Element { TextBlock("plain \(number)") }
  }

  private struct Numbers: Element {
    @Local private var number = 3

    var body: some Element {
      Column {
        Parity(number: number, others: [])
        PlainParity(number: number)
        PlainParity(number: number + 100).equatable()
        PushButton("Two more") { number += 2 }
        PushButton("One more") { number += 1 }
      }
    }
  }

  @Test("An element's own == decides, unless it is plain data and does not say so")
  func ownEquality() throws {
    let stage = Stage { Numbers() }
    try stage.tap("Two more")
    #expect(stage.element(labelled: "eq 3") != nil)
    #expect(stage.element(labelled: "plain 5") != nil)
    #expect(stage.element(labelled: "plain 103") != nil)
    try stage.tap("One more")
    #expect(stage.element(labelled: "plain 106") != nil)
  }

  // MARK: - Models

  @Observable
  final class Model {
    var read = 0
    var unread = 0
  }

  private struct ModelReader: Element {
    let tally: Tally
    let model: Model

    var body: some Element {
      let _ = tally.note("body")
      TextBlock("\(model.read)")
    }
  }

  @Test("Of a model those properties count that the body read")
  func model() {
    let model = Model()
    let stage = Stage { [tally] in ModelReader(tally: tally, model: model) }
    _ = stage.renderTree
    _ = tally.take()
    model.unread += 1
    _ = stage.sheets
    #expect(tally.take() == [:])
    model.read += 1
    _ = stage.sheets
    #expect(tally.take() == ["body": 1])
    #expect(stage.element(labelled: "1") != nil)
  }

  @Test("Several writes in one turn are one run, and a model is observed after each")
  func severalWrites() {
    let model = Model()
    let stage = Stage { [tally] in ModelReader(tally: tally, model: model) }
    _ = tally.take()
    for _ in 0..<3 {
      model.read += 1
      model.read += 1
      _ = stage.sheets
      #expect(tally.take() == ["body": 1])
    }
  }

  // MARK: - Environment

  private struct Scheme: Element {
    let tally: Tally
    @Inherited(\.colorScheme) private var scheme

    var body: some Element {
      let _ = tally.note("scheme")
      TextBlock("\(scheme)")
    }
  }

  private struct Blind: Element {
    let tally: Tally

    var body: some Element {
      let _ = tally.note("blind")
      TextBlock("Blind")
    }
  }

  @Test("An inherited value counts for those that read it")
  func environment() {
    let stage = Stage { [tally] in
      Column {
        Scheme(tally: tally)
        Blind(tally: tally)
      }
    }
    _ = tally.take()
    stage.traits.scheme = .dark
    _ = stage.sheets
    #expect(tally.take() == ["scheme": 1])
    #expect(stage.element(labelled: "dark") != nil)
  }

  private struct Whole: Element {
    let tally: Tally
    @Inherited(\.self) private var all

    var body: some Element {
      let _ = tally.note("whole")
      TextBlock("\(all.dynamicTypeSize)\(all.isEnabled ? "" : " at \(all.colorScheme)")")
    }
  }

  private struct Switched: Element {
    let tally: Tally
    @Local private var isOff = false

    var body: some Element {
      Column {
        Whole(tally: tally).disabled(isOff)
        PushButton("Off") { isOff = true }
      }
    }
  }

  // objc.io, Swift Talk 409: the body printed for another text size, which it read, and not for another appearance.
  @Test("Of all inherited values those count that the body read when it last ran")
  func wholeEnvironment() throws {
    let stage = Stage { [tally] in Switched(tally: tally) }
    _ = tally.take()
    stage.traits.scheme = .dark
    _ = stage.sheets
    #expect(tally.take() == [:])
    stage.traits.typeSize = .xxxLarge
    _ = stage.sheets
    #expect(tally.take() == ["whole": 1])
    try stage.tap("Off")
    #expect(tally.take() == ["whole": 1])
    #expect(stage.element(labelled: "xxxLarge at dark") != nil)
    stage.traits.scheme = .light
    _ = stage.sheets
    #expect(tally.take() == ["whole": 1])
    #expect(stage.element(labelled: "xxxLarge at light") != nil)
  }

  private struct PassingOn: Element {
    let tally: Tally
    @Inherited(\.self) private var all

    var body: some Element {
      let _ = tally.note("passing on")
      Scheme(tally: tally).environment(\.self, all)
    }
  }

  @Test("What passes on all inherited values counts as having read them")
  func passedOn() {
    let stage = Stage { [tally] in PassingOn(tally: tally) }
    _ = tally.take()
    stage.traits.scheme = .dark
    _ = stage.sheets
    #expect(tally.take() == ["passing on": 1, "scheme": 1])
    #expect(stage.element(labelled: "dark") != nil)
  }

  // MARK: - Rows and readers

  private struct Rows: Element {
    let tally: Tally
    @Local private var chosen = -1

    var body: some Element {
      Column {
        Each(0..<4) { row in
          Row {
            Child(tally: tally, name: "row \(row)", text: "\(row)\(row == chosen ? "!" : "")")
          }
        }
        PushButton("Choose") { chosen = 2 }
      }
    }
  }

  @Test("Of the rows of a body that ran, those run whose values differ")
  func rows() throws {
    let stage = Stage { Rows(tally: tally) }
    _ = tally.take()
    try stage.tap("Choose")
    #expect(tally.take() == ["row 2": 1])
    #expect(stage.element(labelled: "2!") != nil)
  }

  private struct RowReader: Element {
    let model: Model

    var body: some Element {
      Column { Each(0..<2) { row in TextBlock("\(row): \(model.read)") } }
    }
  }

  @Test("What the closure of rows reads is observed, too")
  func rowClosure() {
    let model = Model()
    let stage = Stage { RowReader(model: model) }
    model.read = 7
    #expect(stage.renderTree.all(.text).map(\.label) == ["0: 7", "1: 7"])
  }

  // MARK: - Refreshing

  @Test("What cannot be observed is shown after a refresh, and not before")
  func refresh() throws {
    let plain = Plain()
    let stage = Stage { [tally] in PlainChild(tally: tally, plain: plain) }
    plain.n = 5
    stage.settle()
    #expect(stage.element(labelled: "n is 0") != nil)
    stage.refresh()
    #expect(stage.element(labelled: "n is 5") != nil)
  }
}
