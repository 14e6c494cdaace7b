/// Content whose state is kept in a store of its own, as a screen's is that may be covered.
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
