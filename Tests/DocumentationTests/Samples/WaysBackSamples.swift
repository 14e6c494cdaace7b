import Snapshot
import Testing

@MainActor
@Suite("The screen on the page about ways back")
struct WaysBackSampleTests {
  @Test("No user is trapped on it, wherever it is shown")
  func everywhere() {
    let report = reportWaysBack { BackButtonScreen(words: "Order 7 is on its way.") }
    #expect(report.rows.filter(\.isTrapped).isEmpty)
  }
}
