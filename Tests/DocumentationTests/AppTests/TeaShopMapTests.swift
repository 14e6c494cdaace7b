import Snapshot
import Testing

@MainActor
@Suite("The map of the tea shop")
struct TeaShopMapTests {
  @Test("Every screen is reached as before, and all laws hold")
  func everyScreen() throws {
    let map = assertScreenMap(of: try teaShop())
    #expect(map.isComplete)
    #expect(map.routes.allSatisfy { $0.state != nil })
    #expect(map.notes.allSatisfy { $0.code == "accepted" })
  }

  @Test(
    "Scripts that failed once run to their ends",
    arguments: try Script.all(in: "Tests/Scripts")
  )
  func runs(_ saved: SavedScript) throws {
    try Replay(saved.script, of: try teaShop()).finish()
  }
}
