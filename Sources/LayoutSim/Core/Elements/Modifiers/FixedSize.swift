extension Element {
  /// Gives the content its ideal size, regardless of the offer.
  @inlinable
  public func fixedSize() -> some Element {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the content its ideal length on the chosen axes, regardless of the offer.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Element {
    Boxed(.fixedSize(horizontal: horizontal, vertical: vertical), content: self)
  }
}
