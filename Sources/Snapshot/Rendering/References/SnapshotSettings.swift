/// What the surroundings of a test run say about its snapshots.
package struct SnapshotSettings: Hashable, Sendable {
  /// The mode that the surroundings ask for.
  package let mode: RecordMode

  /// Whether that mode holds for assertions, too, that ask for another one in code.
  ///
  /// On CI a mode that was left in the code would make every run pass.
  package let isBinding: Bool

  /// Whether nothing is written because `CI` is set, and not because a mode says so.
  package var isHeldBackByCI: Bool { isBinding && !isModeGiven }

  private let isModeGiven: Bool

  /// The folder for reference files, in place of `Snapshots` in the package's root.
  package let folder: String?

  /// Reads the variables of a process's environment.
  ///
  /// `FLOWSIM_RECORD` names a mode. Without it nothing is written where `CI` is set (to anything but
  /// `false` or `0`), as a snapshot that is recorded there would make the second run pass.
  /// `FLOWSIM_SNAPSHOTS` names the folder.
  package init(environment: [String: String]) throws(SnapshotSettingsError) {
    folder = environment["FLOWSIM_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
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

/// What is wrong with the settings of a run.
package enum SnapshotSettingsError: Error, Hashable {
  /// `FLOWSIM_RECORD` holds a word that is no mode.
  case unknownMode(String)
}
