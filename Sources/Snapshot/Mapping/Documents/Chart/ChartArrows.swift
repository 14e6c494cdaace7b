import SnapshotRendering

/// The arrows of a chart as elements of its document.
struct ChartArrows {
  private let layout: ChartLayout
  private let ports: ChartPorts

  init(_ layout: ChartLayout) {
    self.layout = layout
    ports = ChartPorts(layout)
  }

  /// The lanes and then the arrows, one element each; those that lead back are behind the others.
  ///
  /// - Complexity: O(arrows).
  var elements: [String] {
    let arrows = layout.graph.arrows.indices
    let rows = layout.graph.rows
    func isBack(_ index: Int) -> Bool {
      rows[layout.graph.arrows[index].to] <= rows[layout.graph.arrows[index].from]
    }
    return layout.lanes.all.indices.map(lane) + arrows.filter(isBack).map(element)
      + arrows.filter { !isBack($0) }.map(element)
  }

  /// The rules for arrows; the colours follow the reader's scheme.
  static let styleSheet =
    ".arrow,.lane{fill:none;stroke:#222;marker-end:url(#head)}.head{fill:#222}"
    + ".back,.lane{stroke:#777;stroke-width:.8;stroke-dasharray:4 2}.joins{marker-end:none}"
  static let darkRules = ".arrow{stroke:#ddd}.head{fill:#ddd}.back,.lane{stroke:#999}"

  /// The head of an arrow.
  static let head =
    "<marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" "
    + "markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"head\" d=\"M0 1L8 4L0 7Z\"/></marker>"

  private func element(_ index: Int) -> String {
    let arrow = layout.graph.arrows[index]
    let (from, to) = (layout.graph.rows[arrow.from], layout.graph.rows[arrow.to])
    let (start, end) = (ports.starts[index], ports.ends[index])
    let kind: String
    let path: String
    if to > from {
      kind = "arrow"
      path = curve(start, layout.bottom(of: arrow.from), end, layout.corners[arrow.to].y)
    } else if to == from {
      kind = "arrow back"
      path = bow(start, end, layout.corners[arrow.from].y)
    } else if let lane = layout.lanes.lanes[arrow.to], ChartLanes.isLong(arrow, layout.graph) {
      kind = "arrow back joins"
      let x = layout.x(of: layout.lanes.all[lane])
      path = curve(start, layout.corners[arrow.from].y, x, layout.bottom(ofRow: from - 1))
    } else {
      kind = "arrow back"
      path = curve(start, layout.corners[arrow.from].y, end, layout.bottom(of: arrow.to))
    }
    return Markup.element(
      "path",
      [
        (name: "class", value: kind), (name: "id", value: "m\(arrow.from)-\(arrow.to)"),
        (name: "d", value: path),
      ],
      Markup.title(arrow.words)
    )
  }

  /// The line of a lane, from the gap above its lowest arrow up to its place.
  private func lane(_ number: Int) -> String {
    let lane = layout.lanes.all[number]
    let x = layout.x(of: lane)
    let row = layout.graph.rows[lane.place]
    let below = row + 1 < layout.tops.count ? layout.tops[row + 1] : layout.bottom(ofRow: row)
    let path =
      "M\(n(x)) \(n(layout.bottom(ofRow: lane.lowest - 1)))V\(n(below))"
      + curve(x, below, ports.laneEnds[number], layout.bottom(of: lane.place)).drop { $0 != "C" }
    return Markup.element("path", [(name: "class", value: "lane"), (name: "d", value: path)])
  }

  /// A line that leaves and arrives vertically.
  private func curve(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> String {
    let middle = (y + toY) / 2
    return "M\(n(x)) \(n(y))C\(n(x)) \(n(middle)) \(n(toX)) \(n(middle)) \(n(toX)) \(n(toY))"
  }

  /// A line between two places of one row, above them.
  private func bow(_ x: Double, _ toX: Double, _ y: Double) -> String {
    let top = y - 36
    return "M\(n(x)) \(n(y))C\(n(x)) \(n(top)) \(n(toX)) \(n(top)) \(n(toX)) \(n(y))"
  }

  private func n(_ length: Double) -> String { Markup.number(length) }
}

/// The positions at which arrows begin and end at the upper and lower edges of places, so that none hides another.
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

    /// The position of its other end.
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
