/// What is on screen, settled: every surface, every element, each with its frame and its facts.
///
/// A render tree is a value without closures, coordinators or elements. Its nodes stand in
/// pre-order: a node is followed by its whole subtree, children in drawing order from back to
/// front. Renderers read it and nothing behind it.
public struct RenderTree: Hashable, Codable, Sendable {
  /// The device and the settings under which the tree was laid out.
  public var traits: Traits

  /// All nodes in pre-order; the first one is the window.
  public var nodes: [RenderNode]

  /// What a real device would get wrong here, in the order in which it was found.
  public var findings: [Finding]

  /// A tree of `nodes`, which must stand in pre-order with the window first.
  public init(traits: Traits, nodes: [RenderNode], findings: [Finding] = []) {
    self.traits = traits
    self.nodes = nodes
    self.findings = findings
  }
}

extension RenderTree {
  /// The positions in `nodes` of the children of the node at `index`, in order.
  ///
  /// - Complexity: O(children), since each child says how long its subtree is.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = index + 1
    let end = index + nodes[index].subtreeLength
    while next < end {
      result.append(next)
      next += nodes[next].subtreeLength
    }
    return result
  }

  /// The positions in `nodes` of the nodes above the one at `index`, nearest first.
  public func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = nodes[index].parent
    while let parent = next {
      result.append(parent)
      next = nodes[parent].parent
    }
    return result
  }
}
