/// An assertion that compares a text, without reporting to a test framework, so that it can be tested.
package protocol TextCheck {
  /// The name of the snapshot in messages, and in the tool.
  var displayName: String { get }

  /// The text to compare, or the reason why there is none.
  var text: Result<String, any Error> { get }

  /// Compares `text`, writes files as far as allowed, and returns the report; `nil` if there is none.
  func compare(
    _ text: String,
    _ settings: SnapshotSettings,
    record mode: RecordMode,
    claimed names: ClaimedNames
  ) -> SnapshotReport?

  /// The path of the reference; `nil` if it is in the source.
  func reference(_ settings: SnapshotSettings) -> String?

  /// The names of a failure's artifacts.
  var artifactNames: ArtifactNames { get }

  /// The entry of the log for `outcome`.
  func entry(of outcome: SnapshotOutcome, _ settings: SnapshotSettings) -> RunLog.Entry
}

extension TextCheck {
  /// Compares, writes files as far as allowed, and returns the report; `nil` if there is none.
  ///
  /// In that case the report of an earlier run is removed. The outcome is logged, including that of a text that could
  /// not be created.
  package func run(
    record mode: RecordMode?,
    environment: [String: String],
    claimed names: ClaimedNames
  ) -> SnapshotReport? {
    let settings: SnapshotSettings
    do {
      settings = try SnapshotSettings(environment: environment)
    } catch {
      return .failure(SnapshotMessages.invalid(error))
    }
    var report: SnapshotReport?
    do {
      let mode = settings.isBinding ? settings.mode : mode ?? settings.mode
      let text = TextLines.normalised(try text.get())
      report = compare(text, settings, record: mode, claimed: names)
    } catch {
      report = .failure(SnapshotMessages.failed(displayName, "\(error)"))
    }
    report = kept(logged(report, settings), settings)
    let reference = reference(settings)
    report?.reference = reference
    if report == nil, let reference { ReportFile(about: reference).remove() }
    return report
  }

  /// Appends the outcome to the log; a log that cannot be written is a failure.
  private func logged(_ report: SnapshotReport?, _ settings: SnapshotSettings) -> SnapshotReport? {
    guard let log = settings.log else { return report }
    do {
      try log.append(entry(of: report?.outcome ?? .matched, settings))
      return report
    } catch {
      let message = SnapshotMessages.notLogged(displayName, at: log.path, error: error)
      return report?.failing(also: message) ?? .failure(message)
    }
  }

  /// Stores the artifacts of a failure as files, if the settings require it, and removes those of an earlier run.
  ///
  /// A folder that cannot be written does not change the outcome; a failure mentions it.
  private func kept(_ report: SnapshotReport?, _ settings: SnapshotSettings) -> SnapshotReport? {
    guard let folder = settings.artifacts else { return report }
    do {
      let names = artifactNames
      try folder.replace(
        at: [names.actual, names.reference, names.picture],
        with: report?.artifacts ?? []
      )
      return report
    } catch {
      return report?.noting(SnapshotMessages.noArtifacts(at: folder.path, error: error))
    }
  }
}
