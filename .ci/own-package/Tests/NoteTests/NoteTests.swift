import Snapshot
import Testing

@Suite("Notes")
@MainActor
struct NoteTests {
  @Test func screen() { assertSnapshot(of: note()) }

  @Test func picture() { assertSnapshot(of: note(), as: .svg) }

  @Test(.enabled(if: !leavesOut)) func removedLater() { assertSnapshot(of: "always the same") }

  @Test func detached() async {
    let text = words
    await Task.detached {
      assertSnapshot(of: text, named: "detached", testName: "detached")
    }.value
  }

  @Test func inline() {
    assertInlineSnapshot(of: words) {
      """
      Milk and bread
      """
    }
  }
}
