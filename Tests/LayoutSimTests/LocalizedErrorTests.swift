import Foundation
import Testing

@testable import LayoutSim

/// Errors of a stage as Foundation shows them.
struct LocalizedErrorTests {
  @Test("They say what happened, not that an error 0 occurred")
  func words() {
    let errors: [any Error] = [
      StageError.noWayBack(screen: "home"), LayoutError.tooDeep(limit: 10),
    ]
    #expect(
      errors.map(\.localizedDescription) == [
        "No way back is shown on home. Tap one of the screen's own buttons instead.",
        "More than 10 elements are inside each other. Look for an element whose body contains the "
          + "element itself without a condition; where there is none, put fewer elements inside each "
          + "other.",
      ]
    )
  }
}
