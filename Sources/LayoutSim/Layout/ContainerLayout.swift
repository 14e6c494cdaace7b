/// A layout of one's own: how large a container is, and where its children go.
///
/// ```swift
/// struct Staircase: ContainerLayout {
///   func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
///     let sizes = children.map { $0.size(.unspecified) }
///     return Size(
///       width: sizes.reduce(0) { $0 + $1.width },
///       height: sizes.reduce(0) { $0 + $1.height }
///     )
///   }
///
///   func place(
///     in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void
///   ) {
///     var corner = Point.zero
///     for child in children {
///       let size = child.size(.unspecified)
///       child.place(at: corner, proposal: Proposal(size))
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// A size must depend on the arguments alone and not on how often it is asked. A negative length
/// in an answer, or one that is not a number, counts as zero. It imitates the layout protocol of
/// SwiftUI, whose bounds start at an origin; here the container's corner is always the origin.
public protocol ContainerLayout {
  /// What the layout works out once for its children; nothing unless given.
  associatedtype Cache = Void

  /// The axis along which stretches and separators inside run; `nil` for none.
  static var stackAxis: LayoutAxis? { get }

  /// What gaps the container wants to its neighbours in a stack whose spacing is not given.
  static var spacing: ContainerSpacing { get }

  /// Works out once what the children will be asked many times.
  func makeCache(for children: LayoutChildren) -> Cache

  /// The size of the container for an offer.
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Cache) -> Size

  /// Gives every child a place in a container of `size`.
  ///
  /// A child that gets none stays at the top leading corner, offered the container's size.
  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Cache)
}

extension ContainerLayout {
  /// Stretches inside run along both axes.
  public static var stackAxis: LayoutAxis? { nil }

  /// What the children want, as SwiftUI's layouts do.
  public static var spacing: ContainerSpacing { .children }
}

extension ContainerLayout where Cache == Void {
  /// Nothing is worked out.
  public func makeCache(for children: LayoutChildren) {}
}

/// What gaps a container wants to its neighbours in a stack whose spacing is not given.
public enum ContainerSpacing: Hashable, Sendable {
  /// What ordinary content wants: 8 points to its like.
  case plain

  /// The largest of what its children want, on each side.
  case children

  /// No gap at all.
  case none
}

/// A layout whose type is only known at run time, with what it worked out.
class AnyContainerLayout {
  /// The name of its type.
  var name: String { "" }

  func size(in proposal: Proposal, children: LayoutChildren) -> Size { .zero }
  func place(in size: Size, proposal: Proposal, children: LayoutChildren) {}

  /// Forgets what it worked out, since its children changed.
  func forget() {}
}

/// A layout of type `Layout`, with what it worked out.
final class TypedContainerLayout<Layout: ContainerLayout>: AnyContainerLayout {
  private let layout: Layout
  private var cache: Layout.Cache?

  init(_ layout: Layout) {
    self.layout = layout
  }

  override var name: String { String(describing: Layout.self) }

  override func size(in proposal: Proposal, children: LayoutChildren) -> Size {
    withCache(for: children) { layout.size(in: proposal, children: children, cache: &$0) }
  }

  override func place(in size: Size, proposal: Proposal, children: LayoutChildren) {
    withCache(for: children) {
      layout.place(in: size, proposal: proposal, children: children, cache: &$0)
    }
  }

  override func forget() {
    cache = nil
  }

  private func withCache<Result>(
    for children: LayoutChildren,
    _ body: (inout Layout.Cache) -> Result
  ) -> Result {
    var present = cache ?? layout.makeCache(for: children)
    // What was worked out from questions that were too deep is worth nothing.
    defer { cache = children.tree.solver.isInterrupted ? nil : present }
    return body(&present)
  }
}

/// The children of a container during layout.
///
/// It is meant to be used while the container is asked, and is of no use afterwards.
public struct LayoutChildren: RandomAccessCollection {
  let tree: BoxTree
  private let children: [Int]
  private let depth: Int

  init(tree: BoxTree, parent: Int, depth: Int) {
    self.tree = tree
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
}

/// One child of a container during layout.
public struct LayoutChild {
  let tree: BoxTree
  let node: Int
  let depth: Int

  private var solver: Solver { tree.solver }

  /// The layout priority that its author gave it; 0 unless given.
  public var priority: Double { tree.nodes[node].priority }

  /// The size that it takes of an offer.
  public func size(_ proposal: Proposal) -> Size {
    tree.nodes[node].traits.remove(.awaitsOffer)
    return solver.ask(node, Offer(proposal), depth)
  }

  /// Puts it where its `anchor` meets `point` of the container, with a last offer.
  ///
  /// To be called in ``ContainerLayout/place(in:proposal:children:cache:)`` only.
  public func place(
    at point: Point,
    anchor: Anchoring = .topLeading,
    proposal: Proposal
  ) {
    if !point.x.isFinite || !point.y.isFinite { tree.desk.pointee.misplaced.append(node) }
    solver.place(node, at: point, anchor: anchor, offer: Offer(proposal), depth)
  }

  /// Leaves it out: neither it nor anything in it is shown or heard.
  ///
  /// To be called in ``ContainerLayout/place(in:proposal:children:cache:)`` only.
  public func leaveOut() {
    tree.nodes[node].traits.insert(.leftOut)
    tree.desk.pointee.hasLeftOut = true
  }

  /// The gap that it and `next`, which follows it along `axis`, want between them, in points.
  ///
  /// Ordinary neighbours want 8.
  public func gap(to next: LayoutChild, along axis: LayoutAxis) -> Double {
    tree.desk.pointee.tables.spacings.gap(
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

  /// What it tells the container's layout for `key`, or the default.
  public func value<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value {
    let told = Int(tree.nodes[node].told)
    guard told >= 0,
      let value = tree.desk.pointee.tables.told[told].values[ObjectIdentifier(key)]
    else { return Key.defaultValue }
    return erased(value)
  }

  /// What its subtree wrote for `key`, or the default.
  package func preference<Key: Preference>(_ key: Key.Type) -> Key.Value {
    let told = Int(tree.nodes[node].told)
    return told < 0
      ? Key.defaultValue : tree.desk.pointee.tables.told[told].preferences[key]
  }

  private func position(of guide: GuideIdentity, in proposal: Proposal) -> Double {
    _ = size(proposal)
    return solver.guide(tree.desk.pointee.tables.code(of: guide), of: node, depth)
  }
}
