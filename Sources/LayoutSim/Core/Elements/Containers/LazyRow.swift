/// Elements side by side, as in a scroll area, where room does not run out.
///
/// Each is offered the height of the row and as much width as it wants. The row takes the whole
/// height that it is offered, and is as high as its highest element where none is. It imitates
/// SwiftUI's lazy stack, with every element made: the length of distant elements, which a device
/// estimates, is exact.
public struct LazyRow<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A row whose elements stand at `alignment` of its height; baselines meet each other.
  ///
  /// The gap between neighbours is `spacing` points; `nil` lets each pair decide, as in a row, and
  /// so does a number that is not finite.
  @inlinable
  public init(
    alignment: VerticalGuide = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a box with the elements in it.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyStackLayout(
      axis: .horizontal,
      alignment: Anchoring(horizontal: .leading, vertical: alignment),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.container(layout, label: .lazyRow, axis: .stack(.horizontal)) {
      content.resolve(into: &$0)
    }
  }
}
