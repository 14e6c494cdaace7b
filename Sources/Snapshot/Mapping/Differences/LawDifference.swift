/// The violations of laws in one of two maps, but not in the other.
///
/// ```text
/// What breaks laws differs: 1 is new.
/// broken  can-be-left: No way leads out of sheet browse.sample.
///         Log in, Browse, Look inside
/// ```
public struct LawDifference: Hashable, Sendable {
  /// A violation of a law in one of the maps.
  public struct Change: Hashable, Sendable {
    /// The name of the law.
    public let law: String

    /// A description of the problem, in sentences.
    public let words: String

    /// The steps after which it is broken.
    public let script: Script
  }

  /// The violations in the new map alone, in its order.
  public let broken: [Change]

  /// The violations in the old map alone, in its order, except those that the new map does not check, or has accepted.
  public let mended: [Change]

  /// The difference between the laws of `old` and `new`.
  ///
  /// Violations with the same text are equal, regardless of their steps.
  public init(from old: ScreenMap, to new: ScreenMap) {
    broken = LawDifference.changes(in: new, besides: old)
    let checked = Set(new.laws.map(\.name))
    let accepted = new.notes.filter { $0.code == MapNote.acceptedCode }.map(\.words)
    mended = LawDifference.changes(in: old, besides: new).filter { change in
      checked.contains(change.law)
        && !accepted.contains { $0.hasPrefix(MapNote.subject(change.law, change.words)) }
    }
  }

  private static func changes(in map: ScreenMap, besides other: ScreenMap) -> [Change] {
    var known: [String: Set<String>] = [:]
    for law in other.laws { known[law.name, default: []].formUnion(law.violations.map(\.words)) }
    return map.laws.flatMap { law in
      law.violations.filter { known[law.name]?.contains($0.words) != true }.map {
        Change(law: law.name, words: $0.words, script: $0.script)
      }
    }
  }
}

extension LawDifference {
  /// Whether both maps have the same violations.
  public var isEmpty: Bool { broken.isEmpty && mended.isEmpty }

  /// The differences, in lines without a newline at the end; empty if there are none.
  public var text: String {
    guard !isEmpty else { return "" }
    return ([headline] + lines).joined(separator: "\n")
  }

  /// The differences, for the summary of a job; empty if there are none.
  public var markdown: String {
    guard !isEmpty else { return "" }
    return "\(MarkdownText.prose(headline))\n\n\(MarkdownText.block(lines.joined(separator: "\n")))"
  }

  private var headline: String {
    let parts = [(broken, "new"), (mended, "gone")].filter { !$0.0.isEmpty }.map { changes, word in
      "\(changes.count) \(changes.count == 1 ? "is" : "are") \(word)"
    }
    return "What breaks laws differs: \(parts.joined(separator: ", "))."
  }

  private var lines: [String] {
    (broken.map { ("broken", $0) } + mended.map { ("mended", $0) }).flatMap { label, change in
      let way = change.script.steps.isEmpty ? "at the start" : change.script.brief
      return [
        "\(label)  \(SummaryText.line("\(change.law): \(change.words)"))",
        "        \(SummaryText.line(way))",
      ]
    }
  }
}
