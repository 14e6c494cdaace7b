/// When an assertion writes reference files.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes every snapshot without comparing it.
  case all

  /// Writes what has no reference yet and compares everything else.
  case missing

  /// Writes what has no reference and what differs from it, and shows the difference.
  case failed

  /// Writes nothing at all: a snapshot without a reference is a failure.
  case never
}
