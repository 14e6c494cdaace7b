extension Element {
  /// Performs `action` with the content's size, after layout; it has no influence on layout.
  ///
  /// The size is unrounded. The action runs for the first size, then only for sizes that differ. Inside one
  /// settling it runs for a size once only, so that two sizes cannot take turns for ever.
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
