/// Content that is one box: several elements are one below the other.
struct StackedIfSeveral<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.openGroup()
    content.resolve(into: &resolver)
    resolver.closeGroup()
  }
}
