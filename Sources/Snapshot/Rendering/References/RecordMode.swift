/// When an assertion writes reference files.
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
