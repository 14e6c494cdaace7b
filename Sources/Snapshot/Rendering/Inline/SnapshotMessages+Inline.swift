extension SnapshotMessages {
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

  static func collidedInline(_ name: String) -> String {
    "Snapshot \(name) collided: it was compared with another text before, in a loop or a parameterised test. "
      + "Use assertSnapshot with a name for each"
  }

  /// The note that the new text waits nowhere.
  static func notKeptInline(_ path: String, error: any Error) -> String {
    lines("The new text is not kept, because \(path) cannot be written:", reason(error))
  }

  static func notRemovedInline(_ name: String, _ path: String, error: any Error) -> String {
    lines(
      "Snapshot \(name) failed: it is as expected, but the text of an earlier run cannot be removed. Remove \(path)",
      reason(error)
    )
  }

  /// What to do with an inline text that is right.
  private static func acceptanceInline(of name: String, isKept: Bool) -> String {
    isKept
      ? "Accept: swift run flowsim accept \(name)"
      : "Accept: run the test with FLOWSIM_RECORD=failed, then swift run flowsim accept \(name)"
  }
}
