/// Elements that are laid out by a custom layout.
public struct Container<Layout: ContainerLayout, Content: Element>: PrimitiveElement {
  private let layout: Layout
  private let content: Content

  /// A container that lays out `content` as `layout` says.
  public init(_ layout: Layout, @ElementBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }

  /// Adds a box with the content in it.
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openContainer(
      TypedContainerLayout(layout),
      stackAxis: Layout.stackAxis
    )
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
