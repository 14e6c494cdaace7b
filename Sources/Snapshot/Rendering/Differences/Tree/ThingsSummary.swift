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
