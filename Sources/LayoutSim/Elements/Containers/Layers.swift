/// Elements on top of each other, the first one at the back.
///
/// It is as large as the largest of the elements with the highest priority.
public struct Layers<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let alignment: Anchoring
  private let content: Content

  /// Layers whose elements meet at `alignment`.
  public init(alignment: Anchoring = .center, @ElementBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a box with the elements in it.
  public func resolve(into resolver: inout Resolver) {
    var node = Node(.layers, .layers)
    node.anchoring = alignment
    resolver.box(node, axis: .none) { content.resolve(into: &$0) }
  }
}
