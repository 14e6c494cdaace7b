/// What a node of a settled tree stands for, in numbers that are given only once.
///
/// A key is kept from the element that opens a layer to the settled tree, so that nothing has to be found
/// again by its position, its role or its name.
package enum LayerKey: Hashable, Sendable {
  /// The surface that shows the coordinator with a serial number.
  case surface(Int)

  /// A screen on a stack, in sight or covered.
  case screen(ScreenKey)

  /// An alert, a confirmation dialog or a popover, by the number that its stage gave it.
  case dialog(Int)
}

/// The identity of a screen: whose it is, how deep, and for which route.
///
/// Two screens of equal routes on one stack are two screens. A key keeps neither the coordinator nor its
/// screen alive.
// Values that are handed down must be sendable and routes need not be: a key is made and compared on the main
// actor only.
package struct ScreenKey: Hashable, @unchecked Sendable {
  /// The serial number of its coordinator.
  let owner: Int

  /// How many screens of the same coordinator lie below it.
  let depth: Int

  let route: AnyHashable
}

/// Where the layers of a render tree are.
package struct LayerIndex {
  private var positions: [LayerKey: Int]

  /// The index of a tree in which the keys are at `positions`.
  init(_ positions: [LayerKey: Int] = [:]) {
    self.positions = positions
  }

  /// The position of the node that `key` stands for; `nil` where it is not shown.
  subscript(key: LayerKey) -> Int? { positions[key] }

  /// The keys of the nodes in `range`, with how far behind its beginning each of them is.
  func keys(in range: Range<Int>) -> [LayerKey: Int] {
    positions.filter { range.contains($0.value) }.mapValues { $0 - range.lowerBound }
  }
}

/// A render tree with the places of its layers.
package struct IndexedTree {
  var tree: RenderTree
  var index: LayerIndex

  /// The node that `key` stands for; `nil` where it is not shown.
  func node(_ key: LayerKey) -> RenderNode? { index[key].map { tree.nodes[$0] } }
}
