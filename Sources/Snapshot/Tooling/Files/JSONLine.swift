import Foundation

/// Writes an object of strings as a line of JSON, in the order given.
enum JSONLine {
  static func text(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\(string($0.value))" }.joined(separator: ",") + "}"
  }

  private static func string(_ value: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Strings can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
