/// Builds one element from the elements in a block of code.
@resultBuilder
@MainActor
public enum ElementBuilder {
  /// An empty block.
  @inlinable
  public static func buildBlock() -> EmptyElement { EmptyElement() }

  /// A block of one element.
  @inlinable
  public static func buildBlock<Content: Element>(_ content: Content) -> Content { content }

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
