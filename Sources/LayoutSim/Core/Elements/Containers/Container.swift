/// Elements in a custom layout.
public struct Container<Layout: ContainerLayout, Content: Element>: PrimitiveElement {
  private let layout: Layout
  private let content: Content

  /// Creates a container that lays out `content` with `layout`.
  public init(_ layout: Layout, @ElementBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }

  /// Adds a box that contains the content.
  public func resolve(into resolver: inout Resolver) {
    let scope = resolver.openContainer(
      TypedContainerLayout(layout),
      stackAxis: Layout.stackAxis
    )
    content.resolve(into: &resolver)
    resolver.closeBox(scope)
  }
}
