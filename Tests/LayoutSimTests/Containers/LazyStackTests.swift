import LayoutSim
import Testing

/// Lazy columns and rows.
@MainActor
struct LazyStackTests {
  @Test("A lazy column is as wide as its offer, a column only as wide as its content")
  func width() {
    #expect(Laid(300) { LazyColumn { Block("a", 50, 20) } }.size == Size(width: 300, height: 20))
    #expect(Laid(300) { Column { Block("a", 50, 20) } }.size == Size(width: 50, height: 20))
  }

  @Test("Without an offer across, it is as wide as its first element, and the others stick out")
  func noOffer() {
    let laid = Laid {
      LazyColumn(alignment: .trailing, spacing: 0) {
        Block("a", 50, 20)
        Surface("b").frame(height: 5)
        Block("c", 80, 20)
      }
    }
    #expect(laid.size == Size(width: 50, height: 45))
    #expect(laid["a"] == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(laid["b"] == Rect(x: 0, y: 20, width: 50, height: 5))
    #expect(laid["c"] == Rect(x: -30, y: 25, width: 80, height: 20))
  }

  @Test("A lazy row is as high as its first element, also beside others")
  func rowInColumn() {
    let laid = Laid(300) {
      LazyRow(spacing: 0) {
        Block("a", 50, 20)
        Block("b", 50, 60)
      }
    }
    #expect(laid.size == Size(width: 100, height: 20))
  }

  @Test("Gaps that are not given are decided by each pair: 8, and none beside a stretch")
  func gaps() {
    let laid = Laid(100) {
      LazyColumn {
        Block("a", 10, 10)
        Block("b", 10, 10)
        Stretch(minLength: 30)
        Block("c", 10, 10)
      }
    }
    #expect(laid.size.height == 68)
    #expect(laid["b"]?.minY == 18)
    #expect(laid["c"]?.minY == 58)
  }

  @Test("A lazy row puts baselines on one line")
  func baselines() {
    // The text's baseline is 16 below its top; the picture's is its lower edge.
    let laid = Laid(300, 100) {
      LazyRow(alignment: .firstTextBaseline, spacing: 0) {
        Block("a", 10, 40)
        TextBlock("b").accessibilityIdentifier("b")
      }
    }
    #expect(laid.size == Size(width: 20, height: 100))
    #expect(laid["a"]?.minY == 0)
    #expect(laid["b"]?.minY == 24)
  }

  @Test("No elements, no length")
  func empty() {
    #expect(Laid(300, 300) { LazyColumn {} }.size == Size(width: 300, height: 0))
    #expect(Laid(300, 300) { LazyRow {} }.size == Size(width: 0, height: 300))
  }
}
