/// Elements in a horizontal stack.
///
/// Each is offered an equal share of the remaining width, the least flexible first. The row is as high as its
/// highest element, and as wide as all together.
public struct Row<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a row whose elements are aligned by `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` leaves it to each pair: 8 between ordinary
  /// elements, including text, and none beside a stretch.
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

  /// Adds a box that contains the elements.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openRow(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
