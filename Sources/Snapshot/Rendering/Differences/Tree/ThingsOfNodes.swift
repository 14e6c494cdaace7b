import LayoutSim

extension OutlineNode {
  /// What the first line of a message says about a node that was added or removed.
  func thing(verb: String) -> Thing {
    let rank = rank
    return Thing(
      rank: rank,
      subject: rank == .surface ? "surface" : roleWord,
      name: rank == .words || rank == .rest ? nil : name(longest: 30),
      verb: verb
    )
  }

  /// How important it is that such a node came or went.
  private var rank: Thing.Rank {
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

  /// What the first line of a message says about a node that changed from `old`.
  func thing(from old: OutlineNode, _ words: ChangeWords) -> Thing {
    if role.isPresented {
      let name = name(longest: 30)
      return growth(from: old)
        ?? Thing(rank: .sheetHeight, subject: "surface", name: name, verb: "changed")
    }
    if role == .tab, flags.contains(.selected), !old.flags.contains(.selected) {
      return Thing(rank: .screen, subject: "tab", name: name(longest: 30), verb: "selected")
    }
    if words.isGeometry {
      return Thing(rank: .place, subject: "", verb: words.isOnlyPlace ? "moved" : "resized")
    }
    let isDisabled = isOperated && words.words == ["disabled"]
    return thing(verb: isDisabled ? "disabled" : "changed")
  }

  private func growth(from old: OutlineNode) -> Thing? {
    guard let one = old.heightOverInset, let other = heightOverInset, one != other else {
      return nil
    }
    let (from, to) = (PrintedNumber.text(one), PrintedNumber.text(other))
    let change = PrintedNumber.text((other - one).magnitude)
    return Thing(
      rank: .sheetHeight,
      subject: "surface",
      name: name(longest: 30),
      verb: "\(other > one ? "grew" : "shrank") \(change) (\(from) → \(to))"
    )
  }
}

extension [NodeDifference] {
  /// The differences in the order of the new outline, with what was removed behind what stayed before it.
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

/// The first line of a message: at most three things, most important first.
struct ThingsSummary {
  let text: String

  private static let most = 3

  init(_ things: [Thing]) {
    var groups: [(first: Thing, count: Int)] = []
    for thing in things {
      let group = groups.firstIndex {
        $0.first.rank == thing.rank && $0.first.subject == thing.subject
          && $0.first.verb == thing.verb
      }
      if let group, !thing.isAlwaysNamed {
        groups[group].count += 1
      } else {
        groups.append((thing, 1))
      }
    }
    let sorted = groups.enumerated().sorted {
      ($0.element.first.rank, $0.offset) < ($1.element.first.rank, $1.offset)
    }
    var phrases = sorted.prefix(ThingsSummary.most).map { ThingsSummary.phrase($0.element) }
    let rest = groups.count - phrases.count
    if rest > 0 { phrases.append("\(rest) more") }
    text = phrases.joined(separator: ", ")
  }

  private static func phrase(_ group: (first: Thing, count: Int)) -> String {
    let thing = group.first
    if group.count == 1, let name = thing.name {
      return thing.verb.isEmpty ? name : "\(name) \(thing.verb)"
    }
    if thing.subject.isEmpty { return "\(group.count) \(thing.verb)" }
    return
      "\(group.count) \(group.count == 1 ? thing.subject : plural(thing.subject)) \(thing.verb)"
  }

  /// The plural of a role's word.
  static func plural(_ word: String) -> String {
    if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") || word.hasSuffix("sh") {
      return word + "es"
    }
    return word + "s"
  }
}

extension Thing {
  /// Whether several are named one by one, because each has its own verb.
  fileprivate var isAlwaysNamed: Bool { rank == .sheetHeight || rank == .device }
}
