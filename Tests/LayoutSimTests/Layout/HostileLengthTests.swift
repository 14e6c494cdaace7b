import LayoutSim
import Testing

/// Lengths that no app would set; each was found by generated trees.
@MainActor
struct HostileLengthTests {
  @Test("A bar that reaches back over all of its content leaves no negative length")
  func negativeGap() {
    let laid = Laid {
      Block("content", 20, 20)
        .safeAreaInset(edge: .bottom, spacing: -100) { Block("bar", 10, 10) }
    }
    #expect(laid.size == Size(width: 20, height: 0))
  }

  @Test("Gaps beyond all reason leave every place a number")
  func endlessGaps() throws {
    let laid = Laid(100, 100) {
      Column(alignment: .leading, spacing: -.greatestFiniteMagnitude) {
        Block("first", 20, 20)
        Block("second", 20, 20)
        Surface("third")
        Surface("fourth")
      }
    }
    #expect(laid["first"] == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(try #require(laid["second"]).minY < -1e99)
    #expect(try #require(laid["fourth"]).minY.isFinite)
  }

  @Test("What follows something endless was at infinity, and its words at no place in it")
  func behindEndless() {
    let laid = Laid(100, .infinity) {
      Column(alignment: .center, spacing: 0) {
        Surface("endless")
        PushButton("Save") {}.buttonStyle(.bordered).accessibilityIdentifier("button")
      }
    }
    // There is no place below; four letters of 10, and a line of 20, in a border of 12 and 7.
    #expect(laid["button"] == Rect(x: 18, y: 0, width: 64, height: 34))
    let wide = Laid(.infinity, 100) {
      Column(spacing: 0) {
        Surface("endless")
        Block("block", 20, 20)
      }
    }
    // There is no middle, either.
    #expect(wide["block"] == Rect(x: 0, y: 80, width: 20, height: 20))
  }

  @Test("A font without a size leaves the gap of a plain neighbour")
  func endlessFont() {
    let pass = ElementTree(measurer: SteadyMeasurer()).pass(
      Column {
        TextBlock("").font(TextFont(pointSize: -.infinity))
        Surface("below")
      },
      proposal: Proposal(width: 100, height: 100),
      pixel: 1
    )
    // A line of twenty, and no more than that above what is left.
    #expect(pass.frame(of: "below") == Rect(x: 0, y: 20, width: 100, height: 80))
  }
}
