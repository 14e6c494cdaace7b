/// Nothing: it adds no box to its container.
public struct EmptyElement: PrimitiveElement {
  /// Nothing.
  @inlinable
  public init() {}

  /// Adds nothing.
  @inlinable
  public func resolve(into resolver: inout Resolver) {}
}
