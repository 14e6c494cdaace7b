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
  /// The title of the tab, or what there is in its place.
  var title: String { tab.map { $0.isEmpty ? "Tab" : $0 } ?? "No tab" }

}

extension ChartColumns {
  /// The last parts of the path of a column's coordinator: as many as tell it from other columns of its title.
  func shortOwner(of column: Column) -> String {
    let others = all.filter { $0 != column && $0.title == column.title }.map(\.owner)
    let parts = column.owner.split(separator: "/")
    let names = parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
    return names.first { name in
      !others.contains { $0 == name || $0.hasSuffix("/\(name)") }
    } ?? column.owner
  }
}
