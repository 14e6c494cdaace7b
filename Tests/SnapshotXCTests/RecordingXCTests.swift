import LayoutSim
import Snapshot
import XCTest

final class RecordingXCTests: XCTestCase {
  @MainActor
  func testAStageThatIsAsRecordedPasses() async {
    // 100 x 50 in the middle of 62 to 840.
    let stage = Stage(on: .iPhone17Pro, platform: .iOS26) {
      PushButton {
      } label: {
        TextBlock("Begin").frame(width: 100, height: 50)
      }
    }
    assertRecording("begin.json", of: stage)
  }
}
