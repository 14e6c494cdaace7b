import LayoutSim

/// The positions of all parts of a chart, in pixels.
struct ChartLayout {
  let graph: ChartGraph
  let columns: ChartColumns
  let lanes: ChartLanes
  let order: ChartOrder

  /// The top left corner of each place's picture.
  private(set) var corners: [Point]

  /// The left edge and the width of each column, with its lanes.
  private(set) var extents: [(left: Double, width: Double)] = []

  /// The top of each row.
  private(set) var tops: [Double] = []

  /// The size of the whole chart.
  private(set) var size = Size(width: 0, height: 0)

  /// The size of the largest picture.
  let picture: Size

  /// The scale at which pictures are drawn.
  static let scale = 0.2

  private static let laneWidth = 7.0
  private static let labelHeight = 38.0
  static let headingHeight = 84.0
  private static let margin = 28.0
  private static let columnGap = 12.0

  /// The layout of the places of `map`, whose pictures are at most as large as `picture`.
  ///
  /// - Complexity: O(places · log places + arrows).
  init(_ map: ScreenMap, picture: Size) {
    graph = ChartGraph(map)
    columns = ChartColumns(map.places)
    lanes = ChartLanes(graph, columns)
    order = ChartOrder(graph, columns)
    self.picture = picture
    corners = [Point](repeating: .zero, count: map.places.count)
    placeColumns()
    placeRows()
    placePictures()
  }

  /// The distance between the left edges of places beside each other.
  private var pitch: Double { max(picture.width, 100) + 12 }

  /// The height of a place with its name.
  private var height: Double { picture.height + ChartLayout.labelHeight }

  private mutating func placeColumns() {
    var left = ChartLayout.margin
    for (column, width) in order.widths.enumerated() {
      let lanes = Double(self.lanes.counts[column]) * ChartLayout.laneWidth
      let whole = lanes + Double(width) * pitch
      extents.append((left, whole))
      left += whole + ChartLayout.columnGap
    }
    size.width = max(left + ChartLayout.margin - ChartLayout.columnGap, 240)
  }

  private mutating func placeRows() {
    var crossings = [Int](repeating: 0, count: graph.rowCount)
    for arrow in graph.arrows {
      crossings[max(0, max(graph.rows[arrow.from], graph.rows[arrow.to]) - 1)] += 1
    }
    var top = ChartLayout.headingHeight + 30
    for row in 0..<graph.rowCount {
      tops.append(top)
      // The more arrows there are between two rows, the flatter they would be.
      top += height + 48 + Double(min(crossings[row], 96))
    }
    size.height = (tops.last ?? ChartLayout.headingHeight) + height + ChartLayout.margin
  }

  private mutating func placePictures() {
    for cell in order.cells {
      let (left, whole) = extents[cell.column]
      let lanes = Double(self.lanes.counts[cell.column]) * ChartLayout.laneWidth
      let free = whole - lanes - Double(cell.places.count) * pitch
      let start = left + lanes + free / 2 + (pitch - picture.width) / 2
      for (number, place) in cell.places.enumerated() {
        corners[place] = Point(x: start + Double(number) * pitch, y: tops[cell.row])
      }
    }
  }

  /// The horizontal middle of a place.
  func middle(of place: Int) -> Double { corners[place].x + picture.width / 2 }

  /// The lower end of a place with its name.
  func bottom(of place: Int) -> Double { corners[place].y + height }

  /// The lower end of the pictures of a row with their names.
  func bottom(ofRow row: Int) -> Double { tops[row] + height }

  /// The horizontal place of a lane.
  func x(of lane: ChartLanes.Lane) -> Double {
    extents[columns.numbers[lane.place]].left + (Double(lane.number) + 0.5) * ChartLayout.laneWidth
  }
}

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
