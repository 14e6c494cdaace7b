import FlowEngine
import LayoutSim
import SnapshotRendering
import Testing

/// Pulling to refresh.
@MainActor
struct RefreshingTests {
  private let clock = StageClock()

  /// A list whose action takes a second and adds a row.
  private struct News: Element {
    let clock: StageClock
    var isList = true
    @Local private var lines = ["one"]

    var body: some Element {
      content.refreshable {
        try? await clock.sleep(for: .seconds(1))
        lines.append("line \(lines.count + 1)")
      }
    }

    @ElementBuilder private var content: some Element {
      if isList {
        RowList { Each(lines, id: \.self) { TextBlock($0) } }
      } else {
        ScrollArea { Each(lines, id: \.self) { TextBlock($0) } }
      }
    }
  }

  private func top(of label: String, on stage: Stage) -> Double? {
    stage.renderTree.nodes.first { $0.label == label }?.frame?.minY
  }

  @Test(
    "The content is 60 points lower with a spinner above it, until the code is over",
    arguments: [true, false]
  )
  func pull(isList: Bool) async throws {
    let stage = Stage(on: .iPhone15, clock: clock) { [clock] in News(clock: clock, isList: isList) }
    let before = try #require(top(of: "one", on: stage))
    try stage.pullToRefresh()
    #expect(try abs(#require(top(of: "one", on: stage)) - before - 60) < 1e-9)
    #expect(stage.renderTree.nodes.filter { $0.role == .progress }.count == 1)
    try stage.pullToRefresh()
    try await stage.finish()
    #expect(top(of: "one", on: stage) == before)
    #expect(top(of: "line 2", on: stage) != nil)
    #expect(top(of: "line 3", on: stage) == nil)
    #expect(stage.renderTree.nodes.allSatisfy { $0.role != .progress })
  }

  @Test("Pulling a scrolled area shows its start")
  func scrolled() throws {
    let stage = Stage(on: .iPhoneSE3) {
      ScrollArea { Each(1..<51) { TextBlock("line \($0)") } }.refreshable {}
    }
    let before = top(of: "line 1", on: stage)
    try stage.scroll(by: 300)
    #expect(top(of: "line 1", on: stage) != before)
    try stage.pullToRefresh()
    #expect(top(of: "line 1", on: stage) == before.map { $0 + 60 })
  }

  @Test("An area without code to load it again is named in no list, and cannot be pulled")
  func none() {
    let stage = Stage(on: .iPhone15) {
      ScrollArea { TextBlock("a") }.accessibilityIdentifier("plain")
    }
    #expect(throws: StageError.nothingToRefresh(nil, available: [])) { try stage.pullToRefresh() }
    #expect(throws: StageError.nothingToRefresh("#plain", available: [])) {
      try stage.pullToRefresh("#plain")
    }
  }

  @Test("Of two areas one is named")
  func two() throws {
    var pulled: [String] = []
    let stage = Stage(on: .iPhone15) {
      Column {
        ScrollArea { TextBlock("a") }.refreshable { pulled.append("a") }.accessibilityIdentifier(
          "first"
        )
        ScrollArea { TextBlock("b") }.refreshable { pulled.append("b") }.accessibilityIdentifier(
          "second"
        )
      }
    }
    #expect(throws: StageError.nothingToRefresh(nil, available: ["#first", "#second"])) {
      try stage.pullToRefresh()
    }
    try stage.pullToRefresh("#second")
    #expect(pulled == [])
  }

  @Test("A screen reads the code that loads it again, for a button of its own")
  func inherited() async throws {
    var count = 0
    let stage = Stage(on: .iPhone15) { Again().refreshable { count += 1 } }
    try stage.tap("Again")
    try await stage.finish()
    #expect(count == 1)
  }

  private struct Again: Element {
    @Inherited(\.refresh) private var refresh

    var body: some Element {
      PushButton("Again", task: { await refresh?() })
    }
  }
}
