extension Element {
  /// Makes `id` part of the identity: with another id the content starts with fresh state.
  public func id(_ id: some Hashable) -> some Element {
    ExplicitIdentity(id: AnyHashable(id), content: self)
  }
}

private struct ExplicitIdentity<Content: Element>: PrimitiveElement {
  let id: AnyHashable
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.child(content, id: id)
  }
}
