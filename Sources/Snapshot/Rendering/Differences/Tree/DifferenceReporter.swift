import LayoutSim

/// Describes differences, by screens and surfaces.
struct DifferenceReporter {
  private(set) var sections: ReportSections
  private(set) var headlines: [Headline] = []

  private let pairs: NodePairs
  private let causes: Causes
  private let rules: Following
  private var folded = FoldedChanges()

  init(_ pairs: NodePairs, _ differences: [NodeDifference]) {
    self.pairs = pairs
    sections = ReportSections(pairs)
    causes = Causes(pairs, differing: differences.compactMap(\.newIndex))
    rules = Following(pairs, causes, differences)
    for difference in differences.inOrder(pairs) {
      switch (difference.oldIndex, difference.newIndex) {
      case (nil, let new?): reportAdded(new)
      case (let old?, nil): reportRemoved(old)
      case (let old?, let new?): reportChanged(difference, new, from: old)
      case (nil, nil): break
      }
    }
    folded.finish(&sections, pairs)
  }

  // MARK: - Added and removed

  /// Reports a subtree that was added; its content is reported with its root.
  private mutating func reportAdded(_ index: Int) {
    let node = pairs.new.nodes[index]
    if let parent = node.parent {
      guard let other = pairs.oldOfNew[parent] else { return }
      if rules.contentFollows(at: parent, from: other, isRemoved: false) { return }
    }
    let number = sections.number(ofNew: index)
    headlines.append(node.headline(verb: "added"))
    if pairs.new.section(of: index) == index {
      let height = node.role.isPresented ? node.heightOverInset : nil
      let tall = height.map { ", \(PrintedNumber.text($0)) tall" } ?? ""
      sections[number].head(with: "\(node.name())  added\(tall)")
      let contents = ContentsWords(of: index, in: pairs.new, atMost: 5).text
      if !contents.isEmpty { sections[number].lines.append(ReportLine(sign: "+", text: contents)) }
      return
    }
    sections[number].lines.append(
      ReportLine(
        sign: "+",
        text: node.name() + contents(of: index, in: pairs.new) + place(of: index),
        shape: shape("+", index, in: pairs.new),
        top: node.frame?.minY
      )
    )
  }

  private mutating func reportRemoved(_ index: Int) {
    let node = pairs.old.nodes[index]
    if let parent = node.parent {
      guard let now = pairs.newOfOld[parent] else { return }
      if rules.contentFollows(at: now, from: parent, isRemoved: true) { return }
    }
    let number = sections.number(ofOld: index)
    headlines.append(node.headline(verb: "removed"))
    if pairs.old.section(of: index) == index {
      sections[number].head(with: "\(node.name())  removed")
      return
    }
    sections[number].lines.append(
      ReportLine(
        sign: "-",
        text: node.name() + contents(of: index, in: pairs.old),
        shape: shape("-", index, in: pairs.old),
        top: node.frame?.minY
      )
    )
  }

  private func contents(of index: Int, in side: DifferenceSide) -> String {
    let contents = ContentsWords(of: index, in: side, atMost: 3).text
    return contents.isEmpty ? "" : ": \(contents)"
  }

  /// The place of an added or moved node: `, after row "Solid"`.
  private func place(of index: Int) -> String {
    guard let parent = pairs.new.nodes[index].parent else { return "" }
    if let former = pairs.new.children(of: parent).last(where: { $0 < index }) {
      return ", after \(pairs.new.nodes[former].name(longest: 30))"
    }
    return ", first in \(pairs.new.nodes[parent].name(longest: 30))"
  }

  /// The common shape of lines that can be folded.
  private func shape(_ sign: Character, _ index: Int, in side: DifferenceSide) -> String {
    let roles = side.subtree(of: index).map { side.nodes[$0].role.rawValue }
    let size = side.nodes[index].frame.map { "\($0.size.width)x\($0.size.height)" } ?? ""
    return "\(sign)\(side.nodes[index].parent ?? -1) \(size) \(roles.joined(separator: " "))"
  }

  // MARK: - Changed

  private mutating func reportChanged(_ difference: NodeDifference, _ index: Int, from other: Int) {
    let node = pairs.new.nodes[index]
    let isRoot = difference.hasMoved && !(node.parent.map { pairs.hasMoved[$0] } ?? false)
    guard isRoot || !difference.aspects.isEmpty else { return }
    let number = sections.number(ofNew: index)
    let words = ChangeWords(difference, at: index, from: other, causes, rules)
    sections[number].consequences += words.following
    folded.add(words, in: number)
    if isRoot {
      reportMoved(index, words, in: number)
    } else if !words.isEmpty {
      report(words, index, from: other, in: number)
    } else if let push = words.geometry?.push {
      headlines.append(Headline(rank: .place, subject: "", verb: "moved"))
      let line = sections[number].lines.count
      if folded.add(push, node, in: number, at: line) {
        sections[number].lines.append(ReportLine(sign: ">", text: ""))
      }
    }
  }

  /// Reports a subtree that has a different place, which the preceding sibling describes better than a distance.
  private mutating func reportMoved(_ index: Int, _ words: ChangeWords, in number: Int) {
    headlines.append(Headline(rank: .place, subject: "", verb: "moved"))
    let text = (["\(words.name) moved"] + words.words).joined(separator: ", ")
    sections[number].lines.append(
      ReportLine(sign: ">", text: text + place(of: index), shape: shape(">", index, in: pairs.new))
    )
  }

  private mutating func report(_ words: ChangeWords, _ index: Int, from other: Int, in number: Int)
  {
    let new = pairs.new.nodes[index]
    headlines.append(new.headline(from: pairs.old.nodes[other], words))
    if pairs.new.section(of: index) == index {
      sections[number].head(with: words.heading)
      return
    }
    let change = causes.changes[index]
    let kind = "\(words.isCalledOtherwise) \(words.isGeometry) \(change.height) \(change.y)"
    sections[number].lines.append(
      ReportLine(
        sign: words.isOnlyPlace ? ">" : "~",
        text: words.line,
        shape: "~\(pairs.new.path(of: index)) \(kind)"
      )
    )
  }
}
