/// The row of a cell of an eager grid; rows themselves have no boxes.
struct GridRowMark {
  /// Whether it is the first cell of its row.
  let startsRow: Bool

  /// The alignment of the row's cells; `nil` follows the grid.
  let alignment: VerticalGuide?
}

/// The row of a cell of an eager grid; `nil` for an element that spans the grid.
enum GridRowKey: ContainerValueKey {
  static var defaultValue: GridRowMark? { nil }
}

/// The number of columns that a cell of an eager grid spans.
enum GridSpanKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

/// The axes on which a cell of an eager grid is ignored.
enum GridUnsizedAxesKey: ContainerValueKey {
  static var defaultValue: LayoutAxes { [] }
}

/// The anchor of a cell of an eager grid, which overrides its row and column.
enum GridCellAnchorKey: ContainerValueKey {
  static var defaultValue: Anchoring? { nil }
}

/// The alignment of the cells in the column of this cell of an eager grid.
enum GridColumnAlignmentKey: ContainerValueKey {
  static var defaultValue: HorizontalGuide? { nil }
}

/// The cells of an eager grid, and the gaps between its columns and rows.
struct GridPlan {
  struct Cell {
    let child: Int
    let row: Int
    let column: Int
    var span: Int
    let unsizedAxes: LayoutAxes
    let anchor: Anchoring?
  }

  /// The maximum number of columns that a cell can span.
  private static let widestSpan = 1_000

  /// All cells, row by row.
  private(set) var cells: [Cell] = []

  /// The cells of each row, as a range of ``cells``.
  private(set) var rows: [Range<Int>] = []

  private(set) var columnCount = 0
  private(set) var rowAlignments: [VerticalGuide?] = []
  private(set) var columnAlignments: [HorizontalGuide?] = []
  private(set) var columnGaps: [Double] = []
  private(set) var rowGaps: [Double] = []

  /// Creates the plan for `children`; a `nil` gap is the largest that any neighbours across it prefer.
  init(_ children: LayoutChildren, columnGap: Double?, rowGap: Double?) {
    collect(children)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = children[cell.child].value(GridColumnAlignmentKey.self)
    }
    columnGaps =
      columnGap.map { Array(repeating: $0, count: max(0, columnCount - 1)) }
      ?? wantedColumnGaps(children)
    rowGaps =
      rowGap.map { Array(repeating: $0, count: max(0, rows.count - 1)) }
      ?? wantedRowGaps(children)
    assert(
      columnGaps.count == max(0, columnCount - 1) && rowGaps.count == max(0, rows.count - 1),
      "\(columnCount) columns have \(columnGaps.count) gaps, \(rows.count) rows \(rowGaps.count)."
    )
  }

  private mutating func collect(_ children: LayoutChildren) {
    var column = 0
    var bare: Set<Int> = []
    for (index, child) in children.enumerated() {
      let mark = child.value(GridRowKey.self)
      if mark?.startsRow ?? true {
        rows.append(cells.count..<cells.count)
        rowAlignments.append(mark?.alignment)
        column = 0
      }
      if mark == nil { bare.insert(cells.count) }
      let span = min(max(1, child.value(GridSpanKey.self)), GridPlan.widestSpan)
      cells.append(
        Cell(
          child: index,
          row: rows.count - 1,
          column: column,
          span: span,
          unsizedAxes: child.value(GridUnsizedAxesKey.self),
          anchor: child.value(GridCellAnchorKey.self)
        )
      )
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
      columnCount = max(columnCount, column + 1)
      column += span
    }
    assert(
      rows.last?.upperBound ?? 0 == cells.count && rows.count == rowAlignments.count,
      "\(rows.count) rows have \(rows.last?.upperBound ?? 0) of \(cells.count) cells."
    )
    // Trailing columns in which no cell starts do not exist.
    for index in cells.indices {
      let room = columnCount - cells[index].column
      cells[index].span = bare.contains(index) ? room : min(cells[index].span, room)
      assert(
        cells[index].span >= 1 && cells[index].end <= columnCount,
        "Cell \(index) spans \(cells[index].span) columns from \(cells[index].column) of \(columnCount)."
      )
    }
  }

  private func wantedColumnGaps(_ children: LayoutChildren) -> [Double] {
    var gaps: [Double?] = Array(repeating: nil, count: max(0, columnCount - 1))
    for row in rows {
      for (cell, next) in zip(cells[row], cells[row].dropFirst()) {
        let gap = children[cell.child].gap(to: children[next.child], along: .horizontal)
        gaps[next.column - 1] = max(gaps[next.column - 1] ?? gap, gap)
      }
    }
    return gaps.map { $0 ?? Spacing.standard }
  }

  private func wantedRowGaps(_ children: LayoutChildren) -> [Double] {
    zip(rows, rows.dropFirst()).map { upper, lower in
      var wanted: Double?
      var (above, below) = (upper.lowerBound, lower.lowerBound)
      while above < upper.upperBound, below < lower.upperBound {
        let gap = children[cells[above].child]
          .gap(to: children[cells[below].child], along: .vertical)
        wanted = max(wanted ?? gap, gap)
        let (end, nextEnd) = (cells[above].end, cells[below].end)
        if end <= nextEnd { above += 1 }
        if nextEnd <= end { below += 1 }
      }
      return wanted ?? Spacing.standard
    }
  }
}

extension GridPlan.Cell {
  /// The column after the last one that it occupies.
  var end: Int { column + span }
}
