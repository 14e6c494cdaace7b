extension Element {
  /// As large as the content wants to be, whatever is offered.
  public func fixedSize() -> some Element {
    fixedSize(horizontal: true, vertical: true)
  }

  /// As long as the content wants to be on the chosen axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Element {
    var node = Node(.fixedSize, .fixedSize)
    node.numbers.0 = horizontal ? 1 : 0
    node.numbers.1 = vertical ? 1 : 0
    return Boxed(node: node, content: self)
  }
}
