extension Element {
  /// Draws the content elsewhere; its frame, and all layout around it, stays put.
  ///
  /// A distance that is not finite counts as none.
  public func offset(x: Double = 0, y: Double = 0) -> some Element {
    var node = Node(.offset, .offset)
    node.numbers.0 = x.orZero
    node.numbers.1 = y.orZero
    return Boxed(node: node, content: self)
  }
}
