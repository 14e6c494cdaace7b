import BookshopMap
import Foundation
import Hub
import StageServing
import Testing

/// The files in `Recorded` are what a server returned, and are compiled and run with these tests.
@MainActor
@Suite("Tests that a server records")
struct RecordedTestTests {
  private func committed(_ name: String, file: String = #filePath) throws -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let url = folder.appendingPathComponent("Recorded/\(name).swift")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("A story with a link and an event is the committed test, which passes")
  func story() async throws {
    var server = StageServer("examples")
    server.add(
      try ShopExploration.shop(),
      source: "try ShopExploration.shop()",
      importing: ["BookshopMap"]
    )
    let client = try await Client.connected(to: server)
    _ = try await client.call("start", ["steps": [#"tap "Log in""#]])
    try await client.perform(#"open "bookshop://title/dracula""#)
    // A refused step is no part of it.
    #expect(try await client.call("perform", ["steps": [#"tap "Nothing""#]]).isError)
    try await client.perform(#"tap "About this book""#, #"event "order 1042 is shipped""#)
    let source = try await client.call("record", ["title": "Dracula is found, and a parcel comes"])
    #expect(try source.text == committed("RecordedParcelTests"))
  }

  @Test("A story under other settings sets them")
  func settings() async throws {
    var server = StageServer("examples")
    server.add(Exploration("hub") { HubCoordinator() })
    let client = try await Client.connected(to: server)
    let settings = [
      "device": "iphone-se-3", "typeSize": "xxLarge", "scheme": "dark", "system": "iOS26",
      "direction": "rightToLeft", "orientation": "landscape",
    ]
    _ = try await client.call("start", settings)
    try await client.perform(#"tap "Push""#)
    let source = try await client.call("record", ["title": "A \"push\" in 2 ways"])
    #expect(try source.text == committed("RecordedPushTests"))
  }

  @Test("A test of events that only the server declares failed without a word about it")
  func undeclared() async throws {
    var hub = Exploration("hub") { HubCoordinator() }
    hub.event("a start over") { $0.popToRoot() }
    var server = StageServer("examples")
    server.add(hub)
    let client = try await Client.connected(to: server)
    let words = "\n  // Declare the events and links of the steps here, as for the server.\n"
    _ = try await client.call("start")
    try await client.perform(#"tap "Push""#)
    let actions = try await client.call("record", ["title": "Actions"]).text
    #expect(!actions.contains(words))
    try await client.perform(#"event "a start over""#)
    let event = try await client.call("record", ["title": "An event"]).text
    #expect(event.contains("{ HubCoordinator() }" + words), "\(event)")
  }

  @Test("No title and no step makes a test that does not compile")
  func hostileTitles() async throws {
    let client = try await Client.connected(to: try ServingExecutable.server())
    _ = try await client.call("start")
    try await client.perform(#"tap "Search""#, ##"enter "\"\"\"#\\(x)" into "Words""##)
    for (title, line) in [
      ("", "@Test(\"\")\nfunc replay() async throws {"),
      ("switch", "@Test(\"switch\")\nfunc replayswitch() async throws {"),
      ("2 \\(x)\n\"", "@Test(\"2 \\\\(x)\\n\\\"\")\nfunc replay2X() async throws {"),
    ] {
      let source = try await client.call("record", ["title": title]).text
      #expect(source.contains("\n\(line)\n"), "\(source)")
      #expect(source.contains("parsing: ##\"\"\"\n"))
      #expect(source.contains("\n      \"\"\"##\n"))
    }
  }
}
