/// The section of a document about the laws of a map: their answers, and their violations.
struct LawSection {
  /// The maximum number of violations of a law that are listed.
  private static let mostViolations = 5

  let map: ScreenMap

  /// The section; empty if there is no law.
  var text: String {
    guard !map.laws.isEmpty else { return "" }
    let rows = map.laws.map { law in
      "| \(MarkdownText.code(law.name, inTable: true)) | \(answer(of: law)) |\n"
    }
    return """
      ## Laws

      | law | answer |
      | --- | --- |
      \(rows.joined())
      """ + map.laws.filter { !$0.violations.isEmpty }.map(section).joined()
  }

  private func answer(of law: MapLaw) -> String {
    switch law.answer {
    case .holds: "holds\(extent(of: law))"
    case .broken: "**broken**, \(MarkdownText.count(law.violations.count, "time"))"
    case .unknown:
      "unknown: it depends on what was left out in \(states(law.leaves))"
    }
  }

  /// The numbers of states in which a law was checked, and in which steps were left out; empty if these are all and
  /// none.
  private func extent(of law: MapLaw) -> String {
    let checked =
      switch ExplorationLaw(rawValue: law.name)?.scope {
      case .place: Set(map.states.map(\.place)).count
      case .moves: map.states.count { $0.status == .entered }
      case .state, nil: map.states.count
      }
    let left = Set(map.leftOut.flatMap(\.states)).count
    let words = [
      checked == map.states.count ? "" : " in the \(states(checked)) in which it was checked",
      left == 0 ? "" : "; [something was left out](#left-out) in \(states(left))",
    ]
    return words.joined()
  }

  /// A number of states, out of the total.
  private func states(_ count: Int) -> String {
    "\(count) of \(MarkdownText.count(map.states.count, "state"))"
  }

  private func section(about law: MapLaw) -> String {
    let shown = law.violations.prefix(LawSection.mostViolations)
    let rest = law.violations.count - shown.count
    let parts = shown.enumerated().map { number, violation in
      let id = MarkdownText.code(map.states[violation.state].id)
      let blocks = pictures(of: violation, law) + [test(of: violation, number, of: law)]
      return "\n\(MarkdownText.prose(violation.words.sentence)) In \(id):\n\n"
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
