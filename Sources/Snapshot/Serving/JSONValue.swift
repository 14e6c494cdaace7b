import Foundation
import SnapshotRendering

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

  /// The member named `key`; `nil` if this is no object, or has none.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What can be repeated in the fewest bytes comes first, since an attempt that fails takes longer than any other.
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
