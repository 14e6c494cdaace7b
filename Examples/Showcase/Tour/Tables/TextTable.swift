import SnapshotRendering

/// Rows of text in aligned columns.
package struct TextTable {
  private let header: [String]
  private var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ header: [String]) {
    self.header = header
  }

  /// Adds a row, which must have as many cells as the header.
  package mutating func add(_ cells: String...) {
    precondition(cells.count == header.count, "\(cells) does not fit under \(header)")
    rows.append(cells)
  }

  /// The header, a line, and the rows, without trailing spaces.
  package var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let line = widths.map { String(repeating: "─", count: $0) }
    return ([header, line] + rows)
      .map { cells in
        let padded = zip(cells, widths).map { $0 + spaces($1 - $0.count) }.joined(separator: "  ")
        return padded.trimmingTrailingBlanks() + "\n"
      }
      .joined()
  }
}

/// A string of that many spaces.
func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
