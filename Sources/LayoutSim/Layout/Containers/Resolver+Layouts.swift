extension Resolver {
  /// Adds a box that `layout` lays out around any number of children.
  mutating func container<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    axis: InnerAxis,
    semantics: Semantics? = nil,
    recordsChildren: Bool = false,
    content: (inout Resolver) -> Void
  ) {
    let node = node(for: layout, label: label, semantics: semantics)
    box(node, axis: axis, recordsChildren: recordsChildren, content: content)
  }

  /// Adds a box that `layout` lays out around one child: none if there is no child, and one for
  /// each of several.
  mutating func wrapper<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    semantics: Semantics? = nil,
    content: (inout Resolver) -> Void
  ) where Layout.Cache == Void {
    // Several boxes share the layout, which must therefore remember nothing about its child.
    modifier(node(for: layout, label: label, semantics: semantics), content: content)
  }

  private mutating func node<Layout: ContainerLayout>(
    for layout: Layout,
    label: BoxLabel,
    semantics: Semantics?
  ) -> Node {
    var node = Node(.container, label)
    node.payload = store.layouts.count
    store.layouts.append(TypedContainerLayout(layout))
    if let semantics {
      node.semantics = store.semantics.count
      store.semantics.append(semantics)
    }
    return node
  }
}
