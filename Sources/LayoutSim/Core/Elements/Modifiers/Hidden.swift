extension Element {
  /// Hides the content but keeps its space, unless `isHidden` is `false`.
  ///
  /// It is laid out as usual, cannot be tapped, and has no line in outlines unless they print all boxes. Of
  /// several elements, such as the rows of an ``Each``, each is hidden. It imitates SwiftUI's modifier of that
  /// name.
  public func hidden(_ isHidden: Bool = true) -> some Element {
    Hidden(content: self, isHidden: isHidden)
  }
}

/// Content that is hidden on a condition; the condition changes neither its boxes nor its state.
private struct Hidden<Content: Element>: PrimitiveElement {
  let content: Content
  let isHidden: Bool

  func resolve(into resolver: inout Resolver) {
    guard isHidden else { return content.resolve(into: &resolver) }
    var node = Node(.pass, .group)
    node.semantics = Int32(resolver.builder.tables.semantics.count)
    resolver.builder.tables.semantics.append(Semantics(detail: .layout, flags: .hidden))
    resolver.openBox(node)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}
