import Foundation

/// The messages about obstacles to comparing a text.
extension SnapshotMessages {
  /// The report that nothing could be compared, for the `reason` given in sentences.
  static func failed(_ name: String, _ reason: String) -> String {
    "Snapshot \(name) failed: \(reason)"
  }

  static func notUTF8(_ file: ReferenceFile, error: NotUTF8Error) -> String {
    lines(
      "Snapshot \(file.name) failed: its reference is not UTF-8 from byte \(error.offset) in line "
        + "\(error.line) on. Convert \(file.shortPath), or record it anew with FLOWSIM_RECORD=all",
      "reference \(file.path)"
    )
  }

  static func unreadable(_ file: ReferenceFile, error: any Error) -> String {
    lines(
      "Snapshot \(file.name) failed: its reference cannot be read. Make \(file.shortPath) a file that can, "
        + "or record it anew with FLOWSIM_RECORD=all",
      "reference \(file.path)",
      reason(error)
    )
  }

  static func unwritable(_ file: ReferenceFile, error: any Error) -> String {
    lines(
      "Snapshot \(file.name) failed: its reference cannot be written. Make room for \(file.shortPath), and its "
        + "folder writable",
      "reference \(file.path)",
      reason(error)
    )
  }

  static func notRemoved(_ file: ReferenceFile, error: any Error) -> String {
    lines(
      "Snapshot \(file.name) failed: it is its reference, but the text of an earlier run cannot be removed. Remove "
        + "\(file.shortPath).new",
      "reference \(file.path)",
      reason(error)
    )
  }

  /// The note that the new text could not be kept.
  static func notKept(_ file: ReferenceFile, error: any Error) -> String {
    lines("The new text is not kept, because \(file.path).new cannot be written:", reason(error))
  }

  /// The note that artifacts could not be stored as files.
  static func noArtifacts(at path: String, error: any Error) -> String {
    lines("FLOWSIM_ARTIFACTS is \"\(path)\", where nothing can be kept:", reason(error))
  }

  /// The system's reason, in the form used by all messages.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError else {
      return error.localizedDescription
    }
    return "\(error.localizedDescription) (\(cause.localizedDescription))"
  }

  static func notLogged(_ name: String, at path: String, error: any Error) -> String {
    lines(
      "Snapshot \(name) failed: FLOWSIM_LOG is \"\(path)\", which cannot be written. Name a file in a "
        + "folder that can, or unset it",
      reason(error)
    )
  }

  static func unclaimed(_ name: String, error: TestRunError) -> String {
    lines(
      "Snapshot \(name) failed: FLOWSIM_RUN is \"\(error.folder)\", where the names of a run cannot be kept. "
        + "Name an empty folder for each run, or unset it",
      error.reason
    )
  }

  static func invalid(_ error: SnapshotSettingsError) -> String {
    switch error {
    case .unknownMode(let word):
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "FLOWSIM_RECORD is \"\(word)\". It takes one of \(modes)"
    case .unknownDifference(let word):
      return "FLOWSIM_DIFF is \"\(word)\". It takes one of nodes, lines"
    }
  }
}
