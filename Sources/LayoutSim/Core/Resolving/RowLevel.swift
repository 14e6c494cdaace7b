/// Whether elements become rows of a list, each its own, or are content of a row.
struct RowLevel {
  /// How many containers and groups are open.
  private var depth = 0

  /// How many were open where the rows of the nearest list began; `nil` outside of lists.
  private var rowDepth: Int?

  /// Whether each element at the present place is a row.
  var isOfRows: Bool { rowDepth == depth }

  /// Goes into a container or a group, which makes one thing of several elements.
  mutating func enter() { depth += 1 }

  mutating func leave() { depth -= 1 }

  /// Makes a row of each element from here on, and returns what held before.
  mutating func beginRows() -> RowLevel {
    let outer = self
    rowDepth = depth
    return outer
  }
}
