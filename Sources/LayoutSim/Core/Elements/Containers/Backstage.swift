/// Content that goes on without being shown: it is resolved, laid out and told of changes, but nothing in it appears,
/// and no outline, touch or field of it is known.
struct Backstage<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    var node = Node(.pass, .group)
    node.traits.insert(.backstage)
    resolver.builder.tables.hasBackstage = true
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}
