extension RenderNodes {
  /// What takes the words that a user enters into each node.
  static func entries(of tree: BoxTree) -> [Int: @MainActor (String) -> Bool] {
    var entries: [Int: @MainActor (String) -> Bool] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      if let entry = tree.tables.semantics[Int(tree.nodes[index].semantics)].entry {
        entries[index] = entry
      }
    }
    return entries
  }
}
