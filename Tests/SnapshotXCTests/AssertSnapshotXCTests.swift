import Snapshot
import XCTest

final class AssertSnapshotXCTests: XCTestCase {
  func testATextThatIsAsItsReferencePasses() {
    assertSnapshot(of: "one\ntwo\n")
  }

  func testNamesTellTheSnapshotsOfATestApart() {
    assertSnapshot(of: "first", named: "first")
    assertSnapshot(of: "second", named: "second")
  }
}
