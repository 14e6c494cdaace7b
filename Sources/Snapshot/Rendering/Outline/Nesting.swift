import LayoutSim

/// The children of every node, read from the parents alone.
///
/// A tree may come from a file; a parent that does not stand before its child is no parent here,
/// so that no tree, however broken, sends a renderer round in circles.
struct Nesting {
  let parents: [Int?]
  let children: [[Int]]

  init(_ tree: RenderTree) {
    var parents: [Int?] = []
    var children = [[Int]](repeating: [], count: tree.nodes.count)
    parents.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent, (0..<index).contains(parent) else {
        parents.append(nil)
        continue
      }
      parents.append(parent)
      children[parent].append(index)
    }
    self.parents = parents
    self.children = children
  }
}
