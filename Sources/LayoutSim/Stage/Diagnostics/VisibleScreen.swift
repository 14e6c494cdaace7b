/// One screen in sight, with everything on it that a diagnosis looks at.
struct VisibleScreen {
  let tree: RenderTree

  /// The position of the screen's node.
  let position: Int

  /// The position of the node of the surface that it is on.
  let surface: Int

  /// The positions of everything in it.
  var contents: Range<Int> {
    position + 1..<position + tree.nodes[position].subtreeLength
  }

  /// The name of the screen, for a finding's place.
  var route: String { tree.nodes[position].route ?? tree.nodes[position].role.rawValue }

  /// The screens of `tree` that nothing hides, from the lowest of the surfaces at `positions` up.
  static func all(in tree: RenderTree, on positions: [Int]) -> [VisibleScreen] {
    positions.flatMap { surface -> [VisibleScreen] in
      guard !tree.nodes[surface].flags.contains(.covered) else { return [] }
      return (surface..<surface + tree.nodes[surface].subtreeLength).compactMap { index in
        let node = tree.nodes[index]
        // Pushed tabs are a screen that holds screens; the innermost is what a user sees.
        guard node.role == .screen, node.flags.contains(.top), node.frame != nil,
          !(index + 1..<index + node.subtreeLength).contains(where: {
            tree.nodes[$0].role == .screen && tree.nodes[$0].flags.contains(.top)
          })
        else { return nil }
        return VisibleScreen(tree: tree, position: index, surface: surface)
      }
    }
  }

  /// Calls `look` with every node in sight that is worth a line, and what it is in.
  func forEachNode(_ look: (Int, RenderNode, Surroundings) -> Void) {
    var open: [(end: Int, surroundings: Surroundings)] = []
    for index in contents {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = tree.nodes[index]
      var around = open.last?.surroundings ?? Surroundings()
      if node.detail != .layout, !around.isHidden, !node.flags.contains(.covered) {
        look(index, node, around)
      }
      around.enter(node)
      if node.subtreeLength > 1 { open.append((index + node.subtreeLength, around)) }
    }
  }

  /// What a node of a screen is in.
  struct Surroundings {
    /// Whether it is in something that scrolls.
    private(set) var scrolls = false

    /// Whether it is in a bar.
    private(set) var isInBar = false

    /// Whether something around it is out of sight.
    private(set) var isHidden = false

    mutating func enter(_ node: RenderNode) {
      if node.role == .scroll || node.role == .list { scrolls = true }
      if node.role == .navigationBar || node.role == .tabBar || node.role == .toolbar {
        isInBar = true
      }
      if node.flags.contains(.covered) { isHidden = true }
    }
  }
}
