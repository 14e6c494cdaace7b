/// The section of a document about the laws of a map: their answers, and their violations.
struct LawSection {
  /// The maximum number of violations of a law that are listed.
  private static let mostViolations = 5

  let map: ScreenMap

  /// The section; empty if there is no law.
  var text: String {
    guard !map.laws.isEmpty else { return "" }
    let rows = map.laws.map { law in
      "| \(MarkdownText.code(law.name, inTable: true)) | \(LawSection.answer(of: law)) |\n"
    }
    return """
      ## Laws

      | law | answer |
      | --- | --- |
      \(rows.joined())
      """ + map.laws.filter { !$0.violations.isEmpty }.map(section).joined()
  }

  private static func answer(of law: MapLaw) -> String {
    switch law.answer {
    case .holds: "holds"
    case .broken: "**broken**, \(MarkdownText.count(law.violations.count, "time"))"
    case .unknown:
      "unknown: it depends on what was left out in \(MarkdownText.count(law.leaves, "state"))"
    }
  }

  private func section(about law: MapLaw) -> String {
    let shown = law.violations.prefix(LawSection.mostViolations)
    let rest = law.violations.count - shown.count
    let parts = shown.enumerated().map { number, violation in
      let id = MarkdownText.code(map.states[violation.state].id)
      let blocks = pictures(of: violation, law) + [test(of: violation, number, of: law)]
      return "\n\(MarkdownText.prose(LawSection.sentence(violation.words))) In \(id):\n\n"
        + blocks.joined(separator: "\n")
    }
    return "\n### \(MarkdownText.prose(law.name))\n\(parts.joined())"
      + (rest > 0 ? "\n\(rest) more in `map.json`.\n" : "")
  }

  /// The screens that show the problem, as far as they are known.
  private func pictures(of violation: MapViolation, _ law: MapLaw) -> [String] {
    let (before, after) = (violation.before, violation.after)
    if let setting = violation.setting {
      return picture(of: before, "Under the settings of the map:")
        + picture(of: after, "In \(setting):")
    }
    let steps = violation.script.steps
    guard let last = steps.last, let compared = violation.script.comparedStep(forLaw: law.name)
    else { return picture(of: after, "At the start:") }
    let first = MarkdownText.code(steps[compared].description)
    let end = MarkdownText.code(last.description)
    if before == after {
      return picture(of: after, "Before \(first), and after \(first == end ? "it" : end):")
    }
    return picture(of: before, "Before \(first):") + picture(of: after, "After \(end):")
  }

  private func picture(of outline: Int?, _ words: String) -> [String] {
    outline.map { ["\(words)\n\n\(MarkdownText.block(map.wireframe(ofOutlineAt: $0)))"] } ?? []
  }

  /// The text of an app's own law need not be a sentence.
  private static func sentence(_ words: String) -> String {
    guard let last = words.last, !".!?:…”".contains(last) else { return words }
    return "\(words)."
  }

  private func test(of violation: MapViolation, _ number: Int, of law: MapLaw) -> String {
    let name = number == 0 ? law.name : "\(law.name) \(number + 1)"
    let words = "\(law.name): \(violation.words)"
    return MarkdownText.block(
      ReplayTest.text(
        named: name,
        of: violation.script,
        words: words,
        setting: violation.setting
      ),
      "swift"
    )
  }
}
