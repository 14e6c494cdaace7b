extension Element {
  /// Performs `action` with the content's size, after layout; it has no influence on layout.
  ///
  /// The size is unrounded. The first size is always told, then only sizes that differ. Inside one
  /// settling a size is told once only, so that two sizes cannot take turns for ever.
  public func onSizeChange(
    perform action: @escaping @MainActor (Size) -> Void
  ) -> some Element {
    SizeReader(action: action, content: self)
  }
}

private struct SizeReader<Content: Element>: Element {
  typealias Body = Never

  let action: @MainActor (Size) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    var node = Node(.pass, .observer)
    node.payload = Int32(resolver.builder.tables.sizeObservers.count)
    resolver.builder.tables.sizeObservers.append(SizeObserver(slot: slot, action: action))
    let place = resolver.place.enter(slot)
    resolver.openBox(node)
    resolver.openGroup()
    content.resolve(into: &resolver)
    resolver.closeGroup()
    resolver.closeModifier()
    resolver.place.leave(to: place)
  }
}
