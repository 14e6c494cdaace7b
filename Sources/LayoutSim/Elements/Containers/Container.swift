/// Elements that are laid out by a layout of one's own.
package struct Container<Content: Element>: Element {
  package typealias Body = Never

  private let layout: any ContainerLayout
  private let content: Content

  package init(_ layout: any ContainerLayout, @ElementBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }

  package func resolve(into resolver: inout Resolver) {
    var node = Node(.container, .container)
    node.payload = resolver.store.layouts.count
    resolver.store.layouts.append(layout)
    resolver.box(node, axis: .none, recordsChildren: true) { content.resolve(into: &$0) }
  }
}
