/// The lanes beside the columns of a chart, in which long arrows lead back without crossing a picture.
///
/// All arrows that lead back to one place over at least one row share a lane, which they join from the gaps between the
/// rows, so that their number of bends does not grow with the number of rows that they cross.
struct ChartLanes {
  /// A lane that leads up to a place.
  struct Lane {
    /// The place.
    let place: Int

    /// Its number in the column of the place, from 0 on.
    let number: Int

    /// The lowest row from which an arrow leads back.
    let lowest: Int
  }

  /// The lanes, by their places' rows and indices.
  private(set) var all: [Lane] = []

  /// The index in `all` of the lane to each place; `nil` for a place without.
  private(set) var lanes: [Int?]

  /// The number of lanes beside each column.
  private(set) var counts: [Int]

  /// The number of lanes that are distinguishable beside one column; others are drawn over them.
  private static let most = 64

  /// The lanes for the arrows of a graph.
  ///
  /// - Complexity: O(arrows + places · log places).
  init(_ graph: ChartGraph, _ columns: ChartColumns) {
    lanes = [Int?](repeating: nil, count: graph.rows.count)
    counts = [Int](repeating: 0, count: columns.all.count)
    var lowest = [Int](repeating: 0, count: graph.rows.count)
    for arrow in graph.arrows where ChartLanes.isLong(arrow, graph) {
      lowest[arrow.to] = max(lowest[arrow.to], graph.rows[arrow.from])
    }
    // For each column the lowest rows of the lanes so far.
    var ends = [[Int]](repeating: [], count: columns.all.count)
    let places = lowest.indices.filter { lowest[$0] > 0 }
      .sorted { (graph.rows[$0], $0) < (graph.rows[$1], $1) }
    for place in places {
      let column = columns.numbers[place]
      let free = ends[column].firstIndex { $0 <= graph.rows[place] }
      let number =
        free
        ?? (ends[column].count < ChartLanes.most ? ends[column].count : place % ChartLanes.most)
      if number == ends[column].count { ends[column].append(0) }
      ends[column][number] = lowest[place]
      lanes[place] = all.count
      all.append(Lane(place: place, number: number, lowest: lowest[place]))
      counts[column] = ends[column].count
    }
  }

  /// Whether an arrow leads back over at least one row.
  static func isLong(_ arrow: ChartGraph.Arrow, _ graph: ChartGraph) -> Bool {
    graph.rows[arrow.from] - graph.rows[arrow.to] >= 2
  }
}

/// The columns of a chart: places in one tab, with one owner of the surface in front.
struct ChartColumns {
  /// A column.
  struct Column: Hashable {
    /// The title of the tab; `nil` for places without tabs.
    let tab: String?

    /// The path of the coordinator.
    let owner: String
  }

  /// The columns: tabs in the order of their first places, and in each its owners in the order of theirs.
  let all: [Column]

  /// The number of the column of each place.
  let numbers: [Int]

  /// The columns of `places`.
  ///
  /// - Complexity: O(places · log places).
  init(_ places: [MapPlace]) {
    let columns = places.map { Column(tab: $0.tab, owner: $0.surfaces.last?.owner ?? "") }
    var firstTabs: [String?: Int] = [:]
    var firsts: [Column: Int] = [:]
    var found: [Column] = []
    for (index, column) in columns.enumerated() where firsts[column] == nil {
      firsts[column] = index
      found.append(column)
      if firstTabs[column.tab] == nil { firstTabs[column.tab] = index }
    }
    func order(_ column: Column) -> (Int, Int) {
      (firstTabs[column.tab] ?? 0, firsts[column] ?? 0)
    }
    let sorted = found.sorted { order($0) < order($1) }
    var numberOf: [Column: Int] = [:]
    for (number, column) in sorted.enumerated() { numberOf[column] = number }
    all = sorted
    numbers = columns.map { numberOf[$0] ?? 0 }
  }
}

extension ChartColumns.Column {
  /// The title of the tab, or its replacement.
  var title: String { tab.map { $0.isEmpty ? "Tab" : $0 } ?? "No tab" }

}

extension ChartColumns {
  /// The last parts of the path of a column's coordinator: as many as distinguish it from other columns with its title.
  func shortOwner(of column: Column) -> String {
    let others = all.filter { $0 != column && $0.title == column.title }.map(\.owner)
    let parts = column.owner.split(separator: "/")
    let names = parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
    return names.first { name in
      !others.contains { $0 == name || $0.hasSuffix("/\(name)") }
    } ?? column.owner
  }
}
