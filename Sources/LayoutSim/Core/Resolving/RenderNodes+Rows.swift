extension RenderNodes {
  /// The rows of lists that are tapped as a whole, by the positions of their buttons.
  static func pressedRows(of tree: BoxTree) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    var open: [(index: Int, end: Int, isRow: Bool)] = []
    for index in 0..<tree.count {
      let node = tree.nodes[index]
      while let last = open.last, last.end <= index { open.removeLast() }
      let semantics = Int(node.semantics)
      if node.label == .listRow {
        // The box around a header or a footer is not a row.
        let isRow = semantics >= 0 && tree.tables.semantics[semantics].role == .row
        open.append((index, index + Int(node.span), isRow))
      } else if let row = open.last, row.isRow, semantics >= 0,
        tree.tables.semantics[semantics].pressesRow
      {
        rows[index] = row.index
      }
    }
    return rows
  }
}
