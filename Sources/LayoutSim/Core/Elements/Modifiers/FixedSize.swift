extension Element {
  /// As large as the content wants to be, whatever is offered.
  @inlinable
  public func fixedSize() -> some Element {
    fixedSize(horizontal: true, vertical: true)
  }

  /// As long as the content wants to be on the chosen axes, whatever is offered.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Element {
    Boxed(.fixedSize(horizontal: horizontal, vertical: vertical), content: self)
  }
}
