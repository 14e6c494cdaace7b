import Foundation
import StageServing
import Testing

/// A client of the Model Context Protocol, written from its specification, at the other end of two pipes.
@MainActor
final class Client {
  /// An answer of the server.
  struct Answer {
    let members: [String: Any]

    var id: Any? { members["id"] }
    var result: [String: Any] { members["result"] as? [String: Any] ?? [:] }
    var code: Int? { (members["error"] as? [String: Any])?["code"] as? Int }
    var message: String { (members["error"] as? [String: Any])?["message"] as? String ?? "" }

    /// The text of a tool's result.
    var text: String {
      let content = result["content"] as? [[String: Any]]
      return content?.first?["text"] as? String ?? "error \(code ?? 0): \(message)"
    }

    var isError: Bool { result["isError"] as? Bool ?? true }
  }

  private let queue = DispatchQueue(label: "Client")
  private let input: FileHandle
  private let output: FileHandle
  private var unread = Data()
  private var number = 0

  /// All bytes that the server has written.
  private(set) var transcript = Data()

  init(writing input: FileHandle, reading output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Connects to `server` in this process.
  convenience init(of server: StageServer) {
    let (input, output) = (Pipe(), Pipe())
    self.init(writing: input.fileHandleForWriting, reading: output.fileHandleForReading)
    Task {
      await server.run(
        reading: input.fileHandleForReading,
        writing: output.fileHandleForWriting
      )
      try output.fileHandleForWriting.close()
    }
  }

  /// Connects to `server`, and shakes hands as clients of 2025-11-25 do.
  static func connected(to server: StageServer) async throws -> Client {
    let client = Client(of: server)
    try await client.shakeHands()
    return client
  }

  @discardableResult
  func shakeHands(_ version: String = "2025-11-25") async throws -> Answer {
    let information = ["name": "test", "version": "1"]
    let parameters: [String: Any] = [
      "protocolVersion": version, "capabilities": [String: Any](), "clientInfo": information,
    ]
    let answer = try await request("initialize", parameters)
    try await send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    return answer
  }

  /// Sends a request, and returns its answer, which is the next one.
  func request(_ method: String, _ parameters: [String: Any] = [:]) async throws -> Answer {
    number += 1
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": number, "method": method, "params": parameters,
    ]
    let line = try JSONSerialization.data(withJSONObject: message, options: .sortedKeys)
    try await send(line)
    let answer = try await answer()
    #expect(answer.id as? Int == number)
    return answer
  }

  /// Calls a tool.
  func call(_ tool: String, _ arguments: [String: Any] = [:]) async throws -> Answer {
    try await request("tools/call", ["name": tool, "arguments": arguments])
  }

  /// Performs steps, and expects that none is refused.
  @discardableResult
  func perform(_ steps: String...) async throws -> String {
    let answer = try await call("perform", ["steps": steps])
    #expect(!answer.isError, "\(answer.text)")
    return answer.text
  }

  // MARK: - Bytes

  func send(_ line: String) async throws { try await send(Data(line.utf8)) }

  func send(_ line: Data) async throws {
    // A pipe has room for some bytes only.
    try await blocking { [input] in try input.write(contentsOf: line + Data("\n".utf8)) }
  }

  func close() throws { try input.close() }

  /// Calls what may block, beside all threads of tasks.
  private func blocking<Value: Sendable>(
    _ call: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { result in
      queue.async { result.resume(with: Result(catching: call)) }
    }
  }

  /// The next answer.
  func answer() async throws -> Answer {
    let line = try #require(await line())
    let members = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    let answer = Answer(members: try #require(members))
    #expect(answer.members["jsonrpc"] as? String == "2.0")
    return answer
  }

  /// The next line, without its end; `nil` at the end of the output.
  func line() async -> Data? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        return line
      }
      let more = try? await blocking { [output] in output.availableData }
      guard let more, !more.isEmpty else { return nil }
      unread += more
      transcript += more
    }
  }
}
