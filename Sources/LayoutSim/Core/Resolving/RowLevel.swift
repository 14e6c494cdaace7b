/// Whether elements become separate rows of a list, or are the content of a row.
struct RowLevel {
  /// The number of open containers and groups.
  private var depth = 0

  /// The number that was open where the rows of the nearest list began; `nil` outside lists.
  private var rowDepth: Int?

  /// Whether each element at the current place is a row.
  var isOfRows: Bool { rowDepth == depth }

  /// Enters a container or a group, which combines several elements.
  mutating func enter() { depth += 1 }

  mutating func leave() { depth -= 1 }

  /// Makes each element from here on a row, and returns the previous level.
  mutating func beginRows() -> RowLevel {
    let outer = self
    rowDepth = depth
    return outer
  }
}
