import LayoutSim
import Testing

/// Safe areas from right to left.
@MainActor
struct SafeAreaDirectionTests {
  // The content covers 100 by 60, then 100 by 120 once it grows over the upper edge.
  private func frame(_ direction: WritingDirection) -> Rect? {
    Laid(100, 80) {
      Surface("square").aspectRatio(1, contentMode: .fill)
        .ignoresSafeArea(.top)
        .safeAreaPadding(Insets(top: 20))
        .layoutDirection(direction)
    }["square"]
  }

  @Test("Content that is wider than the room it grew into begins at the leading edge")
  func wideContent() {
    #expect(frame(.leftToRight) == Rect(x: 0, y: 0, width: 120, height: 120))
    #expect(frame(.rightToLeft) == Rect(x: -20, y: 0, width: 120, height: 120))
  }
}
