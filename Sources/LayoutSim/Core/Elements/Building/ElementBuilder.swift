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

/// An empty element, which adds no box to its container.
public struct EmptyElement: PrimitiveElement {
  /// Creates an empty element.
  @inlinable
  public init() {}

  /// Adds no boxes.
  @inlinable
  public func resolve(into resolver: inout Resolver) {}
}

/// A type-erased element, for types that are only known at run time.
///
/// The type is part of the identity: another type at the same place starts with fresh state.
public struct AnyElement: PrimitiveElement {
  private let box: ElementBox

  /// Erases the type of `content`.
  public init(_ content: any Element) {
    box = ElementBox(content)
  }

  /// Adds the boxes of the erased element.
  public func resolve(into resolver: inout Resolver) {
    resolver.noteDynamicContent()
    resolver.child(anyType: box.content)
  }
}

extension ConditionalElement: LocatedValue {
  /// Whether both have equal content in the same branch.
  func isSame(as other: ConditionalElement, for purpose: ValueComparison.Purpose) -> Bool {
    let catalogue = MemberCatalogue.shared
    switch (self, other) {
    case (.first(let content), .first(let other)):
      return catalogue.comparison(of: First.self, for: purpose).areEqual(content, other)
    case (.second(let content), .second(let other)):
      return catalogue.comparison(of: Second.self, for: purpose).areEqual(content, other)
    default: return false
    }
  }
}

extension AnyElement: LocatedValue {
  var content: any Element { box.content }

  /// Whether both have equal content of one type.
  func isSame(as other: AnyElement, for purpose: ValueComparison.Purpose) -> Bool {
    if box === other.box { return true }
    func areEqual<Content: Element>(_ content: Content) -> Bool {
      guard let other = other.box.content as? Content else { return false }
      return MemberCatalogue.shared.comparison(of: Content.self, for: purpose)
        .areEqual(content, other)
    }
    return areEqual(box.content)
  }
}

/// Content that is one box: several elements are one below the other, or side by side.
struct StackedIfSeveral<Content: Element>: PrimitiveElement {
  var axis: LayoutAxis?
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.openGroup()
    content.resolve(into: &resolver)
    if let axis {
      resolver.closeGroup(.stack(axis, spacing: nil))
    } else {
      resolver.closeGroup()
    }
  }
}
