/// Several elements that are modified together, each by itself.
///
/// It has no layout of its own: in a column its elements are elements of the column. It imitates SwiftUI's container of
/// that purpose.
public struct ElementGroup<Content: Element>: PrimitiveElement {
  let content: Content

  /// Creates a group of the elements of `content`.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the boxes of the elements.
  public func resolve(into resolver: inout Resolver) {
    content.resolve(into: &resolver)
  }
}
