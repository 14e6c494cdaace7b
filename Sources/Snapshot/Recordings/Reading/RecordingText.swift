import Foundation

/// The text of a recording, of which the format is recognised.
struct RecordingText {
  let text: String

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
    switch text.first(where: { !$0.isWhitespace }) {
    case "<": return try PageSource(text).read()
    case "{", "[", "\"": return try RecordedJSON(text).read()
    default:
      if HierarchyText.isRecognised(text) { return try HierarchyText(text).read() }
      // Warnings of a tool may precede JSON and XML.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(50)
      for (index, line) in lines.enumerated() {
        let first = line.first { !$0.isWhitespace }
        let rest = String(repeating: "\n", count: index) + text[line.startIndex...]
        if first == "<" { return try PageSource(rest).read() }
        guard first == "{" || first == "[", let content = try? RecordedJSON(rest).read() else {
          continue
        }
        return content
      }
      throw RecordingError(.unknownFormat)
    }
  }
}
