extension NameTable {
  /// The guide's page about the names: each with its outcome, and its limits in words.
  package var page: String {
    var lines = [
      "# What is translated", "",
      "This page is made from the table that `flowsim translate` works with: `swift run flowsim translate --names`.",
      "",
      "“The same” has the same name here, and “left out” is without effect on what is where and on what can be touched, but for "
        + "what its limit says, which is a warning. What is “refused” is a warning at each use, with what to do instead. Names that "
        + "are not listed stay as they are.",
      "", counts,
    ]
    for (place, part) in parts.enumerated() {
      let end = place + 1 < parts.count ? parts[place + 1].start : all.count
      guard part.start < end else { continue }
      lines += ["", "## \(part.title)", "", "| SwiftUI | Here | Limits |", "|---|---|---|"]
      lines += NameTable.rows(all[part.start..<end])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many names have which outcome.
  private var counts: String {
    func count(_ outcomes: Outcome...) -> Int { all.count { outcomes.contains($0.outcome) } }
    return
      "Of \(all.count) names, \(count(.same)) stay the same, \(count(.renamed, .rule)) have a counterpart, "
      + "\(count(.leftOut)) are left out, and \(count(.refused)) are refused. "
      + "Results for [whole apps](TranslatingScreens.md#how-much-of-an-app) were measured."
  }

  /// A row for each run of entries that differ in their names alone.
  private static func rows(_ entries: ArraySlice<Entry>) -> [String] {
    var rows: [(names: [String], entry: Entry)] = []
    for entry in entries {
      if let last = rows.last, last.entry.hasSameRow(as: entry) {
        rows[rows.count - 1].names.append(entry.shownName)
      } else {
        rows.append(([entry.shownName], entry))
      }
    }
    return rows.map {
      "| \($0.names.joined(separator: ", ")) | \($0.entry.shownOutcome) | \($0.entry.shownLimit) |"
    }
  }
}

extension NameTable.Entry {
  fileprivate var shownName: String {
    switch kind {
    case .modifier, .value: "`.\(name)`"
    case .key: "`\\.\(name)`"
    default: "`\(name)`"
    }
  }

  fileprivate var shownOutcome: String {
    switch outcome {
    case .same: "the same"
    case .leftOut: "left out"
    case .refused: ours.isEmpty ? "refused" : "refused, a `\(ours)`"
    case .renamed, .rule:
      ours.isEmpty
        ? "rewritten"
        : ours.contains(" ") && !ours.contains(",")
          ? ours
          : ours.split(separator: ",").map { "`\($0.filter { $0 != " " })`" }.joined(
            separator: ", "
          )
    }
  }

  fileprivate var shownLimit: String {
    guard outcome == .leftOut, !ours.isEmpty else { return limit }
    let words = ours.split(separator: " ")
    let shown = words.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
    return "\(words[0] == "if" ? "with" : "without") \(shown): \(limit)"
  }

  fileprivate func hasSameRow(as other: NameTable.Entry) -> Bool {
    kind == other.kind && outcome == other.outcome && ours == other.ours && limit == other.limit
      && arguments == other.arguments
  }
}
