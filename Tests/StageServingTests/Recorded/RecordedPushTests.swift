import Hub
import Snapshot
import Testing

@MainActor
@Test("A \"push\" in 2 ways")
func aPushIn2Ways() async throws {
  var app = Exploration("hub") { HubCoordinator() }
  app.traits.device = try #require(Device.named("iphone-se-3"))
  app.traits.orientation = .landscape
  app.traits.typeSize = .xxLarge
  app.traits.scheme = .dark
  app.traits.platform = .iOS26
  app.traits.direction = .rightToLeft
  let script = try Script(
    parsing: #"""
      tap "Push"
      """#
  )
  let replay = await Replay(script, of: app)
  let story = Story("A \"push\" in 2 ways", on: replay.stage)
  for step in script.steps {
    try await story.step("\(step)") { try await replay.forward() }
  }
  assertSnapshot(of: story)
}
