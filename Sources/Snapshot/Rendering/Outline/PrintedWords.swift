import LayoutSim

/// How words that come from an app are written on one line, so that it can be read back.
enum PrintedWords {
  /// A word as it is, in quotes if it is none: with blanks, or with what is escaped in quotes.
  static func word(_ words: String) -> String { isPlain(words) ? words : quoted(words) }

  /// A route, which stands bare behind its role; as `route="…"` where it could be taken for a flag, a
  /// fact, an identifier or a frame.
  static func route(_ route: String) -> String {
    let isFlag = flags.contains(route) || route.contains("=") || "#@".contains(route.prefix(1))
    return isPlain(route) && !isFlag ? route : "route=" + quoted(route)
  }

  /// A fact as `key=value`, the key in quotes if it is none or one that outlines use themselves.
  static func fact(_ key: String, _ value: String) -> String {
    let isOwn = reserved.contains(key) || key.contains("=") || "#@".contains(key.prefix(1))
    return (isOwn ? quoted(key) : word(key)) + "=" + word(value)
  }

  /// A name in the line of layers, in quotes where its end would be in doubt there.
  static func layerName(_ name: String) -> String {
    var depth = 0
    for character in name {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 || character == "," && depth == 0 { return quoted(name) }
    }
    return depth == 0 && name.first != "*" ? word(name) : quoted(name)
  }

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

  /// Words that are printed bare and must stay on their line.
  static func bare(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars { append(scalar, to: &text) }
    return text
  }

  /// The flags that an outline may print.
  private static let flags = Set(NodeFlags(rawValue: .max).words)

  /// What an outline says of nodes as facts.
  private static let reserved: Set<String> = ["route", "text", "proposed", "drawn"]

  private static func isPlain(_ words: String) -> Bool {
    !words.isEmpty
      && words.unicodeScalars.allSatisfy {
        $0 != "\"" && $0 != "\\" && !$0.properties.isWhitespace && !needsEscape($0)
      }
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
