import LayoutSim

/// What is around content at one level of a chain, with words of its own beside it where it holds
/// several.
enum Wrapping: String, CaseIterable, Sendable {
  // Containers.
  case row, column, baselineRow, lastBaselineRow, guidedColumn, priorityRow, priorityColumn
  case stretchedRow, layers, baselineLayers, scroll, wideScroll, lazyRow, baselineLazyRow
  case lazyColumn, flexibleGrid, adaptiveGrid, horizontalGrid, grid, fillingGrid, baselineGrid
  case spanningGrid, ratioGrid, fits, fitsWidth, list, reader, share, twice

  // Modifiers.
  case width, height, greatestWidth, greatestHeight, greatestLengths, leastWidth, bothWidths
  case ideal, fixedSize, fixedWidth, fixedHeight, fittingRatio, idealRatio, coveringRatio
  case tallRatio, padding, offset, position, edgeGuide, baselineGuide, ownGuide, priority
  case ignoresSafeArea, safeAreaPadding, bar, sideBar, containerFrame, direction, preference
  case observesSize, overlay, background

  @MainActor
  func around(_ content: AnyElement, at level: Int) -> AnyElement {
    stack(content) ?? grid(content) ?? container(content) ?? frame(content, Double(level))
      ?? shape(content, Double(level)) ?? meaning(content, level)
  }
}

@MainActor
extension Wrapping {
  private func stack(_ content: AnyElement) -> AnyElement? {
    switch self {
    case .row:
      AnyElement(
        Row {
          TextBlock("some words"); content
        }
      )
    case .column:
      AnyElement(
        Column {
          TextBlock("some words that wrap"); content
        }
      )
    case .baselineRow:
      AnyElement(
        Row(alignment: .firstTextBaseline) {
          content; TextBlock("x y")
        }
      )
    case .lastBaselineRow:
      AnyElement(
        Row(alignment: .lastTextBaseline) {
          TextBlock("x y"); content
        }
      )
    case .guidedColumn:
      AnyElement(
        Column(alignment: HorizontalGuide(ThirdKey.self)) {
          TextBlock("some words").alignmentGuide(HorizontalGuide(ThirdKey.self)) { $0.width / 4 }
          content
        }
      )
    case .priorityRow:
      AnyElement(
        Row {
          content; TextBlock("some words").layoutPriority(1)
        }
      )
    case .priorityColumn:
      AnyElement(
        Column {
          content.layoutPriority(1); TextBlock("some words")
        }
      )
    case .stretchedRow:
      AnyElement(
        Row {
          TextBlock("words"); Stretch(); content
        }
      )
    case .layers:
      AnyElement(
        Layers {
          TextBlock("some words"); content
        }
      )
    case .baselineLayers:
      AnyElement(
        Layers(alignment: Anchoring(horizontal: .leading, vertical: .firstTextBaseline)) {
          TextBlock("some words")
          content
        }
      )
    default: nil
    }
  }

  private func grid(_ content: AnyElement) -> AnyElement? {
    switch self {
    case .flexibleGrid:
      AnyElement(
        VerticalLazyGrid(columns: [.flexible(minimum: 100), .flexible(minimum: 300)]) {
          TextBlock("some words")
          content
          TextBlock("more words")
        }
      )
    case .adaptiveGrid:
      AnyElement(
        VerticalLazyGrid(columns: [.adaptive(minimum: 60)]) {
          TextBlock("words"); content
        }
      )
    case .horizontalGrid:
      AnyElement(
        HorizontalLazyGrid(rows: [.flexible(), .flexible()]) {
          TextBlock("words"); content
        }
      )
    case .grid:
      AnyElement(
        EagerGrid {
          CellRow {
            content; TextBlock("x")
          }
          CellRow {
            TextBlock("y"); TextBlock("z")
          }
        }
      )
    case .fillingGrid:
      AnyElement(
        EagerGrid {
          CellRow {
            content; TextBlock("x")
          }
          CellRow {
            TextBlock("y"); Fill()
          }
        }
      )
    case .baselineGrid:
      AnyElement(
        EagerGrid {
          CellRow(alignment: .firstTextBaseline) {
            TextBlock("x"); content
          }
          TextBlock("y")
        }
      )
    case .spanningGrid:
      AnyElement(
        EagerGrid {
          CellRow {
            TextBlock("x"); TextBlock("y")
          }
          content
          TextBlock("y")
        }
      )
    case .ratioGrid:
      AnyElement(
        EagerGrid {
          CellRow {
            content.aspectRatio(contentMode: .fit); Fill()
          }
        }
      )
    default: nil
    }
  }

  private func container(_ content: AnyElement) -> AnyElement? {
    switch self {
    case .scroll: AnyElement(ScrollArea { content })
    case .wideScroll: AnyElement(ScrollArea(.horizontal) { content })
    case .lazyRow:
      AnyElement(
        LazyRow {
          TextBlock("some words"); content
        }
      )
    case .baselineLazyRow:
      AnyElement(
        LazyRow(alignment: .firstTextBaseline) {
          TextBlock("some words"); content
        }
      )
    case .lazyColumn:
      AnyElement(
        LazyColumn {
          TextBlock("some words"); content
        }
      )
    case .fits:
      AnyElement(
        FirstFit {
          TextBlock("far too many words to be in one line of a window")
          content
          TextBlock("x")
        }
      )
    case .fitsWidth:
      AnyElement(
        FirstFit(in: .horizontal) {
          content; TextBlock("x")
        }
      )
    case .list:
      AnyElement(
        RowList {
          TextBlock("words"); content
        }
      )
    case .reader: AnyElement(SizeReader { _ in content })
    case .share: AnyElement(Container(SharingLayout(part: 0.97)) { content })
    case .twice: AnyElement(Container(ComparingLayout()) { content })
    default: nil
    }
  }
}
