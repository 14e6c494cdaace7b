import Bookshop
import BookshopMap
import Snapshot
import Testing

@MainActor
@Test("Dracula is found, and a parcel comes")
func draculaIsFoundAndAParcelComes() async throws {
  let app = try ShopExploration.shop()
  let script = try Script(
    parsing: #"""
      tap "Log in"
      open "bookshop://title/dracula"
      tap "About this book"
      event "order 1042 is shipped"
      """#
  )
  let replay = await Replay(script, of: app)
  let story = Story("Dracula is found, and a parcel comes", on: replay.stage)
  for step in script.steps {
    try await story.step("\(step)") { try await replay.forward() }
  }
  assertSnapshot(of: story)
}
