import LayoutSim

/// Writes the elements of pictures and pages.
package enum Markup {
  /// An element with attributes in their order; without content it is closed at once.
  package static func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    _ content: String = ""
  ) -> String {
    var text = "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(escaped(attribute.value))\"" }
    return text + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
  }

  /// The attributes of a rectangle.
  package static func place(_ frame: Rect, radius: Double = 0) -> [(name: String, value: String)] {
    var attributes = [
      (name: "x", value: number(frame.minX)), (name: "y", value: number(frame.minY)),
      (name: "width", value: number(frame.size.width)),
      (name: "height", value: number(frame.size.height)),
    ]
    if radius > 0 { attributes.append((name: "rx", value: number(radius))) }
    return attributes
  }

  /// A title, which is shown where a pointer rests, and read aloud.
  package static func title(_ words: String?) -> String {
    guard let words, !words.isEmpty else { return "" }
    return "<title>\(escaped(words))</title>"
  }

  /// A length with two decimals.
  package static func number(_ length: Double) -> String { PrintedNumber.text(length) }

  /// A text in which nothing is markup, and which has only characters that XML allows.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // Whatever turns or hides what follows is a number, so that it stays within its element.
      case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}":
        result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10000:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte may be part of a character that is escaped or replaced.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == 0xEF || byte == 0xE2
  }
}
