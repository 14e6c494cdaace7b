extension Element {
  /// Draws the content elsewhere; its frame, and all layout around it, stays put.
  ///
  /// A distance that is not finite counts as none.
  @inlinable
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    OffsetBox(x: x, y: y, content: self)
  }
}

@usableFromInline
struct OffsetBox<Content: Element>: Element {
  @usableFromInline typealias Body = Never

  @usableFromInline let x: Double
  @usableFromInline let y: Double
  @usableFromInline let content: Content

  @inlinable
  init(
    x: Double,
    y: Double,
    content: Content
  ) {
    self.x = x
    self.y = y
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openOffset(x: x, y: y)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
