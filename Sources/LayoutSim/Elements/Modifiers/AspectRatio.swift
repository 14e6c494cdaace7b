extension Element {
  /// Offers the content a rectangle of a given shape.
  ///
  /// The `ratio` is width over height; `nil` takes the shape of the content's ideal size, and so
  /// does one that is not positive and finite. With `fit` the rectangle is the largest inside what
  /// is offered, without it the smallest that covers it.
  @inlinable
  public func aspectRatio(_ ratio: Double? = nil, fit: Bool) -> some Element {
    Boxed(.aspectRatio(ratio, fit: fit), content: self)
  }
}
