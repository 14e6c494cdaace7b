/// Elements in a horizontal stack of unlimited width, as in a scroll area.
///
/// Each is offered the height of the row and no width. The row takes the whole height that it is offered, or
/// is as high as its first element without an offer. It imitates SwiftUI's lazy stack, except that every
/// element is created: the lengths of distant elements, which a device estimates, are exact. In a scroll area on a stage its
/// elements appear, and begin their tasks, when they come into sight.
public struct LazyRow<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let pinned: PinnedParts
  @usableFromInline let content: Content

  /// Creates a row whose elements are aligned by `alignment` of its height; baselines are aligned with each
  /// other.
  ///
  /// The gap between neighbours is `spacing` points; `nil`, or a number that is not finite, leaves it to each
  /// pair, as in a row.
  /// `pinnedViews` of its sections stay in sight while they are scrolled.
  @inlinable
  public init(
    alignment: VerticalGuide = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyStackLayout(
      axis: .horizontal,
      alignment: Anchoring(horizontal: .leading, vertical: alignment),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.builder.tables.createsRows = true
    resolver.container(layout, label: .lazyRow, axis: .stack(.horizontal)) { resolver in
      let start = resolver.builder.nodes.count
      content.resolve(into: &resolver)
      resolver.builder.pin(pinned, from: start, along: .horizontal)
    }
  }
}
