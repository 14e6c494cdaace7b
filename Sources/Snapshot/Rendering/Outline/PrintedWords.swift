/// How words that come from an app are written on one line.
enum PrintedWords {
  /// A label in quotes, with everything escaped that could end the quotes or the line.
  static func quoted(_ label: String) -> String {
    var text = "\""
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: append(scalar, to: &text)
      }
    }
    return text + "\""
  }

  /// A route, an identifier or a fact, which is printed bare and must stay on its line.
  static func bare(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars { append(scalar, to: &text) }
    return text
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      if needsEscape(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Controls, and what ends a line or turns its direction without being seen.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0xFEFF: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
