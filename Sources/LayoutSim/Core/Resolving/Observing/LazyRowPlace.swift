/// A row of a lazy container in a scroll area, or a page of a pager, by the positions of their boxes.
struct LazyRowPlace: Hashable {
  /// The position of the box that the container places.
  let row: Int

  /// The position of the nearest scroll area around the container, or of the pager.
  let area: Int
}

extension BoxTree {
  /// The rows of lazy containers in scroll areas, and the pages, that the box at `index` is in, innermost first.
  func lazyRows(around index: Int) -> [LazyRowPlace] {
    guard tables.createsRows else { return [] }
    var rows: [LazyRowPlace] = []
    var waiting: [Int] = []
    var inner = index
    while nodes[inner].up > 0 {
      let outer = inner - Int(nodes[inner].up)
      if createsRowsWhenInSight(outer) { waiting.append(inner) }
      if nodes[outer].label == .pager { rows.append(LazyRowPlace(row: inner, area: outer)) }
      if !waiting.isEmpty, hasScrollSlot(outer) {
        rows += waiting.map { LazyRowPlace(row: $0, area: outer) }
        waiting = []
      }
      inner = outer
    }
    return rows
  }

  /// Whether the box at `index` is that of a lazy stack or grid, or the one that contains the rows of a list.
  private func createsRowsWhenInSight(_ index: Int) -> Bool {
    switch nodes[index].label {
    case .lazyColumn, .lazyRow, .lazyGrid: true
    case .scroll: nodes[index].up == 1 && nodes[index - 1].label == .list
    default: false
    }
  }

  private func hasScrollSlot(_ index: Int) -> Bool {
    let semantics = Int(nodes[index].semantics)
    return semantics >= 0 && tables.semantics[semantics].scrollSlot != nil
  }
}
