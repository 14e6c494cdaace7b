/// Where arrows begin and end at the upper and lower edges of places, so that none hides another.
///
/// The ends at an edge are spread over it, in the order of the places to which they lead.
struct ChartPorts {
  /// For each arrow, the horizontal places of its beginning and its end, in pixels.
  private(set) var starts: [Double]
  private(set) var ends: [Double]

  /// For each lane, the horizontal place of its end.
  private(set) var laneEnds: [Double]

  private struct Port {
    /// The number of the arrow, or of the lane behind all arrows.
    let index: Int
    let isStart: Bool

    /// What is at its other end.
    let other: Double
  }

  /// The ports of all arrows in a layout.
  ///
  /// - Complexity: O(arrows · log arrows).
  init(_ layout: ChartLayout) {
    let (graph, lanes) = (layout.graph, layout.lanes)
    starts = [Double](repeating: 0, count: graph.arrows.count)
    ends = starts
    laneEnds = [Double](repeating: 0, count: lanes.all.count)
    var upper = [[Port]](repeating: [], count: graph.rows.count)
    var lower = upper
    for (index, arrow) in graph.arrows.enumerated() {
      let isDown = graph.rows[arrow.to] > graph.rows[arrow.from]
      let isLong = ChartLanes.isLong(arrow, graph)
      let lane = isLong ? lanes.lanes[arrow.to] : nil
      let target = lane.map { layout.x(of: lanes.all[$0]) } ?? layout.middle(of: arrow.to)
      let start = Port(index: index, isStart: true, other: target)
      if isDown { lower[arrow.from].append(start) } else { upper[arrow.from].append(start) }
      guard !isLong else { continue }
      let end = Port(index: index, isStart: false, other: layout.middle(of: arrow.from))
      let isBack = graph.rows[arrow.to] < graph.rows[arrow.from]
      if isBack { lower[arrow.to].append(end) } else { upper[arrow.to].append(end) }
    }
    for (number, lane) in lanes.all.enumerated() {
      let end = Port(
        index: graph.arrows.count + number,
        isStart: false,
        other: layout.x(of: lane)
      )
      lower[lane.place].append(end)
    }
    for place in graph.rows.indices {
      spread(upper[place], around: layout.middle(of: place), layout.picture.width)
      spread(lower[place], around: layout.middle(of: place), layout.picture.width)
    }
  }

  private mutating func spread(_ ports: [Port], around middle: Double, _ width: Double) {
    let sorted = ports.sorted {
      ($0.other, $0.index, $0.isStart ? 1 : 0) < ($1.other, $1.index, $1.isStart ? 1 : 0)
    }
    let room = width * 0.8
    for (number, port) in sorted.enumerated() {
      let share = (Double(number) + 0.5) / Double(sorted.count)
      let x = middle - room / 2 + share * room
      if port.index >= starts.count {
        laneEnds[port.index - starts.count] = x
      } else if port.isStart {
        starts[port.index] = x
      } else {
        ends[port.index] = x
      }
    }
  }
}
