/// Elements side by side.
///
/// Each is offered an equal share of the room that is left, the least flexible first. The row is
/// as high as its elements need, and as wide as their sum.
public struct Row<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: VerticalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A row whose elements meet at `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` lets each pair decide: 8 between ordinary
  /// ones, text included, and none beside a stretch.
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
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openRow(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
