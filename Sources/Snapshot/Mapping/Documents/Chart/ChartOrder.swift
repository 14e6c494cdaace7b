/// The order of the places in a chart: in each row of each column by the barycentre of their neighbours.
struct ChartOrder {
  /// The places of one column in one row, from left to right.
  struct Cell {
    let row: Int
    let column: Int
    var places: [Int]
  }

  /// The cells with a place, by row and then by column.
  private(set) var cells: [Cell]

  /// The most places that a column has in one row, for each column.
  let widths: [Int]

  /// The places before the first of each column, in a row in which all columns are full.
  private let starts: [Int]

  /// Twice the horizontal place of each place, so that the middle of a cell is a whole number, too.
  private var positions: [Int]

  /// Sorts the places in four sweeps: down, up, down and up.
  ///
  /// - Complexity: O(places · log places + arrows) a sweep.
  init(_ graph: ChartGraph, _ columns: ChartColumns) {
    let sorted = graph.rows.indices.sorted {
      (graph.rows[$0], columns.numbers[$0], $0) < (graph.rows[$1], columns.numbers[$1], $1)
    }
    cells = []
    for place in sorted {
      let (row, column) = (graph.rows[place], columns.numbers[place])
      if let last = cells.last, last.row == row, last.column == column {
        cells[cells.count - 1].places.append(place)
      } else {
        cells.append(Cell(row: row, column: column, places: [place]))
      }
    }
    var widths = [Int](repeating: 0, count: columns.all.count)
    for cell in cells { widths[cell.column] = max(widths[cell.column], cell.places.count) }
    var (starts, start) = ([Int](), 0)
    for width in widths {
      starts.append(start)
      start += width
    }
    (self.widths, self.starts) = (widths, starts)
    positions = [Int](repeating: 0, count: graph.rows.count)
    for cell in cells { place(cell) }
    sweep(graph)
  }

  private mutating func sweep(_ graph: ChartGraph) {
    var above = [[Int]](repeating: [], count: graph.rows.count)
    var below = above
    // Only arrows to the next row count: those that lead back are irrelevant for the order.
    for arrow in graph.arrows where graph.rows[arrow.to] == graph.rows[arrow.from] + 1 {
      above[arrow.to].append(arrow.from)
      below[arrow.from].append(arrow.to)
    }
    for sweep in 0..<4 {
      let isDown = sweep.isMultiple(of: 2)
      for index in isDown ? Array(cells.indices) : cells.indices.reversed() {
        sort(index, by: isDown ? above : below)
      }
    }
  }

  /// Sorts a cell by the mean position of the neighbours; a place without stays where it is.
  private mutating func sort(_ index: Int, by neighbours: [[Int]]) {
    guard cells[index].places.count > 1 else { return }
    let keys = cells[index].places.enumerated().map { number, place in
      let near = neighbours[place]
      let sum = near.isEmpty ? positions[place] : near.reduce(0) { $0 + positions[$1] }
      return (place: place, sum: sum, count: max(1, near.count), number: number)
    }
    // Fractions are compared without dividing, so that rounding cannot affect the result.
    cells[index].places = keys.sorted {
      ($0.sum * $1.count, $0.number) < ($1.sum * $0.count, $1.number)
    }.map(\.place)
    place(cells[index])
  }

  private mutating func place(_ cell: Cell) {
    let left = 2 * starts[cell.column] + widths[cell.column] - cell.places.count
    for (number, place) in cell.places.enumerated() { positions[place] = left + 2 * number }
  }
}
