import Snapshot
import SnapshotRendering
import Testing

/// Verdicts.
struct VerdictTests {
  private let difference = SnapshotDifference.lines(LineDifference(from: "old", to: "new"))

  @Test("A text that is its reference matches in every mode", arguments: RecordMode.allCases)
  func matched(mode: RecordMode) {
    #expect(verify("same\n", against: "same\n", record: mode) == .matched)
    #expect(verify("same\n", against: "same\r\n", record: mode) == .matched)
  }

  @Test(
    "Without a reference the text is recorded, unless nothing may be",
    arguments: [
      (RecordMode.all, Verdict.recorded(replacing: nil)), (.missing, .recorded(replacing: nil)),
      (.failed, .recorded(replacing: nil)), (.never, .missing),
    ]
  )
  func noReference(mode: RecordMode, verdict: Verdict) {
    #expect(verify("new", against: nil, record: mode) == verdict)
  }

  @Test("Another text differs, and replaces its reference only where that was asked for")
  func otherText() {
    #expect(verify("new", against: "old", record: .never) == .differs(difference))
    #expect(verify("new", against: "old", record: .missing) == .differs(difference))
    #expect(verify("new", against: "old", record: .failed) == .recorded(replacing: difference))
    #expect(verify("new", against: "old", record: .all) == .recorded(replacing: nil))
  }
}
