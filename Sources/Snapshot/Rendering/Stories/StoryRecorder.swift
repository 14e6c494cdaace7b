import FlowEngine
import LayoutSim

/// Performs actions on a stage and records what each of them changed.
///
/// It needs no test framework; a `Story` of the module Snapshot is one for tests.
@MainActor
public final class StoryRecorder {
  /// The title.
  public let title: String

  /// The stage.
  public let stage: Stage

  /// The level of detail at which changes are described.
  public let detail: DetailLevel

  /// The steps so far.
  public private(set) var steps: [StoryStep] = []

  /// The findings of all shown states.
  package private(set) var findings: [Finding] = []

  private let start: Outline
  private var last: Outline
  private let log: EventLog
  private var redactor: StoryRedactor

  /// Starts to record the changes of `stage`, which settles first.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - stage: The stage.
  ///   - detail: The level of detail at which changes are described.
  ///   - redactions: Rules that replace text by aliases, which keep their numbers from step to step.
  ///   - optional: More rules, applied after the others, which need not match.
  public init(
    _ title: String,
    on stage: Stage,
    detail: DetailLevel = .semantic,
    redacting redactions: [Redaction] = [],
    optional: [Redaction] = []
  ) {
    self.title = title
    self.stage = stage
    self.detail = detail
    var redactor = StoryRedactor(redactions, optional: optional)
    let tree = redactor.redacted(stage.renderTree)
    start = Outline(of: tree, detail: detail)
    findings = tree.findings
    self.redactor = redactor
    last = start
    log = EventLog(of: stage.coordinator)
  }

  /// Performs `action`.
  ///
  /// - Throws: The error of ``/LayoutSim/Stage/perform(_:scrolling:)``; the refusal is recorded, too.
  public func perform(_ action: StageAction) throws(StageError) {
    log.clear()
    do throws(StageError) {
      try stage.perform(action)
    } catch {
      record(action.description, refusal: error.description)
      throw error
    }
    record(action.description)
  }

  /// Performs a step that is not a user's action: an answer of a server, a notification, a call of a coordinator.
  ///
  /// - Parameters:
  ///   - words: A description of the step.
  ///   - body: Performs the step.
  /// - Throws: The error of `body`, which is recorded as a refusal.
  public func step<Failure: Error>(
    _ words: String,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    log.clear()
    do throws(Failure) {
      try body()
    } catch {
      record(words, refusal: "\(error)")
      throw error
    }
    record(words)
  }

  /// Performs an asynchronous step that is not a user's action.
  ///
  /// - Parameters:
  ///   - words: A description of the step.
  ///   - body: Performs the step.
  /// - Throws: The error of `body`, which is recorded as a refusal.
  public func step<Failure: Error>(
    _ words: String,
    _ body: () async throws(Failure) -> Void
  ) async throws(Failure) {
    log.clear()
    do throws(Failure) {
      try await body()
    } catch {
      record(words, refusal: "\(error)")
      throw error
    }
    record(words)
  }

  private func record(_ words: String, refusal: String? = nil) {
    var plan: [PlanStep] = []
    var errors: [FlowError] = []
    for entry in log.entries {
      switch entry.event {
      case .changed(let step): plan.append(step)
      case .failed(let error): errors.append(error)
      default: break
      }
    }
    // In the order of the text, in which aliases are numbered.
    let words = redactor.redacted(words)
    let planWords = plan.map(\.description).joined(separator: "; ")
    let toldPlan = plan.isEmpty ? nil : redactor.redacted(planWords)
    let toldRefusal = refusal.map { redactor.redacted($0) }
    let toldErrors = errors.map { redactor.redacted($0.whatHappened) }
    let tree = redactor.redacted(stage.renderTree)
    for finding in tree.findings where !findings.contains(finding) { findings.append(finding) }
    let now = Outline(of: tree, detail: detail)
    steps.append(
      StoryStep(
        words: words,
        plan: plan,
        refusal: toldRefusal,
        errors: errors,
        difference: TreeDifference(from: last, to: now),
        planWords: toldPlan,
        errorWords: toldErrors
      )
    )
    last = now
  }

  /// The reason why text is not redacted as it should be: a rule is invalid, or has matched nothing so far.
  public var redactionError: RedactionError? { redactor.error }

  /// The story: its start, and the action and the changes of each step.
  public var text: String {
    var lines = ["story \(QuotedWords.text(title))", ""]
    lines += start.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    for (index, step) in steps.enumerated() {
      lines.append("")
      lines.append("\(index + 1). \(step.words)")
      lines += step.lines.map { "   \($0.text)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
