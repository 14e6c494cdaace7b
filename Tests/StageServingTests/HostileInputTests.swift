import Foundation
import StageServing
import Testing

@MainActor
@Suite("Hostile input of a server")
struct HostileInputTests {
  private let client = Client(of: StageServer("shop"))

  /// Expects that `line` is refused with `code` and without an id, and that the server goes on.
  private func expectRefusal(_ code: Int, of line: Data) async throws {
    try await client.send(line)
    let answer = try await client.answer()
    #expect(answer.code == code, "\(String(decoding: line.prefix(40), as: UTF8.self))")
    #expect(answer.id == nil)
    #expect(try await client.request("ping").result.isEmpty)
  }

  @Test(
    "What is not a document is a parse error",
    arguments: [
      "{", "ping", #"{"jsonrpc":"2.0","id":1,"method":"ping""#, "{} {}", "\u{0}", #"{"a":1e999}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#,
      String(repeating: "[", count: 30_000), String(repeating: #"{"a":"#, count: 10_000),
    ]
  )
  func unreadable(line: String) async throws {
    try await expectRefusal(-32_700, of: Data(line.utf8))
  }

  @Test("Bytes that are not UTF-8 are a parse error")
  func encodings() async throws {
    try await expectRefusal(
      -32_700,
      of: Data(#"{"method":""#.utf8) + [0xFF, 0xC0] + Data("\"}".utf8)
    )
    let text = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    try await expectRefusal(-32_700, of: text.data(using: .utf16LittleEndian) ?? Data())
    try await expectRefusal(-32_700, of: Data(repeating: 0x80, count: 1_000))
  }

  @Test(
    "A document that is no message is an invalid request",
    arguments: [
      "[]", "7", "null", #""ping""#, "{}", #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#,
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#,
      #"{"jsonrpc":"2.0","method":7}"#, #"{"jsonrpc":"1.0","method":"ping"}"#,
    ]
  )
  func invalid(line: String) async throws {
    try await expectRefusal(-32_600, of: Data(line.utf8))
  }

  @Test("A message that has an id is refused with it")
  func invalidWithID() async throws {
    try await client.send(#"{"jsonrpc":"2.0","id":"x","method":7}"#)
    let method = try await client.answer()
    #expect(method.code == -32_600)
    #expect(method.id as? String == "x")
    try await client.send(#"{"jsonrpc":"2.0","id":4,"method":"ping","params":[1]}"#)
    let parameters = try await client.answer()
    #expect(parameters.code == -32_602)
    #expect(parameters.id as? Int == 4)
  }

  @Test("A line of any length is refused without being kept")
  func long() async throws {
    try await expectRefusal(-32_600, of: Data(repeating: 0x20, count: 3_000_000) + Data("{}".utf8))
    let text = "{\"id\":1,\"a\":\"" + String(repeating: "x", count: 300_000) + "\"}"
    try await expectRefusal(-32_600, of: Data(text.utf8))
  }

  @Test("Blank lines are skipped, and lines may end as on Windows")
  func blank() async throws {
    try await client.send("\n\r\n  \t \n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\r")
    #expect(try await client.answer().id as? Int == 1)
  }

  @Test("A document of many values is read")
  func many() async throws {
    let values = "[" + String(repeating: "[],", count: 20_000) + "[]]"
    try await client.send(
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":{\"a\":\(values)}}"
    )
    #expect(try await client.answer().id as? Int == 1)
  }

  @Test("A last line without an end is a message")
  func lastLine() async throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(
      contentsOf: Data(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)
    )
    try input.fileHandleForWriting.close()
    await StageServer("shop").run(
      reading: input.fileHandleForReading,
      writing: output.fileHandleForWriting
    )
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":{}}\n")
  }

  @Test("Arguments that a tool does not take are refused with those it does")
  func arguments() async throws {
    let client = try await Client.connected(to: try ServingExecutable.server())
    func refusal(_ tool: String, _ arguments: [String: Any]) async throws -> String {
      let answer = try await client.call(tool, arguments)
      #expect(answer.isError)
      return answer.text
    }
    #expect(
      try await refusal("outline", ["sheet": "cart"])
        == "outline has no argument “sheet”. Its arguments: session, surface, changes, frames, tokens."
    )
    #expect(try await refusal("perform", [:]) == "perform needs “steps”.")
    #expect(try await refusal("perform", ["steps": []]) == "perform needs “steps”.")
    #expect(try await refusal("perform", ["steps": "go back"]) == "“steps” is a list of strings.")
    #expect(try await refusal("perform", ["steps": [1]]) == "“steps” is a list of strings.")
    #expect(
      try await refusal("start", ["orientation": "upright"])
        == "“orientation” is one of portrait, landscape."
    )
    #expect(
      try await refusal("start", ["device": "iphone-2"]).hasPrefix(
        "“device” is one of iphone-se-1, "
      )
    )
    #expect(try await refusal("start", ["tokens": "5"]) == "“tokens” is a whole number.")
    #expect(try await refusal("start", ["app": 5]) == "“app” is a string.")
    #expect(try await refusal("outline", ["changes": 1]) == "“changes” is true or false.")
    #expect(try await refusal("start", ["tokens": 5]) == "“tokens” is from 100 to 100000.")
    #expect(try await refusal("start", ["app": "bank"]) == "No app is called “bank”. Apps: shop.")
    #expect(
      try await refusal("outline", [:])
        == "The session “main” was not started. Call start with one of the apps: shop."
    )
    let endless = String(repeating: "a", count: 60_000)
    #expect(try await refusal("start", ["app": endless]).count < 10_000)
  }

  @Test("There is an end to the sessions of a client")
  func sessions() async throws {
    let client = try await Client.connected(to: try ServingExecutable.server())
    for number in 1...16 {
      #expect(try await !client.call("start", ["session": "\(number)"]).isError)
    }
    let answer = try await client.call("start", ["session": "17"])
    #expect(answer.text.hasPrefix("No more sessions. Start one of them again: 1, 10, 11, "))
    #expect(try await !client.call("start", ["session": "16"]).isError)
  }
}
