/// What comes of comparing a text with its reference.
public enum Verdict: Hashable, Sendable {
  /// They are the same.
  case matched

  /// The text is to become the reference; the difference from the old one, where they were
  /// compared.
  case recorded(replacing: LineDifference?)

  /// There is no reference, and none may be written.
  case missing

  /// They are not the same.
  case differs(LineDifference)

  /// Another snapshot of the same run already claimed the reference.
  case collided(Collision)
}

/// Two snapshots that would share one reference file.
public enum Collision: Hashable, Sendable {
  /// Two assertions of one test leave the name to the test; `line` is that of the first.
  case unnamed(line: Int)

  /// The name was used for another text; `line` is that of the first assertion.
  case otherText(line: Int)
}
