/// Content in a box that lays out one child.
struct Boxed<Content: Element>: Element {
  typealias Body = Never

  let node: Node
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.modifier(node) { content.resolve(into: &$0) }
  }
}
