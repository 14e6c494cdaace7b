/// The text of a story or of variations, read back: an outline, and what is told of each step or variation beside it.
struct PartedText {
  /// A step, or a variation.
  struct Part {
    /// The words of the step, or the name of the variation.
    let name: String

    /// What is told of it.
    let lines: [String]

    /// The other columns of its row in the table, with their headings; none for a step.
    var cells: [(heading: String, words: String)] = []
  }

  /// Whether it is a story.
  let isStory: Bool

  /// What the outline is of: `start`, or the name of the first variation.
  let startName: String

  /// The outline at the start of the story, or of the first variation.
  let start: Outline

  /// The steps, or the variations with the first one.
  let parts: [Part]

  /// Reads a text; `nil` if it is neither a story nor about variations.
  init?(_ text: String) {
    guard text.hasPrefix("story ") || text.hasPrefix("variation ") else { return nil }
    isStory = text.hasPrefix("story ")
    var sections: [Part] = [Part(name: "", lines: [])]
    for line in TextLines.split(text) {
      if let name = isStory ? PartedText.step(line) : PartedText.variation(line) {
        sections.append(Part(name: name, lines: []))
      } else {
        let last = sections.removeLast()
        sections.append(Part(name: last.name, lines: last.lines + [line]))
      }
    }
    let head = sections.removeFirst().lines
    if isStory {
      startName = "start"
      parts = sections.map { Part(name: $0.name, lines: $0.lines.filter { !$0.isEmpty }) }
    } else {
      guard let first = sections.first else { return nil }
      startName = first.name
      let table = PartedText.table(head.prefix { !$0.isEmpty })
      parts = table.map { name, cells in
        // Those that differ alike from the first share a heading.
        let told = sections.dropFirst().first {
          $0.name.split(separator: ", ").contains { $0 == name }
        }
        return Part(name: name, lines: (told?.lines ?? []).filter { !$0.isEmpty }, cells: cells)
      }
    }
    let lines = isStory ? Array(head.dropFirst(2)) : sections.first?.lines ?? []
    guard let start = try? Outline(parsing: TextLines.normalised(lines.joined(separator: "\n")))
    else { return nil }
    self.start = start
  }

  /// The words of a step that begins with this line: `3. tap "More"`.
  private static func step(_ line: String) -> String? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return String(line.dropFirst(digits.count + 2))
  }

  private static func variation(_ line: String) -> String? {
    line.hasPrefix("== ") ? String(line.dropFirst(3)) : nil
  }

  /// The rows below the headings, whose words begin at the same characters.
  private static func table(
    _ lines: ArraySlice<String>
  ) -> [(name: String, cells: [(heading: String, words: String)])] {
    guard let first = lines.first.map(Array.init) else { return [] }
    let starts = first.indices.filter { $0 == 0 || first[$0] != " " && first[$0 - 1] == " " }
    func cells(_ line: [Character]) -> [String] {
      zip(starts, starts.dropFirst() + [line.count]).map { start, end in
        let cell = line.dropFirst(start).prefix(max(end - start, 0))
        return String(cell).trimmingTrailingBlanks()
      }
    }
    let headings = cells(first)
    return lines.dropFirst().map { line in
      let row = Array(zip(headings, cells(Array(line))))
      return (row.first?.1 ?? "", row.dropFirst().map { (heading: $0, words: $1) })
    }
  }
}
