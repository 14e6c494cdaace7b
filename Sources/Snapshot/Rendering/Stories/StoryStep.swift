import FlowEngine

/// Something that happened to a stage, and what changed because of it.
public struct StoryStep: Hashable, Sendable {
  /// A line of a step.
  struct Line: Hashable, Sendable {
    /// The line, without the indentation of all lines of a step.
    let text: String

    /// Whether it tells a change itself, and not where it was or what followed from it.
    let isChange: Bool
  }

  /// What was done: the words of an action, or those that were given, with aliases.
  public let words: String

  /// What was changed in the hierarchy, in order.
  public let plan: [PlanStep]

  /// Why the action was refused, with aliases; `nil` if it was not.
  public let refusal: String?

  /// The errors of calls that failed meanwhile.
  public let errors: [FlowError]

  /// What changed on the stage.
  public let difference: TreeDifference

  /// The words of the plan, with aliases; `nil` without one.
  let planWords: String?

  /// The words of the errors, with aliases.
  let errorWords: [String]

  /// The lines below the words.
  var lines: [Line] {
    var lines: [Line] = []
    if let planWords { lines.append(Line(text: "plan: \(planWords)", isChange: false)) }
    if let refusal { lines.append(Line(text: "refused: \(refusal)", isChange: true)) }
    lines += errorWords.map { Line(text: "error: \($0)", isChange: true) }
    lines += difference.storyLines
    return lines.isEmpty ? [Line(text: "nothing changed", isChange: false)] : lines
  }
}

extension StoryStep {
  /// Compares what changed with what was expected, line by line; blanks make no difference.
  ///
  /// - Parameter expected: The lines; those that only say where something changed, or what followed, may be missing.
  /// - Returns: The changes that are not expected, and the expected lines that there are not.
  package func mismatch(with expected: String) -> (unexpected: [String], missing: [String]) {
    let expected = expected.split(separator: "\n").map(StoryStep.trimmed).filter { !$0.isEmpty }
    let all = lines
    let known = Set(all.flatMap { StoryStep.spellings(of: StoryStep.trimmed($0.text)) })
    let unexpected = all.filter(\.isChange).map { StoryStep.trimmed($0.text) }
      .filter { !expected.contains(where: StoryStep.spellings(of: $0).contains) }
    return (unexpected, expected.filter { !known.contains($0) })
  }

  /// A line, and its short form with a sign: `- sheet about` for `sheet about removed`, `+ sheet about` for a sheet
  /// that was added, however tall.
  private static func spellings(of line: String) -> [String] {
    if line.hasSuffix(" removed") { return [line, "- " + line.dropLast(" removed".count)] }
    guard let word = line.firstRange(of: " added, ") else { return [line] }
    return [line, "+ " + line[..<word.lowerBound]]
  }

  /// The words of a line with single blanks between them.
  private static func trimmed(_ line: some StringProtocol) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
