import Foundation

/// One assertion: a text, its reference, and what the assertion may write.
///
/// It does everything short of reporting to a test framework, so that it can be tested.
package struct SnapshotCheck {
  let text: String
  let fileExtension: String
  let name: String?
  let testName: String
  let testFile: String
  let line: Int
  let column: Int

  /// Creates the check of an assertion, at a place in a test, that `text` matches its reference.
  package init(
    text: String,
    fileExtension: String,
    name: String?,
    testName: String,
    testFile: String,
    line: Int,
    column: Int
  ) {
    self.text = TextLines.normalised(text)
    self.fileExtension = fileExtension
    self.name = name
    self.testName = testName
    self.testFile = testFile
    self.line = line
    self.column = column
  }

  /// Compares, writes what may be written, and returns what to report; `nil` if all is well.
  ///
  /// In that case the report of an earlier run is removed.
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
      case .unknownMode(let word): return failure(SnapshotMessages.unknownMode(word))
      case .unknownDifference(let word): return failure(SnapshotMessages.unknownDifference(word))
      }
    }
    let file = ReferenceFile(
      testFile: testFile,
      testName: testName,
      name: name,
      fileExtension: fileExtension,
      folder: settings.folder
    )
    var report = compare(with: file, settings, record: mode, claimed: names)
    report = log(report, on: file, to: settings.log) ?? report
    report?.reference = file.path
    if report == nil { ReportFile(about: file.path).remove() }
    return report
  }

  /// Appends the outcome to `log`; returns a failure if it cannot be written.
  private func log(
    _ report: SnapshotReport?,
    on file: ReferenceFile,
    to log: RunLog?
  ) -> SnapshotReport? {
    guard let log else { return nil }
    do {
      try log.append(
        .compared(
          path: file.pathInFolder,
          folder: file.folder,
          outcome: report?.outcome ?? .matched,
          isFiltered: TestProcessArguments.areFiltering(CommandLine.arguments)
        )
      )
      return nil
    } catch {
      return report ?? failure(SnapshotMessages.notLogged(displayName, at: log.path, error: error))
    }
  }

  private func compare(
    with file: ReferenceFile,
    _ settings: SnapshotSettings,
    record mode: RecordMode?,
    claimed names: ClaimedNames
  ) -> SnapshotReport? {
    let mode = settings.isBinding ? settings.mode : mode ?? settings.mode
    do {
      let verdict = try verdict(on: file, settings, record: mode, claimed: names)
      try carryOut(verdict, on: file, mayWrite: mode != .never)
      return report(verdict, on: file, settings, mayWrite: mode != .never)
    } catch let error as NotUTF8 {
      return failure(SnapshotMessages.notUTF8(displayName, at: file, error: error))
    } catch {
      return failure(SnapshotMessages.unreadable(displayName, at: file, error: error))
    }
  }

  private func verdict(
    on file: ReferenceFile,
    _ settings: SnapshotSettings,
    record mode: RecordMode,
    claimed names: ClaimedNames
  ) throws -> Verdict {
    let claim = ClaimedNames.Claim(
      text: text,
      isNamed: name != nil,
      place: AssertionPlace(
        test: testName,
        file: URL(fileURLWithPath: testFile).lastPathComponent,
        line: line
      ),
      column: column
    )
    if let collision = names.claim(file.path, by: claim) { return .collided(collision) }
    // A reference that is replaced without being compared need not be readable.
    let reference = mode == .all ? try? file.content() : try file.content()
    return verify(
      text,
      against: reference,
      record: mode,
      style: settings.style(ofFilesWith: fileExtension)
    )
  }

  private func carryOut(_ verdict: Verdict, on file: ReferenceFile, mayWrite: Bool) throws {
    guard mayWrite else { return }
    switch verdict {
    case .matched: try file.removeCandidate()
    case .recorded:
      try file.write(text)
      try file.removeCandidate()
    case .differs: try file.writeCandidate(text)
    case .missing, .collided: break
    }
  }

  private func report(
    _ verdict: Verdict,
    on file: ReferenceFile,
    _ settings: SnapshotSettings,
    mayWrite: Bool
  ) -> SnapshotReport? {
    switch verdict {
    case .matched:
      return nil
    case .recorded(let difference):
      return SnapshotReport(
        severity: difference == nil ? .warning : .failure,
        message: SnapshotMessages.recorded(displayName, replacing: difference, at: file),
        outcome: .recorded
      )
    case .missing:
      let isOnCI = settings.isHeldBackByCI
      return failure(
        SnapshotMessages.missing(displayName, text: text, at: file, isOnCI: isOnCI),
        .missing
      )
    case .differs(let difference):
      return failure(
        SnapshotMessages.differs(displayName, by: difference, from: file, isKept: mayWrite),
        .differs
      )
    case .collided(let collision):
      return failure(
        SnapshotMessages.collided(displayName, by: collision, at: file),
        .collided
      )
    }
  }

  private func failure(
    _ message: String,
    _ outcome: SnapshotOutcome = .failed
  ) -> SnapshotReport {
    SnapshotReport(severity: .failure, message: message, outcome: outcome)
  }

  private var displayName: String { SnapshotCheck.displayName(name, testName: testName) }

  /// The name of a snapshot in reports: its own, or else its test's as in file names.
  package static func displayName(_ name: String?, testName: String) -> String {
    name ?? SafeFileName.text(testName)
  }
}
