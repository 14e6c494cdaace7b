import Snapshot
import XCTest

/// Settings for all tests of a class of XCTest.
final class ScopedXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(redacting: [.value("1042", as: "order")]) { super.invokeTest() }
  }

  @MainActor
  func testWordsAreRedactedInATest() {
    assertOrder()
  }

  @MainActor
  func testWordsAreRedactedInAnAsynchronousTest() async {
    await Task.yield()
    assertOrder()
  }

  @MainActor
  private func assertOrder() {
    let order = DefaultRoute("order 1042", presentationStyle: .push) { TextBlock("") }
    assertInlineSnapshot(of: Stage(Coordinator(root: order)), as: .outline(.layers)) {
      """
      device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
      layers stack("order ‹order-1›")

      window @ 0,0 393x852
        stack depth=1 @ 0,0 393x852
          screen route="order ‹order-1›" owner=Coordinator<DefaultRoute> top @ 0,0 393x852
      """
    }
  }
}
