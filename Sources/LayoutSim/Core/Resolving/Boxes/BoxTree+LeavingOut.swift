extension BoxTree {
  /// The positions of all boxes that are not shown, and of their descendants: those that layouts left out, and those
  /// that go on without being shown.
  var unseen: Set<Int> {
    let leftOut = leftOut
    return tables.hasBackstage ? leftOut.union(backstage) : leftOut
  }

  /// The positions of all boxes that layouts left out, and of their descendants.
  var leftOut: Set<Int> {
    state.pointee.hasLeftOut ? boxes(with: .leftOut) : []
  }

  /// The positions of all boxes that go on without being shown.
  var backstage: Set<Int> {
    tables.hasBackstage ? boxes(with: .backstage) : []
  }

  private func boxes(with trait: NodeTraits) -> Set<Int> {
    var found: Set<Int> = []
    var index = 0
    while index < count {
      guard nodes[index].traits.contains(trait) else {
        index += 1
        continue
      }
      let end = index + Int(nodes[index].span)
      found.formUnion(index..<end)
      index = end
    }
    return found
  }
}
