extension Element {
  /// Performs `action` with the content's size, after layout, which it does not affect.
  ///
  /// The size is unrounded. The action runs for the first size, then only for sizes that differ. While the
  /// screen settles it runs at most once for a size, so that two sizes cannot alternate forever.
  public func onSizeChange(
    perform action: @escaping @MainActor (Size) -> Void
  ) -> some Element {
    SizeObserved(action: action, content: self)
  }
}

private struct SizeObserved<Content: Element>: PrimitiveElement {
  let action: @MainActor (Size) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.observed(by: Self.self, .size(action), content: content)
  }
}
