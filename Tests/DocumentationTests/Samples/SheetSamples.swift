import Snapshot
import Testing

struct Summary: Element {
  var body: some Element {
    ScrollArea { TextBlock("Everything about the order") }
      .preference(IdealHeightKey.self, value: 240)
  }
}

@MainActor
@Suite("The sheet on the page about measuring sheets")
struct SummaryTests {
  @Test("It has the height that its content publishes")
  func published() {
    let app = Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Home") }
    )
    let stage = Stage(app)
    app.present(DefaultRoute("summary", presentationStyle: .detents([.custom])) { Summary() })
    #expect(stage.sheet?.height == 240)
  }
}
