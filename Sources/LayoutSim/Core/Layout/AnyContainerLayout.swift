/// A layout whose type is only known at run time, with what it worked out.
class AnyContainerLayout {
  /// The name of its type.
  var name: String { "" }

  /// Whether it says where guides of its container are.
  var placesGuides: Bool { false }

  func spacing(of children: ChildSpacings) -> Spacing { children.union }
  func size(in proposal: Proposal, children: LayoutChildren) -> Size { .zero }
  func place(in size: Size, proposal: Proposal, children: LayoutChildren) {}

  /// Where `guide` is in a container of `size` whose children have been placed; `nil` where the layout
  /// says nothing about it.
  func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? { nil }
}

/// A layout of type `Layout`, with what it worked out.
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
      // It is the same layout, whose cache is of the same type.
      var known: Placing.Cache = erased(cache)
      defer { cache = erased(known) }
      return isHorizontal
        ? layout.position(
          of: HorizontalGuide(guide),
          in: size,
          proposal: proposal,
          children: children,
          cache: &known
        )
        : layout.position(
          of: VerticalGuide(guide),
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
    // What was worked out from questions that were too deep is worth nothing.
    defer { cache = children.tree.solver.isInterrupted ? nil : present }
    return body(&present)
  }
}
