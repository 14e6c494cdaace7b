extension Element {
  /// Draws the content elsewhere, without affecting its frame or the layout around it.
  ///
  /// A distance that is not finite counts as zero.
  @inlinable
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    Boxed(.offset(x: x, y: y), content: self)
  }

  /// Draws the content elsewhere, by the width and the height of `distance`; see ``offset(x:y:)``.
  @inlinable
  public func offset(_ distance: Size) -> some Element {
    offset(x: distance.width, y: distance.height)
  }
}
