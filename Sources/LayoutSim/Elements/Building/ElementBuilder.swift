/// Makes one element of the elements that stand in a block of code.
@resultBuilder
@MainActor
public enum ElementBuilder {
  /// An empty block.
  public static func buildBlock() -> EmptyElement { EmptyElement() }

  /// A block of one element.
  public static func buildBlock<Content: Element>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildOptional<Content: Element>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Element, Second: Element>(
    first: First
  ) -> ConditionalElement<First, Second> {
    .first(first)
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: Element, Second: Element>(
    second: Second
  ) -> ConditionalElement<First, Second> {
    .second(second)
  }

  /// A `for` loop.
  public static func buildArray<Content: Element>(
    _ elements: [Content]
  ) -> RepeatedElement<Content> {
    RepeatedElement(elements: elements)
  }

  /// Content that needs a newer system than the block around it.
  public static func buildLimitedAvailability<Content: Element>(_ content: Content) -> AnyElement {
    AnyElement(content)
  }
}
