import Foundation
import LayoutSim

/// The messages of every report, in one place.
///
/// The word before the first colon is the outcome, so that scripts can count them: `differs`, `missing`, `recorded`,
/// `collided` or `failed`, after the snapshot's name or, if it was recorded, before its file. The first line is
/// complete in itself, because many tools keep only that.
package enum SnapshotMessages {
  /// The maximum number of lines shown of a difference; the rest is in the file.
  package static let budget = 60

  static func differs(
    from file: ReferenceFile,
    by difference: SnapshotDifference,
    isKept: Bool
  ) -> String {
    lines(
      "Snapshot \(file.name) differs: \(difference.summary). \(acceptance(of: file, isKept: isKept))",
      difference.text(budget: budget, path: isKept ? file.path + ".new" : file.path),
      "reference \(file.path)",
      isKept ? "new       \(file.path).new" : nil
    )
  }

  static func differs(
    from file: ReferenceFile,
    by difference: DifferenceReport,
    isKept: Bool
  ) -> String {
    lines(
      "\(difference.subject) differs: \(difference.summary). \(acceptance(of: file, isKept: isKept))",
      difference.text,
      "reference \(file.path)",
      isKept ? "new       \(file.path).new" : nil
    )
  }

  /// The advice on accepting a text.
  private static func acceptance(of file: ReferenceFile, isKept: Bool) -> String {
    isKept
      ? "Accept: swift run flowsim accept \(file.name)"
      : "Accept: run the test with FLOWSIM_RECORD=failed and commit \(file.shortPath)"
  }

  static func missing(
    _ file: ReferenceFile,
    text: String,
    former: String?,
    isOnCI: Bool
  ) -> String {
    let shown = TextLines.split(text)
    return lines(
      "Snapshot \(file.name) missing: it has no reference"
        + (isOnCI
          ? ", and where CI is set none is written. Run the test on your own machine and commit "
          : ", and the mode `never` writes nothing. Run the test with FLOWSIM_RECORD=missing, or without "
            + "record: .never, and commit ")
        + file.shortPath + (former.map { ". \(renaming(from: $0))" } ?? ""),
      shown.prefix(budget).map { "+\($0)" }.joined(separator: "\n"),
      shown.count > budget ? remainder(shown.count - budget) : nil,
      "reference \(file.path)"
    )
  }

  /// The advice if a reference of another name has the text.
  private static func renaming(from former: String) -> String {
    "The reference of \(former) has the same text: if the test was called so, remove that one"
  }

  static func recorded(
    _ file: ReferenceFile,
    replacing difference: SnapshotDifference?,
    former: String?
  ) -> String {
    lines(
      "Snapshot recorded: \(file.shortPath)"
        + (difference.map { ", since \($0.reason)" } ?? "") + ". Read and commit it"
        + (former.map { ". \(renaming(from: $0))" } ?? ""),
      difference?.text(budget: budget, path: "it")
    )
  }

  static func collided(_ file: ReferenceFile, by collision: Collision) -> String {
    let reason =
      switch collision {
      case .unnamed(let other):
        "\(other) has the same file. Name each snapshot of a test that has several, and those of tests "
          + "that are called the same in one file: named: \"…\""
      case .parameterised:
        "the cases of a parameterised test share its file. Give each case a name: named: \"\\(argument)\""
      case .otherText(let other):
        "\(other) has another text of this name. "
          + "Give every snapshot a name of its own, in loops and parameterised tests too"
      case .otherName(let other, let name):
        "\(other) has the same file, which its name \(QuotedWords.text(name)) makes, too. "
          + "Choose names that differ in letters or digits"
      case .otherCase(let other, let otherFile):
        "\(other) has \(otherFile), which differs in upper and lower case alone: on many disks that is "
          + "one file. Give one of them another name"
      }
    return lines("Snapshot \(file.name) collided: \(reason)", "reference \(file.path)")
  }

  package static func unexpected(
    inStep step: String,
    of title: String,
    unexpected: [String],
    missing: [String]
  ) -> String {
    lines(
      "Story \"\(title)\" has a step that was expected otherwise: \(step)",
      (unexpected.map { "not expected: \($0)" } + missing.map { "not there:    \($0)" })
        .joined(separator: "\n")
    )
  }

  package static func found(_ findings: [Finding], in name: String) -> String {
    let codes = findings.map { "\($0.code.rawValue) at \($0.place)" }
    let count = findings.count == 1 ? "a finding" : "\(findings.count) findings"
    return lines(
      "Snapshot \(name) has \(count): \(codes.joined(separator: ", ")). Mend what is found, or silence it there",
      findings.map { "finding \($0)" }.joined(separator: "\n")
    )
  }

  package static func brokenContract(_ violations: [String]) -> String {
    let count = violations.count
    return (["Layout contract broken in \(count) \(count == 1 ? "way" : "ways"):"] + violations)
      .joined(separator: "\n")
  }

  /// The note that counts the lines of a text that are not shown.
  static func remainder(_ count: Int) -> String {
    "… \(count) more \(count == 1 ? "line" : "lines")"
  }

  static func lines(_ lines: String?...) -> String {
    lines.compactMap { $0 }.joined(separator: "\n")
  }
}

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
