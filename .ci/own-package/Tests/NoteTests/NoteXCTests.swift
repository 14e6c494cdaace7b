import Snapshot
import XCTest

final class NoteXCTests: XCTestCase {
  func testWords() { assertSnapshot(of: words) }

  func testWordsLater() async {
    await Task.yield()
    assertSnapshot(of: words)
  }
}
