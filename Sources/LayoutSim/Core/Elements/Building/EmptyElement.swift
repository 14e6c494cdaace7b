/// An empty element, which adds no box to its container.
public struct EmptyElement: PrimitiveElement {
  /// Creates an empty element.
  @inlinable
  public init() {}

  /// Adds no boxes.
  @inlinable
  public func resolve(into resolver: inout Resolver) {}
}
