/// The stack axis inside a box.
enum InnerAxis {
  case unchanged
  case stack(LayoutAxis)
  case none
}

extension Resolver {
  /// Adds a box that `layout` lays out around any number of children.
  ///
  /// A window hides its content from its surroundings: its guides, and whether there is any.
  mutating func container<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    axis: InnerAxis,
    semantics: Semantics? = nil,
    isWindow: Bool = false,
    recordsChildren: Bool = false,
    content: (inout Resolver) -> Void
  ) {
    let outer = stackAxis
    var node = node(for: layout, label: label, semantics: semantics)
    node.isWindow = isWindow
    openBox(node, recordsChildren: recordsChildren)
    switch axis {
    case .unchanged: break
    case .stack(let axis): stackAxis = axis
    case .none: stackAxis = nil
    }
    rowLevel.enter()
    content(&self)
    rowLevel.leave()
    closeBox()
    stackAxis = outer
  }

  /// Adds a box that `layout` lays out around one child: no box if there is no child, and one for each of
  /// several.
  mutating func wrapper<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    semantics: Semantics? = nil,
    content: (inout Resolver) -> Void
  ) where Layout.Cache == Void {
    // Several boxes share the layout, which must therefore store nothing about its child.
    openBox(node(for: layout, label: label, semantics: semantics))
    content(&self)
    closeModifier()
  }

  private mutating func node<Layout: ContainerLayout>(
    for layout: Layout,
    label: BoxLabel,
    semantics: Semantics?
  ) -> Node {
    var node = Node.container(TypedContainerLayout(layout), label, in: &builder.tables)
    if let semantics {
      node.semantics = Int32(builder.tables.semantics.count)
      builder.tables.semantics.append(semantics)
    }
    return node
  }
}
