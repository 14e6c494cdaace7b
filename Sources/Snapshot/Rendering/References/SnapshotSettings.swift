/// What the surroundings of a test run say about its snapshots.
package struct SnapshotSettings: Hashable, Sendable {
  /// The mode for assertions that do not ask for one themselves.
  package let mode: RecordMode

  /// The folder for reference files, in place of `Snapshots` in the package's root.
  package let folder: String?

  /// Reads the variables of a process's environment.
  ///
  /// `FLOWSIM_RECORD` names a mode. Without it nothing is written where `CI` is set, as a snapshot
  /// that is recorded there would make the second run pass. `FLOWSIM_SNAPSHOTS` names the folder.
  package init(environment: [String: String]) throws(SnapshotSettingsError) {
    folder = environment["FLOWSIM_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
    if let word = environment["FLOWSIM_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
      self.mode = mode
    } else {
      mode = environment["CI"].map(\.isEmpty) ?? true ? .missing : .never
    }
  }
}

/// What is wrong with the settings of a run.
package enum SnapshotSettingsError: Error, Hashable {
  /// `FLOWSIM_RECORD` holds a word that is no mode.
  case unknownMode(String)
}
