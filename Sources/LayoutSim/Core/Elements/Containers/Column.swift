/// Elements one below the other.
///
/// Each is offered an equal share of the room that is left, the least flexible first. The column
/// is as wide as its elements need, and as high as their sum.
public struct Column<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: HorizontalGuide
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A column whose elements meet at `alignment`.
  ///
  /// The gap between neighbours is `spacing` points. `nil` lets each pair decide: 8 between ordinary
  /// ones, none beside a stretch, and around text what its font asks for. Below something else a text
  /// keeps its descent and a tenth of its line; above something else at least as much, counted from
  /// its capitals; below another text the leading of its style (2 for body). These are the rules of a
  /// reimplementation of the platform; padding and frames around a text bring back the ordinary 8.
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
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openColumn(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
