import Foundation

/// The content of a recording, before it is checked.
struct RecordedContent {
  var format: RecordingFormat
  var precision: RecordedPrecision
  var elements: [RecordedElement] = []
  var remarks: [RecordingRemark] = []
  var isCut = false
  var isLandscape = false

  init(_ format: RecordingFormat, _ precision: RecordedPrecision) {
    self.format = format
    self.precision = precision
  }

  /// Appends `element`; throws if there are too many.
  mutating func append(_ element: RecordedElement) throws(RecordingError) {
    guard elements.count < Recording.mostElements else {
      throw RecordingError(.tooManyElements, line: element.line)
    }
    elements.append(element)
  }

  mutating func remark(_ reason: String, line: Int) {
    // A file of nothing but faults needs no list of a million.
    guard remarks.count < 100 else { return }
    remarks.append(RecordingRemark(line: line, reason: reason))
  }
}

/// The text of a recording, of which the format is recognised.
struct RecordingText {
  private let text: String

  init(_ text: String) {
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The text of a file: UTF-8, or UTF-16 if it has a byte-order mark.
  static func decoded(_ data: Data) throws(RecordingError) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw RecordingError(.encoding)
    }
    return text
  }

  /// The content, in the format that the first characters and words show.
  func read() throws(RecordingError) -> RecordedContent {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let body = text[start...]
    switch body.first {
    case "<": return try PageSource(text).read()
    case "{", "[": return try RecordedJSON(text).read()
    case "\"":
      // A string literal, as a debugger prints it.
      var rest = body
      let unescaped = EscapedLiteral.take(from: &rest)
      return try HierarchyText(unescaped).read()
    default:
      if HierarchyText.isRecognised(text) { return try HierarchyText(text).read() }
      // Warnings of a tool may precede JSON and XML.
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(50)
        .enumerated()
      {
        let number = index + 1
        guard let first = line.first(where: { !$0.isWhitespace }) else { continue }
        let rest = String(repeating: "\n", count: number - 1) + text[line.startIndex...]
        if first == "{" || first == "[", let content = try? RecordedJSON(rest).read() {
          return content
        }
        if first == "<" { return try PageSource(rest).read() }
      }
      throw RecordingError(.unknownFormat)
    }
  }
}

/// A string literal of Swift or C, with its escapes.
enum EscapedLiteral {
  /// The text of the literal at the start of `text`, which begins with a quote; all of it if it does not end.
  static func take(from text: inout Substring) -> String {
    var words = ""
    text.removeFirst()
    while let character = text.popFirst(), character != "\"" {
      guard character == "\\", let escaped = text.popFirst() else {
        words.append(character)
        continue
      }
      switch escaped {
      case "n": words.append("\n")
      case "t": words.append("\t")
      case "r": words.append("\r")
      default: words.append(escaped)
      }
    }
    return words
  }
}
