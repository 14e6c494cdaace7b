import FlowEngine
import LayoutSim
import Observation
import StageSupport
import TestSupport
import Testing

/// How many bodies run when content comes, goes, or is covered.
@MainActor
struct ContainerEvaluationTests {
  private struct Leaf: Element {
    let name: String
    @Local private var count = 0

    var body: some Element { PushButton("\(name) \(count)") { count += 1 } }
  }

  private func runs(_ stage: Stage, _ actions: () throws -> Void) rethrows -> [String] {
    try stage.evaluations(actions).bodies.map(\.description)
  }

  private struct Folder: Element {
    @Local private var isOpen = false

    var body: some Element {
      Column {
        PushButton("Toggle") { isOpen.toggle() }
        Leaf(name: "always")
        if isOpen { Leaf(name: "inside") }
      }
    }
  }

  @Test("Content that comes is new, its neighbours do not run, and what has gone comes back new")
  func conditions() throws {
    let stage = Stage { Folder() }
    #expect(
      try runs(stage) { try stage.tap("Toggle") }
        == ["Folder (isOpen of Folder changed)", "Leaf (new)"]
    )
    #expect(
      try runs(stage) { try stage.tap("inside 0") } == ["Leaf (count of Leaf changed)"]
    )
    #expect(
      try runs(stage) { try stage.tap("Toggle") } == ["Folder (isOpen of Folder changed)"]
    )
    #expect(
      try runs(stage) { try stage.tap("Toggle") }
        == ["Folder (isOpen of Folder changed)", "Leaf (new)"]
    )
    #expect(stage.element(labelled: "inside 0") != nil)
  }

  private struct Equal: Element {
    @Local private var value = 1

    var body: some Element {
      Column {
        TextBlock("\(value)")
        PushButton("Same") { value = 1 }
      }
    }
  }

  @Test("Writing an equal value runs nothing")
  func equalValue() throws {
    let stage = Stage { Equal() }
    #expect(try runs(stage) { try stage.tap("Same") } == [])
  }

  private struct Presenter: Element {
    @Local private var isShown = false

    var body: some Element {
      Column {
        PushButton("Show") { isShown = true }
        Leaf(name: "below")
      }
      .sheet(isPresented: $isShown) { Leaf(name: "sheet") }
    }
  }

  @Test("A sheet that comes runs its content alone, and a tap in it nothing behind it")
  func sheet() throws {
    let stage = Stage { Presenter() }
    #expect(try runs(stage) { try stage.tap("Show") } == ["Leaf (new)"])
    #expect(try runs(stage) { try stage.tap("sheet 0") } == ["Leaf (count of Leaf changed)"])
    #expect(try runs(stage) { try stage.swipeSheetAway() } == [])
  }

  private struct Named: Element {
    let name: String

    var body: some Element { TextBlock(name) }
  }

  private func app() -> Coordinator<StubRoute> {
    StubCoordinator("home", handles: ["next"]) { AnyElement(Named(name: $0.identifier)) }
  }

  @Test("A push runs the new screen, and a pop no screen")
  func pushing() {
    let app = app()
    let stage = Stage(app)
    #expect(runs(stage) { app.navigate(to: StubRoute("next")) } == ["Named (new)"])
    #expect(runs(stage) { app.pop() } == [])
    #expect(stage.element(labelled: "home") != nil)
  }

  @Observable
  final class Owner {
    let name = Name()
  }

  @Observable
  final class Name {
    var text = "Ann"
    var other = 0
  }

  private struct Deep: Element {
    let owner: Owner

    var body: some Element { TextBlock(owner.name.text) }
  }

  @Test("A property that is read through another model counts, and its neighbours do not")
  func nestedModel() {
    let owner = Owner()
    let stage = Stage { Deep(owner: owner) }
    #expect(runs(stage) { owner.name.other += 1 } == [])
    #expect(runs(stage) { owner.name.text = "Bea" } == ["Deep (a model changed)"])
    #expect(stage.element(labelled: "Bea") != nil)
  }

  private struct Sizes: Element {
    @Inherited(\.dynamicTypeSize) private var size

    var body: some Element { TextBlock("\(size)") }
  }

  private struct Both: Element {
    var body: some Element {
      Column {
        Sizes()
        Named(name: "plain")
      }
    }
  }

  @Test("Another text size runs those that read it, and all texts are measured for it")
  func typeSize() throws {
    let stage = Stage { Both() }
    let former = try #require(stage.element(labelled: "plain")?.frame?.size.height)
    #expect(
      runs(stage) { stage.traits.typeSize = .xxxLarge } == ["Sizes (an inherited value changed)"]
    )
    let present = try #require(stage.element(labelled: "plain")?.frame?.size.height)
    #expect(present > former)
  }
}
