import LayoutSim

/// Finds the causes of changes of size, along one axis.
struct Extents {
  let pairs: NodePairs
  let changes: [GeometryChange]
  let axis: LayoutAxis

  /// The causes found so far, by position in the new nodes.
  private(set) var causes: [Int: Causes.Extent] = [:]

  init(pairs: NodePairs, changes: [GeometryChange], axis: LayoutAxis) {
    self.pairs = pairs
    self.changes = changes
    self.axis = axis
  }

  /// Finds the cause for the node at `index`, after those for its descendants.
  mutating func find(_ index: Int) {
    let extent = changes[index].along(axis).extent
    guard extent != 0, let other = pairs.oldOfNew[index] else { return }
    if followsContent(index, from: other, by: extent) {
      causes[index] = .content
    } else if hasOtherWords(index, from: other), axis == .horizontal {
      causes[index] = .words
    } else if let container = stretchingContainer(of: index, by: extent) {
      causes[index] = .container(container)
    }
  }

  /// Whether the end of a child moved as far as that of the node, or the child appeared or disappeared.
  private func followsContent(_ index: Int, from other: Int, by extent: Double) -> Bool {
    for child in framedChildren(of: index) {
      guard pairs.oldOfNew[child] != nil, !pairs.hasMoved[child] || pairs.hasMoved[index] else {
        if extent > 0 || pairs.hasMoved[child] { return true }
        continue
      }
      if case .container = causes[child] { continue }
      let change = changes[child].along(axis)
      if GeometryChange.isSame(change.end, extent) || GeometryChange.isSame(change.extent, extent) {
        return true
      }
    }
    return pairs.old.children(of: other).contains { child in
      pairs.newOfOld[child].map { pairs.hasMoved[$0] && !pairs.hasMoved[index] } ?? (extent < 0)
    }
  }

  /// The children with frames, also below children without frames.
  private func framedChildren(of index: Int) -> [Int] {
    var result: [Int] = []
    var pending = pairs.new.children(of: index)
    while let child = pending.popLast() {
      if pairs.new.nodes[child].frame == nil {
        pending += pairs.new.children(of: child)
      } else {
        result.append(child)
      }
    }
    return result
  }

  private func hasOtherWords(_ index: Int, from other: Int) -> Bool {
    let (old, new) = (pairs.old.nodes[other], pairs.new.nodes[index])
    return new.label != nil && !TextLines.areSame(old.label ?? "", new.label ?? "")
  }

  /// The box around a node that has no size of its own, if it grew as much.
  private func stretchingContainer(of index: Int, by extent: Double) -> Int? {
    let node = pairs.new.nodes[index]
    guard !node.role.isPresented, node.role.fillsContainer || axis == .horizontal else {
      return nil
    }
    var next = node.parent
    while let outer = next, pairs.new.nodes[outer].frame == nil {
      next = pairs.new.nodes[outer].parent
    }
    guard let outer = next,
      GeometryChange.isSame(changes[outer].along(axis).extent, extent)
    else { return nil }
    return outer
  }
}

extension Role {
  /// Whether it commonly has the size of its container.
  fileprivate var fillsContainer: Bool {
    onlyHoldsOthers || isScreenContainer || isBar || self == .list || self == .fill
      || self == .separator || self == .row
  }
}
