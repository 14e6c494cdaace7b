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

  static let laneWidth = 7.0
  static let labelHeight = 38.0
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
