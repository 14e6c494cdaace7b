extension Thing.Rank {
  /// The word for changes of this kind, as readers choose them.
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
  /// The kinds of changes, most important first; a text that is no outline has lines only.
  package var kinds: [String] {
    switch self {
    case .nodes(let difference): Set(difference.things.map(\.rank)).sorted().map(\.word)
    case .parts, .lines: ["lines"]
    }
  }

  /// A number by which differences are sorted, most important first.
  package var importance: Int {
    switch self {
    case .nodes(let difference):
      difference.things.map(\.rank.rawValue).min() ?? Thing.Rank.rest.rawValue
    case .parts, .lines: Thing.Rank.rest.rawValue
    }
  }
}
