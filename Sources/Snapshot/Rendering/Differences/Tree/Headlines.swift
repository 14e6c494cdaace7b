import LayoutSim

extension OutlineNode {
  /// The headline, for the first line of a message, of a node that was added or removed.
  func headline(verb: String) -> Headline {
    let rank = rank
    return Headline(
      rank: rank,
      subject: rank == .surface ? "surface" : roleWord,
      name: rank == .words || rank == .rest ? nil : name(longest: 30),
      verb: verb
    )
  }

  /// The importance of such a node's appearing or disappearing.
  private var rank: Headline.Rank {
    if role.isPresented { return .surface }
    if role == .screen || role == .tab { return .screen }
    if role == .backButton { return .backButton }
    if isOperated { return .control }
    return role.onlyHoldsOthers || Role.layers.contains(role) ? .rest : .words
  }

  private var isOperated: Bool {
    role.isControl || role == .tabItem || role == .option
      || flags.contains(.pressable) && role != .row
  }

  /// The headline, for the first line of a message, of a node that changed from `old`.
  func headline(from old: OutlineNode, _ words: ChangeWords) -> Headline {
    if role.isPresented {
      let name = name(longest: 30)
      return growth(from: old)
        ?? Headline(rank: .sheetHeight, subject: "surface", name: name, verb: "changed")
    }
    if role == .tab, flags.contains(.selected), !old.flags.contains(.selected) {
      return Headline(rank: .screen, subject: "tab", name: name(longest: 30), verb: "selected")
    }
    if words.isGeometry {
      return Headline(rank: .place, subject: "", verb: words.isOnlyPlace ? "moved" : "resized")
    }
    let isDisabled = isOperated && words.words == ["disabled"]
    return headline(verb: isDisabled ? "disabled" : "changed")
  }

  private func growth(from old: OutlineNode) -> Headline? {
    guard let one = old.heightOverInset, let other = heightOverInset, one != other else {
      return nil
    }
    let (from, to) = (PrintedNumber.text(one), PrintedNumber.text(other))
    let change = PrintedNumber.text((other - one).magnitude)
    return Headline(
      rank: .sheetHeight,
      subject: "surface",
      name: name(longest: 30),
      verb: "\(other > one ? "grew" : "shrank") \(change) (\(from) → \(to))"
    )
  }
}

extension [NodeDifference] {
  /// The differences in the order of the new outline, with removed nodes after the remaining node before them.
  func inOrder(_ pairs: NodePairs) -> [NodeDifference] {
    // The last node that both outlines have before each removed one.
    guard contains(where: { $0.new == nil }) else { return self }
    var places = [Int](repeating: -1, count: pairs.old.nodes.count)
    var last = -1
    for index in pairs.old.nodes.indices {
      if let now = pairs.newOfOld[index], !pairs.hasMoved[now] { last = now }
      places[index] = last
    }
    return enumerated().sorted { one, other in
      func key(_ entry: (offset: Int, element: NodeDifference)) -> (Int, Int, Int) {
        if let index = entry.element.newIndex { return (index, 0, entry.offset) }
        return (entry.element.oldIndex.map { places[$0] } ?? -1, 1, entry.offset)
      }
      return key(one) < key(other)
    }.map(\.element)
  }
}

/// The first line of a message: at most three headlines, most important first.
struct HeadlineSummary {
  let text: String

  private static let most = 3

  init(_ headlines: [Headline]) {
    var groups: [(first: Headline, count: Int)] = []
    for headline in headlines {
      let group = groups.firstIndex {
        $0.first.rank == headline.rank && $0.first.subject == headline.subject
          && $0.first.verb == headline.verb
      }
      if let group, !headline.isAlwaysNamed {
        groups[group].count += 1
      } else {
        groups.append((headline, 1))
      }
    }
    let sorted = groups.enumerated().sorted {
      ($0.element.first.rank, $0.offset) < ($1.element.first.rank, $1.offset)
    }
    var phrases = sorted.prefix(HeadlineSummary.most).map { HeadlineSummary.phrase($0.element) }
    let rest = groups.count - phrases.count
    if rest > 0 { phrases.append("\(rest) more") }
    text = phrases.joined(separator: ", ")
  }

  private static func phrase(_ group: (first: Headline, count: Int)) -> String {
    let headline = group.first
    if group.count == 1, let name = headline.name {
      return headline.verb.isEmpty ? name : "\(name) \(headline.verb)"
    }
    if headline.subject.isEmpty { return "\(group.count) \(headline.verb)" }
    return
      "\(group.count) \(group.count == 1 ? headline.subject : plural(headline.subject)) \(headline.verb)"
  }

  /// The plural of a role's word.
  static func plural(_ word: String) -> String {
    if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") || word.hasSuffix("sh") {
      return word + "es"
    }
    return word + "s"
  }
}

extension Headline {
  /// Whether several are named one by one, because each has its own verb.
  fileprivate var isAlwaysNamed: Bool { rank == .sheetHeight || rank == .device }
}
