import FlowEngine
import Observation
import StageSupport
import Testing

@testable import LayoutSim

/// Observable models that screens read.
@MainActor
struct ModelTests {
  @Observable
  final class Counter {
    var n = 0
    var other = 0
  }

  private let counter = Counter()

  @Test("A body shows the new value of a model that changed")
  func body() {
    let counter = counter
    let stage = stage { Reading(counter: counter) }
    #expect(stage.renderTree.words == ["n is 0"])
    counter.n = 1
    #expect(stage.renderTree.words == ["n is 1"])
  }

  @Test("A model that changed is seen while time counts, too")
  func time() {
    let counter = counter
    let stage = stage { Reading(counter: counter) }
    stage.withoutSettling {
      counter.n = 1
      stage.advance(by: 1)
      #expect(stage.renderTree.words == ["n is 1"])
    }
  }

  @Test("A factory that reads a model builds its screen anew")
  func factory() {
    let counter = counter
    let stage = Stage(StubCoordinator("home") { _ in TextBlock("n is \(counter.n)") })
    #expect(stage.renderTree.words == ["n is 0"])
    counter.n = 1
    #expect(stage.renderTree.words == ["n is 1"])
  }

  @Test("A tab shows the new badge of a model that changed")
  func badge() {
    let tab = BadgedCoordinator(counter)
    let stage = Stage(StubTabs([tab]))
    #expect(stage.renderTree.all(.tabItem).first?.facts.contains(Fact("badge", "0")) == true)
    counter.n = 7
    #expect(stage.renderTree.all(.tabItem).first?.facts.contains(Fact("badge", "7")) == true)
  }

  @Test("The pieces of an Each, the content of a reader and an alert follow a model")
  func closures() {
    let counter = counter
    let stage = stage {
      Column {
        Each(0..<1, id: \.self) { _ in TextBlock("each \(counter.n)") }
        SizeReader { _ in TextBlock("reader \(counter.n)") }
      }
      .alert("Count", isPresented: .constant(true)) {
        PushButton("alert \(counter.n)") {}
      }
    }
    #expect(stage.renderTree.words == ["each 0", "reader 0"])
    counter.n = 1
    #expect(stage.renderTree.words == ["each 1", "reader 1"])
    #expect(stage.alert?.buttons.map(\.label) == ["alert 1"])
  }

  @Test("A model that an appearing screen changes is shown as it is then")
  func appearing() {
    let counter = counter
    let stage = stage { Reading(counter: counter).onAppear { counter.n = 5 } }
    #expect(stage.renderTree.words == ["n is 5"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A change of what no body reads lays nothing out")
  func unread() {
    let counter = counter
    var bodies = 0
    let stage = stage {
      bodies += 1
      return Reading(counter: counter)
    }
    _ = stage.renderTree
    counter.other = 1
    let before = bodies
    _ = stage.renderTree
    #expect(bodies == before)
  }

  @Observable
  final class Shared: @unchecked Sendable {
    var n = 0
  }

  @Test("A model may change on another thread")
  func threads() async {
    let shared = Shared()
    let stage = stage { TextBlock("n is \(shared.n)") }
    #expect(stage.renderTree.words == ["n is 0"])
    await Task.detached { shared.n = 1 }.value
    #expect(stage.renderTree.words == ["n is 1"])
  }

  @Test("A model that is read in each of many passes forgets the earlier ones")
  func longLived() {
    weak var first: ChangeNote?
    weak var last: ChangeNote?
    do {
      let watch = ModelWatch()
      for pass in 0..<3 {
        watch.beginPass()
        _ = watch.reading { counter.n }
        watch.endPass()
        if pass == 0 { first = watch.changes }
        last = watch.changes
      }
      #expect(first == nil)
      #expect(last != nil)
    }
    #expect(last == nil)
    #expect(counter.n == 0)
  }

  @Test("A model that changed in each of many passes kept a note of every one of them")
  func changedInEachPass() {
    weak var first: ChangeNote?
    let watch = ModelWatch()
    for pass in 0..<3 {
      watch.beginPass()
      // The first tracking is notified of the change, the second one never is.
      _ = watch.reading { counter.n }
      _ = watch.reading { counter.other }
      if pass == 0 { first = watch.changes }
      watch.endPass()
      counter.n += 1
    }
    #expect(first == nil)
    #expect(watch.hasChanged)
  }

  @Test("A link to a part of a model reads and writes it")
  func link() throws {
    let counter = counter
    let stage = stage { StepperControl("Count", value: Bound(counter, \.n)) }
    try stage.tap("#Count-Increment")
    #expect(counter.n == 1)
    counter.n = 7
    #expect(stage.renderTree.all(.stepper).map(\.facts) == [[Fact("value", "7")]])
  }
}

private struct Reading: Element {
  let counter: ModelTests.Counter

  var body: some Element { TextBlock("n is \(counter.n)") }
}

/// A tab whose badge a model counts.
private final class BadgedCoordinator: Coordinator<StubRoute> {
  private let counter: ModelTests.Counter

  init(_ counter: ModelTests.Counter) {
    self.counter = counter
    super.init(router: Router(initial: "tab", factory: StubFactory { _ in TextBlock("Tab") }))
  }

  override var tabItem: (text: String, image: String)? { ("Tab", "circle") }
  override var tabBadge: String? { "\(counter.n)" }
}
