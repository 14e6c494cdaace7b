extension RenderNodes {
  /// The functions that enter text into each node.
  static func entries(of tree: BoxTree) -> [Int: @MainActor (String) -> Bool] {
    var entries: [Int: @MainActor (String) -> Bool] = [:]
    tree.forEachWhole { index, semantics in
      if let entry = tree.tables.semantics[semantics].entry { entries[index] = entry }
    }
    return entries
  }
}
