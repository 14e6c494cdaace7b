import LayoutSim

/// The messages of every report, in one place.
///
/// The word after a snapshot's name is its outcome, so that scripts can count them: `differs`, `missing`,
/// `recorded`, `collided` or `failed`. The first line is complete in itself, because many tools keep only
/// that.
package enum SnapshotMessages {
  /// The maximum number of lines shown of a difference; the rest is in the file.
  private static let budget = 60

  static func differs(
    _ name: String,
    by difference: SnapshotDifference,
    from file: ReferenceFile,
    isKept: Bool
  ) -> String {
    lines(
      "Snapshot \"\(name)\" differs: \(difference.summary). \(acceptance(of: file, isKept: isKept))",
      difference.text(budget: budget, path: isKept ? file.path + ".new" : file.path),
      "reference \(file.path)",
      isKept ? "new       \(file.path).new" : nil
    )
  }

  /// What to do with a text that is right.
  private static func acceptance(of file: ReferenceFile, isKept: Bool) -> String {
    isKept
      ? "Accept: swift run flowsim accept \(file.name)"
      : "Accept: run the test with FLOWSIM_RECORD=failed and commit \(file.shortPath)"
  }

  static func missing(
    _ name: String,
    text: String,
    at file: ReferenceFile,
    isOnCI: Bool
  ) -> String {
    let shown = TextLines.split(text)
    return lines(
      "Snapshot \"\(name)\" missing: it has no reference"
        + (isOnCI
          ? ", and where CI is set none is written. Run the test on your own machine and commit "
          : ", and the mode `never` writes nothing. Run the test with FLOWSIM_RECORD=missing, or without "
            + "record: .never, and commit ")
        + file.shortPath,
      shown.prefix(budget).map { "+\($0)" }.joined(separator: "\n"),
      shown.count > budget ? remainder(shown.count - budget) : nil,
      "reference \(file.path)"
    )
  }

  static func recorded(
    _ name: String,
    replacing difference: SnapshotDifference?,
    at file: ReferenceFile
  ) -> String {
    lines(
      "Snapshot \"\(name)\" recorded: "
        + (difference.map { "\($0.reason). " } ?? "")
        + "Read and commit \(file.shortPath)",
      difference?.text(budget: budget, path: file.path),
      "reference \(file.path)"
    )
  }

  static func collided(
    _ name: String,
    by collision: Collision,
    at file: ReferenceFile
  ) -> String {
    let reason =
      switch collision {
      case .unnamed(let other):
        "\(other) has the same file. Name each snapshot of a test that has several, and those of tests "
          + "that are called the same in one file: named: \"…\""
      case .otherText(let other):
        "\(other) has another text of this name. "
          + "Give every snapshot a name of its own, in loops and parameterised tests too"
      case .otherCase(let other, let otherFile):
        "\(other) has \(otherFile), which differs in upper and lower case alone: on many disks that is "
          + "one file. Give one of them another name"
      }
    return lines("Snapshot \"\(name)\" collided: \(reason)", "reference \(file.path)")
  }

  static func unknownMode(_ word: String) -> String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "FLOWSIM_RECORD is \"\(word)\". It takes one of \(modes)"
  }

  static func unknownDifference(_ word: String) -> String {
    "FLOWSIM_DIFF is \"\(word)\". It takes one of nodes, lines"
  }

  static func notUTF8(_ name: String, at file: ReferenceFile, error: NotUTF8) -> String {
    lines(
      "Snapshot \"\(name)\" failed: its reference is not UTF-8 from byte \(error.offset) in line "
        + "\(error.line) on. Convert \(file.shortPath), or record it anew with FLOWSIM_RECORD=all",
      "reference \(file.path)"
    )
  }

  /// The report that nothing could be compared, for the `reason` given in sentences.
  package static func failed(_ name: String, _ reason: String) -> String {
    "Snapshot \"\(name)\" failed: \(reason)"
  }

  static func unreadable(_ name: String, at file: ReferenceFile, error: any Error) -> String {
    lines(
      "Snapshot \"\(name)\" failed: its file can be neither read nor written",
      "reference \(file.path)",
      "\(error)"
    )
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

  static func differsInline(
    _ name: String,
    by difference: SnapshotDifference,
    isKept: Bool
  ) -> String {
    lines(
      "Snapshot \(name) differs: \(difference.summary). \(acceptanceInline(of: name, isKept: isKept))",
      difference.text(budget: budget, path: "the source")
    )
  }

  static func missingInline(_ name: String, text: String, isKept: Bool) -> String {
    let shown = TextLines.split(text)
    return lines(
      "Snapshot \(name) missing: its closure has no text. \(acceptanceInline(of: name, isKept: isKept))",
      shown.prefix(budget).map { "+\($0)" }.joined(separator: "\n"),
      shown.count > budget ? remainder(shown.count - budget) : nil
    )
  }

  package static func failedInline(_ name: String, _ reason: String) -> String {
    "Snapshot \(name) failed: \(reason)"
  }

  static func collidedInline(_ name: String, by collision: Collision) -> String {
    "Snapshot \(name) collided: it was compared with another text before, in a loop or a parameterised test. "
      + "Use assertSnapshot with a name for each"
  }

  /// What to do with an inline text that is right.
  private static func acceptanceInline(of name: String, isKept: Bool) -> String {
    isKept
      ? "Accept: swift run flowsim accept \(name)"
      : "Accept: run the test with FLOWSIM_RECORD=failed, then swift run flowsim accept \(name)"
  }

  static func notLogged(_ name: String, at path: String, error: any Error) -> String {
    lines(
      "Snapshot \"\(name)\" failed: FLOWSIM_LOG is \"\(path)\", which cannot be written. Name a file in a "
        + "folder that can, or unset it",
      "\(error)"
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

  private static func lines(_ lines: String?...) -> String {
    lines.compactMap { $0 }.joined(separator: "\n")
  }
}
