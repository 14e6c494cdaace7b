/// The settled content of the screen: every surface and every element, with its frame and its facts.
///
/// A render tree is a value without closures, coordinators or elements. Its nodes are in pre-order: a node is
/// followed by its whole subtree, with children in drawing order from back to front, unless looks called
/// `z-index` change that. Renderers depend on nothing else.
public struct RenderTree: Hashable, Sendable {
  /// The device and the settings with which the tree was laid out.
  public var traits: Traits

  /// All nodes in pre-order; the first one is the window.
  public var nodes: [RenderNode]

  /// The problems that a real device would have, in the order in which they were found.
  public var findings: [Finding]

  /// The findings that an element or the stage has silenced.
  public var silencedFindings: [Finding]

  /// Creates a tree of `nodes`, which must be in pre-order with the window first.
  public init(
    traits: Traits,
    nodes: [RenderNode],
    findings: [Finding] = [],
    silencedFindings: [Finding] = []
  ) {
    self.traits = traits
    self.nodes = nodes
    self.findings = findings
    self.silencedFindings = silencedFindings
  }
}

extension RenderTree {
  /// The positions in `nodes` of the children of the node at `index`, in order.
  ///
  /// A subtree that would extend beyond the nodes ends with them, and an empty one counts as one node.
  ///
  /// - Complexity: O(children), since each child has the length of its subtree.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = index + 1
    let end = subtree(of: index).upperBound
    while next < end {
      result.append(next)
      next += length(ofSubtreeAt: next)
    }
    return result
  }

  /// The positions in `nodes` of the node at `index` and of its descendants.
  ///
  /// A subtree that would extend beyond the nodes ends with them, and an empty one counts as one node.
  ///
  /// ```swift
  /// let tree = stage.renderTree
  /// let bar = try #require(tree.nodes.firstIndex { $0.role == .navigationBar })
  /// let labels = tree.subtree(of: bar).compactMap { tree.nodes[$0].label }
  /// #expect(labels.contains("Map"))
  /// ```
  public func subtree(of index: Int) -> Range<Int> {
    index..<index + length(ofSubtreeAt: index)
  }

  private func length(ofSubtreeAt index: Int) -> Int {
    min(max(1, nodes[index].subtreeLength), nodes.count - index)
  }

  /// For each node, whether it is part of a combined one.
  var areParts: [Bool] { nodes.areParts }

  /// The positions in `nodes` of the ancestors of the node at `index`, nearest first.
  ///
  /// A parent that does not precede its child is ignored.
  public func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var last = index
    while let parent = nodes[last].parent, (0..<last).contains(parent) {
      result.append(parent)
      last = parent
    }
    return result
  }
}

extension [RenderNode] {
  /// For each node in pre-order, whether it is part of a combined one.
  var areParts: [Bool] {
    var end = 0
    return indices.map { index in
      if index < end { return true }
      if self[index].isCombined { end = index + self[index].subtreeLength }
      return false
    }
  }
}

extension RenderTree {
  /// Whether elements changed the order in which nodes are drawn.
  package var changesDrawingOrder: Bool {
    // Read in place, because copying nodes is expensive.
    nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<nodes.count
      where !nodes[index].looks.isEmpty && nodes[index].drawingOrder != 0 {
        return true
      }
      return false
    }
  }

  /// The positions of the nodes in drawing order, from back to front, if elements changed it; `nil` if it is the order
  /// of the nodes.
  package var changedDrawingOrder: [Int]? {
    guard changesDrawingOrder else { return nil }
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var pending = nodes.isEmpty ? [] : [0]
    while let index = pending.popLast() {
      order.append(index)
      pending += inDrawingOrder(children(of: index)).reversed()
    }
    return order.count == nodes.count ? order : nil
  }

  /// The positions of siblings from back to front, in the order that elements may have changed.
  package func inDrawingOrder(_ siblings: [Int]) -> [Int] {
    guard siblings.contains(where: { nodes[$0].drawingOrder != 0 }) else { return siblings }
    return siblings.enumerated().sorted { first, second in
      (nodes[first.element].drawingOrder, first.offset)
        < (nodes[second.element].drawingOrder, second.offset)
    }.map(\.element)
  }
}

extension RenderTree {
  /// The first node that breaks the rules of a tree, as a sentence; `nil` if all hold: a node follows its parent and lies
  /// within its parent's subtree, and no frame is NaN or negative; endless content has an infinite one.
  var malformation: String? {
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        guard parent < index, subtree(of: parent).upperBound >= subtree(of: index).upperBound else {
          return
            "Node \(index) (\(node.role.rawValue)) is not in the subtree of its parent \(parent)."
        }
      }
      guard let frame = node.frame else { continue }
      guard !frame.minX.isNaN, !frame.minY.isNaN, frame.size.width >= 0, frame.size.height >= 0
      else {
        return "Node \(index) (\(node.role.rawValue)) has the frame \(frame)."
      }
    }
    return nil
  }
}

/// The identity of a layer, or of a button that is looked up, in a settled tree.
///
/// It is the serial number of the coordinator or the dialog, and for a screen also its depth and its route.
/// Serial numbers are never reused. A key is kept from the element that opens a layer to the settled tree. A
/// surface that returns while it is leaving has the same key, and continues in its place.
package enum LayerKey: Hashable, Sendable {
  /// The surface that shows the coordinator with the serial number.
  case surface(Int)

  /// A screen on a stack, visible or covered.
  case screen(ScreenKey)

  /// An alert, a confirmation dialog or a popover, by its stage's number.
  case dialog(Int)

  /// The button that leads to the list behind “More”, from the tab of the coordinator with the serial number.
  case wayToMore(Int)
}

/// The identity of a screen: its owner, its depth, and its route.
///
/// Two screens of equal routes on one stack are two screens. A key retains neither the coordinator nor its
/// screen.
// Inherited values must be sendable, but routes need not be: a key is created and compared only on the main
// actor.
package struct ScreenKey: @unchecked Sendable {
  /// The serial number of its coordinator.
  let owner: Int

  /// The number of screens of the same coordinator below it.
  let depth: Int

  let route: any KeyRoute
}

extension ScreenKey: Hashable {
  package static func == (lhs: ScreenKey, rhs: ScreenKey) -> Bool {
    lhs.owner == rhs.owner && lhs.depth == rhs.depth && lhs.route.isSame(as: rhs.route)
  }

  // A coordinator has one screen at a depth, or two while one replaces the other, and to hash a route costs more than
  // to compare it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(depth)
  }
}

/// A route as part of a screen's identity.
package protocol KeyRoute {
  /// Whether both routes are of one type and equal.
  func isSame(as other: any KeyRoute) -> Bool
}

/// The positions of the layers of a render tree.
package struct LayerIndex {
  private var positions: [LayerKey: Int]

  /// Creates the index of a tree in which the keys are at `positions`.
  init(_ positions: [LayerKey: Int] = [:]) {
    self.positions = positions
  }

  /// Creates the index of a tree that has `keys`, of which the first counts if one is there twice.
  init(_ keys: PositionTable<LayerKey>) {
    positions = Dictionary(zip(keys.values, keys.positions)) { first, _ in first }
  }

  /// The position of the node of `key`; `nil` if it is not shown.
  subscript(key: LayerKey) -> Int? { positions[key] }

  /// The keys of the nodes in `range`, with their distances from its beginning.
  func keys(in range: Range<Int>) -> [LayerKey: Int] {
    positions.filter { range.contains($0.value) }.mapValues { $0 - range.lowerBound }
  }
}

/// A render tree with the index of its layers.
package struct IndexedTree {
  var tree: RenderTree
  var index: LayerIndex

  /// The node of `key`; `nil` if it is not shown.
  func node(_ key: LayerKey) -> RenderNode? { index[key].map { tree.nodes[$0] } }
}
