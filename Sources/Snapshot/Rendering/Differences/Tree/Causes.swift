import LayoutSim

/// Why the frames of nodes changed, as far as it follows from other nodes.
///
/// A box that grew with its content, or with the box around it, is a consequence, and so is the place of what was
/// pushed by something that grew, came or went.
struct Causes {
  /// What a change of a place follows from.
  enum Place: Hashable {
    /// Something before it grew or shrank: the position in the new nodes.
    case grown(Int)

    /// Something before it was added: the position in the new nodes.
    case added(Int)

    /// Something before it was removed: the position in the old nodes.
    case removed(Int)

    /// Something before it moved, without a reason that can be seen: the position in the new nodes.
    case moved(Int)

    /// The box around it has another size: the position in the new nodes.
    case container(Int)

    /// Its own size, of which the middle or the end stayed in place.
    case own
  }

  /// What a change of a size follows from.
  enum Extent: Hashable {
    /// The content.
    case content

    /// The box around it: the position in the new nodes.
    case container(Int)

    /// What pushed its beginning, or what grew behind it.
    case squeezed(Place)

    /// The words.
    case words
  }

  let pairs: NodePairs

  /// By how much each node of the new side changed.
  let changes: [GeometryChange]

  /// By position in the new nodes.
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
      // What is pushed on one side and stays on the other is squeezed.
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
