/// Elements in a vertical stack of unlimited height, as in a scroll area.
///
/// Each is offered the width of the column and no height. The column takes the whole width that it is
/// offered, or is as wide as its first element without an offer. It imitates SwiftUI's lazy stack, except
/// that every element is created: the lengths of distant rows, which a device estimates, are exact. In a scroll area
/// on a stage its elements appear, and begin their tasks, when they come into sight.
public struct LazyColumn<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: HorizontalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let pinned: PinnedParts
  @usableFromInline let content: Content

  /// Creates a column whose elements are aligned by `alignment` of its width.
  ///
  /// The gap between neighbours is `spacing` points; `nil`, or a number that is not finite, leaves it to each
  /// pair, as in a column.
  /// `pinnedViews` of its sections stay in sight while they are scrolled.
  @inlinable
  public init(
    alignment: HorizontalGuide = .center,
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
      axis: .vertical,
      alignment: Anchoring(horizontal: alignment, vertical: .top),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.builder.tables.createsRows = true
    resolver.container(layout, label: .lazyColumn, axis: .stack(.vertical)) { resolver in
      let start = resolver.builder.nodes.count
      content.resolve(into: &resolver)
      resolver.builder.pin(pinned, from: start, along: .vertical)
    }
  }
}
