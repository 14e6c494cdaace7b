import LayoutSim
import Testing

/// Growth of containers.
@MainActor
struct ContainerGrowthTests {
  /// How often texts are measured in `levels` of a container.
  private func measureCount(levels: Int, wrap: (AnyElement) -> AnyElement) -> Int {
    var element = AnyElement(TextBlock("deep down"))
    for _ in 0..<levels { element = wrap(element) }
    let measurer = CountingMeasurer()
    let pass = ElementTree(measurer: measurer)
      .pass(element, proposal: Proposal(width: 390, height: 760), pixel: 1)
    #expect(pass.size.width > 0)
    return measurer.count
  }

  // Whatever doubles with each level asks 65,536 times at 16 levels.

  @Test("Eager grids inside each other, with room and without")
  func eagerGrids() {
    let count = measureCount(levels: 16) { inner in
      AnyElement(
        EagerGrid {
          CellRow {
            TextBlock("some words that wrap now and then")
            inner
          }
          CellRow {
            Fill()
            TextBlock("more words to wrap")
          }
          TextBlock("a note")
        }
      )
    }
    // 49 texts; a box that is deep in others that change offers answers 16 + 96 = 112 at most.
    #expect(count <= 49 * 112, "\(count) measurements")
  }

  @Test("Lazy grids and lazy columns inside each other")
  func lazyGrids() {
    let count = measureCount(levels: 32) { inner in
      AnyElement(
        LazyColumn {
          VerticalLazyGrid(columns: [.flexible(minimum: 100), .flexible(minimum: 300)]) {
            TextBlock("some words")
            inner
          }
        }
      )
    }
    #expect(count <= 33 * 33 * 4, "\(count) measurements")
  }

  @Test("Choices inside each other")
  func choices() {
    let count = measureCount(levels: 32) { inner in
      AnyElement(
        FirstFit {
          TextBlock("far too many words to be in one line of a window this wide")
          inner
          TextBlock("some words").padding()
        }
        .padding(1)
      )
    }
    #expect(count <= 33 * 16, "\(count) measurements")
  }

  @Test("Scroll areas, lists and readers inside each other")
  func windows() {
    let count = measureCount(levels: 10) { inner in
      AnyElement(
        Column {
          TextBlock("some words")
          ScrollArea { RowList { SizeReader { _ in inner } } }
        }
      )
    }
    #expect(count <= 11 * 11 * 8, "\(count) measurements")
  }

  @Test("A thousand cells are asked a few times each, whatever the grid is in")
  func thousandCells() {
    let measurer = CountingMeasurer()
    let grid = EagerGrid {
      Each(0..<100, id: \.self) { row in
        CellRow { Each(0..<10, id: \.self) { TextBlock("\(row) \($0)") } }
      }
    }
    _ = ElementTree(measurer: measurer)
      .pass(
        Row {
          grid
          Fill()
          Column { grid }
        },
        proposal: Proposal(width: 2_000, height: 760),
        pixel: 1
      )
    #expect(measurer.count <= 2_000 * 24, "\(measurer.count) measurements")
  }
}
