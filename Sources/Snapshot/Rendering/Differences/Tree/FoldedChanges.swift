import LayoutSim

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
    let told = sections[number].lines.count
    let around = told == 0 ? "around" : told == 1 ? "around it" : "around them"
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
