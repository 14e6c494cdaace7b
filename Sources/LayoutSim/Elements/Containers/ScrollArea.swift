/// A window onto content that may be longer than the window.
///
/// The content is asked for its ideal length along the axis and stands at the start. Along the
/// axis the window takes what it is offered; across it is as wide as the content.
public struct ScrollArea<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  @usableFromInline let axis: LayoutAxis
  @usableFromInline let content: Content

  /// A window onto `content` that scrolls along `axis`; several elements follow each other there.
  @inlinable
  public init(_ axis: LayoutAxis = .vertical, @ElementBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  /// Adds a box with the content in it.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openScroll(horizontal: axis == .horizontal, vertical: axis == .vertical)
    content.resolve(into: &resolver)
    resolver.closeScroll(scope)
  }
}
