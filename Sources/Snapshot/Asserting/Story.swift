import LayoutSim
import SnapshotRendering

/// A sequence of actions on a stage that is compared as a whole: the actions, and the changes of each step.
///
/// ```swift
/// let story = Story("The alarm rings", on: stage)
/// try story.tap("Line 2")
/// story.step("the alarm rings") {
///   tabs.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
/// }
/// try story.goBack()
/// assertSnapshot(of: story)
/// ```
///
/// A step may state its expected changes, in the text of the story. It fails on any change that is not mentioned; lines
/// that only state where something changed, or what followed from it, may be left out.
///
/// ```swift
/// try story.tap("Close") { "sheet browse.about removed" }
/// ```
@MainActor
public final class Story {
  /// The recorder of the story.
  public let recorder: StoryRecorder

  /// Starts a story on `stage`, which settles first.
  ///
  /// - Parameters:
  ///   - title: The title, which is part of the text.
  ///   - stage: The stage.
  ///   - detail: The level of detail at which changes are described; `nil` is that of the scope, or else
  ///     ``/LayoutSim/DetailLevel/semantic``.
  ///   - redactions: Rules that replace text by aliases, which keep their numbers from step to step; the story fails if
  ///     one matches nothing in the whole story. Those of the scope, which need not match, come after them.
  public init(
    _ title: String,
    on stage: Stage,
    detail: DetailLevel? = nil,
    redacting redactions: [Redaction] = []
  ) {
    let scope = SnapshotScope.current
    recorder = StoryRecorder(
      title,
      on: stage,
      detail: detail ?? scope.detail ?? .semantic,
      redacting: redactions,
      optional: scope.redactions
    )
  }

  /// The story as text.
  public var text: String { recorder.text }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The file in which to report unexpected changes: the test's file.
  ///   - filePath: The path of the file in which to report.
  ///   - line: The line on which to report.
  ///   - column: The column at which to report.
  ///   - expected: The expected changes; `nil` for no expectations.
  /// - Throws: The ``/LayoutSim/StageError`` of a refused action, which is part of the story, too.
  public func perform(
    _ action: StageAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(action, at: origin, expecting: expected)
  }

  func perform(
    _ action: StageAction,
    at origin: Origin,
    expecting expected: (() -> String)?
  ) throws(StageError) {
    defer { check(expected, at: origin) }
    try recorder.perform(action)
  }

  /// Performs a step that is not a user's action: an answer of a server, a notification, a call of a coordinator.
  ///
  /// - Parameters:
  ///   - words: A description of the step.
  ///   - fileID: The file in which to report unexpected changes: the test's file.
  ///   - filePath: The path of the file in which to report.
  ///   - line: The line on which to report.
  ///   - column: The column at which to report.
  ///   - body: Performs the step.
  ///   - expected: The expected changes; `nil` for no expectations.
  /// - Throws: The error of `body`, which is part of the story, too.
  public func step<Failure: Error>(
    _ words: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws(Failure) -> Void,
    expecting expected: (() -> String)? = nil
  ) throws(Failure) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    defer { check(expected, at: origin) }
    try recorder.step(words, body)
  }

  /// Performs an asynchronous step that is not a user's action.
  ///
  /// - Parameters:
  ///   - words: A description of the step.
  ///   - fileID: The file in which to report unexpected changes: the test's file.
  ///   - filePath: The path of the file in which to report.
  ///   - line: The line on which to report.
  ///   - column: The column at which to report.
  ///   - body: Performs the step.
  ///   - expected: The expected changes; `nil` for no expectations.
  /// - Throws: The error of `body`, which is part of the story, too.
  public func step<Failure: Error>(
    _ words: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () async throws(Failure) -> Void,
    expecting expected: (() -> String)? = nil
  ) async throws(Failure) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    defer { check(expected, at: origin) }
    try await recorder.step(words, body)
  }

  private func check(_ expected: (() -> String)?, at origin: Origin) {
    guard let expected, let step = recorder.steps.last else { return }
    let (unexpected, missing) = step.mismatch(with: expected())
    if unexpected.isEmpty, missing.isEmpty { return }
    let number = recorder.steps.count
    let message = SnapshotMessages.unexpected(
      inStep: "\(number). \(step.words)",
      of: recorder.title,
      unexpected: unexpected,
      missing: missing
    )
    SnapshotReport(severity: .failure, message: message).report(at: origin)
  }
}
