import LayoutSim

/// Rows of a list that differ only in their text, of which a picture shows the first three and the last.
struct AlikeRows {
  /// The rows that are not drawn.
  let folded: ArraySlice<Int>

  /// The distance between the beginnings of two rows, in points.
  let pitch: Double

  /// The minimum number of rows from which some are left out.
  private static let fewest = 8

  /// The runs of alike rows among the children of a node, each long enough to be folded.
  static func runs(among children: [Int], in tree: RenderTree) -> [AlikeRows] {
    let rows = children.filter {
      tree.nodes[$0].role == .row && !tree.nodes[$0].flags.isOutOfSight
        && tree.nodes[$0].frame != nil
    }
    guard rows.count >= fewest else { return [] }
    let shapes = rows.map { shape(of: $0, in: tree) }
    let tops = rows.map { tree.nodes[$0].frame?.minY ?? 0 }
    var runs: [AlikeRows] = []
    var start = 0
    for end in 1...rows.count {
      if end < rows.count, shapes[end] == shapes[start],
        abs(tops[end] - tops[end - 1] - (tops[start + 1] - tops[start])) < 0.5
      {
        continue
      }
      if end - start >= fewest, tops[start + 1] > tops[start] {
        runs.append(
          AlikeRows(folded: rows[(start + 3)..<(end - 1)], pitch: tops[start + 1] - tops[start])
        )
      }
      start = end
    }
    return runs
  }

  /// The compared properties of a node in a row: everything but its text and where that ends.
  private struct Part: Hashable {
    let role: Role
    let parent: Int
    let flags: NodeFlags
    let facts: [Fact]
    let lines: Int
    let top: Int
    let height: Int
  }

  private static func shape(of row: Int, in tree: RenderTree) -> [Part] {
    let top = tree.nodes[row].frame?.minY ?? 0
    return tree.subtree(of: row).map { index in
      let node = tree.nodes[index]
      let frame = node.frame?.repaired
      return Part(
        role: node.role,
        parent: index == row ? 0 : (node.parent ?? 0) - row,
        flags: node.flags.subtracting([.nearLimit, .approximate, .scrolledAway]),
        facts: node.facts,
        lines: node.lines.count,
        top: Int(((frame?.minY ?? 0) - top.clampedToPage).rounded()),
        height: Int((frame?.size.height ?? 0).rounded())
      )
    }
  }
}

extension Double {
  fileprivate var clampedToPage: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
