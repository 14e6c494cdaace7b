/// A window onto content that may be longer than the window.
///
/// The content is asked for its ideal length along the axis and stands at the start. Along the
/// axis the window takes what it is offered; across it is as wide as the content.
public struct ScrollArea<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let axis: LayoutAxis
  private let content: Content

  /// A window onto `content` that scrolls along `axis`; several elements follow each other there.
  public init(_ axis: LayoutAxis = .vertical, @ElementBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }

  /// Adds a box with the content in it.
  public func resolve(into resolver: inout Resolver) {
    var node = Node(.scroll, .scroll)
    node.axis = axis
    node.semantics = resolver.store.semantics.count
    resolver.store.semantics.append(Semantics(role: .scroll))
    resolver.box(node, axis: .stack(axis)) { resolver in
      resolver.gathered(as: .stack(axis, spacing: nil)) { content.resolve(into: &$0) }
    }
  }
}
