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

/// The settings for snapshots from a test run's environment.
package struct SnapshotSettings: Hashable, Sendable {
  /// The mode that the environment requests.
  package let mode: RecordMode

  /// Whether that mode overrides the mode that an assertion requests in code.
  ///
  /// On CI, a mode left in the code would otherwise make every run pass.
  package let isBinding: Bool

  /// Whether nothing is written because `CI` is set, rather than because of an explicit mode.
  package var isHeldBackByCI: Bool { isBinding && !isModeGiven }

  private let isModeGiven: Bool

  /// The folder for reference files, instead of `Snapshots` in the package's root.
  package let folder: String?

  /// The log to which every assertion is appended; `nil` if none is kept.
  package let log: RunLog?

  /// The folder for artifacts of failures; `nil` if they are not files.
  package let artifacts: ArtifactFolder?

  /// Whether differing outlines are reported line by line.
  package let comparesLines: Bool

  /// Reads the variables of a process's environment.
  ///
  /// `FLOWSIM_RECORD` names a mode. Without it nothing is written if `CI` is set (to anything but `false` or `0`),
  /// because a snapshot recorded there would make the second run pass. `FLOWSIM_SNAPSHOTS` names the folder,
  /// `FLOWSIM_LOG` the log, and `FLOWSIM_ARTIFACTS` the folder for artifacts. `FLOWSIM_DIFF` is `lines` to see the
  /// lines of outlines that differ in place of their nodes.
  package init(environment: [String: String]) throws(SnapshotSettingsError) {
    switch environment["FLOWSIM_DIFF"] ?? "" {
    case "", "nodes": comparesLines = false
    case "lines": comparesLines = true
    case let word: throw .unknownDifference(word)
    }
    folder = environment["FLOWSIM_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
    log = environment["FLOWSIM_LOG"].flatMap { $0.isEmpty ? nil : RunLog(path: $0) }
    artifacts = environment["FLOWSIM_ARTIFACTS"].flatMap {
      $0.isEmpty ? nil : ArtifactFolder(path: $0)
    }
    let isOnCI = environment["CI"].map { !["", "false", "0"].contains($0) } ?? false
    isBinding = isOnCI
    if let word = environment["FLOWSIM_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
      self.mode = mode
      isModeGiven = true
    } else {
      mode = isOnCI ? .never : .missing
      isModeGiven = false
    }
  }
}

extension SnapshotSettings {
  /// The style of comparing texts whose files have this extension.
  package func style(ofFilesWith fileExtension: String) -> SnapshotDifference.Style {
    let style = SnapshotDifference.Style(ofFilesWith: fileExtension)
    guard style == .nodes, comparesLines else { return style }
    return fileExtension == TreeRenderer.outline.fileExtension ? .linesOfNodes : .lines
  }
}

/// An error in the settings of a run.
package enum SnapshotSettingsError: Error, Hashable {
  /// `FLOWSIM_RECORD` is not the name of a mode.
  case unknownMode(String)

  /// `FLOWSIM_DIFF` is neither `nodes` nor `lines`.
  case unknownDifference(String)
}

/// The condition under which an assertion writes reference files.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes every snapshot without comparing it.
  case all

  /// Writes snapshots without a reference and compares all others.
  case missing

  /// Writes snapshots without a reference and those that differ from it, and shows the difference.
  case failed

  /// Writes nothing at all: a snapshot without a reference is a failure.
  case never
}
