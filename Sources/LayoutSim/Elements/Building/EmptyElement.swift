/// Nothing: it adds no box to its container.
public struct EmptyElement: Element {
  /// Nothing.
  public init() {}

  /// Adds nothing.
  public func resolve(into resolver: inout Resolver) {}
}

extension EmptyElement {
  /// The element resolves on its own.
  public typealias Body = Never
}
