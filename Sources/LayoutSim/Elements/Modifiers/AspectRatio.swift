extension Element {
  /// Offers the content a rectangle of a given shape.
  ///
  /// The `ratio` is width over height; `nil` takes the shape of the content's ideal size, and so
  /// does one that is not positive and finite. With `fit` the rectangle is the largest inside what
  /// is offered, without it the smallest that covers it.
  @inlinable
  public func aspectRatio(_ ratio: Double? = nil, fit: Bool) -> some Element {
    AspectRatioBox(ratio: ratio, fit: fit, content: self)
  }
}

@usableFromInline
struct AspectRatioBox<Content: Element>: Element {
  @usableFromInline typealias Body = Never

  @usableFromInline let ratio: Double?
  @usableFromInline let fit: Bool
  @usableFromInline let content: Content

  @inlinable
  init(
    ratio: Double?,
    fit: Bool,
    content: Content
  ) {
    self.ratio = ratio
    self.fit = fit
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openAspectRatio(ratio, fit: fit)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
