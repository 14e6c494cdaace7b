extension RenderNodes {
  /// What takes the words that a user enters into each node.
  static func entries(of store: NodeStore) -> [Int: @MainActor (String) -> Bool] {
    var entries: [Int: @MainActor (String) -> Bool] = [:]
    for (index, node) in store.nodes.enumerated() where node.semantics >= 0 {
      if let entry = store.semantics[node.semantics].entry { entries[index] = entry }
    }
    return entries
  }
}
