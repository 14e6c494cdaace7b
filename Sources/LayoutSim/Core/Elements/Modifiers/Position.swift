extension Element {
  /// Centres the content at a point of a box that fills its offer.
  ///
  /// The coordinates are in points from the box's top leading corner; one that is not finite counts as zero.
  /// Without an offer the box is as long as the content.
  @inlinable
  public func position(x: Double = 0, y: Double = 0) -> some Element {
    Boxed(.position(x: x, y: y), content: self)
  }
}
