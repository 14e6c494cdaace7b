import LayoutSim
import SnapshotRendering

/// The change of a source that makes a text the inline reference of an assertion.
struct InlineEdit: Hashable {
  /// The bytes to be replaced.
  let range: Range<Int>

  /// The replacement.
  let replacement: String

  /// Finds the change for `candidate` in `source`; `nil` if there is no call of an assertion at its place.
  init?(_ candidate: InlineCandidate, in source: [UInt8]) {
    guard let line = InlineEdit.start(ofLine: candidate.line, in: source) else { return nil }
    let place = line + max(candidate.column - 1, 0)
    guard place < source.count, !source[line..<place].contains(0x0A) else { return nil }
    var scanner = SourceScanner(bytes: source, position: place)
    // The column is that of the parenthesis, or of the name before it.
    while let byte = scanner.byte, byte != UInt8(ascii: "("), byte != 0x0A { scanner.position += 1 }
    guard scanner.byte == UInt8(ascii: "("), scanner.skipBrackets() else { return nil }
    let end = scanner.position
    let indentation = InlineEdit.indentation(ofLineAt: end, in: source)
    let step = indentation.contains("\t") ? "\t" : "  "
    let literal = InlineLiteral(candidate.text).source(indentation: indentation + step)
    scanner.skipBlanks()
    guard scanner.byte == UInt8(ascii: "{") else {
      range = end..<end
      replacement = " {\n\(literal)\n\(indentation)}"
      return
    }
    scanner.position += 1
    let inside = scanner.position
    scanner.skipBlanks()
    let start = scanner.position
    if scanner.skipString() {
      let literalEnd = scanner.position
      scanner.skipBlanks()
      // A tool must not change anything other than a literal.
      guard scanner.byte == UInt8(ascii: "}") else { return nil }
      range = start..<literalEnd
      replacement = String(literal.drop { $0 == " " || $0 == "\t" })
    } else {
      guard scanner.byte == UInt8(ascii: "}") else { return nil }
      range = inside..<scanner.position
      replacement = "\n\(literal)\n\(indentation)"
    }
  }

  private static func start(ofLine line: Int, in source: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return start
  }

  /// The blanks at the start of the line that contains the byte at `position`.
  private static func indentation(ofLineAt position: Int, in source: [UInt8]) -> String {
    let start = source[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}

/// A text as a multi-line literal.
private struct InlineLiteral {
  let text: String

  init(_ text: String) {
    // The newline before the closing quotes is not part of a literal.
    self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The literal, all of whose lines begin with `indentation` unless they are empty.
  func source(indentation: String) -> String {
    let pounds = String(repeating: "#", count: poundCount)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, pounds)
    }
    return """
      \(indentation)\(pounds)\"\"\"
      \(lines.joined(separator: "\n"))
      \(indentation)\"\"\"\(pounds)
      """
  }

  /// The smallest number of pounds with which neither quotes nor backslashes in the text have a special meaning.
  private var poundCount: Int {
    var count = 0
    while true {
      let pounds = String(repeating: "#", count: count)
      if !text.contains("\"\"\"" + pounds), !text.contains("\\" + pounds) { return count }
      count += 1
    }
  }

  /// The characters of a line, with invisible ones written as escapes.
  private func escaped(_ line: Substring, _ pounds: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar != "\t", QuotedWords.isUnseen(scalar) {
        result += "\\\(pounds)u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Finds the ends of calls, closures and literals in Swift source, without any further parsing.
///
/// It recognizes comments, which nest, and string literals with their interpolations. Regular expressions between
/// slashes are not recognized: one with an unpaired quote or bracket misleads it.
private struct SourceScanner {
  let bytes: [UInt8]
  var position: Int

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and comments.
  mutating func skipBlanks() {
    while let byte {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips from an opening bracket to after its partner; returns `false`, at the end, if it has none.
  mutating func skipBrackets() -> Bool {
    var open: [UInt8] = []
    while let byte {
      if skipComment() || skipString() { continue }
      position += 1
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty { return true }
      default: break
      }
    }
    return false
  }

  /// Skips a string literal, if one begins here; returns whether it did.
  mutating func skipString() -> Bool {
    let start = position
    var pounds = 0
    while byte == UInt8(ascii: "#") {
      pounds += 1
      position += 1
    }
    guard byte == UInt8(ascii: "\"") else {
      position = start
      return false
    }
    let isLong = starts(with: "\"\"\"")
    position += isLong ? 3 : 1
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    while let byte {
      if starts(with: end) {
        position += end.utf8.count
        return true
      }
      if starts(with: escape) {
        position += escape.utf8.count
        // An interpolation may itself contain strings.
        if self.byte == UInt8(ascii: "(") {
          if !skipBrackets() { return true }
        } else {
          position += 1
        }
      } else if byte == 0x0A, !isLong {
        // This is not a literal after all.
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  /// Skips a comment, if one begins here; returns whether it did.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte, byte != 0x0A { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    while byte != nil {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }

  func starts(with words: String) -> Bool {
    bytes.dropFirst(position).starts(with: words.utf8)
  }
}
