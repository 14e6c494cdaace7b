import LayoutSim

/// The facts that differ between two states of a node.
struct FactChanges {
  struct Change {
    let key: String
    let old: String?
    let new: String?

    /// `badge 2 → 3`, `with badge=2` or `without badge=2`.
    var words: String {
      switch (old, new) {
      case (let old?, let new?):
        "\(PrintedWords.word(key)) \(FactChanges.short(old)) → \(FactChanges.short(new))"
      case (nil, let new?): "with \(PrintedWords.word(key))=\(FactChanges.short(new))"
      case (let old?, nil): "without \(PrintedWords.word(key))=\(FactChanges.short(old))"
      case (nil, nil): PrintedWords.word(key)
      }
    }
  }

  /// The changes in the order of the new facts, then of the old ones.
  let all: [Change]

  init(from old: OutlineNode, to new: OutlineNode) {
    var all: [Change] = []
    var keys: [ExactText] = []
    for fact in new.facts + old.facts where !keys.contains(ExactText(fact.key)) {
      keys.append(ExactText(fact.key))
      let (one, other) = (old.values(of: fact.key), new.values(of: fact.key))
      guard one?.exact != other?.exact else { continue }
      all.append(Change(key: fact.key, old: one, new: other))
    }
    self.all = all
  }

  private static func short(_ value: String) -> String {
    PrintedWords.word(value.shortened(to: 40))
  }
}

extension OutlineNode {
  /// The values of all facts named `key`; `nil` if there is none.
  fileprivate func values(of key: String) -> String? {
    let values = facts.filter { TextLines.areSame($0.key, key) }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: " and ")
  }
}

extension String {
  fileprivate var exact: ExactText { ExactText(self) }
}

extension Headline.Rank {
  /// The word for changes of this kind, by which readers filter.
  var word: String {
    switch self {
    case .device: "settings"
    case .surface: "surfaces"
    case .screen: "screens"
    case .backButton: "back button"
    case .findings: "findings"
    case .sheetHeight: "sheet height"
    case .control: "controls"
    case .words: "words"
    case .place: "places"
    case .rest: "other"
    }
  }
}

extension SnapshotDifference {
  /// The kinds of changes, most important first; a text that is not an outline has only lines.
  package var kinds: [String] {
    switch self {
    case .nodes(let difference): Set(difference.headlines.map(\.rank)).sorted().map(\.word)
    case .parts, .lines: ["lines"]
    }
  }

  /// A number by which differences are sorted, most important first.
  package var importance: Int {
    switch self {
    case .nodes(let difference):
      difference.headlines.map(\.rank.rawValue).min() ?? Headline.Rank.rest.rawValue
    case .parts, .lines: Headline.Rank.rest.rawValue
    }
  }
}
