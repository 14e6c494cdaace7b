/// The children of a container during layout.
///
/// It is valid only while the container is being laid out.
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

  /// The position after the last child.
  public var endIndex: Int { children.count }

  /// The child at a position.
  public subscript(index: Int) -> LayoutChild {
    LayoutChild(tree: tree, node: children[index], depth: depth)
  }

  /// The merged guide of the placed children: the uppermost or lowest baseline, or the mean of a custom
  /// guide; `nil` if none of them has it, and for edges and centres.
  func merged(_ guide: GuideIdentity) -> Double? {
    let code = tree.state.pointee.tables.code(of: guide)
    if code.customIndex == nil, !code.isBaseline { return nil }
    return tree.solver.merged(code, of: parent, depth)
  }
}

/// One child of a container during layout.
///
/// A layout may measure only its own children. A stored child of another container has no size, and is not
/// placed, while any layout in its tree runs.
public struct LayoutChild {
  let tree: BoxTree
  let node: Int
  let depth: Int

  private var solver: Solver { tree.solver }

  /// The layout priority that its author set; 0 by default.
  public var priority: Double { tree.nodes[node].priority }

  /// The size for an offer.
  public func size(_ proposal: Proposal) -> Size {
    guard solver.mayAsk(node) else { return .zero }
    tree.nodes[node].traits.remove(.awaitsOffer)
    return solver.ask(node, Offer(proposal), depth)
  }

  /// The size and the guides for an offer.
  public func dimensions(in proposal: Proposal) -> BoxDimensions {
    let size = size(proposal)
    return BoxDimensions(width: size.width, height: size.height) { position(of: $0, in: proposal) }
  }

  /// Places the child so that its `anchor` is at `point` of the container, with a final offer.
  ///
  /// An edge or the centre is that of its frame, like a unit point in SwiftUI, regardless of its guides;
  /// baselines and custom guides are its own. Measuring it afterwards changes nothing. If it is placed twice,
  /// the last place is used. Call this only in ``ContainerLayout/place(in:proposal:children:cache:)``.
  public func place(
    at point: Point,
    anchor: Anchoring = .topLeading,
    proposal: Proposal
  ) {
    guard solver.mayAsk(node) else { return }
    if !point.x.isFinite || !point.y.isFinite { tree.state.pointee.misplaced.append(node) }
    solver.place(node, at: point, anchor: anchor, offer: Offer(proposal), depth)
  }

  /// Places the child so that its guides are at `point` of the container, with a final offer.
  func place(at point: Point, meeting guides: Anchoring, proposal: Proposal) {
    let x = point.x - position(of: guides.horizontal, in: proposal)
    let y = point.y - position(of: guides.vertical, in: proposal)
    place(at: Point(x: x.orZero, y: y.orZero), proposal: proposal)
  }

  /// Leaves the child out: neither it nor its content is shown or counts, even if it is placed as well.
  ///
  /// Call this only in ``ContainerLayout/place(in:proposal:children:cache:)``.
  public func leaveOut() {
    guard solver.mayAsk(node) else { return }
    tree.nodes[node].traits.insert(.leftOut)
    tree.nodes[node].traits.remove(.awaitsPlace)
    tree.state.pointee.hasLeftOut = true
  }

  /// Its preferred spacing to its neighbours.
  public var spacing: Spacing {
    tree.state.pointee.tables.spacings[tree.nodes[node].spacing]
  }

  /// The preferred distance between it and `next`, which follows it along `axis`, in points.
  ///
  /// It is 8 between ordinary neighbours.
  public func gap(to next: LayoutChild, along axis: LayoutAxis) -> Double {
    // A stored child may be in another tree, whose numbers represent other spacings.
    guard tree === next.tree else { return spacing.gap(to: next.spacing, along: axis) }
    return tree.state.pointee.tables.spacings.gap(
      tree.nodes[node].spacing,
      tree.nodes[next.node].spacing,
      along: axis
    )
  }

  /// The distance of `guide` from its upper edge for an offer of `proposal`, in points.
  public func position(of guide: VerticalGuide, in proposal: Proposal) -> Double {
    position(of: guide.identity, in: proposal)
  }

  /// The distance of `guide` from its leading edge for an offer of `proposal`, in points.
  public func position(of guide: HorizontalGuide, in proposal: Proposal) -> Double {
    position(of: guide.identity, in: proposal)
  }

  /// Its value for `key`, or the default.
  public func value<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value {
    let number = Int(tree.nodes[node].containerValues)
    guard number >= 0,
      let value = tree.state.pointee.tables.containerValues[number].values[ObjectIdentifier(key)]
    else { return Key.defaultValue }
    return erased(value)
  }

  /// The preference of its subtree for `key`, or the default.
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
