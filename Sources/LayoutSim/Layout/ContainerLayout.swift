/// A layout of one's own: how large a box is, and where its children go.
///
/// `size` must depend on its arguments alone and not on how often it is asked; the same offer gets
/// the same answer in measuring and in placing.
package protocol ContainerLayout {
  /// The size of the box for an offer.
  func size(in proposal: Proposal, children: LayoutChildren) -> Size

  /// Gives every child a place in a box of `size`; one that gets none stays at the top leading
  /// corner, offered the box's size.
  func place(in size: Size, proposal: Proposal, children: LayoutChildren)
}

/// The children of a box during layout.
package struct LayoutChildren: RandomAccessCollection {
  let solver: Solver
  let parent: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { solver.childCount(of: parent) }

  package subscript(index: Int) -> LayoutChild {
    LayoutChild(solver: solver, node: solver.child(index, of: parent))
  }
}

/// One child of a box during layout.
package struct LayoutChild {
  let solver: Solver
  let node: Int

  /// The layout priority that its author gave it.
  package var priority: Double { solver.priority(of: node) }

  /// The size that it takes of an offer.
  package func size(_ proposal: Proposal) -> Size {
    solver.answer(node, Offer(proposal))
  }

  /// Puts it where its `anchor` meets `point` of the box, with a last offer; in `place` only.
  package func place(
    at point: Point,
    anchor: Anchoring = .topLeading,
    proposal: Proposal
  ) {
    solver.place(node, at: point, anchor: anchor, offer: Offer(proposal))
  }

  /// What its subtree wrote for `key`, or the default.
  package func preference<Key: Preference>(_ key: Key.Type) -> Key.Value {
    solver.preferences(of: node)[key]
  }
}
