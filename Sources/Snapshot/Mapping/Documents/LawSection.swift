/// What a document says about the laws of a map: their answers, and what breaks them.
struct LawSection {
  /// The number of violations of a law that are told.
  private static let mostViolations = 5

  let laws: [MapLaw]
  let states: [MapState]

  /// The section; empty if there is no law.
  var text: String {
    guard !laws.isEmpty else { return "" }
    let rows = laws.map { law in
      "| \(MarkdownText.code(law.name, inTable: true)) | \(LawSection.answer(of: law)) |\n"
    }
    return """
      ## Laws

      | law | answer |
      | --- | --- |
      \(rows.joined())
      """ + laws.filter { !$0.violations.isEmpty }.map(section).joined()
  }

  private static func answer(of law: MapLaw) -> String {
    switch law.answer {
    case .holds: "holds"
    case .broken: "**broken**, \(MarkdownText.count(law.violations.count, "time"))"
    case .unknown: "unknown: \(MarkdownText.count(law.leaves, "state")) not entered"
    }
  }

  private func section(about law: MapLaw) -> String {
    let shown = law.violations.prefix(LawSection.mostViolations)
    let rest = law.violations.count - shown.count
    let parts = shown.enumerated().map { number, violation in
      let name = number == 0 ? law.name : "\(law.name) \(number + 1)"
      let id = MarkdownText.code(states[violation.state].id)
      let test = ReplayTest.text(named: name, of: violation.script, words: violation.words)
      return "\n\(MarkdownText.prose(violation.words)) In \(id):\n\n"
        + MarkdownText.block(test, "swift")
    }
    return "\n### \(MarkdownText.prose(law.name))\n\(parts.joined())"
      + (rest > 0 ? "\n\(rest) more in `map.json`.\n" : "")
  }
}
