import Foundation

/// One assertion whose reference is in the source: a text, its reference, and permission to write.
package struct InlineCheck: TextCheck {
  package let text: Result<String, any Error>
  let reference: String?
  let fileExtension: String
  let testFile: String
  let line: Int
  let column: Int

  package init(
    text: Result<String, any Error>,
    reference: String?,
    fileExtension: String,
    testFile: String,
    line: Int,
    column: Int
  ) {
    self.text = text
    self.reference = reference
    self.fileExtension = fileExtension
    self.testFile = testFile
    self.line = line
    self.column = column
  }

  package func compare(
    _ text: String,
    _ settings: SnapshotSettings,
    record mode: RecordMode,
    claimed names: ClaimedNames
  ) -> SnapshotReport? {
    let folder = InlineCandidate.folder(
      in: ReferenceFile.packageRoot(above: URL(fileURLWithPath: testFile), files: .default)
    )
    let file = InlineCandidate.url(of: testFile, line, column, in: folder)
    do {
      if try names.claim(claim(on: file.path, text)) != nil {
        return failure(text, SnapshotMessages.collidedInline(displayName), .collided)
      }
      if let reference, TextLines.areSame(TextLines.normalised(reference), text) {
        if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
        return nil
      }
    } catch let error as TestRunError {
      return failure(text, SnapshotMessages.unclaimed(displayName, error: error))
    } catch {
      return failure(text, SnapshotMessages.notRemovedInline(displayName, file.path, error: error))
    }
    guard mode != .never else { return differs(text, settings, isKept: false) }
    do {
      try InlineCandidate(
        of: testFile,
        line: line,
        column: column,
        reference: reference,
        text: text
      )
      .write(in: folder)
      return differs(text, settings, isKept: true)
    } catch {
      return differs(text, settings, isKept: false)
        .noting(SnapshotMessages.notKeptInline(file.path, error: error))
    }
  }

  private func differs(
    _ text: String,
    _ settings: SnapshotSettings,
    isKept: Bool
  ) -> SnapshotReport {
    guard let reference else {
      let message = SnapshotMessages.missingInline(displayName, text: text, isKept: isKept)
      return failure(text, message, .missing)
    }
    let difference = SnapshotDifference(
      from: reference,
      to: text,
      style: settings.style(ofFilesWith: fileExtension)
    )
    let message = SnapshotMessages.differsInline(displayName, by: difference, isKept: isKept)
    return failure(text, message, .differs)
  }

  private func failure(
    _ text: String,
    _ message: String,
    _ outcome: SnapshotOutcome = .failed
  ) -> SnapshotReport {
    SnapshotReport.failure(message, outcome)
      .keeping(artifactNames.artifacts(actual: text, reference: reference))
  }

  package var artifactNames: ArtifactNames {
    ArtifactNames(
      stem: "\(SafeFileName.text(fileName))/\(line)-\(column)",
      fileExtension: fileExtension
    )
  }

  package func reference(_ settings: SnapshotSettings) -> String? { nil }

  package func entry(of outcome: SnapshotOutcome, _ settings: SnapshotSettings) -> RunLog.Entry {
    .comparedInline(name: displayName, outcome: outcome)
  }

  /// The name of the source, and the line in it.
  package var displayName: String { "\(fileName):\(line)" }

  private var fileName: String { URL(fileURLWithPath: testFile).lastPathComponent }

  private func claim(on path: String, _ text: String) -> NameClaim {
    NameClaim(
      path: path,
      text: text,
      name: "inline",
      place: AssertionPlace(test: "inline", file: fileName, line: line),
      column: column
    )
  }
}

extension SnapshotMessages {
  static func differsInline(
    _ name: String,
    by difference: SnapshotDifference,
    isKept: Bool
  ) -> String {
    lines(
      "Snapshot \(name) differs: \(difference.summary). \(acceptanceInline(of: name, isKept: isKept))",
      difference.text(budget: budget, path: "the source")
    )
  }

  static func missingInline(_ name: String, text: String, isKept: Bool) -> String {
    let shown = TextLines.split(text)
    return lines(
      "Snapshot \(name) missing: its closure has no text. \(acceptanceInline(of: name, isKept: isKept))",
      shown.prefix(budget).map { "+\($0)" }.joined(separator: "\n"),
      shown.count > budget ? remainder(shown.count - budget) : nil
    )
  }

  static func collidedInline(_ name: String) -> String {
    "Snapshot \(name) collided: it was compared with another text before, in a loop or a parameterised test. "
      + "Use assertSnapshot with a name for each"
  }

  /// The note that the new text could not be kept.
  static func notKeptInline(_ path: String, error: any Error) -> String {
    lines("The new text is not kept, because \(path) cannot be written:", reason(error))
  }

  static func notRemovedInline(_ name: String, _ path: String, error: any Error) -> String {
    lines(
      "Snapshot \(name) failed: it is as expected, but the text of an earlier run cannot be removed. Remove \(path)",
      reason(error)
    )
  }

  /// The advice on accepting an inline text.
  private static func acceptanceInline(of name: String, isKept: Bool) -> String {
    isKept
      ? "Accept: swift run flowsim accept \(name)"
      : "Accept: run the test with FLOWSIM_RECORD=failed, then swift run flowsim accept \(name)"
  }
}
