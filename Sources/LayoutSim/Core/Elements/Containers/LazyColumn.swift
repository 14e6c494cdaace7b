/// Elements one below the other, as in a scroll area, where room does not run out.
///
/// Each is offered the width of the column and as much height as it wants. The column takes the
/// whole width that it is offered, and is as wide as its widest element where none is. It imitates
/// SwiftUI's lazy stack, with every element made: the length of distant rows, which a device
/// estimates, is exact.
public struct LazyColumn<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: HorizontalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A column whose elements stand at `alignment` of its width.
  ///
  /// The gap between neighbours is `spacing` points; `nil` lets each pair decide, as in a column,
  /// and so does a number that is not finite.
  @inlinable
  public init(
    alignment: HorizontalGuide = .center,
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
      axis: .vertical,
      alignment: Anchoring(horizontal: alignment, vertical: .top),
      spacing: spacing.flatMap { $0.isFinite ? $0.asLength : nil }
    )
    resolver.container(layout, label: .lazyColumn, axis: .stack(.vertical)) {
      content.resolve(into: &$0)
    }
  }
}
