/// An element of a block with everything before it, which may be another pair.
public struct ElementPair<First: Element, Second: Element>: PrimitiveElement {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Adds the boxes of both, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(first, at: 0)
    resolver.child(second, at: 1)
  }
}
