import Screens
import Snapshot
import Testing

@MainActor
@Suite("Tickets: loading, a debounced search and a countdown")
struct TicketTests {
  private let clock = StageClock()
  private let model: TicketModel

  init() {
    let shop = TicketShop(["Brahms", "Britten", "Mahler"], clock: clock)
    model = TicketModel(shop: shop, clock: clock)
  }

  private func stage(_ screen: @escaping @MainActor () -> some Element) -> Stage {
    Stage(on: .iPhone15, clock: clock, screen: screen)
  }

  private func rows(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.compactMap(\.label).filter(["Brahms", "Britten", "Mahler"].contains)
  }

  @Test("Concerts come two seconds after the screen, and until then there is a spinner")
  func loading() async throws {
    let stage = stage { ConcertList(model: model) }
    #expect(stage.renderTree.nodes.contains { $0.label == "Loading concerts" })
    try await stage.proceed(by: 1.9)
    #expect(rows(stage) == [])
    try await stage.proceed(by: 0.1)
    #expect(rows(stage) == ["Brahms", "Britten", "Mahler"])
  }

  @Test("Three letters within a moment are one question, and the last answer is shown")
  func search() async throws {
    let stage = stage { ConcertList(model: model) }
    try await stage.finish()
    #expect(model.questions == 1)
    for words in ["B", "Br", "Bri"] {
      try stage.enter(words, into: "Search concerts")
      try await stage.proceed(by: 0.2)
    }
    #expect(model.questions == 1)
    try await stage.proceed(by: 0.1)
    #expect(model.questions == 2)
    #expect(rows(stage).count == 3)
    try await stage.finish()
    #expect(rows(stage) == ["Britten"])
    #expect(model.searched == "Bri")
  }

  @Test("A search that is overtaken while the shop thinks shows nothing")
  func overtaken() async throws {
    let stage = stage { ConcertList(model: model) }
    try await stage.finish()
    try stage.enter("Mah", into: "Search concerts")
    try await stage.proceed(by: 1)
    try stage.enter("Brah", into: "Search concerts")
    try await stage.finish()
    #expect(rows(stage) == ["Brahms"])
    #expect(model.questions == 3)
  }

  @Test("A seat is held for ten seconds, each of which is shown")
  func countdown() async throws {
    let stage = stage { SeatScreen(model: model) }
    await stage.proceed()
    #expect(stage.renderTree.nodes.contains { $0.label == "Held for 10 s" })
    try await stage.proceed(by: 3)
    #expect(stage.renderTree.nodes.contains { $0.label == "Held for 7 s" })
    try await stage.finish()
    #expect(stage.renderTree.nodes.contains { $0.label == "Released" })
    #expect(stage.now == 10)
  }

  @Test("Ten runs print the same pages")
  func sameBytes() async throws {
    var runs: Set<String> = []
    for _ in 0..<10 {
      let clock = StageClock()
      let shop = TicketShop(["Brahms", "Britten", "Mahler"], clock: clock)
      let model = TicketModel(shop: shop, clock: clock)
      let stage = Stage(on: .iPhone15, clock: clock) { ConcertList(model: model) }
      var pages: [String] = []
      try await stage.finish()
      for words in ["B", "Br", "Brahms", "M"] {
        try stage.enter(words, into: "Search concerts")
        try await stage.proceed(by: words.count > 2 ? 3 : 0.25)
        pages.append("\(clock.now.elapsed)\n" + TreeRenderer.outline.render(stage.renderTree))
      }
      try await stage.finish()
      pages.append("\(clock.now.elapsed)\n" + TreeRenderer.outline.render(stage.renderTree))
      runs.insert(pages.joined(separator: "\n"))
    }
    #expect(runs.count == 1)
    // 2 s to load, 0.25 + 0.25 + 3 until the last search begins, and 0.3 + 2 for that.
    #expect(runs.first?.contains("\n7.8 seconds\n") == true)
  }
}
