/// The outcome of comparing a text with its reference.
package enum Verdict: Hashable, Sendable {
  /// They are the same.
  case matched

  /// The text becomes the reference; the difference from the old one, if they were compared.
  case recorded(replacing: SnapshotDifference?)

  /// There is no reference, and none may be written.
  case missing

  /// They are not the same.
  case differs(SnapshotDifference)

  /// Another snapshot of the same run already claimed the reference.
  case collided(Collision)
}

/// Two snapshots that would share one reference file.
package enum Collision: Hashable, Sendable {
  /// Two assertions without a name in tests of the same name; `first` is the earlier one.
  case unnamed(first: AssertionPlace)

  /// A parameterised test gives no name, so that its cases share a file.
  case parameterised

  /// The name was used for another text; `first` is the earlier assertion.
  case otherText(first: AssertionPlace)

  /// Another name makes the same file name: `name` of the earlier assertion `first`.
  case otherName(first: AssertionPlace, name: String)

  /// The file's name differs only in case from `file`, that of an earlier assertion.
  case otherCase(first: AssertionPlace, file: String)
}

/// The place of an assertion in the sources.
package struct AssertionPlace: Hashable, Sendable, Codable {
  /// The name of the test, from its function.
  package let test: String

  /// The name of the test's file, without folders.
  package let file: String

  /// The line in that file, counted from 1.
  package let line: Int
}

extension AssertionPlace: CustomStringConvertible {
  /// `test() in ReviewTests.swift:12`.
  package var description: String { "\(test) in \(file):\(line)" }
}

/// Compares `text` with the content of its reference file; `nil` if there is no such file.
///
/// Nothing is read or written: the verdict determines what to do. Line endings and newlines at the end are not
/// compared; every other byte is.
package func verify(
  _ text: String,
  against reference: String?,
  record mode: RecordMode,
  style: SnapshotDifference.Style = .nodes
) -> Verdict {
  guard let reference else {
    return mode == .never ? .missing : .recorded(replacing: nil)
  }
  let isSame = TextLines.areSame(TextLines.normalised(text), TextLines.normalised(reference))
  if isSame { return .matched }
  if mode == .all { return .recorded(replacing: nil) }
  let difference = SnapshotDifference(from: reference, to: text, style: style)
  return mode == .failed ? .recorded(replacing: difference) : .differs(difference)
}
