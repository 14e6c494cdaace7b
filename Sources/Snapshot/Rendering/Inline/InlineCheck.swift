import Foundation

/// One assertion whose reference is in the source: a text, its reference, and what may be written.
package struct InlineCheck {
  let text: String
  let reference: String?
  let fileExtension: String
  let testFile: String
  let line: Int
  let column: Int

  package init(
    text: String,
    reference: String?,
    fileExtension: String,
    testFile: String,
    line: Int,
    column: Int
  ) {
    self.text = TextLines.normalised(text)
    self.reference = reference
    self.fileExtension = fileExtension
    self.testFile = testFile
    self.line = line
    self.column = column
  }

  /// Compares, writes or removes a candidate, and returns what to report; `nil` if all is well.
  package func run(
    record mode: RecordMode?,
    environment: [String: String],
    claimed names: ClaimedNames
  ) -> SnapshotReport? {
    let settings: SnapshotSettings
    do {
      settings = try SnapshotSettings(environment: environment)
    } catch {
      switch error {
      case .unknownMode(let word): return report(SnapshotMessages.unknownMode(word))
      case .unknownDifference(let word): return report(SnapshotMessages.unknownDifference(word))
      }
    }
    let report = compare(settings, record: mode, claimed: names)
    guard let log = settings.log else { return report }
    do {
      try log.append(.comparedInline(name: name, outcome: report?.outcome ?? .matched))
      return report
    } catch {
      let message = SnapshotMessages.notLogged(name, at: log.path, error: error)
      return report ?? self.report(message)
    }
  }

  private func compare(
    _ settings: SnapshotSettings,
    record mode: RecordMode?,
    claimed names: ClaimedNames
  ) -> SnapshotReport? {
    let mode = settings.isBinding ? settings.mode : mode ?? settings.mode
    let folder = InlineCandidate.folder(
      in: ReferenceFile.packageRoot(above: URL(fileURLWithPath: testFile), files: .default)
    )
    let file = InlineCandidate.url(of: testFile, line, column, in: folder)
    do {
      if let collision = names.claim(file.path, by: claim) {
        return report(SnapshotMessages.collidedInline(name, by: collision), .collided)
      }
      if let reference, TextLines.areSame(TextLines.normalised(reference), text) {
        if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
        return nil
      }
      let isKept = mode != .never
      if isKept {
        try InlineCandidate(
          of: testFile,
          line: line,
          column: column,
          reference: reference,
          text: text
        )
        .write(in: folder)
      }
      return differs(settings, isKept: isKept)
    } catch {
      return report(SnapshotMessages.failedInline(name, "its text cannot be kept: \(error)"))
    }
  }

  private func differs(_ settings: SnapshotSettings, isKept: Bool) -> SnapshotReport {
    guard let reference else {
      return report(SnapshotMessages.missingInline(name, text: text, isKept: isKept), .missing)
    }
    let difference = SnapshotDifference(
      from: reference,
      to: text,
      style: settings.style(ofFilesWith: fileExtension)
    )
    return report(
      SnapshotMessages.differsInline(name, by: difference, isKept: isKept),
      .differs
    )
  }

  private func report(
    _ message: String,
    _ outcome: SnapshotOutcome = .failed
  ) -> SnapshotReport {
    SnapshotReport(severity: .failure, message: message, outcome: outcome)
  }

  private var name: String { "\(URL(fileURLWithPath: testFile).lastPathComponent):\(line)" }

  private var claim: ClaimedNames.Claim {
    ClaimedNames.Claim(
      text: text,
      isNamed: true,
      place: AssertionPlace(
        test: "inline",
        file: URL(fileURLWithPath: testFile).lastPathComponent,
        line: line
      ),
      column: column
    )
  }
}
