import LayoutSim

extension TreeDifference {
  /// A summary of the changes, in one line with at most three headlines, most important first.
  ///
  /// `sheet browse.about grew 22 (239 → 261), 1 text changed, 1 moved`; empty if nothing changed.
  public var summary: String { HeadlineSummary(headlines).text }

  /// The changes by screens and surfaces, in at most `budget` lines.
  ///
  /// A last line counts the lines left out, and refers the reader to `path`.
  public func text(budget: Int = 60, path: String) -> String {
    let lines = lines
    guard lines.count > budget else { return lines.joined(separator: "\n") }
    let shown = lines.prefix(max(budget, 0))
    let rest = SnapshotMessages.remainder(lines.count - shown.count)
    return (shown + ["\(rest) in \(path)"]).joined(separator: "\n")
  }

  /// The lines for a story: all but the number of unchanged nodes, which would change with every node.
  package var storyLines: [StoryStep.Line] {
    var lines: [StoryStep.Line] = []
    for section in sections where !section.isSilent {
      lines.append(StoryStep.Line(text: section.heading, isChange: section.hasHeadingChanges))
      for line in RepeatedLines(section.lines).all {
        lines.append(StoryStep.Line(text: "  \(line)", isChange: !line.hasPrefix("…")))
      }
      if !section.consequences.isEmpty {
        lines.append(StoryStep.Line(text: "  … \(section.consequences.inBrief)", isChange: false))
      }
    }
    let silent = sections.filter(\.isSilent).flatMap(\.consequences)
    if !silent.isEmpty {
      lines.append(StoryStep.Line(text: "… \(silent.inBrief)", isChange: false))
    }
    return lines
  }

  /// All lines.
  private var lines: [String] {
    var sections = sections
    // Consequences elsewhere are folded into the last line.
    let silent = sections.filter { $0.isSilent }.flatMap(\.consequences)
    sections.removeAll { $0.isSilent }
    var last = silent
    if unchanged > 0 { last.append("\(unchanged) unchanged") }
    if sections.isEmpty { return last.isEmpty ? [] : ["… \(last.joined(separator: ", "))"] }
    let place = sections.lastIndex(where: \.isOfNodes) ?? sections.count - 1
    sections[place].consequences += last
    return sections.flatMap(\.printed)
  }
}

extension ReportSection {
  /// Whether only consequences are reported.
  fileprivate var isSilent: Bool { lines.isEmpty && !hasHeadingChanges }

  fileprivate var printed: [String] {
    let folded = consequences.isEmpty ? [] : ["… \(consequences.inBrief)"]
    return [heading] + (RepeatedLines(lines).all + folded).map { "  \($0)" }
  }
}

extension [String] {
  /// The first few, the number of the others, and the last one; those that are equal are counted.
  fileprivate var inBrief: String {
    var groups: [(phrase: String, count: Int)] = []
    for phrase in self {
      if let known = groups.firstIndex(where: { $0.phrase == phrase }) {
        groups[known].count += 1
      } else {
        groups.append((phrase, 1))
      }
    }
    let phrases = groups.map { $0.count == 1 ? $0.phrase : "\($0.count) times \($0.phrase)" }
    guard phrases.count > 5, let last = phrases.last else { return phrases.joined(separator: ", ") }
    return (phrases.prefix(3) + ["\(phrases.count - 4) more", last]).joined(separator: ", ")
  }
}

/// Tabs in a different order, as the lines of layers list them.
struct ReorderedTabs {
  /// `home, shop → shop, home`.
  let words: String

  /// Compares the layers of two outlines; `nil` unless only the tabs of a coordinator changed places.
  init?(from old: [String], to new: [String]) {
    let pairs = zip(ReorderedTabs.names(in: old), ReorderedTabs.names(in: new))
    guard let (before, after) = pairs.first(where: { $0 != $1 && $0.sorted() == $1.sorted() })
    else { return nil }
    words = "\(before.joined(separator: ", ")) → \(after.joined(separator: ", "))"
  }

  /// The names of the tabs of each coordinator with tabs, without the star of the selected one.
  private static func names(in layers: [String]) -> [[String]] {
    layers.joined(separator: " ").ranges(of: "tabs(").map { range in
      var names = [""]
      var (depth, isQuoted, isEscaped) = (0, false, false)
      for character in layers.joined(separator: " ")[range.upperBound...] {
        if isQuoted {
          isQuoted = character != "\"" || isEscaped
          isEscaped = character == "\\" && !isEscaped
        } else if character == "\"" {
          isQuoted = true
        } else if character == "(" {
          depth += 1
        } else if character == ")" {
          if depth == 0 { break }
          depth -= 1
        } else if character == ",", depth == 0 {
          names.append("")
          continue
        } else if character == "*", names[names.count - 1].isEmpty {
          continue
        }
        names[names.count - 1].append(character)
      }
      return names
    }
  }
}

/// The consequences of other changes, collected for a brief report.
struct FoldedChanges {
  /// Nodes that the same node pushed by the same distance.
  private struct Push {
    let section: Int
    let push: ReportedGeometry.Push
    let node: OutlineNode

    /// The position of their line in the section.
    let line: Int

    var count = 1
    var areOfOneRole = true
  }

  /// Boxes in a section that grew by the same amount with their content, or with the box around them.
  private struct Growth {
    let section: Int
    let growth: ReportedGeometry.Growth
    var count = 1
  }

  private var pushes: [Push] = []
  private var growths: [Growth] = []

  /// The number of labels that follow from their content, by section.
  private var renamed: [Int: Int] = [:]

  /// Adds the consequences for a node, apart from its being pushed.
  mutating func add(_ words: ChangeWords, in section: Int) {
    if words.isRenamed { renamed[section, default: 0] += 1 }
    guard let growth = words.geometry?.growth else { return }
    if let known = growths.lastIndex(where: { $0.section == section && $0.growth == growth }) {
      growths[known].count += 1
    } else {
      growths.append(Growth(section: section, growth: growth))
    }
  }

  /// Adds a node that was pushed; returns whether it needs a separate line, the one at `line`.
  mutating func add(
    _ push: ReportedGeometry.Push,
    _ node: OutlineNode,
    in section: Int,
    at line: Int
  ) -> Bool {
    let known = pushes.lastIndex {
      $0.section == section && $0.push == push && $0.node.parent == node.parent
    }
    guard let known else {
      pushes.append(Push(section: section, push: push, node: node, line: line))
      return true
    }
    pushes[known].count += 1
    if pushes[known].node.role != node.role { pushes[known].areOfOneRole = false }
    return false
  }

  /// Puts everything into the sections.
  func finish(_ sections: inout ReportSections, _ pairs: NodePairs) {
    for push in pushes {
      let plural = push.areOfOneRole ? HeadlineSummary.plural(push.node.roleWord) : "nodes"
      let subject = push.count == 1 ? push.node.name() : "\(push.count) \(plural)"
      sections[push.section].lines[push.line].text =
        "\(subject) \(push.push.words), \(push.push.cause(pairs))"
    }
    for number in sections.all.indices {
      sections[number].consequences = phrases(of: number, sections) + sections[number].consequences
    }
  }

  private func phrases(of number: Int, _ sections: ReportSections) -> [String] {
    let count = sections[number].lines.count
    let around = count == 0 ? "around" : count == 1 ? "around it" : "around them"
    var phrases = growths.filter { $0.section == number }.map { growth in
      let boxes = growth.count == 1 ? "1 box" : "\(growth.count) boxes"
      return "\(boxes) \(growth.growth.isInside ? "inside" : around) \(growth.growth.words)"
    }
    if let count = renamed[number] {
      phrases.append(count == 1 ? "1 label with its content" : "\(count) labels with their content")
    }
    return phrases
  }
}

extension ReportedGeometry.Push {
  /// A description of the pushing node: `pushed by the text above`.
  fileprivate func cause(_ pairs: NodePairs) -> String {
    let side = axis == .vertical ? "above" : "beside it"
    func new(_ index: Int) -> String { pairs.new.nodes[index].roleWord }
    switch cause {
    case .grown(let index): return "\(isForward ? "pushed" : "pulled") by the \(new(index)) \(side)"
    case .added(let index):
      let verb = pairs.oldOfNew[index] == nil ? "added" : "moved"
      return "pushed by the \(new(index)) \(verb) \(side)"
    case .removed(let index):
      let verb = pairs.newOfOld[index] == nil ? "removed" : "moved from"
      return "pulled by the \(pairs.old.nodes[index].roleWord) \(verb) \(side)"
    case .moved(let index): return "with the \(new(index)) \(side)"
    case .container(let index): return "with the \(new(index)) around it"
    case .own: return "with its size"
    }
  }
}
