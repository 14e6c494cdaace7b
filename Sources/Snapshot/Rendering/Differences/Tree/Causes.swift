import LayoutSim

/// The causes of changed frames, as far as they follow from other nodes.
///
/// A box that grew with its content, or with the box around it, is a consequence, as is the place of a node that was
/// pushed by one that grew, appeared or disappeared.
struct Causes {
  /// The cause of a change of place.
  enum Place: Hashable {
    /// Something before it grew or shrank: the position in the new nodes.
    case grown(Int)

    /// Something before it was added: the position in the new nodes.
    case added(Int)

    /// Something before it was removed: the position in the old nodes.
    case removed(Int)

    /// Something before it moved, without a visible reason: the position in the new nodes.
    case moved(Int)

    /// The box around it has a different size: the position in the new nodes.
    case container(Int)

    /// Its own size, while the middle or the end stayed in place.
    case own
  }

  /// The cause of a change of size.
  enum Extent: Hashable {
    /// The content.
    case content

    /// The box around it: the position in the new nodes.
    case container(Int)

    /// The node that pushed its beginning, or that grew behind it.
    case squeezed(Place)

    /// The text.
    case words
  }

  let pairs: NodePairs

  /// The change of each node of the new side.
  let changes: [GeometryChange]

  /// The causes by position in the new nodes.
  private(set) var places: [LayoutAxis: [Int: Place]] = [:]
  private(set) var extents: [LayoutAxis: [Int: Extent]] = [:]

  /// Finds the causes for `differing`, which are positions in the new nodes.
  init(_ pairs: NodePairs, differing: [Int]) {
    self.pairs = pairs
    changes = pairs.new.nodes.indices.map { index in
      GeometryChange(
        from: pairs.oldOfNew[index].map { pairs.old.nodes[$0] },
        to: pairs.oldOfNew[index].map { _ in pairs.new.nodes[index] }
      )
    }
    for axis in LayoutAxis.allCases {
      var found = Extents(pairs: pairs, changes: changes, axis: axis)
      for index in differing.reversed() { found.find(index) }
      extents[axis] = found.causes
      var placed = Places(pairs: pairs, changes: changes, axis: axis)
      for index in differing { placed.find(index) }
      places[axis] = placed.causes
      // A node that is pushed on one side and stays on the other is squeezed.
      for index in differing {
        let change = changes[index].along(axis)
        guard change.extent != 0, extents[axis]?[index] == nil,
          let place = placed.causes[index], place != .own,
          abs(change.end) <= GeometryChange.tolerance
        else { continue }
        extents[axis]?[index] = .squeezed(place)
      }
    }
  }
}

/// Finds the causes of changes of place, along one axis.
struct Places {
  let pairs: NodePairs
  let changes: [GeometryChange]
  let axis: LayoutAxis

  /// The causes found so far, by position in the new nodes.
  private(set) var causes: [Int: Causes.Place] = [:]

  /// The siblings of each node on either side, and its position among them, found when they are needed.
  private var newSiblings = Siblings()
  private var oldSiblings = Siblings()

  /// The number of siblings on each side that are checked as possible pushers.
  private static let neighbours = 8

  init(pairs: NodePairs, changes: [GeometryChange], axis: LayoutAxis) {
    self.pairs = pairs
    self.changes = changes
    self.axis = axis
  }

  /// Finds the cause for the node at `index`, after those for the nodes before it.
  mutating func find(_ index: Int) {
    let change = changes[index].along(axis)
    guard change.start != 0, let other = pairs.oldOfNew[index] else { return }
    causes[index] =
      pusher(of: index, from: other, by: change.start)
      ?? container(of: index, by: change.start)
      ?? (isOwn(change) ? .own : nil)
  }

  /// Whether the end or the middle stayed in place while the size changed.
  private func isOwn(_ change: GeometryChange.Line) -> Bool {
    GeometryChange.isSame(change.start, -change.extent)
      || GeometryChange.isSame(2 * change.start, -change.extent)
  }

  /// The sibling before the node whose end moved as much, or that appeared or disappeared.
  private mutating func pusher(of index: Int, from other: Int, by distance: Double) -> Causes.Place?
  {
    guard let frame = pairs.new.nodes[index].frame, let former = pairs.old.nodes[other].frame else {
      return nil
    }
    let siblings = newSiblings.neighbours(of: index, in: pairs.new, atMost: Places.neighbours)
    for sibling in siblings {
      guard let place = pairs.new.nodes[sibling].frame, isBefore(place, frame) else { continue }
      guard let old = pairs.oldOfNew[sibling], !pairs.hasMoved[sibling] else {
        if distance > 0 { return .added(sibling) }
        continue
      }
      guard let old = pairs.old.nodes[old].frame, isBefore(old, former),
        GeometryChange.isSame(changes[sibling].along(axis).end, distance)
      else { continue }
      if changes[sibling].along(axis).extent != 0, changes[sibling].along(axis).start == 0 {
        return .grown(sibling)
      }
      switch causes[sibling] {
      case .own: return .grown(sibling)
      case let cause?: return cause
      case nil: return .moved(sibling)
      }
    }
    guard distance < 0 else { return nil }
    for sibling in oldSiblings.neighbours(of: other, in: pairs.old, atMost: Places.neighbours) {
      let isGone = pairs.newOfOld[sibling].map { pairs.hasMoved[$0] } ?? true
      if isGone, let place = pairs.old.nodes[sibling].frame, isBefore(place, former) {
        return .removed(sibling)
      }
    }
    return nil
  }

  /// Whether `one` ends where `other` begins, or before.
  private func isBefore(_ one: Rect, _ other: Rect) -> Bool {
    one.range(along: axis).end <= other.range(along: axis).start + GeometryChange.tolerance
  }

  /// The box around the node, if its end or its middle moved as much.
  private func container(of index: Int, by distance: Double) -> Causes.Place? {
    var next = pairs.new.nodes[index].parent
    while let outer = next, pairs.new.nodes[outer].frame == nil {
      next = pairs.new.nodes[outer].parent
    }
    guard let outer = next else { return nil }
    let growth = changes[outer].along(axis).extent
    let isMoved =
      GeometryChange.isSame(growth, distance) || GeometryChange.isSame(growth, 2 * distance)
    return isMoved ? .container(outer) : nil
  }
}

/// The siblings of nodes, listed once per parent.
private struct Siblings {
  private var lists: [Int: [Int]] = [:]
  private var ranks: [Int: Int] = [:]

  /// The siblings nearest to the node at `index`, those before it first and each nearest first.
  mutating func neighbours(of index: Int, in side: DifferenceSide, atMost count: Int) -> [Int] {
    guard let parent = side.nodes[index].parent else { return [] }
    if lists[parent] == nil {
      let children = side.children(of: parent)
      lists[parent] = children
      for (rank, child) in children.enumerated() { ranks[child] = rank }
    }
    guard let list = lists[parent], let rank = ranks[index] else { return [] }
    return list[max(0, rank - count)..<rank].reversed() + list[rank...].dropFirst().prefix(count)
  }
}
