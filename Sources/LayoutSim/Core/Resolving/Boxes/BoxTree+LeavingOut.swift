extension BoxTree {
  /// The positions of all boxes that layouts left out, and of their descendants.
  var leftOut: Set<Int> {
    guard state.pointee.hasLeftOut else { return [] }
    var found: Set<Int> = []
    for index in 0..<count where nodes[index].traits.contains(.leftOut) {
      found.formUnion(index..<index + Int(nodes[index].span))
    }
    return found
  }
}
