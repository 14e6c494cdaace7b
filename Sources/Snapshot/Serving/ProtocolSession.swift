import Foundation

/// The protocol on one connection: JSON-RPC 2.0 with the methods of the Model Context Protocol.
///
/// Requests of the revision 2026-07-28 name it in their `_meta` (specification 2026-07-28, Overview, `_meta`); clients of
/// earlier revisions begin with `initialize` (specification 2025-11-25, Lifecycle). One server may serve both
/// (specification 2026-07-28, Versioning and Compatibility).
@MainActor
final class ProtocolSession {
  private static let version = "2026-07-28"
  private static let handshakeVersions = ["2025-11-25", "2025-06-18"]
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  private let info: JSONValue
  private let tools: Tools
  private var hasHandshake = false

  init(name: String, version: String, tools: Tools) {
    info = ["name": .string(name), "version": .string(version)]
    self.tools = tools
  }

  /// The answer to a line, without its end; `nil` if there is none.
  ///
  /// Empty data represents a line that is too long.
  func answer(to line: Data) async -> Data? {
    var answer: [String: JSONValue] = ["jsonrpc": "2.0"]
    do throws(ProtocolError) {
      let message = try ProtocolSession.message(in: line)
      // The client's answers are ignored: it was asked nothing.
      if message["method"] == nil, message["result"] != nil || message["error"] != nil {
        return nil
      }
      // An id that cannot be read is left out, and never null (specification 2026-07-28, Error Responses).
      switch message["id"] {
      case .string?, .integer?, nil: answer["id"] = message["id"]
      default: throw .invalid("“id” has to be a string or a whole number.")
      }
      guard message["jsonrpc"] == "2.0", let method = message["method"]?.text else {
        throw .invalid("“jsonrpc” has to be \"2.0\", and “method” a string.")
      }
      // Nothing depends on a notification: a request has been answered before its cancellation is read.
      if answer["id"] == nil { return nil }
      let parameters = message["params"] ?? [:]
      guard case .object = parameters else { throw .parameters("“params” has to be an object.") }
      answer["result"] = .object(try await result(of: method, parameters))
    } catch {
      answer["error"] = error.value
    }
    return JSONValue.object(answer).line
  }

  private static func message(in line: Data) throws(ProtocolError) -> JSONValue {
    guard !line.isEmpty else {
      throw .invalid("A message has at most \(MessageReader.mostBytes) bytes.")
    }
    // The decoder would mistake zero bytes for another encoding.
    guard String(data: line, encoding: .utf8) != nil, !line.contains(0),
      let message = try? JSONDecoder().decode(JSONValue.self, from: line)
    else { throw ProtocolError(-32_700, "The line is not a JSON document in UTF-8.") }
    guard case .object = message else {
      throw .invalid("A message is an object, one per line. There are no batches.")
    }
    return message
  }

  // MARK: - Methods

  private func result(
    of method: String,
    _ parameters: JSONValue
  ) async throws(ProtocolError) -> [String: JSONValue] {
    let meta = parameters["_meta"]
    let isVersioned = meta?[ProtocolSession.versionKey] != nil
    if method == "initialize" { return initialized(parameters) }
    // The revision 2026-07-28 has none.
    if method == "ping", !isVersioned { return [:] }
    if isVersioned || !hasHandshake { try ProtocolSession.check(meta) }
    var result: [String: JSONValue]
    switch method {
    case "server/discover":
      result = server
      result["supportedVersions"] = [.string(ProtocolSession.version)]
    case "tools/list": result = ["tools": .array(Tool.all.map(\.description))]
    case "tools/call": result = try await called(parameters)
    default:
      let known = "server/discover, tools/list, tools/call, initialize, ping"
      throw ProtocolError(-32_601, "Method not found: \(method). Methods: \(known).")
    }
    guard isVersioned else { return result }
    result["resultType"] = "complete"
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": info]
    if method != "tools/call" {
      (result["ttlMs"], result["cacheScope"]) = (.integer(3_600_000), "public")
    }
    return result
  }

  /// Throws unless a request has the fields that each needs, and its version is served.
  private static func check(_ meta: JSONValue?) throws(ProtocolError) {
    guard let requested = meta?[versionKey]?.text else {
      throw .parameters("Begin with “initialize”, or state “\(versionKey)” in “_meta”.")
    }
    guard requested == version else {
      let data: JSONValue = ["supported": [.string(version)], "requested": .string(requested)]
      throw ProtocolError(-32_022, "Unsupported protocol version", data: data)
    }
    guard case .object? = meta?[capabilitiesKey] else {
      throw .parameters("State “\(capabilitiesKey)” in “_meta”.")
    }
  }

  private func initialized(_ parameters: JSONValue) -> [String: JSONValue] {
    hasHandshake = true
    let requested = parameters["protocolVersion"]?.text ?? ""
    let known = ProtocolSession.handshakeVersions
    var result = server
    result["serverInfo"] = info
    result["protocolVersion"] = .string(known.contains(requested) ? requested : known[0])
    return result
  }

  private var server: [String: JSONValue] {
    ["capabilities": ["tools": [:]], "instructions": .string(tools.instructions)]
  }

  private func called(_ parameters: JSONValue) async throws(ProtocolError) -> [String: JSONValue] {
    let name = parameters["name"]?.text ?? ""
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name).joined(separator: ", ")
      throw .parameters("Unknown tool: \(name). Tools: \(names).")
    }
    guard case .object(let arguments) = parameters["arguments"] ?? [:] else {
      throw .parameters("“arguments” has to be an object.")
    }
    let (text, isError): (String, Bool)
    do throws(ToolError) {
      (text, isError) = (try await tools.call(tool, with: arguments), false)
    } catch {
      (text, isError) = (error.words, true)
    }
    return ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
  }
}

/// An error of the protocol, with a code of JSON-RPC 2.0 (section 5.1) or of the specification 2026-07-28.
private struct ProtocolError: Error {
  let value: JSONValue

  init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    var members: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    members["data"] = data
    value = .object(members)
  }

  static func invalid(_ words: String) -> Self { Self(-32_600, "Invalid request. \(words)") }
  static func parameters(_ words: String) -> Self { Self(-32_602, words) }
}
