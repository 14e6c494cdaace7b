extension MapDifference {
  /// The differences, on one line: `3 places are not reached any more, 1 is new`; empty if there are none.
  public var summary: String {
    guard !isEmpty else { return "" }
    let gone = MapDifference.count(lost)
    let fresh = MapDifference.count(added)
    let changes = ways.flatMap { way in
      Array(repeating: way.new.count - way.old.count, count: 1 + way.beyond.count)
    }
    let (shorter, longer) = (changes.count { $0 < 0 }, changes.count { $0 > 0 })
    var parts: [String] = []
    var lastNoun: String?
    /// Adds `1 place is new`, with the noun only if the previous part has a different one.
    func add(_ count: Int, _ noun: String, _ what: String) {
      guard count > 0 else { return }
      let words = noun == lastNoun ? "" : count == 1 ? " \(noun)" : " \(noun)s"
      lastNoun = noun
      parts.append("\(count)\(words) \(count == 1 ? "is" : "are") \(what)")
    }
    add(gone, "place", "not reached any more")
    add(fresh, "place", "new")
    add(moves.count { $0.new == nil }, "move", "lost")
    add(moves.count { $0.old == nil }, "move", "new")
    add(moves.count { $0.old != nil && $0.new != nil }, "move", "done otherwise")
    add(longer, "way", "longer")
    add(shorter, "way", "shorter")
    add(changes.count - longer - shorter, "way", "gone otherwise")
    let placeCount = leftOut.count == 1 ? "1 place leaves" : "\(leftOut.count) places leave"
    if !leftOut.isEmpty { parts.append("\(placeCount) out other states") }
    if old.unused != new.unused { parts.append("other declarations match nothing") }
    if hasOtherSettings { parts.append("the settings differ") }
    if parts.isEmpty {
      parts.append(old.name == new.name ? "the order differs" : "the name differs")
    }
    return parts.joined(separator: ", ")
  }

  /// The first line of a message.
  ///
  /// It is `Screen map "everyScreen" differs: 3 places are not reached any more, 1 is new.`, or states that nothing
  /// differs.
  public var headline: String {
    let name = SummaryText.line(new.name)
    return isEmpty
      ? "Screen map \"\(name)\" is the same." : "Screen map \"\(name)\" differs: \(summary)."
  }

  /// The headline, followed by `advice`, with the differences below it, in at most `budget` lines.
  public func message(advice: String? = nil, budget: Int = 60) -> String {
    let first = advice.map { "\(headline) \($0)" } ?? headline
    let text = text(budget: budget)
    return text.isEmpty ? first : "\(first)\n\(text)"
  }

  /// The differences, in at most `budget` lines and one that counts the others; without a newline at its end.
  public func text(budget: Int = 60) -> String {
    let lines = lines
    guard lines.count > budget else { return lines.joined(separator: "\n") }
    let rest = lines.count - max(budget, 0)
    return (lines.prefix(max(budget, 0)) + ["… \(rest) more \(rest == 1 ? "line" : "lines")"])
      .joined(separator: "\n")
  }

  /// All lines, beginning with the places that cannot be reached.
  private var lines: [String] {
    let names = BriefNames(old, new)
    var lines: [String] = []
    if hasOtherSettings {
      lines += ["settings  \(old.settings)", "       →  \(new.settings)"]
    }
    lines += new.unused.filter { !old.unused.contains($0) }.map { "unused  \($0)" }
    lines += old.unused.filter { !new.unused.contains($0) }.map { "no longer unused  \($0)" }
    for place in lost {
      lines.append("lost  \(names[place.name])\(MapDifference.beyond(place.beyond))")
      if let reason = place.reason { lines.append("      \(SummaryText.line(reason))") }
    }
    for place in added {
      lines.append(
        "new   \(names[place.name])\(MapDifference.beyond(place.beyond)): \(MapDifference.words(place.way))"
      )
    }
    for move in moves.sorted(by: { MapDifference.rank($0) < MapDifference.rank($1) }) {
      let label = move.new == nil ? "lost move  " : move.old == nil ? "new move  " : "move  "
      let steps = [move.new, move.old].compactMap { $0 }.map(MapDifference.words)
      lines.append(
        "\(label)\(names[move.from]) → \(names[move.to]): \(steps.joined(separator: " in place of "))"
      )
    }
    for way in ways {
      lines.append(
        "way   \(names[way.name])\(MapDifference.beyond(way.beyond)): \(MapDifference.change(way))"
      )
    }
    for place in leftOut {
      let texts = [place.new, place.old].map { parts in
        parts.isEmpty ? "nothing" : parts.map(\.words).joined(separator: "; ")
      }
      lines.append("left out  \(names[place.name]): \(texts.joined(separator: " in place of "))")
    }
    return lines
  }

  private static func words(_ way: Script) -> String {
    way.steps.isEmpty ? "at the start" : SummaryText.line(way.brief)
  }

  private static func change(_ way: Way) -> String {
    let count = way.new.count
    if count != way.old.count {
      let steps = count == 1 ? "1 step" : "\(count) steps"
      return "\(steps) in place of \(way.old.count): \(words(way.new))"
    }
    let ways = [way.new, way.old]
    var texts = ways.map(words)
    // A tab and a button of the same name have the same brief text.
    if texts[0] == texts[1] {
      texts = ways.map { SummaryText.line($0.steps.map(\.quoted).joined(separator: ", ")) }
    }
    return texts.joined(separator: " in place of ")
  }

  private static func words(_ move: MapSummary.Move) -> String {
    SummaryText.line(move.step.quoted) + (move.hasMore ? " \(SummaryText.more)" : "")
  }

  private static func beyond(_ names: [String]) -> String {
    names.isEmpty ? "" : ", and \(names.count) beyond it"
  }

  private static func rank(_ move: Move) -> Int {
    move.new == nil ? 0 : move.old == nil ? 1 : 2
  }

  private static func count(_ places: [Place]) -> Int {
    places.reduce(0) { $0 + 1 + $1.beyond.count }
  }
}

/// The names of places with their last two parts only, if these distinguish them.
private struct BriefNames {
  private var brief: [String: String] = [:]

  init(_ old: MapSummary, _ new: MapSummary) {
    let names = Set((old.places + new.places).map(\.name))
    let counts = names.reduce(into: [String: Int]()) {
      $0[BriefNames.brief($1), default: 0] += 1
    }
    for name in names {
      let words = BriefNames.brief(name)
      brief[name] = counts[words] == 1 ? words : name
    }
  }

  subscript(name: String) -> String { brief[name] ?? name }

  private static func brief(_ name: String) -> String {
    let parts = name.split(separator: " > ", omittingEmptySubsequences: false)
    return parts.count > 2 ? "… > \(parts.suffix(2).joined(separator: " > "))" : name
  }
}

extension MapDifference {
  /// The places without those whose paths lead through another of them, which are counted there.
  static func grouped(_ places: [MapSummary.Place], _ why: (Script) -> String?) -> [Place] {
    groups(of: places.map { $0.way.count }) { index, head in
      let start = places[head].way.steps
      // The path to the start has no steps; leading through it is not significant for a place.
      return !start.isEmpty && places[index].way.steps.starts(with: start)
    }.map { head, beyond in
      Place(
        name: places[head].name,
        way: places[head].way,
        reason: why(places[head].way),
        beyond: beyond.map { places[$0].name }
      )
    }
  }

  /// The changes of paths without those that only continue another of them.
  static func ways(_ changed: [(name: String, old: Script, new: Script)]) -> [Way] {
    groups(of: changed.map { $0.new.count }) { index, head in
      let (old, new) = (changed[head].old.steps, changed[head].new.steps)
      let (longOld, longNew) = (changed[index].old.steps, changed[index].new.steps)
      return !old.isEmpty && !new.isEmpty && longOld.starts(with: old) && longNew.starts(with: new)
        && longOld.dropFirst(old.count) == longNew.dropFirst(new.count)
    }.map { head, beyond in
      Way(
        name: changed[head].name,
        old: changed[head].old,
        new: changed[head].new,
        beyond: beyond.map { changed[$0].name }
      )
    }
  }

  /// The indices of items that lie beyond no other, in order, each with those beyond it; shorter paths are examined
  /// first.
  private static func groups(
    of lengths: [Int],
    isBeyond: (_ index: Int, _ head: Int) -> Bool
  ) -> [(head: Int, beyond: [Int])] {
    var heads: [Int] = []
    var beyond: [Int: [Int]] = [:]
    for index in lengths.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      if let head = heads.first(where: { isBeyond(index, $0) }) {
        beyond[head, default: []].append(index)
      } else {
        heads.append(index)
      }
    }
    return heads.sorted().map { ($0, beyond[$0, default: []].sorted()) }
  }
}
