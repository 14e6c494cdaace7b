extension Element {
  /// As large as the content wants to be, whatever is offered.
  @inlinable
  public func fixedSize() -> some Element {
    fixedSize(horizontal: true, vertical: true)
  }

  /// As long as the content wants to be on the chosen axes, whatever is offered.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Element {
    FixedSizeBox(horizontal: horizontal, vertical: vertical, content: self)
  }
}

@usableFromInline
struct FixedSizeBox<Content: Element>: Element {
  @usableFromInline typealias Body = Never

  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool
  @usableFromInline let content: Content

  @inlinable
  init(
    horizontal: Bool,
    vertical: Bool,
    content: Content
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openFixedSize(horizontal: horizontal, vertical: vertical)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
