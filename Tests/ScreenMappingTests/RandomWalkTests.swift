import FlowEngine
import LayoutSim
import ScreenMapping
import SnapshotRendering
import Testing

/// Walks at random that go on where limits end.
@MainActor
struct RandomWalkTests {
  /// An app in which an item leads to the next one without an end; the search ends at the second.
  private func growing(
    _ change: (inout Exploration<SmallApp>) -> Void = { _ in }
  ) -> Exploration<SmallApp> {
    var app = Exploration("small") { SmallApp(.grows) }
    app.laws = [.noFindings]
    change(&app)
    return app
  }

  private func depth(of state: MapState) -> Int {
    state.way.steps.reduce(0) { depth, step in
      switch step {
      case .action(.tap): depth + 1
      case .action(.goBack), .action(.swipeBack): depth - 1
      default: depth
      }
    }
  }

  private static let lawOfHeight = "a stack has five screens at most"

  private func declareHeight(_ app: inout Exploration<SmallApp>) {
    app.law(Self.lawOfHeight) {
      $0.app.describedState.coordinators[0].stack.count > 4 ? "It is higher." : nil
    }
  }

  private func walking() -> Exploration<SmallApp> {
    growing {
      declareHeight(&$0)
      $0.walks(8, length: 40, seed: 1)
    }
  }

  /// The map of ``walking()``, which several tests look at.
  private static let walked = Task { await RandomWalkTests().walking().run() }

  @Test("They find states beyond the limits, which are marked and never entered")
  func beyond() async {
    let map = await Self.walked.value
    let walked = map.states.filter { $0.status == .walked }
    #expect(!walked.isEmpty)
    // The search itself has found items that are two deep.
    #expect(walked.allSatisfy { depth(of: $0) > 2 && $0.isLeaf })
    #expect(map.leafCount == walked.count + 2)
    #expect(map.walks == [RandomWalks(8, length: 40, seed: 1)])
  }

  @Test("Each state that they find has a way that leads there without detours")
  func ways() async throws {
    let app = walking()
    let map = await Self.walked.value
    for state in map.states where state.status == .walked {
      #expect(state.way.count == depth(of: state))
      let stage = try await Replay(state.way, of: app)[state.way.count]
      #expect(Outline(of: stage.renderTree).text == map.outlines[state.outline])
    }
  }

  @Test("What is wrong beyond the limits is found, with the shortest script")
  func law() async throws {
    #expect(await growing(declareHeight).run().laws.last?.answer == .holds)
    let found = try #require(await Self.walked.value.laws.last)
    #expect(found.name == Self.lawOfHeight)
    #expect(found.violations.count == 1)
    let script = try #require(found.violations.first?.script)
    #expect(script.brief.hasSuffix(", Next, Next, Next, Next"))
    #expect(script.count == 5)
  }

  @Test("They take the same steps in each run, and others with another seed")
  func seeds() async {
    func states(seed: UInt64) async -> [MapState] {
      await growing { $0.walks(3, length: 10, seed: seed) }.run().states
    }
    #expect(await states(seed: 1) == states(seed: 1))
    var others: Set<[String]> = []
    for seed in 1...3 { others.insert(await states(seed: UInt64(seed)).map(\.fingerprint)) }
    #expect(others.count > 1)
  }

  @Test("There is nothing to walk where every state was entered")
  func nothingLeft() async {
    var app = Exploration("small") { SmallApp() }
    let former = await app.run()
    app.walks(20, length: 60, seed: 1)
    let map = await app.run()
    #expect(map.states == former.states)
    #expect(map.moves == former.moves)
  }

  @Test("What no screen shows is noticed when a step leads elsewhere than before")
  func hidden() async {
    var app = Exploration("small") { SmallApp(.hiddenCounter) }
    app.limits.entries = 1
    app.laws = []
    app.walks(10, length: 20, seed: 1)
    #expect(await app.run().notes.contains { $0.code == "hidden-state" })
  }

  @Test("Walks are written and read back, and the document tells of them")
  func written() async throws {
    let map = await growing { $0.walks(2, length: 5, seed: 7) }.run()
    #expect(try ScreenMap(json: map.json) == map)
    #expect(
      map.markdown.contains(
        " 2 walks at random of 5 steps each (seed 7) went on from there, and found "
      )
    )
    #expect(map.prototype.contains("Not entered: a walk at random has found it."))
  }

  @Test("Counts below one are one")
  func counts() {
    #expect(RandomWalks(0, length: -3, seed: 0) == RandomWalks(1, length: 1, seed: 0))
  }
}
