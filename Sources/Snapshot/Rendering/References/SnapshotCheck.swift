import Foundation

/// One assertion: a text, its reference, and what the assertion may write.
package struct SnapshotCheck: TextCheck {
  package let text: Result<String, any Error>
  let fileExtension: String
  let name: String?
  let testName: String
  let isParameterised: Bool
  let testFile: String
  let line: Int
  let column: Int

  /// Creates the check of an assertion, at a place in a test, that `text` matches its reference.
  package init(
    text: Result<String, any Error>,
    fileExtension: String,
    name: String?,
    testName: String,
    isParameterised: Bool = false,
    testFile: String,
    line: Int,
    column: Int
  ) {
    self.text = text
    self.fileExtension = fileExtension
    self.name = name
    self.testName = testName
    self.isParameterised = isParameterised
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
    let file = file(settings)
    do {
      let verdict = try verdict(on: text, file, settings, record: mode, claimed: names)
      try carryOut(verdict, text, on: file, mayWrite: mode != .never)
      return report(verdict, text, on: file, settings, mayWrite: mode != .never)
    } catch let error as NotUTF8 {
      return .failure(SnapshotMessages.notUTF8(file, error: error))
    } catch let error as TestRunError {
      return .failure(SnapshotMessages.unclaimed(displayName, error: error))
    } catch {
      return .failure(SnapshotMessages.unreadable(file, error: error))
    }
  }

  private func verdict(
    on text: String,
    _ file: ReferenceFile,
    _ settings: SnapshotSettings,
    record mode: RecordMode,
    claimed names: ClaimedNames
  ) throws -> Verdict {
    if isParameterised, name == nil { return .collided(.parameterised) }
    let claim = NameClaim(
      path: file.path,
      text: text,
      isNamed: name != nil,
      place: AssertionPlace(
        test: testName,
        file: URL(fileURLWithPath: testFile).lastPathComponent,
        line: line
      ),
      column: column
    )
    if let collision = try names.claim(claim) { return .collided(collision) }
    // A reference that is replaced without being compared need not be readable.
    let reference = mode == .all ? try? file.content() : try file.content()
    return verify(
      text,
      against: reference,
      record: mode,
      style: settings.style(ofFilesWith: fileExtension)
    )
  }

  private func carryOut(
    _ verdict: Verdict,
    _ text: String,
    on file: ReferenceFile,
    mayWrite: Bool
  ) throws {
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
    _ text: String,
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
        message: SnapshotMessages.recorded(file, replacing: difference),
        outcome: .recorded
      )
    case .missing:
      let isOnCI = settings.isHeldBackByCI
      return .failure(SnapshotMessages.missing(file, text: text, isOnCI: isOnCI), .missing)
    case .differs(let difference):
      let message = SnapshotMessages.differs(from: file, by: difference, isKept: mayWrite)
      return .failure(message, .differs)
    case .collided(let collision):
      return .failure(SnapshotMessages.collided(file, by: collision), .collided)
    }
  }

  package func reference(_ settings: SnapshotSettings) -> String? { file(settings).path }

  package func entry(of outcome: SnapshotOutcome, _ settings: SnapshotSettings) -> RunLog.Entry {
    let file = file(settings)
    return .compared(
      path: file.pathInFolder,
      folder: file.folder,
      outcome: outcome,
      isFiltered: TestProcessArguments.areFiltering(CommandLine.arguments)
    )
  }

  /// The name with that of the test's file, `CartTests/empty`.
  package var displayName: String {
    ReferenceFile.name(
      at: ReferenceFile.pathInFolder(
        testFile: testFile,
        testName: testName,
        name: name,
        fileExtension: fileExtension
      )
    )
  }

  private func file(_ settings: SnapshotSettings) -> ReferenceFile {
    ReferenceFile(
      testFile: testFile,
      testName: testName,
      name: name,
      fileExtension: fileExtension,
      folder: settings.folder
    )
  }
}
