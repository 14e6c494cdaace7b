/// Compares `text` with the content of its reference file; `nil` if there is no such file.
///
/// Nothing is read or written: the verdict says what to do. Line endings and newlines at the end are not
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
