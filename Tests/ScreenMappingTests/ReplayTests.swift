import FlowEngine
import LayoutSim
import ScreenMapping
import SnapshotRendering
import Testing

/// Replays.
@MainActor
struct ReplayTests {
  private let small = Exploration("small") { SmallApp() }
  private let script: Script = [
    .action(.tap("Item 2")), .action(.goBack), .action(.tap("Sheet")),
  ]

  @Test("The stage after a number of steps is that of a fresh app")
  func stages() async throws {
    let replay = await Replay(script, of: small)
    #expect(try await replay[0].topScreen?.route.identifier == "list")
    #expect(try await replay[1].topScreen?.route.identifier == "item(2)")
    #expect(try await replay[3].topScreen?.route.identifier == "sheet")
    #expect(replay.position == 0)
  }

  @Test("It goes forward, back and anywhere")
  func travel() async throws {
    let replay = await Replay(script, of: small)
    try await replay.forward()
    #expect(replay.app.visibleRoute.identifier == "item(2)")
    try await replay.finish()
    #expect(replay.app.visibleRoute.identifier == "sheet")
    try await replay.back()
    #expect(replay.app.visibleRoute.identifier == "list")
    try await replay.go(to: -4)
    #expect(replay.position == 0)
    try await replay.go(to: 40)
    try await replay.forward()
    #expect(replay.position == 3)
  }

  @Test("The difference between two states is told")
  func difference() async throws {
    let replay = await Replay(script, of: small)
    #expect(try await replay.difference(from: 0, to: 2).isEmpty)
    #expect(try await !replay.difference(from: 0, to: 3).isEmpty)
  }

  @Test(
    "A script that no longer runs says at which step, what is there instead, and the way there is now"
  )
  func refused() async throws {
    let map = await small.run()
    let replay = await Replay(
      [.action(.tap("Item 2")), .action(.tap("Sheet"))],
      of: small,
      on: map
    )
    try await replay.forward()
    await #expect {
      try await replay.forward()
    } throws: {
      "\($0)" == "The script ends at step 2, tap \"Sheet\": there is no “Sheet”; there is “Back”. "
        + "The way to it is now: Sheet."
    }
    #expect(replay.position == 1)
    #expect(replay.app.visibleRoute.identifier == "item(2)")
  }

  @Test("A recorded story is a script")
  func story() throws {
    let app = SmallApp()
    let recorder = StoryRecorder("A visit", on: Stage(app))
    try recorder.perform(.tap("Item 1"))
    recorder.step("news") { app.navigate(to: SmallRoute.sheet) }
    try? recorder.perform(.tap("Nothing"))
    #expect(Script(recorder).description == "tap \"Item 1\"\nevent \"news\"")
  }

  @Test("A folder of scripts that is not there is named")
  func missingFolder() {
    #expect(throws: SavedScriptError.self) { try Script.all(in: "Snapshots/NoScripts") }
  }
}
