/// Elements on top of each other, with the first one at the back.
///
/// It is as large as the largest of the elements with the highest priority.
public struct Layers<Content: Element>: PrimitiveElement {
  @usableFromInline let alignment: Anchoring
  @usableFromInline let content: Content

  /// Creates layers whose elements are aligned by `alignment`.
  @inlinable
  public init(alignment: Anchoring = .center, @ElementBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a box that contains the elements.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openLayers(alignment)
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
