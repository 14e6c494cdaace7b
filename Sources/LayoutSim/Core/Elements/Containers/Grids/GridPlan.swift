/// The row that a cell of an eager grid is in; rows themselves are no boxes.
struct GridRowMark {
  /// Whether it is the first cell of its row.
  let startsRow: Bool

  /// Where the row's cells meet; `nil` follows the grid.
  let alignment: VerticalGuide?
}

/// Which row a cell of an eager grid is in; `nil` for an element that spans the grid.
enum GridRowKey: ContainerValueKey {
  static var defaultValue: GridRowMark? { nil }
}

/// How many columns a cell of an eager grid spans.
enum GridSpanKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

/// The axes on which a cell of an eager grid does not count.
enum GridUnsizedAxesKey: ContainerValueKey {
  static var defaultValue: LayoutAxes { [] }
}

/// Where a cell of an eager grid stands, whatever its row and column say.
enum GridCellAnchorKey: ContainerValueKey {
  static var defaultValue: Anchoring? { nil }
}

/// Where the cells stand in the column of this cell of an eager grid.
enum GridColumnAlignmentKey: ContainerValueKey {
  static var defaultValue: HorizontalGuide? { nil }
}

/// Which cells an eager grid has, and the gaps between its columns and rows.
struct GridPlan {
  struct Cell {
    let child: Int
    let row: Int
    let column: Int
    var span: Int
    let unsizedAxes: LayoutAxes
    let anchor: Anchoring?
  }

  /// A cell spans no more columns than that.
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

  /// The plan for `children`; a gap that is not given is the largest that any pair of neighbours
  /// across it wants.
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
    // Columns that no cell starts in, at the end, are none.
    for index in cells.indices {
      let room = columnCount - cells[index].column
      cells[index].span = bare.contains(index) ? room : min(cells[index].span, room)
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
  /// The column behind its last one.
  var end: Int { column + span }
}
