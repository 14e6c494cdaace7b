/// One of two elements with separate identities, built from an `if` with `else`.
public enum ConditionalElement<First: Element, Second: Element>: PrimitiveElement {
  /// The content if the condition holds.
  case first(First)

  /// The content if the condition does not hold.
  case second(Second)

  /// Adds the boxes of the branch that was taken.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.openDynamicContent()
    switch self {
    case .first(let element): resolver.child(element, at: 0)
    case .second(let element): resolver.child(element, at: 1)
    }
    resolver.closeDynamicContent()
  }
}

extension Optional: Element where Wrapped: Element {
  /// The element resolves itself.
  public typealias Body = Never

  /// Adds the boxes of the element, if there is one.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.openDynamicContent()
    if let element = self { element.resolve(into: &resolver) }
    resolver.closeDynamicContent()
  }
}
