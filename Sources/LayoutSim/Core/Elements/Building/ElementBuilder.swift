/// Builds one element from the elements in a block of code.
@resultBuilder
@MainActor
public enum ElementBuilder {
  /// An empty block.
  @inlinable
  public static func buildBlock() -> EmptyElement { EmptyElement() }

  /// The first element of a block.
  @inlinable
  public static func buildPartialBlock<Content: Element>(first content: Content) -> Content {
    content
  }

  /// The next element of a block.
  @inlinable
  public static func buildPartialBlock<Content: Element, Next: Element>(
    accumulated content: Content,
    next: Next
  ) -> ElementPair<Content, Next> {
    ElementPair(content, next)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Content: Element>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: Element, Second: Element>(
    first: First
  ) -> ConditionalElement<First, Second> {
    .first(first)
  }

  /// The second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: Element, Second: Element>(
    second: Second
  ) -> ConditionalElement<First, Second> {
    .second(second)
  }

  /// Content with limited availability.
  @inlinable
  public static func buildLimitedAvailability<Content: Element>(_ content: Content) -> AnyElement {
    AnyElement(content)
  }
}
