extension Element {
  /// Draws the content elsewhere; its frame, and all layout around it, stays put.
  ///
  /// A distance that is not finite counts as none.
  @inlinable
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    Boxed(.offset(x: x, y: y), content: self)
  }
}
