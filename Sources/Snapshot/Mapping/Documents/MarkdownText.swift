import LayoutSim

/// Writes texts of an app into Markdown, in which they are no markup.
enum MarkdownText {
  /// A text of a paragraph or a heading, on one line.
  static func prose(_ text: String) -> String {
    var result = ""
    for scalar in line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A code host calls the person whose name follows.
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as code, on one line; in a table a bar would end its cell.
  static func code(_ text: String, inTable: Bool = false) -> String {
    let words = inTable ? line(text).replacing("|", with: "\\|") : line(text)
    guard !words.isEmpty else { return "" }
    let ticks = longestTicks(in: words)
    let fence = String(repeating: "`", count: ticks + 1)
    return ticks == 0 ? "\(fence)\(words)\(fence)" : "\(fence) \(words) \(fence)"
  }

  /// Lines as a block of code, each behind `indentation`; it ends in a newline.
  static func block(_ text: String, _ language: String = "text", indentation: String = "") -> String
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0))
    }
    let fence = String(repeating: "`", count: max(3, longestTicks(in: text) + 1))
    return ([fence + language] + lines + [fence])
      .map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
  }

  /// The address of a heading within the page; characters that an address cannot have are left out.
  static func anchor(_ id: String) -> String {
    String(
      String.UnicodeScalarView(
        id.unicodeScalars.filter { scalar in
          scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
              || ".-_".unicodeScalars.contains(scalar))
        }
      )
    )
  }

  /// A number and what is counted: `1 state`, `2 states`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : "\(noun)s")"
  }

  /// Words on one line, with what is not seen written out.
  private static func line(_ text: String) -> String { SummaryText.line(text) }

  private static func longestTicks(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
