/// A type-erased layout with its cache.
class AnyContainerLayout {
  /// The name of its type.
  var name: String { "" }

  /// Whether it positions guides of its container.
  var placesGuides: Bool { false }

  func spacing(of children: ChildSpacings) -> Spacing { children.union }
  func size(in proposal: Proposal, children: LayoutChildren) -> Size { .zero }
  func place(in size: Size, proposal: Proposal, children: LayoutChildren) {}

  /// Empties the cache, before the container is laid out in another tree.
  func forgetChildren() {}

  /// The position of `guide` in a container of `size` whose children have been placed; `nil` if the layout
  /// does not define it.
  func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? { nil }
}

/// A layout of type `Layout`, with its cache.
final class TypedContainerLayout<Layout: ContainerLayout>: AnyContainerLayout {
  private let layout: Layout
  private var cache: Layout.Cache?

  init(_ layout: Layout) {
    self.layout = layout
  }

  override var name: String { String(describing: Layout.self) }

  override var placesGuides: Bool { layout is any GuidePlacingLayout }

  override func spacing(of children: ChildSpacings) -> Spacing { layout.spacing(of: children) }

  override func size(in proposal: Proposal, children: LayoutChildren) -> Size {
    withCache(for: children) { layout.size(in: proposal, children: children, cache: &$0) }
  }

  override func place(in size: Size, proposal: Proposal, children: LayoutChildren) {
    withCache(for: children) {
      layout.place(in: size, proposal: proposal, children: children, cache: &$0)
    }
  }

  override func forgetChildren() { cache = nil }

  override func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? {
    guard let layout = layout as? any GuidePlacingLayout else { return nil }
    return position(of: guide, isHorizontal, layout, in: size, proposal, children)
  }

  private func position<Placing: GuidePlacingLayout>(
    of guide: GuideIdentity,
    _ isHorizontal: Bool,
    _ layout: Placing,
    in size: Size,
    _ proposal: Proposal,
    _ children: LayoutChildren
  ) -> Double? {
    withCache(for: children) { cache in
      // It is the same layout, whose cache has the same type.
      var known: Placing.Cache = erased(cache)
      defer { cache = erased(known) }
      return isHorizontal
        ? layout.position(
          of: HorizontalGuide(identity: guide),
          in: size,
          proposal: proposal,
          children: children,
          cache: &known
        )
        : layout.position(
          of: VerticalGuide(identity: guide),
          in: size,
          proposal: proposal,
          children: children,
          cache: &known
        )
    }
  }

  private func withCache<Result>(
    for children: LayoutChildren,
    _ body: (inout Layout.Cache) -> Result
  ) -> Result {
    var present = cache ?? layout.makeCache(for: children)
    // A cache computed from interrupted questions is invalid.
    defer { cache = children.tree.solver.isInterrupted ? nil : present }
    return body(&present)
  }
}
