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

/// The part of a report about one screen or surface.
struct ReportSection: Hashable, Sendable {
  /// The name, and the changes of the screen or surface itself.
  var heading: String

  /// Whether the heading contains more than the name.
  var hasHeadingChanges = false

  /// Whether it is about nodes, not about the lines above or below them.
  var isOfNodes = true

  /// The lines below it, without their indentation.
  var lines: [ReportLine] = []

  /// Their consequences, to be folded into one line.
  var consequences: [String] = []

  /// Makes `heading` the heading, which contains more than the name.
  mutating func head(with heading: String) {
    self.heading = heading
    hasHeadingChanges = true
  }
}

/// A line of a difference.
struct ReportLine: Hashable, Sendable {
  /// The sign: `+`, `-`, `~` or `>`.
  let sign: Character

  /// The text.
  var text: String

  /// The shape, in which lines differ only in their text; `nil` if it is unique.
  var shape: String?

  /// The vertical place of the reported node, for the distance between equal rows; `nil` if it has none.
  var top: Double?
}

/// A change that the first line of a message may mention.
struct Headline: Hashable, Sendable {
  /// The kinds, most important first.
  enum Rank: Int, Comparable, Sendable {
    case device, surface, screen, backButton, sheetHeight, control, words, place, rest, findings

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let rank: Rank

  /// The counted noun: `text`; empty if only the verb is counted.
  let subject: String

  /// Its name, for kinds that are named individually.
  var name: String?

  /// The verb: `added`, `changed`.
  let verb: String
}

/// The sections of a difference, in the order in which they are first mentioned.
struct ReportSections {
  private(set) var all: [ReportSection] = []

  private let pairs: NodePairs

  /// The numbers of sections, by the positions of their nodes.
  private var ofOld: [Int: Int] = [:]
  private var ofNew: [Int: Int] = [:]

  init(_ pairs: NodePairs) {
    self.pairs = pairs
  }

  subscript(number: Int) -> ReportSection {
    get { all[number] }
    set { all[number] = newValue }
  }

  /// The number of the section for the node at `index` of the new side.
  mutating func number(ofNew index: Int) -> Int {
    let place = pairs.new.section(of: index)
    if let number = ofNew[place] { return number }
    ofNew[place] = all.count
    all.append(ReportSection(heading: pairs.new.nodes[place].name()))
    return all.count - 1
  }

  /// The number of the section for the node at `index` of the old side.
  mutating func number(ofOld index: Int) -> Int {
    let place = pairs.old.section(of: index)
    if let now = pairs.newOfOld[place] { return number(ofNew: now) }
    if let number = ofOld[place] { return number }
    ofOld[place] = all.count
    all.append(ReportSection(heading: pairs.old.nodes[place].name()))
    return all.count - 1
  }
}
