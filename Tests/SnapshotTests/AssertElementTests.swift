import Snapshot
import Testing

/// assertSnapshot of an element.
@MainActor
struct AssertElementTests {
  @Test("An element that matches its reference passes")
  func passes() {
    // 16 + 40 + stretch + 20 + 16 = 361 wide, 16 + 40 + 16 = 72 high; the badge at 361 - 36, centred.
    assertSnapshot(
      of: Row {
        Picture("cover", width: 40, height: 40)
        Stretch()
        Picture("badge", width: 20, height: 10)
      }.padding(16),
      width: 361
    )
  }

  @Test("Elements without end are reported where they were asserted")
  func endless() {
    struct Endless: Element {
      var body: some Element { Column { Endless() } }
    }
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: Endless(), width: 361, named: "endless")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix(#"Snapshot AssertElementTests/endless.endless failed: More than "#)
        }
    }
  }
}
