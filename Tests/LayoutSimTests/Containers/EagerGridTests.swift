import LayoutSim
import Testing

/// Eager grids.
@MainActor
struct EagerGridTests {
  @Test("A cell that spans columns gets them and the gap between")
  func span() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 10, verticalSpacing: 5) {
        CellRow {
          Block("a", 30, 20)
          Block("b", 50, 20)
        }
        CellRow {
          Surface("c").frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        }
      }
    }
    #expect(laid.size == Size(width: 90, height: 35))
    #expect(laid["c"] == Rect(x: 0, y: 25, width: 90, height: 10))
  }

  @Test("What a spanning cell needs beyond its columns is spread equally over them")
  func wideSpan() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 10, verticalSpacing: 5) {
        CellRow {
          Block("a", 30, 20)
          Block("b", 50, 20)
        }
        CellRow { Block("c", 110, 10).gridCellColumns(2) }
      }
    }
    // 20 are missing: the columns become 40 and 60 wide.
    #expect(laid.size == Size(width: 110, height: 35))
    #expect(laid["a"]?.minX == 5)
    #expect(laid["b"]?.minX == 55)
  }

  @Test("A flexible element in no row makes the grid as wide as its offer")
  func bare() {
    let laid = Laid(300) {
      EagerGrid(verticalSpacing: 0) {
        CellRow {
          Block("a", 30, 20)
          Block("b", 50, 20)
        }
        Surface("line").frame(height: 2)
      }
    }
    #expect(laid.size == Size(width: 300, height: 22))
    #expect(laid["line"] == Rect(x: 0, y: 20, width: 300, height: 2))
  }

  @Test("Cells on a baseline need room above and below it")
  func baselines() {
    let laid = Laid(300) {
      EagerGrid {
        CellRow(alignment: .firstTextBaseline) {
          Block("a", 10, 40)
          TextBlock("b").accessibilityIdentifier("b")
        }
      }
    }
    // The line is 40 below the top, and the text reaches 4 below it.
    #expect(laid.size.height == 44)
    #expect(laid["a"]?.minY == 0)
    #expect(laid["b"]?.minY == 24)
  }

  @Test("A cell's own anchor counts before its row and column, and these before the grid")
  func alignment() {
    let laid = Laid(300) {
      EagerGrid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow(alignment: .top) {
          Block("a", 10, 10)
          Block("b", 10, 10).gridCellAnchor(.center)
          Block("tall", 10, 40)
        }
        CellRow {
          Block("c", 30, 10).gridColumnAlignment(.leading)
          Block("wide", 30, 10)
        }
      }
    }
    #expect(laid["a"]?.origin == Point(x: 0, y: 0))
    #expect(laid["b"]?.origin == Point(x: 40, y: 15))
    #expect(laid["wide"]?.origin == Point(x: 30, y: 40))
  }

  @Test("Default gaps are 8, and none beside a stretch")
  func gaps() {
    let laid = Laid(300) {
      EagerGrid {
        CellRow {
          Block("a", 10, 10)
          Block("b", 10, 10)
        }
        CellRow { Block("c", 10, 10) }
      }
    }
    #expect(laid.size == Size(width: 28, height: 28))
    let stretched = Laid(300) {
      EagerGrid {
        CellRow {
          Block("a", 10, 10)
          Stretch(minLength: 0)
          Block("b", 10, 10)
        }
      }
    }
    #expect(stretched["b"]?.minX == 290)
  }

  @Test("Flexible rows share the height as the children of a column do")
  func rows() {
    let laid = Laid(100, 100) {
      EagerGrid(verticalSpacing: 10) {
        CellRow { Block("a", 10, 20) }
        CellRow { Surface("b") }
        CellRow { Surface("c") }
      }
    }
    // 100 - 20 - 2 * 10 for two.
    #expect(laid["b"] == Rect(x: 0, y: 30, width: 100, height: 30))
    #expect(laid["c"] == Rect(x: 0, y: 70, width: 100, height: 30))
  }

  @Test(
    "Padding around a cell does not hide the cell's preference, and around a row pads its cells"
  )
  func padded() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow {
          Block("a", 30, 20)
          Block("b", 50, 20)
        }
        .padding(1)
        CellRow { Block("c", 20, 10).gridCellColumns(2).padding(4) }
      }
    }
    #expect(laid.size == Size(width: 84, height: 40))
    #expect(laid["b"]?.origin == Point(x: 33, y: 1))
    #expect(laid["c"]?.origin == Point(x: 32, y: 26))
  }

  @Test("Rows stay rows wherever the grid stands")
  func inside() {
    let laid = Laid(300) {
      ScrollArea {
        TextBlock("Title")
        EagerGrid(horizontalSpacing: 10) {
          CellRow {
            Block("a", 30, 20)
            Block("b", 50, 20)
          }
        }
        .accessibilityIdentifier("grid")
      }
    }
    #expect(laid["grid"]?.size == Size(width: 90, height: 20))
  }

  @Test("Repeated rows and conditional cells are cells like others")
  func repeated() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        Each([1, 2, 3], id: \.self) { number in
          CellRow {
            if number != 2 { Block("a\(number)", 10, 10) }
            Block("b\(number)", 20, 10)
          }
        }
      }
    }
    #expect(laid.size == Size(width: 40, height: 30))
    #expect(laid["b1"]?.origin == Point(x: 20, y: 0))
    #expect(laid["b2"]?.origin == Point(x: 0, y: 10))
  }

  @Test("A span ends at the last column that a cell starts in", arguments: [2, 3, 5_000, Int.max])
  func longSpan(count: Int) {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 10, verticalSpacing: 0) {
        CellRow {
          Block("a", 30, 20)
          Block("b", 50, 20)
        }
        CellRow { Block("c", 20, 10).gridCellColumns(count) }
      }
    }
    #expect(laid.size == Size(width: 90, height: 30))
    #expect(laid["c"]?.minX == 35)
  }

  @Test("A span below one is one", arguments: [0, -1, Int.min])
  func shortSpan(count: Int) {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 10) {
        CellRow {
          Block("a", 30, 20).gridCellColumns(count)
          Block("b", 50, 20)
        }
      }
    }
    #expect(laid["b"]?.minX == 40)
  }

  @Test("A grid without cells has no size, and rows without cells do not count")
  func empty() {
    #expect(Laid(300, 300) { EagerGrid {} }.size == .zero)
    let laid = Laid(300, 300) {
      EagerGrid {
        CellRow {}
        CellRow { Block("a", 10, 10) }
        CellRow { EmptyElement() }
      }
    }
    #expect(laid.size == Size(width: 10, height: 10))
  }

  @Test(
    "Lengths that no screen has give finite frames",
    arguments: [Double.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]
  )
  func hostile(length: Double) {
    for proposal in [nil, 300, length] {
      let laid = Laid(proposal, proposal) {
        EagerGrid(horizontalSpacing: length, verticalSpacing: length) {
          CellRow(alignment: .lastTextBaseline) {
            Block("a", length, length)
            Surface("b")
            TextBlock("some words")
          }
          Surface("c").position(x: length, y: length)
          CellRow {
            Surface("d").frame(minWidth: length, maxHeight: length).gridCellColumns(2)
            Surface("e").gridCellUnsizedAxes(.both)
          }
        }
      }
      laid.expectSoundFrames()
    }
  }

  @Test("The gap between two rows is the one that cells above each other prefer, and no others")
  func rowGapOfNeighbours() {
    struct Touching: ContainerLayout {
      func spacing(of children: ChildSpacings) -> Spacing { .zero }

      func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
        Size(width: 10, height: 10)
      }

      func place(
        in size: Size,
        proposal: Proposal,
        children: LayoutChildren,
        cache: inout Void
      ) {}
    }
    let laid = Laid(300) {
      EagerGrid {
        CellRow {
          Container(Touching()) {}
          Block("a", 10, 10)
        }
        CellRow {
          Block("b", 10, 10)
          Container(Touching()) {}
        }
      }
    }
    #expect(laid["b"]?.minY == 10)
    // Of two gaps the greater one: 0 below the first cell, 8 below the second.
    let further = Laid(300) {
      EagerGrid {
        CellRow {
          Container(Touching()) {}
          Block("a", 10, 10)
        }
        CellRow {
          Block("b", 10, 10)
          Block("c", 10, 10)
        }
      }
    }
    #expect(further["b"]?.minY == 18)
  }

  @Test("Of several guides for a column the first one counts")
  func twoColumnAlignments() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow { Block("a", 10, 10).gridColumnAlignment(.leading) }
        CellRow { Block("b", 20, 10).gridColumnAlignment(.trailing) }
        CellRow { Block("c", 40, 10) }
      }
    }
    #expect(laid["a"]?.minX == 0)
    #expect(laid["b"]?.minX == 0)
  }

  @Test("A column that cannot grow is served before one that takes all")
  func columnOrder() {
    let laid = Laid(100, 20) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow {
          Surface("wide")
          Surface("narrow").frame(maxWidth: 20)
        }
      }
    }
    #expect(laid["wide"]?.size.width == 80)
    #expect(laid["narrow"] == Rect(x: 80, y: 0, width: 20, height: 20))
  }

  @Test("Of columns that take all the one that needs more is served first")
  func neediestColumn() {
    let laid = Laid(100, 20) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow {
          Surface("rest")
          Surface("needy").frame(minWidth: 70, maxWidth: .infinity)
        }
      }
    }
    #expect(laid["rest"]?.size.width == 30)
    #expect(laid["needy"]?.minX == 30)
  }

  @Test("Where a column has no height left for it a grid is as wide as elsewhere")
  func noHeightLeft() {
    let laid = Laid(200, 100) {
      Column {
        Block("tall", 50, 120)
        EagerGrid(horizontalSpacing: 8, verticalSpacing: 8) {
          CellRow {
            Surface("fill")
            TextBlock("a").accessibilityIdentifier("text")
          }
        }
      }
    }
    #expect(laid["fill"] == Rect(x: 0, y: 128, width: 182, height: 20))
    #expect(laid["text"]?.minX == 190)
  }

  @Test("Where a row has no width left for it the rows of a grid share the height as elsewhere")
  func noWidthLeft() {
    let laid = Laid(0, 20) {
      EagerGrid(horizontalSpacing: 8, verticalSpacing: 8) {
        CellRow { Surface("a") }
        CellRow { Surface("b") }
      }
    }
    #expect(laid["b"] == Rect(x: 0, y: 14, width: 0, height: 6))
  }

  @Test("A cell that takes more of its share than of nothing is not cut off by the next column")
  func cellAboveItsLeast() {
    let laid = Laid(700, 100) {
      EagerGrid(horizontalSpacing: 8, verticalSpacing: 8) {
        CellRow {
          Row {
            TextBlock("a")
            Fill().frame(minWidth: 300, maxWidth: .infinity)
          }
          .accessibilityIdentifier("row")
          Surface("b")
          Surface("c")
        }
      }
    }
    // 10 + 8 + 300; the two others share 700 - 318 - 16.
    #expect(laid["row"] == Rect(x: 0, y: 0, width: 318, height: 100))
    #expect(laid["b"]?.minX == 326)
    #expect(laid["b"]?.size.width == 183)
  }

  @Test("The cell over fewer columns stretches them first, wherever it stands")
  func narrowSpanFirst() {
    let laid = Laid(300) {
      EagerGrid(horizontalSpacing: 0, verticalSpacing: 0) {
        CellRow {
          Each(["a", "b", "c"], id: \.self) { Block($0, 10, 10) }
        }
        CellRow { Block("three", 130, 10).gridCellColumns(3) }
        CellRow { Block("two", 100, 10).gridCellColumns(2) }
      }
    }
    // The two columns become 50 wide; then 20 are missing below the cell over all three of them.
    #expect(laid.size == Size(width: 130, height: 30))
  }

  @Test("A cell with an anchor of its own stands on no line, and the row needs no room for one")
  func anchoredBesideBaseline() {
    let laid = Laid(300) {
      EagerGrid {
        CellRow(alignment: .firstTextBaseline) {
          Block("a", 10, 40).gridCellAnchor(.center)
          TextBlock("b").accessibilityIdentifier("b")
        }
      }
    }
    // 44 where the lower edge of the first cell stood on the line.
    #expect(laid.size.height == 40)
    #expect(laid["a"]?.minY == 0)
  }
}
