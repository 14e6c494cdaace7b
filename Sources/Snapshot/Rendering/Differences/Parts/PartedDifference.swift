/// How a story or a matrix of variations differs from another one, told of each step or variation.
package struct PartedDifference: Hashable, Sendable {
  /// What is told of the start, of a step, or of variations that differ alike.
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
    // The row of the first variation says again what its outline does.
    let told = start.isEmpty ? nil : new.startName
    sections +=
      old.isStory
      ? Self.steps(old.parts, new.parts)
      : Self.variations(old.parts.filter { $0.name != told }, new.parts.filter { $0.name != told })
    // The title, or the order of variations, is left to be told line by line.
    guard !sections.isEmpty else { return nil }
    self.sections = sections
  }

  /// The steps that are other ones, matched by their words.
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

  /// The variations that are others, those that changed alike together.
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

  /// What is told otherwise of one step or variation.
  private struct Change: Hashable {
    let summary: String
    let lines: [String]

    init(summary: String, lines: [String]) {
      (self.summary, self.lines) = (summary, lines)
    }

    init(_ old: PartedText.Part, _ new: PartedText.Part) {
      let cells = zip(old.cells, new.cells).filter { $0.words != $1.words }
        .map { "\($1.heading) \($0.words) → \($1.words)" }
      let told = LineDifference(
        from: old.lines.joined(separator: "\n"),
        to: new.lines.joined(separator: "\n"),
        heading: .lineNumber,
        context: 0
      )
      lines = cells.map { "  ~ \($0)" } + told.places.flatMap { $0.lines.map(\.text) }
      let count = told.changedLines
      let words = count == 0 ? [] : ["\(count) \(count == 1 ? "change" : "changes") told otherwise"]
      summary = (cells.isEmpty ? words : cells).joined(separator: ", ")
    }
  }

  /// What changed in the first two steps or variations that did, and how many more there are.
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
