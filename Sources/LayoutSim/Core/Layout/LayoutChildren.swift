/// The children of a container during layout.
///
/// It is meant to be used while the container is asked, and is of no use afterwards.
public struct LayoutChildren: RandomAccessCollection {
  let tree: BoxTree
  private let parent: Int
  private let children: [Int]
  private let depth: Int

  init(tree: BoxTree, parent: Int, depth: Int) {
    self.tree = tree
    self.parent = parent
    self.depth = depth
    children = tree.solver.children(of: parent)
  }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position behind the last child.
  public var endIndex: Int { children.count }

  /// The child at a position.
  public subscript(index: Int) -> LayoutChild {
    LayoutChild(tree: tree, node: children[index], depth: depth)
  }

  /// What the children make of a guide where they were placed: of baselines the uppermost or the lowest,
  /// of a custom guide the mean; `nil` where none of them has it, and for edges and middles.
  func merged(_ guide: GuideIdentity) -> Double? {
    let code = tree.state.pointee.tables.code(of: guide)
    if code.customIndex == nil, !code.isBaseline { return nil }
    return tree.solver.merged(code, of: parent, depth)
  }
}

/// One child of a container during layout.
///
/// A layout asks its own children. One that was kept and belongs to another container takes no room, and
/// is not placed, while any layout in its tree runs.
public struct LayoutChild {
  let tree: BoxTree
  let node: Int
  let depth: Int

  private var solver: Solver { tree.solver }

  /// The layout priority that its author gave it; 0 unless given.
  public var priority: Double { tree.nodes[node].priority }

  /// The size that it takes of an offer.
  public func size(_ proposal: Proposal) -> Size {
    guard solver.mayAsk(node) else { return .zero }
    tree.nodes[node].traits.remove(.awaitsOffer)
    return solver.ask(node, Offer(proposal), depth)
  }

  /// Puts it where its `anchor` meets `point` of the container, with a last offer.
  ///
  /// An edge or the middle is that of its frame, as a unit point is in SwiftUI, whatever it says about its
  /// guides; lines of text and guides of an app's own are where it has them.
  /// What it is asked afterwards changes nothing. Placed twice, it is where it was put last.
  /// To be called in ``ContainerLayout/place(in:proposal:children:cache:)`` only.
  public func place(
    at point: Point,
    anchor: Anchoring = .topLeading,
    proposal: Proposal
  ) {
    guard solver.mayAsk(node) else { return }
    if !point.x.isFinite || !point.y.isFinite { tree.state.pointee.misplaced.append(node) }
    solver.place(node, at: point, anchor: anchor, offer: Offer(proposal), depth)
  }

  /// Puts it where its guides meet `point` of the container, with a last offer.
  func place(at point: Point, meeting guides: Anchoring, proposal: Proposal) {
    let x = point.x - position(of: guides.horizontal, in: proposal)
    let y = point.y - position(of: guides.vertical, in: proposal)
    place(at: Point(x: x.orZero, y: y.orZero), proposal: proposal)
  }

  /// Leaves it out: neither it nor anything in it is shown or counts, even if it is placed as well.
  ///
  /// To be called in ``ContainerLayout/place(in:proposal:children:cache:)`` only.
  public func leaveOut() {
    guard solver.mayAsk(node) else { return }
    tree.nodes[node].traits.insert(.leftOut)
    tree.nodes[node].traits.remove(.awaitsPlace)
    tree.state.pointee.hasLeftOut = true
  }

  /// The gaps that it wants to its neighbours.
  public var spacing: Spacing {
    tree.state.pointee.tables.spacings[tree.nodes[node].spacing]
  }

  /// The gap that it and `next`, which follows it along `axis`, want between them, in points.
  ///
  /// Ordinary neighbours want 8.
  public func gap(to next: LayoutChild, along axis: LayoutAxis) -> Double {
    // One that was kept may be of another tree, whose numbers mean other gaps.
    guard tree === next.tree else { return spacing.gap(to: next.spacing, along: axis) }
    return tree.state.pointee.tables.spacings.gap(
      tree.nodes[node].spacing,
      tree.nodes[next.node].spacing,
      along: axis
    )
  }

  /// How far below its upper edge `guide` is when it is offered `proposal`, in points.
  public func position(of guide: VerticalGuide, in proposal: Proposal) -> Double {
    position(of: guide.identity, in: proposal)
  }

  /// How far from its leading edge `guide` is when it is offered `proposal`, in points.
  public func position(of guide: HorizontalGuide, in proposal: Proposal) -> Double {
    position(of: guide.identity, in: proposal)
  }

  /// Its value of `key` for the layout of the container, or the default.
  public func value<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value {
    let number = Int(tree.nodes[node].containerValues)
    guard number >= 0,
      let value = tree.state.pointee.tables.containerValues[number].values[ObjectIdentifier(key)]
    else { return Key.defaultValue }
    return erased(value)
  }

  /// What its subtree wrote for `key`, or the default.
  package func preference<Key: Preference>(_ key: Key.Type) -> Key.Value {
    let number = Int(tree.nodes[node].containerValues)
    return number < 0
      ? Key.defaultValue : tree.state.pointee.tables.containerValues[number].preferences[key]
  }

  private func position(of guide: GuideIdentity, in proposal: Proposal) -> Double {
    guard solver.mayAsk(node) else { return 0 }
    _ = size(proposal)
    return solver.guide(tree.state.pointee.tables.code(of: guide), of: node, depth)
  }
}
