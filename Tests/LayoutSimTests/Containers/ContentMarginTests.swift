import LayoutSim
import Testing

/// Margins of scroll areas.
@MainActor
struct ContentMarginTests {
  @Test("Content keeps its distance from the sides, and scrolls with it")
  func content() {
    let laid = Laid(300, 100) {
      ScrollArea { Surface("a").frame(height: 500) }.contentMargins(20)
    }
    #expect(laid.size == Size(width: 300, height: 100))
    #expect(laid["a"] == Rect(x: 20, y: 20, width: 260, height: 500))
  }

  @Test("Sides may differ, and what is said inside wins")
  func sides() {
    let laid = Laid(300, 100) {
      ScrollArea { Surface("a").frame(height: 50) }
        .contentMargins(.leading, 5)
        .contentMargins(.horizontal, 30)
        .contentMargins(.vertical, Insets(top: 7, leading: 99))
    }
    // The outer modifiers come first: 30 at both sides, then 5 at the leading one.
    #expect(laid["a"] == Rect(x: 5, y: 7, width: 265, height: 50))
  }

  @Test("Lengths relative to the area are what its margins leave")
  func relativeLengths() {
    let laid = Laid(300, 100) {
      ScrollArea(.horizontal) {
        Row(spacing: 0) {
          Surface("a").containerRelativeFrame(.horizontal)
          Surface("b").containerRelativeFrame(.horizontal)
        }
      }
      .contentMargins(.horizontal, 20)
    }
    #expect(laid["a"]?.minX == 20)
    #expect(laid["b"]?.minX == 280)
    #expect(laid["b"]?.size.width == 260)
  }

  @Test("Margins are those of the next area, and not of areas inside it")
  func nested() {
    let laid = Laid(300, 100) {
      ScrollArea {
        ScrollArea(.horizontal) { Surface("a").frame(width: 50, height: 50) }
      }
      .contentMargins(20)
    }
    #expect(laid["a"]?.origin == Point(x: 20, y: 20))
  }

  @Test("Elements in margins are arranged as without them")
  func arranged() {
    let laid = Laid(300, 100) {
      ScrollArea(.horizontal) {
        Block("a", 30, 40)
        Block("b", 30, 40)
      }
      .contentMargins(10)
    }
    #expect(laid["a"]?.origin == Point(x: 10, y: 10))
    #expect(laid["b"]?.minY == 10)
    #expect((laid["b"]?.minX ?? 0) >= 40)
  }
}
