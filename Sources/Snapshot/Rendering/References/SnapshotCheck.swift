import Foundation

/// One assertion: a text, its reference, and its permission to write.
package struct SnapshotCheck: TextCheck {
  package let text: Result<String, any Error>
  let fileExtension: String
  let name: String?
  let testName: String
  let isParameterised: Bool
  let testFile: String
  let line: Int
  let column: Int

  /// Describes the difference of the text from a reference in a special way; `nil` for an ordinary text, or if this one
  /// is described like others.
  package var describe: ((_ reference: String) -> DifferenceReport?)?

  /// Draws what differs, for a report; `nil` if the texts themselves are drawn.
  package var picture: (() -> String?)?

  /// The text that counts as the reference while there is no file; `nil` if a first text is to be recorded.
  package var assumed: String?

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
    var reference: String?
    let verdict: Verdict
    do {
      if let collision = try collision(of: text, on: file, names) {
        verdict = .collided(collision)
      } else {
        // A reference that is replaced without being compared need not be readable.
        reference = (mode == .all ? try? file.content() : try file.content()) ?? assumed
        let style = settings.style(ofFilesWith: fileExtension)
        verdict = verify(text, against: reference, record: mode, style: style)
      }
    } catch {
      let names = artifactNames
      return .failure(SnapshotCheck.message(about: error, file))
        .keeping(names.artifacts(actual: text, reference: nil))
    }
    var former: String?
    switch verdict {
    case .missing, .recorded(replacing: nil):
      if reference == nil { former = file.formerName(of: text, isInUse: names.isClaimed) }
    default: break
    }
    var report = report(
      verdict,
      text,
      on: file,
      settings,
      isKept: mode != .never,
      former: former,
      described: reference.flatMap { describe?($0) }
    )
    if mode != .never { report = carryOut(verdict, text, on: file, settings, reporting: report) }
    guard report?.severity == .failure else { return report }
    return report?.keeping(
      artifactNames.artifacts(actual: text, reference: reference, picture: picture?())
    )
  }

  private static func message(about error: any Error, _ file: ReferenceFile) -> String {
    switch error {
    case let error as NotUTF8Error: SnapshotMessages.notUTF8(file, error: error)
    case let error as TestRunError: SnapshotMessages.unclaimed(file.name, error: error)
    default: SnapshotMessages.unreadable(file, error: error)
    }
  }

  private func collision(
    of text: String,
    on file: ReferenceFile,
    _ names: ClaimedNames
  ) throws(TestRunError) -> Collision? {
    if isParameterised, name == nil { return .parameterised }
    return try names.claim(
      NameClaim(
        path: file.path,
        text: text,
        name: name,
        place: AssertionPlace(
          test: testName,
          file: URL(fileURLWithPath: testFile).lastPathComponent,
          line: line
        ),
        column: column
      )
    )
  }

  /// Performs the writing that the verdict requires, and reports the verdict together with failures to write.
  private func carryOut(
    _ verdict: Verdict,
    _ text: String,
    on file: ReferenceFile,
    _ settings: SnapshotSettings,
    reporting report: SnapshotReport?
  ) -> SnapshotReport? {
    switch verdict {
    case .missing, .collided: break
    case .differs:
      do {
        try file.writeCandidate(text)
      } catch {
        return self.report(verdict, text, on: file, settings, isKept: false)?
          .noting(SnapshotMessages.notKept(file, error: error))
      }
    case .recorded:
      do {
        try file.write(text)
      } catch {
        return .failure(SnapshotMessages.unwritable(file, error: error))
      }
      fallthrough
    case .matched:
      do {
        try file.removeCandidate()
      } catch {
        let message = SnapshotMessages.notRemoved(file, error: error)
        return report?.failing(also: message) ?? .failure(message)
      }
    }
    return report
  }

  private func report(
    _ verdict: Verdict,
    _ text: String,
    on file: ReferenceFile,
    _ settings: SnapshotSettings,
    isKept: Bool,
    former: String? = nil,
    described: DifferenceReport? = nil
  ) -> SnapshotReport? {
    switch verdict {
    case .matched:
      return nil
    case .recorded(let difference):
      return SnapshotReport(
        severity: difference == nil ? .warning : .failure,
        message: SnapshotMessages.recorded(file, replacing: difference, former: former),
        outcome: .recorded
      )
    case .missing:
      let isOnCI = settings.isHeldBackByCI
      return .failure(
        SnapshotMessages.missing(file, text: text, former: former, isOnCI: isOnCI),
        .missing
      )
    case .differs(let difference):
      let message =
        described.map { SnapshotMessages.differs(from: file, by: $0, isKept: isKept) }
        ?? SnapshotMessages.differs(from: file, by: difference, isKept: isKept)
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
  package var displayName: String { ReferenceFile.name(at: pathInFolder) }

  package var artifactNames: ArtifactNames {
    let stem = String(pathInFolder.dropLast(fileExtension.count + 1))
    return ArtifactNames(stem: stem, fileExtension: fileExtension)
  }

  private var pathInFolder: String {
    ReferenceFile.pathInFolder(
      testFile: testFile,
      testName: testName,
      name: name,
      fileExtension: fileExtension
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

/// The difference of a text from its reference, in a description specific to its kind.
package struct DifferenceReport: Hashable, Sendable {
  /// The subject of the text, as the beginning of a message: `Screen map "shop"`.
  package let subject: String

  /// A summary of the changes, on one line without a full stop.
  package let summary: String

  /// The changes, in lines.
  package let text: String

  package init(subject: String, summary: String, text: String) {
    self.subject = subject
    self.summary = summary
    self.text = text
  }
}
