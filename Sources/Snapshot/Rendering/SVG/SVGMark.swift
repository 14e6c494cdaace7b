import LayoutSim

/// A frame in a picture around a change.
package struct SVGMark {
  /// The kind of change of a node.
  package enum Kind: String { case added, removed, changed, moved }

  let kind: Kind

  /// The current or former place of the node in the window.
  let place: Rect

  /// The text that is shown under a resting pointer.
  let words: String

  package init(kind: Kind, place: Rect, words: String) {
    self.kind = kind
    self.place = place
    self.words = words
  }

  /// The colours of the frames.
  static let styleSheet =
    ".mark{fill:none;stroke-width:2.5;pointer-events:all}.added{stroke:#1a7f37}"
    + ".removed{stroke:#cf222e;stroke-dasharray:6 4}.changed{stroke:#bf8700}.moved{stroke:#8250df}"

  /// The frames of a difference: around nodes that were added, removed, moved by themselves, or changed.
  ///
  /// Nodes that only moved because something above them grew have none, nor do the boxes around changes.
  static func all(of difference: TreeDifference, old: [Rect?], new: [Rect?]) -> [SVGMark] {
    let changes = difference.nodes
    let added = Set(changes.filter { $0.old == nil }.compactMap(\.newIndex))
    let removed = Set(changes.filter { $0.new == nil }.compactMap(\.oldIndex))
    let own = changes.filter(\.isChangeOfItsOwn).compactMap(\.newIndex)
    return changes.compactMap { change in
      func mark(_ kind: Kind, _ node: OutlineNode, _ place: Rect?) -> SVGMark? {
        place.map { SVGMark(kind: kind, place: $0, words: "\(node.name()) \(kind.rawValue)") }
      }
      guard let node = change.new, let index = change.newIndex else {
        guard let node = change.old, let index = change.oldIndex else { return nil }
        // The content of a removed node was removed with it.
        if let parent = node.parent, removed.contains(parent) { return nil }
        return mark(.removed, node, old.place(index))
      }
      if change.old == nil {
        if let parent = node.parent, added.contains(parent) { return nil }
        return mark(.added, node, new.place(index))
      }
      if change.hasMoved { return mark(.moved, node, new.place(index)) }
      guard change.isChangeOfItsOwn else { return nil }
      // The label of a row consists of its texts: the innermost change is framed.
      let inside = index + 1..<index + node.subtreeLength
      if !node.role.isPresented, own.contains(where: inside.contains) { return nil }
      return mark(.changed, node, new.place(index))
    }
  }
}

extension NodeDifference {
  /// Whether the node is not merely moved, around a change, or behind something else.
  fileprivate var isChangeOfItsOwn: Bool {
    guard let old, let new else { return false }
    if new.role.isPresented { return old.frame?.size != new.frame?.size }
    var aspects = aspects.subtracting([.x, .y, .drawnFrame, .proposal])
    if Role.layers.contains(new.role) || new.role.onlyHoldsOthers || new.role == .row {
      aspects.subtract([.width, .height, .hasFrame])
      if Role.layers.contains(new.role) { aspects.remove(.facts) }
    }
    let hidden: NodeFlags = [.inert, .covered]
    if old.flags.subtracting(hidden) == new.flags.subtracting(hidden) { aspects.remove(.flags) }
    return !aspects.isEmpty
  }
}

extension [Rect?] {
  fileprivate func place(_ index: Int) -> Rect? { indices.contains(index) ? self[index] : nil }
}
