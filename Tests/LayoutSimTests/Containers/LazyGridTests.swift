import LayoutSim
import Testing

/// Lazy grids.
@MainActor
struct LazyGridTests {
  private func cells(_ names: String) -> Each<[String], String, AnyElement> {
    Each(names.map(String.init), id: \.self) { AnyElement(Surface($0).frame(height: 20)) }
  }

  @Test("Columns that do not fit share the grid's own width once more when they are placed")
  func secondPass() {
    // 300 - 8 = 292: the first gets 146, the second its 180. Of 334 it then gets (334 - 8) / 2.
    let laid = Laid(400) {
      VerticalLazyGrid(columns: [.flexible(minimum: 100), .flexible(minimum: 180)]) {
        cells("ab")
      }
      .frame(width: 300)
    }
    #expect(laid["a"] == Rect(x: -17, y: 0, width: 163, height: 20))
    #expect(laid["b"] == Rect(x: 154, y: 0, width: 180, height: 20))
  }

  @Test("A section begins a row, and its header and footer are across the grid")
  func sections() {
    // Two columns of (300 - 8) / 2.
    let laid = Laid(300) {
      VerticalLazyGrid(columns: [.flexible(), .flexible()]) {
        RowSection {
          cells("abc")
        } header: {
          Surface("header").frame(height: 30)
        } footer: {
          Surface("footer").frame(height: 10)
        }
        RowSection {
          cells("d")
        } header: {
          EmptyElement()
        } footer: {
          EmptyElement()
        }
      }
    }
    #expect(laid["header"] == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(laid["b"] == Rect(x: 154, y: 38, width: 146, height: 20))
    #expect(laid["c"] == Rect(x: 0, y: 66, width: 146, height: 20))
    #expect(laid["footer"] == Rect(x: 0, y: 94, width: 300, height: 10))
    #expect(laid["d"] == Rect(x: 0, y: 112, width: 146, height: 20))
    #expect(laid.size == Size(width: 300, height: 132))
  }

  @Test("A horizontal grid is the mirror image")
  func horizontal() {
    let laid = Laid(nil, 400) {
      HorizontalLazyGrid(rows: [.flexible(minimum: 100), .flexible(minimum: 180)], spacing: 5) {
        Each(["a", "b", "c"], id: \.self) { Surface($0).frame(width: 20) }
      }
      .frame(height: 300)
    }
    #expect(laid.size == Size(width: 45, height: 300))
    #expect(laid["a"] == Rect(x: 0, y: -17, width: 20, height: 163))
    #expect(laid["b"] == Rect(x: 0, y: 154, width: 20, height: 180))
    #expect(laid["c"] == Rect(x: 25, y: -17, width: 20, height: 163))
  }

  @Test("Adaptive columns that just fit stay as many in the second pass")
  func exactFit() {
    // Three columns of 92 and two gaps of 8 are 292, in which a fourth has no room.
    let laid = Laid(292) {
      VerticalLazyGrid(columns: [.adaptive(minimum: 92)]) { cells("abcd") }
    }
    #expect(laid["c"] == Rect(x: 200, y: 0, width: 92, height: 20))
    #expect(laid["d"] == Rect(x: 0, y: 28, width: 92, height: 20))
    // 5 columns of 47.2 and 4 gaps of 16, where rounding could lose one.
    let thirds = Laid(300) {
      VerticalLazyGrid(columns: [.adaptive(minimum: 47.2, spacing: 16)]) { cells("abcde") }
    }
    #expect(thirds["e"]?.minY == 0)
  }

  @Test("A greatest length caps adaptive columns, and the grid is as wide as what is left")
  func cap() {
    // Two fit: (300 + 8) / (140 + 8) = 2.08; each would be 146.
    let laid = Laid(300) {
      VerticalLazyGrid(columns: [.adaptive(minimum: 140, maximum: 142)]) { cells("ab") }
    }
    #expect(laid.size == Size(width: 292, height: 20))
    #expect(laid["b"] == Rect(x: 150, y: 0, width: 142, height: 20))
  }

  @Test("Without an end to the width there is one adaptive column for each cell")
  func endless() {
    // 3 * 60 and two gaps of 8.
    let laid = Laid(.infinity) {
      VerticalLazyGrid(columns: [.adaptive(minimum: 50, maximum: 60)]) { cells("abc") }
    }
    #expect(laid.size == Size(width: 196, height: 20))
    #expect(laid["c"] == Rect(x: 136, y: 0, width: 60, height: 20))
  }

  @Test("Cells stand where their column says, else where the grid says")
  func alignment() {
    let laid = Laid(100) {
      VerticalLazyGrid(
        columns: [.fixed(46, alignment: .topLeading), .fixed(46)],
        alignment: .bottomTrailing
      ) {
        Block("a", 10, 10)
        Block("b", 10, 10)
        Block("c", 10, 30)
      }
    }
    #expect(laid["a"]?.origin == Point.zero)
    #expect(laid["b"]?.origin == Point(x: 90, y: 0))
    #expect(laid["c"]?.origin == Point(x: 0, y: 18))
  }

  @Test("A grid without columns has a flexible one")
  func noColumns() {
    let laid = Laid(300) { VerticalLazyGrid(columns: []) { cells("ab") } }
    #expect(laid["b"] == Rect(x: 0, y: 28, width: 300, height: 20))
  }

  @Test("A grid without cells keeps its columns and has no height")
  func noCells() {
    let laid = Laid(300) { VerticalLazyGrid(columns: [.fixed(50), .flexible()]) {} }
    #expect(laid.size == Size(width: 300, height: 0))
  }

  @Test("Without an offer columns are as narrow as they may be")
  func ideal() {
    let laid = Laid {
      VerticalLazyGrid(columns: [.fixed(50), .flexible(minimum: 30), .adaptive(minimum: 20)]) {
        cells("a")
      }
    }
    #expect(laid.size == Size(width: 116, height: 20))
  }

  @Test("Adaptive columns without a least width are as many as there are gaps")
  func adaptiveZero() throws {
    // 308 / 8 = 38.5 columns, of 4 points together.
    let laid = Laid(300) { VerticalLazyGrid(columns: [.adaptive(minimum: 0)]) { cells("ab") } }
    let second = try #require(laid["b"])
    #expect(second.minY == 0)
    #expect(abs(second.size.width - 4.0 / 38) < 1e-9)
  }

  @Test("A million columns cost no more than the cells that there are")
  func million() {
    let laid = Laid(3_000_000) {
      VerticalLazyGrid(
        columns: [.adaptive(minimum: 0, spacing: 0), .adaptive(minimum: 0.5, spacing: 0)]
      ) {
        cells("abc")
      }
    }
    #expect(laid.size.width == 3_000_000)
    #expect(laid["c"] == Rect(x: 3, y: 0, width: 1.5, height: 20))
  }

  @Test(
    "Lengths that no screen has give finite frames",
    arguments: [Double.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]
  )
  func hostile(length: Double) {
    let tracks: [GridTrack] = [
      .fixed(length), .flexible(minimum: length), .flexible(minimum: 10, maximum: length),
      .adaptive(minimum: length, spacing: length), .adaptive(minimum: 5, maximum: length),
    ]
    for proposal in [nil, 300, length] {
      let laid = Laid(proposal, proposal) {
        Row {
          VerticalLazyGrid(columns: tracks, spacing: length) { cells("abcdefghij") }
          HorizontalLazyGrid(rows: tracks, spacing: length) { cells("klm") }
          LazyColumn(spacing: length) { cells("nop") }
        }
      }
      laid.expectSoundFrames()
    }
  }
}

extension Laid {
  /// Fails where a frame is not a number or has a negative length.
  func expectSoundFrames(sourceLocation: SourceLocation = #_sourceLocation) {
    for node in show.pass.nodes {
      guard let frame = node.frame else { continue }
      let isSound =
        frame.minX.isFinite && frame.minY.isFinite && frame.size.width >= 0
        && frame.size.height >= 0
      #expect(isSound, "\(node.label ?? "") at \(frame)", sourceLocation: sourceLocation)
    }
  }
}
