/// Content whose state is kept in a separate store, such as that of a screen that may be covered.
package struct StateScope<Content: Element>: PrimitiveElement {
  private let state: StateStore
  private let content: Content

  package init(_ state: StateStore, @ElementBuilder content: () -> Content) {
    self.state = state
    self.content = content()
  }

  package func resolve(into resolver: inout Resolver) {
    resolver.scope(state) { content.resolve(into: &$0) }
  }
}
