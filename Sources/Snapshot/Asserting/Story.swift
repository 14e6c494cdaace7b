import LayoutSim
import SnapshotRendering

/// A sequence of actions on a stage that is compared as a whole: what was done, and what each step changed.
///
/// ```swift
/// let story = Story("An order goes wrong", on: stage)
/// try story.tap("Browse")
/// story.step("order 1042 is shipped") { app.orderShipped(order) }
/// try story.swipeBack()
/// assertSnapshot(of: story)
/// ```
///
/// A step may say what it expects, in the words of the story. It fails on whatever it does not mention; lines that only
/// say where something changed, and what followed from it, may be left out.
///
/// ```swift
/// try story.tap("Close") { "sheet browse.about removed" }
/// ```
@MainActor
public final class Story {
  /// What is recorded.
  public let recorder: StoryRecorder

  /// Starts a story on `stage`, which settles first.
  ///
  /// - Parameters:
  ///   - title: The title, which is part of the text.
  ///   - stage: The stage.
  ///   - detail: The level of detail at which changes are told; `nil` is that of the scope, or else
  ///     ``/LayoutSim/DetailLevel/semantic``.
  ///   - redactions: Rules that replace words by aliases, which keep their numbers from step to step; the story fails
  ///     if one matches nothing in all of it. Those of the scope, which need not match, come after them.
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
  ///   - fileID: Where to report what was not expected: the test's file.
  ///   - filePath: Where to report.
  ///   - line: Where to report.
  ///   - column: Where to report.
  ///   - expected: The changes that are expected; `nil` expects nothing in particular.
  /// - Throws: The ``/LayoutSim/StageError`` of an action that is refused, which is part of the story, too.
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

  /// Does something that is not a user's action: an answer of a server, a notification, a call of a coordinator.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - fileID: Where to report what was not expected: the test's file.
  ///   - filePath: Where to report.
  ///   - line: Where to report.
  ///   - column: Where to report.
  ///   - body: Does it.
  ///   - expected: The changes that are expected; `nil` expects nothing in particular.
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

  /// Does something asynchronous that is not a user's action.
  ///
  /// - Parameters:
  ///   - words: What is done.
  ///   - fileID: Where to report what was not expected: the test's file.
  ///   - filePath: Where to report.
  ///   - line: Where to report.
  ///   - column: Where to report.
  ///   - body: Does it.
  ///   - expected: The changes that are expected; `nil` expects nothing in particular.
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
