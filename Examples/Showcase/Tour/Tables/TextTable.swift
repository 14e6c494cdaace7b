/// Rows of words in columns that line up.
package struct TextTable {
  private let header: [String]
  private var rows: [[String]] = []

  /// A table without rows.
  package init(_ header: [String]) {
    self.header = header
  }

  /// Adds a row; it has as many cells as the header.
  package mutating func add(_ cells: String...) {
    precondition(cells.count == header.count, "\(cells) does not fit under \(header)")
    rows.append(cells)
  }

  /// The header, a line, and the rows, without trailing blanks.
  package var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let line = widths.map { String(repeating: "─", count: $0) }
    return ([header, line] + rows)
      .map { cells in
        let padded = zip(cells, widths).map { $0 + spaces($1 - $0.count) }.joined(separator: "  ")
        return padded.trimmingTrailingBlanks + "\n"
      }
      .joined()
  }
}

/// That many blanks.
func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}

/// A length with at most two decimals, without trailing zeros.
func points(_ length: Double) -> String {
  let hundredths = Int((length * 100).rounded())
  let rest = hundredths % 100
  if rest == 0 { return "\(hundredths / 100)" }
  if rest % 10 == 0 { return "\(hundredths / 100).\(rest / 10)" }
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
