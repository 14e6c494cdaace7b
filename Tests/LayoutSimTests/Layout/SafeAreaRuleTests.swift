import LayoutSim
import Testing

/// Safe areas.
@MainActor
struct SafeAreaRuleTests {
  @Test("In a frame in the middle of the window content grows to the frame's edges, and no further")
  func frameInTheMiddle() {
    let laid = Laid(100, 100) {
      Surface("content").ignoresSafeArea()
        .safeAreaPadding(Insets(top: 5, leading: 5, bottom: 5, trailing: 5))
        .frame(width: 40, height: 40)
        .safeAreaWindow(Insets(top: 10, leading: 10, bottom: 10, trailing: 10))
    }
    #expect(laid["content"] == Rect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test("Where a frame reaches the window's safe area content grows to the edge of the window")
  func frameAtTheEdge() {
    let laid = Laid(100, 100) {
      Surface("content").ignoresSafeArea()
        .safeAreaPadding(Insets(top: 5, leading: 5, bottom: 5, trailing: 5))
        .safeAreaWindow(Insets(top: 10, leading: 10, bottom: 10, trailing: 10))
    }
    #expect(laid["content"] == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("The content of a bar is outside the safe area that the bar makes")
  func insideBar() {
    let laid = Laid(100, 100) {
      Fill()
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Column(spacing: 0) {
            Surface("upper").ignoresSafeArea(.bottom)
            Block("lower", 10, 5)
          }
          .frame(height: 10)
        }
        .frame(height: 40)
        .safeAreaWindow(Insets(top: 10, bottom: 10))
    }
    // The frame is at 30; its bar is the last 10 of it.
    #expect(laid["upper"] == Rect(x: 0, y: 60, width: 100, height: 5))
  }

  @Test("A bar that takes all leaves the content what it needs at least")
  func greedyBar() {
    let laid = Laid(100, 100) {
      Surface("content").frame(minHeight: 30)
        .safeAreaInset(edge: .bottom, spacing: 4) { Surface("bar") }
    }
    #expect(laid["bar"] == Rect(x: 0, y: 34, width: 100, height: 66))
    #expect(laid["content"]?.size.height == 30)
  }

  @Test("A bar without any size keeps its gap to the content")
  func barWithoutSize() {
    let laid = Laid(100, 100) {
      Surface("content").safeAreaInset(edge: .bottom, spacing: 10) {
        Picture("", width: 0, height: 0)
      }
    }
    #expect(laid.size.height == 100)
    #expect(laid["content"]?.size.height == 90)
    // No bar at all has none.
    let without = Laid(100, 100) {
      Surface("content").safeAreaInset(edge: .bottom, spacing: 10) {}
    }
    #expect(without["content"]?.size.height == 100)
  }

  @Test("Content that sticks out of the window grows to the edge that its own safe area has there")
  func beyondWindow() {
    let laid = Laid(100, 40) {
      Block("a", 0, 40).ignoresSafeArea()
        .safeAreaPadding(Insets(leading: 60, trailing: 60))
        .safeAreaWindow(.zero)
    }
    // 120 wide, centred in 100: it begins at -10.
    #expect(laid["a"] == Rect(x: -10, y: 0, width: 0, height: 40))
  }

  @Test("From right to left the leading inset is on the right, and the leading edge grows there")
  func leadingFromRightToLeft() {
    func frame(_ sides: LayoutEdges) -> Rect? {
      Laid(100, 50) {
        Surface("a").ignoresSafeArea(sides)
          .safeAreaPadding(Insets(leading: 20))
          .layoutDirection(.rightToLeft)
      }["a"]
    }
    #expect(frame(.leading) == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(frame(.trailing) == Rect(x: 0, y: 0, width: 80, height: 50))
  }

  @Test("Without a bar there is no gap for one")
  func gapWithoutBar() {
    let laid = Laid(100, 100) {
      Surface("content").safeAreaInset(edge: .bottom, spacing: 10) {}
    }
    #expect(laid.size == Size(width: 100, height: 100))
  }

  @Test("Content that is wider than the window is not cut where it ignores the safe area")
  func widerThanWindow() {
    let laid = Laid(100, 40) {
      Surface("a").ignoresSafeArea().frame(width: 140).safeAreaWindow(.zero)
    }
    #expect(laid["a"] == Rect(x: -20, y: 0, width: 140, height: 40))
  }
}
