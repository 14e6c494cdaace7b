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
