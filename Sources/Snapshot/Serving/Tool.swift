import Foundation
import LayoutSim
import SnapshotRendering

/// A tool as it is described to clients.
struct Tool: Hashable, Sendable {
  let name: String
  let words: String

  /// The names of its arguments.
  let inputs: [String]

  /// The names of the arguments that a call must include.
  let required: [String]

  /// Creates a tool with arguments of the names `inputs`, of which required ones end in a star.
  private init(_ name: String, _ words: String, _ inputs: String) {
    (self.name, self.words) = (name, words)
    let names = inputs.split(separator: " ")
    self.inputs = names.map { String($0.prefix { $0 != "*" }) }
    required = names.filter { $0.last == "*" }.map { String($0.dropLast()) }
  }

  /// Its entry in the answer to `tools/list` (specification 2026-07-28, Tools).
  var description: JSONValue {
    let schemas = inputs.map { ($0, Tool.schemas[$0] ?? [:]) }
    return [
      "name": .string(name), "description": .string(words),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(uniqueKeysWithValues: schemas)),
        "required": .array(required.map { .string($0) }), "additionalProperties": false,
      ],
      // An agent may then call any of them without asking: they change nothing but the server's own state.
      "annotations": ["destructiveHint": false, "openWorldHint": false],
    ]
  }

  /// All tools, in a fixed order.
  static let all = [
    Tool(
      "start",
      "Starts an app, and shows it. A session of that name starts again.",
      "session app device orientation typeSize scheme system direction steps tokens"
    ),
    Tool(
      "outline",
      "Shows the screen: layers, and a line for each element with its role, name and flags.",
      "session surface changes frames tokens"
    ),
    Tool("actions", "Lists the steps that are possible now.", "session tokens"),
    Tool(
      "perform",
      "Performs steps in the words that actions lists, and shows what each of them changed.",
      "session steps* tokens"
    ),
    Tool("plan", "Describes what a link or a route would do.", "session destination* tokens"),
    Tool("findings", "Lists what a device would get wrong on the screen.", "session tokens"),
    Tool("map", "Tries each possible step, and shows where it leads.", "session depth tokens"),
    Tool("record", "Returns a test of the steps since the start, in Swift.", "session title*"),
  ]

  /// The schemas of all arguments.
  private static let schemas: [String: JSONValue] = [
    "session": schema("string", "The name of the state, if there are several; main by default."),
    "app": schema("string", "The name of the app; not needed if there is one."),
    "device": choice(Device.all.map(\.id)),
    "orientation": choice(Orientation.allCases.map(\.rawValue)),
    "typeSize": choice(TypeSize.allCases.map(\.rawValue)),
    "scheme": choice(InkScheme.allCases.map(\.rawValue)),
    "system": choice(PlatformProfile.allCases.map(\.rawValue)),
    "direction": choice(WritingDirection.allCases.map(\.rawValue)),
    "steps": [
      "type": "array", "items": ["type": "string"],
      "description": #"Such as tap "Log in", enter "Ned" into "Name", go back, open "app://link"."#,
    ],
    "surface": schema("string", "The route of the only surface to show."),
    "changes": schema("boolean", "Only what has changed since the screen was last shown."),
    "frames": schema("boolean", "With all frames, in points."),
    "destination": schema("string", "A link, or the identifier of a route that the app declares."),
    "depth": schema("integer", "The number of steps, 1 to 3; 1 by default."),
    "title": schema("string", "What the story shows, as a phrase."),
    "tokens": schema("integer", "The room for the answer, four characters each; 500 by default."),
  ]

  private static func schema(_ type: JSONValue, _ words: JSONValue) -> JSONValue {
    ["type": type, "description": words]
  }

  private static func choice(_ values: [String]) -> JSONValue {
    ["type": "string", "enum": .array(values.map { .string($0) })]
  }

  /// Throws an error that lists the arguments, or the values of one, unless `values` are as described.
  func check(_ values: [String: JSONValue]) throws(ToolError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard inputs.contains(name), let schema = Tool.schemas[name] else {
        let names = inputs.joined(separator: ", ")
        throw ToolError("\(self.name) has no argument “\(name)”. Its arguments: \(names).")
      }
      switch (schema["type"]?.text, value) {
      case ("boolean", .bool), ("integer", .integer): break
      case ("array", .array(let values)) where values.allSatisfy({ $0.text != nil }): break
      case ("string", .string):
        guard case .array(let choices)? = schema["enum"], !choices.contains(value) else { break }
        let names = choices.compactMap(\.text).joined(separator: ", ")
        throw ToolError("“\(name)” is one of \(names).")
      case (let type, _):
        let kinds = [
          "array": "a list of strings", "boolean": "true or false", "integer": "a whole number",
          "string": "a string",
        ]
        throw ToolError("“\(name)” is \(kinds[type ?? ""] ?? "absent").")
      }
    }
    for input in required where [nil, []].contains(values[input]) {
      throw ToolError("\(name) needs “\(input)”.")
    }
  }
}

extension [String: JSONValue] {
  /// The texts of a list; empty without one.
  func texts(_ name: String) -> [String] {
    if case .array(let texts)? = self[name] { texts.compactMap(\.text) } else { [] }
  }

  /// A number, or else `usual`.
  func number(_ name: String, in range: ClosedRange<Int>, or usual: Int) throws(ToolError) -> Int {
    guard case .integer(let number)? = self[name] else { return usual }
    guard range.contains(number) else {
      throw ToolError("“\(name)” is from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Sets `value`, if it was passed.
  func set<Choice: RawRepresentable<String>>(_ value: inout Choice, _ name: String) {
    if let new = self[name]?.text.flatMap(Choice.init(rawValue:)) { value = new }
  }
}

/// A value of a JSON document.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The document on one line, with the keys in alphabetical order; numbers are finite.
  var line: Data? { try? JSONEncoder.oneLine.encode(self) }

  /// The member named `key`; `nil` if this is not an object, or has none.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The alternatives with the shortest repetition come first, since a failed attempt takes longest.
    let known =
      container.decodeNil()
      ? .null
      : (try? .integer(container.decode(Int.self)))
        ?? (try? .string(container.decode(String.self)))
        ?? (try? .array(container.decode([JSONValue].self)))
        ?? (try? .object(container.decode([String: JSONValue].self)))
        ?? (try? JSONValue.bool(container.decode(Bool.self)))
    self = try known ?? .number(container.decode(Double.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
