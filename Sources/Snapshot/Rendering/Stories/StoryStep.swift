import FlowEngine
import LayoutSim

/// A step on a stage, with its changes.
public struct StoryStep: Hashable, Sendable {
  /// A line of a step.
  package struct Line: Hashable, Sendable {
    /// The line, without the indentation of all lines of a step.
    package let text: String

    /// Whether it describes a change itself, rather than its place or its consequences.
    let isChange: Bool
  }

  /// The step: the text of an action, or the given description, with aliases.
  public let words: String

  /// The changes of the hierarchy, in order.
  public let plan: [PlanStep]

  /// The reason for refusing the action, with aliases; `nil` if it was not refused.
  public let refusal: String?

  /// The errors of calls that failed during the step.
  public let errors: [FlowError]

  /// The changes on the stage.
  public let difference: TreeDifference

  /// The text of the plan, with aliases; `nil` without one.
  let planWords: String?

  /// The texts of the errors, with aliases.
  let errorWords: [String]

  /// The lines below the step.
  package var lines: [Line] {
    var lines: [Line] = []
    if let planWords { lines.append(Line(text: "plan: \(planWords)", isChange: false)) }
    if let refusal { lines.append(Line(text: "refused: \(refusal)", isChange: true)) }
    lines += errorWords.map { Line(text: "error: \($0)", isChange: true) }
    lines += difference.storyLines
    return lines.isEmpty ? [Line(text: "nothing changed", isChange: false)] : lines
  }
}

extension StoryStep {
  /// Compares the changes with the expected ones, line by line; blanks make no difference.
  ///
  /// - Parameter expected: The lines; those that only state where something changed, or what followed, may be missing.
  /// - Returns: The unexpected changes, and the expected lines that are missing.
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

/// Redacts the trees and texts of a story; aliases keep their numbers from step to step.
struct StoryRedactor {
  private let redactions: [Redaction]
  private let optional: [Redaction]
  private var numbers = AliasNumbers()
  private var used: Set<Redaction> = []
  private var invalid: RedactionError?

  /// - Parameters:
  ///   - redactions: The rules.
  ///   - optional: More rules, applied after the others, which need not match.
  init(_ redactions: [Redaction], optional: [Redaction]) {
    self.redactions = redactions
    self.optional = optional
  }

  /// The reason why the story is not redacted as it should be: a rule that is invalid, or has matched nothing.
  var error: RedactionError? {
    let unused = redactions.filter { !used.contains($0) }
    return invalid ?? (unused.isEmpty ? nil : .unused(unused))
  }

  /// The tree of the stage, with aliases.
  mutating func redacted(_ tree: RenderTree) -> RenderTree {
    var redactor = Redactor(tree: tree, numbers: numbers)
    do throws(RedactionError) {
      for redaction in redactions + optional where try redactor.apply(redaction) {
        used.insert(redaction)
      }
    } catch {
      invalid = invalid ?? error
    }
    numbers = redactor.numbers
    return redactor.tree
  }

  /// A text about a step, with aliases.
  ///
  /// Labels that are redacted as a whole are replaced if they are quoted.
  mutating func redacted(_ words: String) -> String {
    var words = words
    for redaction in redactions + optional {
      if let find = try? redaction.find() {
        guard let text = numbers.replacing(find, in: words, as: redaction.name) else { continue }
        words = text
        used.insert(redaction)
      } else {
        for (label, alias) in numbers.aliases(redaction.name) {
          words = words.replacing("“\(label)”", with: "“\(alias)”")
            .replacing("\"\(label)\"", with: "\"\(alias)\"")
        }
      }
    }
    return words
  }
}
