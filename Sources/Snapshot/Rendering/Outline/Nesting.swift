import LayoutSim

/// The children of every node, computed from the parents alone.
///
/// A tree may come from a file. A parent that does not precede its child is ignored, so that no malformed
/// tree makes a renderer loop forever.
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
