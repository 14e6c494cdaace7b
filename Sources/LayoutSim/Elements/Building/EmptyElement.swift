/// Nothing: it adds no box to its container.
public struct EmptyElement: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  /// Nothing.
  @inlinable
  public init() {}

  /// Adds nothing.
  @inlinable
  public func resolve(into resolver: inout Resolver) {}
}
