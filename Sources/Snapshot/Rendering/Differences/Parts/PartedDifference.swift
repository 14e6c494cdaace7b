/// The difference between two stories or matrices of variations, by steps or variations.
package struct PartedDifference: Hashable, Sendable {
  /// The changes of the start, of a step, or of variations that differ alike.
  private struct Section: Hashable {
    let heading: String
    let summary: String
    let lines: [String]
  }

  private let sections: [Section]

  /// Compares two texts; `nil` unless both are stories, or both are about variations with the same first one.
  init?(from reference: String, to text: String) {
    guard let old = PartedText(reference), let new = PartedText(text), old.isStory == new.isStory,
      old.startName == new.startName
    else { return nil }
    var sections: [Section] = []
    let start = TreeDifference(from: old.start, to: new.start)
    if !start.isEmpty {
      let lines = TextLines.split(start.text(budget: .max, path: ""))
      sections.append(Section(heading: new.startName, summary: start.summary, lines: lines))
    }
    // The row of the first variation repeats its outline.
    let shown = start.isEmpty ? nil : new.startName
    sections +=
      old.isStory
      ? Self.steps(old.parts, new.parts)
      : Self.variations(
        old.parts.filter { $0.name != shown },
        new.parts.filter { $0.name != shown }
      )
    // The title, or the order of variations, is left to be compared line by line.
    guard !sections.isEmpty else { return nil }
    self.sections = sections
  }

  /// The steps that differ, matched by their text.
  private static func steps(_ old: [PartedText.Part], _ new: [PartedText.Part]) -> [Section] {
    var sections: [Section] = []
    var (oldIndex, newIndex) = (0, 0)
    func take(until pair: (old: Int, new: Int)) {
      for index in oldIndex..<pair.old {
        sections.append(
          Section(heading: "- step \(index + 1), \(old[index].name)", summary: "removed", lines: [])
        )
      }
      for index in newIndex..<pair.new {
        let lines = new[index].lines.map { "+\($0)" }
        sections.append(
          Section(
            heading: "+ step \(index + 1), \(new[index].name)",
            summary: "added",
            lines: lines
          )
        )
      }
      (oldIndex, newIndex) = (pair.old + 1, pair.new + 1)
    }
    for pair in LineMatches(from: old.map(\.name), to: new.map(\.name)).pairs {
      take(until: pair)
      let change = Change(old[pair.old], new[pair.new])
      guard !change.lines.isEmpty else { continue }
      sections.append(
        Section(
          heading: "step \(pair.new + 1), \(new[pair.new].name)",
          summary: change.summary,
          lines: change.lines
        )
      )
    }
    take(until: (old.count, new.count))
    return sections
  }

  /// The variations that differ; those that changed alike together.
  private static func variations(_ old: [PartedText.Part], _ new: [PartedText.Part]) -> [Section] {
    let former = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [(names: [String], change: Change)] = []
    for part in new {
      let change = former[part.name].map { Change($0, part) } ?? Change(summary: "added", lines: [])
      if change.lines.isEmpty, change.summary.isEmpty { continue }
      if let same = groups.firstIndex(where: { $0.change == change }) {
        groups[same].names.append(part.name)
      } else {
        groups.append(([part.name], change))
      }
    }
    let names = Set(new.map(\.name))
    let gone = old.map(\.name).filter { !names.contains($0) }
    if !gone.isEmpty { groups.append((gone, Change(summary: "removed", lines: []))) }
    return groups.map { names, change in
      Section(
        heading: names.joined(separator: ", "),
        summary: change.summary,
        lines: change.lines
      )
    }
  }

  /// The changes of one step or variation.
  private struct Change: Hashable {
    let summary: String
    let lines: [String]

    init(summary: String, lines: [String]) {
      (self.summary, self.lines) = (summary, lines)
    }

    init(_ old: PartedText.Part, _ new: PartedText.Part) {
      let cells = zip(old.cells, new.cells).filter { $0.words != $1.words }
        .map { "\($1.heading) \($0.words) → \($1.words)" }
      let difference = LineDifference(
        from: old.lines.joined(separator: "\n"),
        to: new.lines.joined(separator: "\n"),
        heading: .lineNumber,
        context: 0
      )
      lines = cells.map { "  ~ \($0)" } + difference.places.flatMap { $0.lines.map(\.text) }
      let count = difference.changedLines
      let changes = count == 1 ? "1 change" : "\(count) changes"
      let words = count == 0 ? [] : ["\(changes) described differently"]
      summary = (cells.isEmpty ? words : cells).joined(separator: ", ")
    }
  }

  /// The changes of the first two changed steps or variations, and the number of the others.
  var summary: String {
    let shown = sections.prefix(2).map { section in
      let heading = section.heading.drop { "+- ".contains($0) }
      let names = heading.split(separator: ", ")
      let isLong = names.count > 2 && !heading.hasPrefix("step ")
      return
        "\(isLong ? "\(names[0]) and \(names.count - 1) more" : String(heading)): \(section.summary)"
    }
    let more = sections.count - shown.count
    return shown.joined(separator: "; ") + (more > 0 ? "; \(more) more" : "")
  }

  /// The sections as text, in at most `budget` lines.
  func text(budget: Int, path: String) -> String {
    let lines = sections.flatMap { ["== \($0.heading)"] + $0.lines }
    guard lines.count > budget else { return lines.joined(separator: "\n") }
    let shown = lines.prefix(max(budget, 0))
    return (shown + ["\(SnapshotMessages.remainder(lines.count - shown.count)) in \(path)"])
      .joined(separator: "\n")
  }
}

/// The parsed text of a story or of variations: an outline, and the description of each other step or variation.
struct PartedText {
  /// A step, or a variation.
  struct Part {
    /// The text of the step, or the name of the variation.
    let name: String

    /// Its description.
    let lines: [String]

    /// The other columns of its row in the table, with their headings; none for a step.
    var cells: [(heading: String, words: String)] = []
  }

  /// Whether it is a story.
  let isStory: Bool

  /// The subject of the outline: `start`, or the name of the first variation.
  let startName: String

  /// The outline at the start of the story, or of the first variation.
  let start: Outline

  /// The steps, or the variations with the first one.
  let parts: [Part]

  /// Parses a text; `nil` if it is neither a story nor about variations.
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
        let section = sections.dropFirst().first {
          $0.name.split(separator: ", ").contains { $0 == name }
        }
        return Part(name: name, lines: (section?.lines ?? []).filter { !$0.isEmpty }, cells: cells)
      }
    }
    let lines = isStory ? Array(head.dropFirst(2)) : sections.first?.lines ?? []
    guard let start = try? Outline(parsing: TextLines.normalised(lines.joined(separator: "\n")))
    else { return nil }
    self.start = start
  }

  /// The text of a step that begins with this line: `3. tap "More"`.
  private static func step(_ line: String) -> String? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return String(line.dropFirst(digits.count + 2))
  }

  private static func variation(_ line: String) -> String? {
    line.hasPrefix("== ") ? String(line.dropFirst(3)) : nil
  }

  /// The rows below the headings, whose cells begin at the same characters.
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
