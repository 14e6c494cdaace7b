import Foundation
import StageServing
import Testing

/// The protocol, as the specifications of 2025-11-25 (Lifecycle, Tools, Ping) and 2026-07-28 (Overview, Versioning,
/// Discovery, Tools) have it.
@MainActor
@Suite("The protocol of a server")
struct ProtocolTests {
  private let client = Client(of: StageServer("shop", version: "3"))

  @Test(
    "A client shakes hands, and is told what the server has",
    arguments: ["2025-11-25", "2025-06-18"]
  )
  func handshake(version: String) async throws {
    let answer = try await client.shakeHands(version)
    #expect(answer.result["protocolVersion"] as? String == version)
    #expect(answer.result["serverInfo"] as? [String: String] == ["name": "shop", "version": "3"])
    let capabilities = answer.result["capabilities"] as? [String: Any]
    #expect(capabilities?.keys.sorted() == ["tools"])
    // The handshake has no answer to its end: the next answer is that to the next request.
    #expect(try await client.request("ping").result.isEmpty)
  }

  @Test(
    "A client of an unknown version is offered the latest with a handshake",
    arguments: ["2024-11-05", "", "3000-01-01"]
  )
  func otherVersion(version: String) async throws {
    let answer = try await client.shakeHands(version)
    #expect(answer.result["protocolVersion"] as? String == "2025-11-25")
  }

  @Test("A client without a handshake states the version in each request")
  func versionInRequests() async throws {
    let meta: [String: Any] = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [String: Any](),
    ]
    let found = try await client.request("server/discover", ["_meta": meta])
    #expect(found.result["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(found.result["resultType"] as? String == "complete")
    let about = found.result["_meta"] as? [String: [String: String]]
    #expect(about?["io.modelcontextprotocol/serverInfo"]?["name"] == "shop")
    let list = try await client.request("tools/list", ["_meta": meta])
    #expect(list.result["cacheScope"] as? String == "public")
    #expect(list.result["ttlMs"] as? Int ?? -1 >= 0)
    #expect((list.result["tools"] as? [Any])?.count == 8)
    let called = try await client.request("tools/call", ["_meta": meta, "name": "actions"])
    #expect(called.result["resultType"] as? String == "complete")
    #expect(called.isError)
    // That revision has no ping.
    #expect(try await client.request("ping", ["_meta": meta]).code == -32_601)
  }

  @Test("A version that is not served is refused with those that are")
  func unsupportedVersion() async throws {
    let meta: [String: Any] = ["io.modelcontextprotocol/protocolVersion": "1900-01-01"]
    let answer = try await client.request("tools/list", ["_meta": meta])
    #expect(answer.code == -32_022)
    let data = (answer.members["error"] as? [String: Any])?["data"] as? [String: Any]
    #expect(data?["supported"] as? [String] == ["2026-07-28"])
    #expect(data?["requested"] as? String == "1900-01-01")
  }

  @Test("A request that lacks what each needs is refused")
  func missingFields() async throws {
    #expect(try await client.request("tools/list").code == -32_602)
    let meta: [String: Any] = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    #expect(try await client.request("tools/list", ["_meta": meta]).code == -32_602)
    #expect(try await client.request("tools/list", ["_meta": "2026-07-28"]).code == -32_602)
  }

  @Test("The list of tools has a schema for each")
  func tools() async throws {
    try await client.shakeHands()
    let tools = try await client.request("tools/list").result["tools"] as? [[String: Any]] ?? []
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "start", "outline", "actions", "perform", "plan", "findings", "map", "record",
      ]
    )
    for tool in tools {
      let schema = tool["inputSchema"] as? [String: Any]
      let properties = schema?["properties"] as? [String: [String: Any]] ?? [:]
      #expect(schema?["type"] as? String == "object")
      #expect(properties["session"]?["type"] as? String == "string")
      for name in schema?["required"] as? [String] ?? [] { #expect(properties[name] != nil) }
      #expect(properties.values.allSatisfy { $0["type"] != nil })
    }
    // They have no state of the connection in them, and are the same each time.
    let again = try await client.request("tools/list").result["tools"] as? [[String: Any]] ?? []
    #expect(again as NSArray == tools as NSArray)
  }

  @Test("What is unknown is refused by the code for it, with what is known")
  func unknown() async throws {
    try await client.shakeHands()
    let method = try await client.request("resources/list")
    #expect(method.code == -32_601)
    #expect(method.message.hasSuffix("tools/list, tools/call, initialize, ping."))
    let tool = try await client.call("swim")
    #expect(tool.code == -32_602)
    #expect(tool.message.hasPrefix("Unknown tool: swim. Tools: start, outline, actions, "))
    #expect(try await client.request("tools/call", ["name": 4]).code == -32_602)
    #expect(
      try await client.request("tools/call", ["name": "map", "arguments": [4]]).code == -32_602
    )
  }

  @Test("Notifications and the client's own answers have no answer")
  func silence() async throws {
    try await client.shakeHands()
    try await client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    )
    try await client.send(#"{"jsonrpc":"2.0","method":"tools/call"}"#)
    try await client.send(#"{"jsonrpc":"2.0","id":8,"result":{}}"#)
    try await client.send(#"{"jsonrpc":"2.0","id":9,"error":{"code":1,"message":"no"}}"#)
    #expect(try await client.request("ping").result.isEmpty)
  }

  @Test("An answer has the id of its request, letter by letter")
  func ids() async throws {
    for id in [#""a\u00e9 \" b""#, "0", "-7", "9007199254740993", #""""#] {
      try await client.send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"ping\"}")
      let line = String(decoding: await client.line() ?? Data(), as: UTF8.self)
      let expected = id.replacingOccurrences(of: #"\u00e9"#, with: "é")
      #expect(line == "{\"id\":\(expected),\"jsonrpc\":\"2.0\",\"result\":{}}")
    }
  }

  @Test("The server ends with its input, also in the middle of a line")
  func end() async throws {
    try await client.send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
    _ = try await client.answer()
    try client.close()
    #expect(await client.line() == nil)
  }
}
