import Foundation
import LayoutSim

/// Writes an object of strings as a line of JSON, in the order given.
enum JSONLine {
  static func text(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\(string($0.value))" }.joined(separator: ",") + "}"
  }

  private static func string(_ value: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Strings can always be encoded.
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    // JSON need not escape all that a terminal obeys or that is not seen; none of it is beyond four digits.
    guard text.unicodeScalars.contains(where: QuotedWords.isUnseen) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if QuotedWords.isUnseen(scalar) {
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
