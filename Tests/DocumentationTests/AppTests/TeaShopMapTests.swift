import Snapshot
import Testing

@MainActor
@Suite("The map of the tea shop")
struct TeaShopMapTests {
  @Test("Every screen is reached as before, and all laws hold")
  func everyScreen() async throws {
    let map = await assertScreenMap(of: try teaShop())
    #expect(map.leftOut.allSatisfy { $0.reason != .overBudget })
    #expect(map.routes.allSatisfy { $0.state != nil })
    #expect(map.notes.allSatisfy { $0.code == "accepted" })
  }

  @Test(
    "Scripts that failed once run to their ends",
    arguments: try Script.all(in: "Tests/Scripts")
  )
  func runs(_ saved: SavedScript) async throws {
    try await Replay(saved.script, of: try teaShop()).finish()
  }
}
