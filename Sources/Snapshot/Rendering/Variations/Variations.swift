import LayoutSim

/// Settings under which one stage is compared: its own, and every combination of the values given.
///
/// ```swift
/// let sizes = Variations(devices: [.iPhoneSE3, .iPhone15], typeSizes: [.large, .accessibility3])
/// assertSnapshot(of: stage, over: sizes)
/// ```
public struct Variations: Hashable, Sendable {
  /// The devices; empty for the stage's own.
  public var devices: [Device]

  /// The text sizes; empty for the stage's own.
  public var typeSizes: [TypeSize]

  /// The writing directions; empty for the stage's own.
  public var directions: [WritingDirection]

  /// The orientations; empty for the stage's own.
  public var orientations: [Orientation]

  /// The colour schemes; empty for the stage's own.
  public var schemes: [InkScheme]

  /// Creates all combinations of the values given.
  ///
  /// The stage's own settings come first, and the others are compared with them.
  public init(
    devices: [Device] = [],
    typeSizes: [TypeSize] = [],
    directions: [WritingDirection] = [],
    orientations: [Orientation] = [],
    schemes: [InkScheme] = []
  ) {
    self.devices = devices
    self.typeSizes = typeSizes
    self.directions = directions
    self.orientations = orientations
    self.schemes = schemes
  }

  /// The stage's own settings, and then the other combinations, with names of the values given: the device changes
  /// last.
  func combinations(of traits: Traits) -> [(name: String, traits: Traits)] {
    var combinations: [(words: [String], traits: Traits)] = [([], traits)]
    func vary<Value>(
      _ values: [Value],
      _ path: WritableKeyPath<Traits, Value>,
      _ word: (Value) -> String
    ) {
      guard !values.isEmpty else { return }
      combinations = combinations.flatMap { known in
        values.map { value in
          var varied = known
          varied.words.append(word(value))
          varied.traits[keyPath: path] = value
          return varied
        }
      }
    }
    vary(devices, \.device) { $0.id }
    vary(typeSizes, \.typeSize, \.rawValue)
    vary(directions, \.direction) { $0 == .rightToLeft ? "right-to-left" : "left-to-right" }
    vary(orientations, \.orientation, \.rawValue)
    vary(schemes, \.scheme, \.rawValue)
    var named = combinations.map { words, traits in
      (name: words.isEmpty ? "own settings" : words.joined(separator: " "), traits: traits)
    }
    let own = named.firstIndex { $0.traits == traits }.map { named.remove(at: $0) }
    return [own ?? (name: "own settings", traits: traits)] + named
  }
}

/// The content of one stage under several settings, as a text: a table, the whole first variation, and the differences
/// of the others from it.
@MainActor
package struct VariationReport {
  private let variations: [Variation]

  /// The findings in all variations.
  package let findings: [Finding]

  private struct Variation {
    let name: String
    let outline: Outline
    let cells: [String]
  }

  /// Shows `stage` under each of `variations`, without transitions, and then as it was.
  ///
  /// - Throws: A ``RedactionError`` if one of `redactions` matches nothing in one of them, or ``NoSuchSurfaceError``.
  package init(
    of stage: Stage,
    surface: String? = nil,
    over variations: Variations,
    detail: DetailLevel,
    redacting redactions: [Redaction] = [],
    optional: [Redaction] = []
  ) throws {
    var all: [Variation] = []
    var findings: [Finding] = []
    try stage.restoringTraits {
      for (name, traits) in variations.combinations(of: stage.traits) {
        stage.traits = traits
        let whole = stage.settledTree
        let tree = try (surface.map { try whole.part(surface: $0) } ?? whole)
          .redacted(redactions, optional: optional)
        findings += tree.findings
        let outline = Outline(of: tree, detail: detail)
        all.append(
          Variation(name: name, outline: outline, cells: VariationReport.cells(of: stage, tree))
        )
      }
    }
    self.variations = all
    self.findings = findings
  }

  /// The heights of sheets, the way back, the findings, and the texts that do not fit.
  private static func cells(of stage: Stage, _ tree: RenderTree) -> [String] {
    let sheets = stage.sheets.map {
      "\($0.route.identifier) \(PrintedNumber.text($0.height))"
    }
    let truncated = tree.nodes.filter { $0.flags.contains(.truncated) }
      .map { QuotedWords.text($0.label ?? $0.role.rawValue) }
    return [
      sheets, stage.back.label.map { [QuotedWords.text($0)] } ?? [],
      tree.findings.map(\.code.rawValue), truncated,
    ]
    .map { words in
      words.isEmpty ? "-" : words.joined(separator: ", ")
    }
  }

  /// The report, which ends in a newline.
  package var text: String {
    guard let first = variations.first else { return "" }
    var lines = table
    lines += ["", "== \(first.name)"]
    lines += first.outline.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    while lines.last?.isEmpty == true { lines.removeLast() }
    for (names, difference) in groups(from: first) {
      lines += ["", "== \(names.joined(separator: ", "))"]
      lines += difference.isEmpty ? ["as the first"] : difference
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var table: [String] {
    let rows =
      [["variation", "sheets", "back", "findings", "truncated"]]
      + variations.map { [$0.name] + $0.cells }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      .joined(separator: "  ").trimmingTrailingBlanks()
    }
  }

  /// The others with their differences from the first; those that differ alike are together.
  private func groups(from first: Variation) -> [(names: [String], difference: [String])] {
    var groups: [(names: [String], difference: [String])] = []
    for variation in variations.dropFirst() {
      // The settings are in the name.
      let outline = Outline(
        header: first.outline.header,
        layers: variation.outline.layers,
        nodes: variation.outline.nodes,
        findings: variation.outline.findings,
        silenced: variation.outline.silenced
      )
      let difference = TreeDifference(from: first.outline, to: outline).storyLines.map(\.text)
      if let same = groups.firstIndex(where: { $0.difference == difference }) {
        groups[same].names.append(variation.name)
      } else {
        groups.append(([variation.name], difference))
      }
    }
    return groups
  }
}
