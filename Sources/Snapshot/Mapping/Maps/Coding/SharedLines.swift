/// Texts with many lines in common, of which each run of lines is written once.
///
/// The screens of a map differ in few lines, and would otherwise make up most of its bytes.
struct SharedLines {
  /// A part of a text.
  enum Part: Hashable {
    /// These lines, joined by newlines.
    case lines(String)

    /// The lines of the text at an index before this one, from a line on.
    case run(text: Int, from: Int, count: Int)
  }

  /// The parts of each text.
  let texts: [[Part]]

  /// A run of fewer bytes is written out, which is hardly longer and can be read.
  private static let shortestRun = 60

  /// Finds the lines that each text shares with an earlier one.
  ///
  /// - Complexity: O(length of all texts).
  init(_ texts: [String]) {
    var known: [Substring: (text: Int, line: Int)] = [:]
    var all: [[Substring]] = []
    self.texts = texts.enumerated().map { index, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let parts = SharedLines.parts(of: lines, known, all)
      all.append(lines)
      // The last text is used, since neighbours have most in common.
      for (number, line) in lines.enumerated() { known[line] = (index, number) }
      return parts
    }
  }

  private static func parts(
    of lines: [Substring],
    _ known: [Substring: (text: Int, line: Int)],
    _ all: [[Substring]]
  ) -> [Part] {
    var parts: [Part] = []
    var (next, firstOwn) = (0, 0)
    func write(until end: Int) {
      if firstOwn < end { parts.append(.lines(lines[firstOwn..<end].joined(separator: "\n"))) }
    }
    while next < lines.count {
      guard let start = known[lines[next]] else {
        next += 1
        continue
      }
      let other = all[start.text][start.line...]
      // Equal strings may have different bytes.
      let count = zip(lines[next...], other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      let length = lines[next..<(next + count)].reduce(0) { $0 + $1.utf8.count + 1 }
      guard length >= shortestRun else {
        next += 1
        continue
      }
      write(until: next)
      parts.append(.run(text: start.text, from: start.line, count: count))
      next += count
      firstOwn = next
    }
    write(until: lines.count)
    return parts
  }

  /// Joins texts from their parts.
  ///
  /// - Throws: An error if a part refers to lines that do not exist.
  static func joined(_ texts: [[Part]]) throws(ScreenMapError) -> [String] {
    var all: [[Substring]] = []
    for (index, parts) in texts.enumerated() {
      var lines: [Substring] = []
      for part in parts {
        switch part {
        case .lines(let text):
          lines += text.split(separator: "\n", omittingEmptySubsequences: false)
        case .run(let text, let from, let count):
          guard all.indices.contains(text) else {
            throw .missing(part: "outlines[\(index)]", number: text, of: "outline")
          }
          // Runs of runs could grow without limit in a text that was not written here.
          guard from >= 0, count >= 0, from <= all[text].count, count <= all[text].count - from,
            lines.count <= longestText
          else {
            throw .missing(part: "outlines[\(index)]", number: from, of: "line")
          }
          lines += all[text][from..<(from + count)]
        }
      }
      all.append(lines)
    }
    return all.map { $0.joined(separator: "\n") }
  }

  /// The number of lines after which a text is not continued.
  private static let longestText = 100_000
}

extension SharedLines.Part: Codable {
  /// Decodes lines from a string, and a run from three numbers.
  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .lines(text)
      return
    }
    var numbers = try decoder.unkeyedContainer()
    self = .run(
      text: try numbers.decode(Int.self),
      from: try numbers.decode(Int.self),
      count: try numbers.decode(Int.self)
    )
  }

  /// Encodes lines as a string, and a run as three numbers.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .lines(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .run(let text, let from, let count):
      var container = encoder.unkeyedContainer()
      for number in [text, from, count] { try container.encode(number) }
    }
  }
}
